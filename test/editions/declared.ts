import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "rolldown/utils";

/**
 * What a file declares, as the lines of a Mermaid class diagram: visibility, name, parameters, types. A member whose type is neither
 * written nor plain from its value is an error: it could not be drawn.
 */
export interface Declared {
  /** Classes and interfaces by name. */
  readonly types: ReadonlyMap<string, { readonly kind: "class" | "interface"; readonly members: string[] }>;
  /** Its functions, those within functions too, and exported values. */
  readonly module: string[];
}

type Node = ESTree.Node;
type Parameter = ESTree.ParamPattern;

export function declaredIn(file: string): Declared {
  const source = readFileSync(file, "utf8");
  const types = new Map<string, { kind: "class" | "interface"; members: string[] }>();
  const module: string[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  for (const statement of program.body) {
    const exported = statement.type === "ExportNamedDeclaration";
    const node = exported ? statement.declaration : statement;
    if (node?.type === "ClassDeclaration" && node.id) {
      types.set(node.id.name, { kind: "class", members: classMembers(node) });
    } else if (node?.type === "TSInterfaceDeclaration") {
      const members = node.body.body.map((each) => `+${signature(each)}`);
      types.set(node.id.name, { kind: "interface", members });
    } else if (node?.type === "FunctionDeclaration") {
      module.push(`${exported ? "+" : "-"}${functionLine(node)}`);
      for (const inner of node.body?.body ?? []) {
        if (inner.type === "FunctionDeclaration") module.push(`-${functionLine(inner)}`);
      }
    } else if (exported && node?.type === "VariableDeclaration") {
      for (const { id, init } of node.declarations) {
        if (id.type === "Identifier" && id.typeAnnotation) {
          module.push(`+${id.name}: ${typeOf(id.typeAnnotation, init, id.name)}`);
        }
      }
    }
  }
  return { types, module };

  function classMembers(node: ESTree.Class): string[] {
    const name = node.id?.name ?? "";
    const members = node.body.body.flatMap((member) => classMember(name, member));
    const made = members.some((line) => line.startsWith(`+${name}(`));
    return made || node.superClass ? members : [`+${name}()`, ...members];
  }

  function classMember(type: string, member: ESTree.ClassElement): string[] {
    switch (member.type) {
      case "PropertyDefinition": {
        const { value } = member;
        const fixed = member.static && value?.type === "Literal" ? ` = ${text(value)}` : "";
        const line = `${nameOf(member)}: ${typeOf(member.typeAnnotation, value, nameOf(member))}${fixed}`;
        return [`${visibility(member)}${line}${member.static ? "$" : ""}`];
      }
      case "MethodDefinition":
      case "TSAbstractMethodDefinition": {
        const { params, returnType } = member.value;
        if (member.kind === "constructor") return [`+${type}(${parameters(params)})`];
        const answer = typeOf(returnType, undefined, nameOf(member));
        if (member.kind === "get") return [`${visibility(member)}${nameOf(member)}: ${answer}`];
        const mark = member.static ? "$" : member.type === "TSAbstractMethodDefinition" ? "*" : "";
        return [`${visibility(member)}${nameOf(member)}(${parameters(params)})${mark} ${answer}`];
      }
      default:
        return [];
    }
  }

  function signature(node: ESTree.TSSignature): string {
    if (node.type === "TSPropertySignature") {
      return `${text(node.key)}${node.optional ? "?" : ""}: ${typeOf(node.typeAnnotation, undefined, text(node.key))}`;
    }
    if (node.type !== "TSMethodSignature") throw new Error(`${file}: ${node.type} cannot be drawn`);
    const name = `${text(node.key)}${node.optional ? "?" : ""}`;
    return `${name}(${parameters(node.params)}) ${typeOf(node.returnType, undefined, name)}`;
  }

  function functionLine({ id, params, returnType }: ESTree.Function): string {
    return `${id?.name}(${parameters(params)}) ${typeOf(returnType, undefined, id?.name ?? "")}`;
  }

  function parameters(params: readonly Parameter[]): string {
    return params.map(parameter).join(", ");
  }

  function parameter(node: Parameter): string {
    if (node.type === "TSParameterProperty" || node.type === "RestElement") {
      throw new Error(`${file}: ${node.type} cannot be drawn`);
    }
    const optional = node.type === "AssignmentPattern";
    const target = optional ? node.left : node;
    if (!("typeAnnotation" in target)) throw new Error(`${file}: a parameter without its type`);
    const type = typeOf(target.typeAnnotation, optional ? node.right : undefined, "a parameter");
    // One that is taken apart at once has no name; it is called after its type.
    const name =
      target.type === "Identifier" ? target.name : `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const omissible = optional || ("optional" in target && target.optional);
    return `${name.replace(/^_/, "")}${omissible ? "?" : ""}: ${type}`;
  }

  function typeOf(
    annotation: ESTree.TSTypeAnnotation | null | undefined,
    value: Node | null | undefined,
    name: string,
  ): string {
    if (annotation) return drawn(text(annotation.typeAnnotation));
    if (value?.type === "Literal") return typeof value.value;
    if (value?.type === "NewExpression") return text(value.callee);
    throw new Error(`${file}: ${name} has no type that is written`);
  }

  function text({ start, end }: { readonly start: number; readonly end: number }): string {
    return source.slice(start, end);
  }

  function nameOf({ key }: { readonly key: Node }): string {
    return text(key).replace(/^#/, "");
  }

  function visibility({ key, accessibility }: { key: Node; accessibility?: string | null }): string {
    if (key.type === "PrivateIdentifier" || accessibility === "private") return "-";
    return accessibility === "protected" ? "#" : "+";
  }
}

/** Mermaid writes type arguments between tildes. */
function drawn(type: string): string {
  return type.replace(/\s+/g, " ").replace(/=>/g, "\0").replace(/[<>]/g, "~").replace(/\0/g, "=>");
}
