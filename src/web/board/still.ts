/**
 * A drawing as it is seen now, as one that needs no style sheet: of every shape its colours and lines are written to itself, what
 * is not seen is left out, and what a style sheet has moved is where it was moved to. So a picture is the board, in any viewer.
 */
export function stillOf(drawing: SVGSVGElement, paints: ParentNode): SVGGElement {
  const whole = make("g");
  const painted = new Set<string>();
  for (const part of drawing.children) copyInto(whole, part as SVGGraphicsElement, painted);
  const defs = make("defs");
  for (const id of painted) {
    const paint = paints.querySelector(`#${CSS.escape(id)}`);
    if (paint) defs.append(paintOf(paint));
  }
  if (defs.childNodes.length > 0) whole.prepend(defs);
  return whole;
}

export function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

const geometry = ["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r"];

function copyInto(target: SVGElement, source: SVGGraphicsElement, painted: Set<string>): void {
  const style = getComputedStyle(source);
  if (style.display === "none" || Number(style.opacity) === 0) return;
  const copy = make(source.localName as "g");
  const transform = transformOf(source, style);
  if (transform) copy.setAttribute("transform", transform);
  if (Number(style.opacity) !== 1) copy.setAttribute("opacity", short(Number(style.opacity)));
  if (source.localName === "g") {
    for (const part of source.children) copyInto(copy, part as SVGGraphicsElement, painted);
    if (copy.childNodes.length > 0) target.append(copy);
    return;
  }
  if (style.visibility === "hidden" || !paint(copy, style, painted)) return;
  for (const name of geometry) {
    const value = source.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  if (source.localName === "text") {
    copy.textContent = source.textContent;
    copy.setAttribute("font-size", short(Number.parseFloat(style.fontSize)));
    copy.setAttribute("font-weight", style.fontWeight);
    copy.setAttribute("text-anchor", style.textAnchor);
  }
  target.append(copy);
}

/** Writes fill and line to a shape; false where it has neither and is not seen. */
function paint(shape: SVGElement, style: CSSStyleDeclaration, painted: Set<string>): boolean {
  const filled = setPaint(shape, "fill", style.fill, Number(style.fillOpacity), painted);
  const lined = setPaint(shape, "stroke", style.stroke, Number(style.strokeOpacity), painted);
  if (!filled) shape.setAttribute("fill", "none");
  if (lined) {
    shape.setAttribute("stroke-width", short(Number.parseFloat(style.strokeWidth)));
    if (style.strokeDasharray !== "none")
      shape.setAttribute("stroke-dasharray", style.strokeDasharray.replaceAll("px", ""));
    if (style.strokeLinecap !== "butt") shape.setAttribute("stroke-linecap", style.strokeLinecap);
    if (style.strokeLinejoin !== "miter") shape.setAttribute("stroke-linejoin", style.strokeLinejoin);
  }
  return filled || lined;
}

function setPaint(
  shape: SVGElement,
  name: "fill" | "stroke",
  value: string,
  opacity: number,
  painted: Set<string>,
): boolean {
  const id = /^url\(["']?#([^"')]+)/.exec(value)?.[1];
  if (id !== undefined) {
    painted.add(id);
    shape.setAttribute(name, `url(#${id})`);
    return true;
  }
  const colour = colourOf(value);
  if (!colour || colour.alpha * opacity === 0) return false;
  shape.setAttribute(name, colour.text);
  const share = colour.alpha * opacity;
  if (share !== 1) shape.setAttribute(`${name}-opacity`, short(share));
  return true;
}

/** A gradient with the colours that its stops have here. */
function paintOf(gradient: Element): Element {
  const copy = gradient.cloneNode(true) as Element;
  copy.removeAttribute("class");
  for (const [index, stop] of [...gradient.children].entries()) {
    const colour = colourOf(getComputedStyle(stop).stopColor);
    const own = copy.children[index];
    own?.removeAttribute("class");
    own?.setAttribute("stop-color", colour?.text ?? "none");
  }
  return copy;
}

/** A colour as every viewer reads it, `#rrggbb`, and how much of it there is. Browsers also compute `color(srgb …)`, from mixtures. */
export function colourOf(value: string): { readonly text: string; readonly alpha: number } | undefined {
  const found = /^(rgba?|color)\(\s*(srgb\s+)?([^)]+)\)$/.exec(value);
  if (!found) return undefined;
  const numbers = (found[3] as string).split(/[\s,/]+/).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const whole = found[2] === undefined ? 1 : 255;
  const hex = [red, green, blue].map((part) =>
    Math.round(Math.min(255, Math.max(0, part * whole)))
      .toString(16)
      .padStart(2, "0"),
  );
  return numbers.some(Number.isNaN) ? undefined : { text: `#${hex.join("")}`, alpha };
}

/** Where an element lies within its parent, attribute and style sheet together. */
function transformOf(element: SVGGraphicsElement, style: CSSStyleDeclaration): string | undefined {
  if (style.transform === "none" && !element.hasAttribute("transform")) return undefined;
  const outer = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  const own = element.getScreenCTM();
  if (!outer || !own) return undefined;
  const { a, b, c, d, e, f } = outer.inverse().multiply(own);
  const isMoved = [a - 1, b, c, d - 1].some((part) => Math.abs(part) > 1e-4);
  return isMoved
    ? `matrix(${[a, b, c, d, e, f].map(short).join(" ")})`
    : `translate(${short(e)} ${short(f)})`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
