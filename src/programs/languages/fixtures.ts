/** Small programs for the tests, and what runs them there. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { noSandbox, type Sandbox } from "../confine.ts";
import { usualLimits } from "../limits.ts";
import type { ProgramLanguageId } from "../problems.ts";
import { run } from "../run.ts";
import { inFreshFolder, takeIn } from "../submission/index.ts";
import { type LanguageTools, launchIn, prepare, toolsOn, type Wanted } from "./index.ts";

export const tools = toolsOn(process.env.PATH ?? "");

export type Files = Readonly<Record<string, string | Uint8Array>>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

interface Place {
  readonly sandbox: Sandbox;
  readonly tools: LanguageTools;
}

/** Takes files in, compiles and starts them on a line of input; gives what was prepared and what they printed. */
export function tryFiles(files: Files, wanted: Wanted = {}, place: Place = { sandbox: noSandbox, tools }) {
  const { sandbox } = place;
  return inFreshFolder(async (folder) => {
    const original = join(folder, "original");
    await writeFiles(original, files);
    const taken = await takeIn(original, join(folder, "source"));
    if (!taken.ok) return { prepared: taken, folder };
    const prepared = await prepare({
      submission: taken.submission,
      build: join(folder, "build"),
      wanted,
      tools: place.tools,
      run: (launch, limits) => run({ launch, limits, sandbox }),
    });
    if (!prepared.ok || prepared.entry === "") return { prepared, folder };
    const directory = join(folder, "case");
    await mkdir(directory);
    const launch = launchIn(directory, prepared.start);
    const limits = usualLimits[prepared.start.limits];
    const { output, errors, ending } = await run({ launch, limits, sandbox, input: Buffer.from("4 5\n") });
    return {
      prepared,
      folder,
      output: Buffer.from(output).toString(),
      errors: Buffer.from(errors).toString(),
      ending,
    };
  });
}

/** Reads two numbers and prints their sum, in each language in a file, and one that does not compile. */
export const programs: {
  readonly [Id in ProgramLanguageId]: {
    readonly name: string;
    readonly text: string;
    readonly broken: string;
  };
} = {
  java: {
    name: "Sum.java",
    text: `import java.util.Scanner;
public class Sum {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    System.out.println("Summe: " + (in.nextInt() + in.nextInt()) + " \u00e4");
  }
}
`,
    broken: "public class Sum {\n  int x = ;\n}\n",
  },
  c: {
    name: "sum.c",
    text: `#include <stdio.h>
#include <math.h>
/* int main(void) { */
int main(void) {
  int a, b;
  if (scanf("%d %d", &a, &b) != 2) return 1;
  printf("Summe: %d \u00e4\\n", (int)sqrt((double)(a + b) * (a + b)));
}
`,
    broken: '#include "no-such.h"\nint main(void) { return 0 }\n',
  },
  cpp: {
    name: "sum.cpp",
    text: `#include <iostream>
int main() {
  int a, b;
  std::cin >> a >> b;
  std::cout << "Summe: " << a + b << " \u00e4\\n";
}
`,
    broken: "int main() { return x; }\n",
  },
  rust: {
    name: "sum.rs",
    text: `fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let sum: i32 = line.split_whitespace().map(|word| word.parse::<i32>().unwrap()).sum();
    println!("Summe: {} \u00e4", sum);
}
`,
    broken: "fn main() { let x: i32 = ; }\n",
  },
  go: {
    name: "sum.go",
    text: `package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	fmt.Println("Summe:", a+b, "\u00e4")
}
`,
    broken: "package main\n\nfunc main() {\n\tx := \n}\n",
  },
  python: {
    name: "sum.py",
    text: 'a, b = map(int, input().split())\nprint("Summe:", a + b, "\u00e4")\n',
    broken: 'print "Summe"\n',
  },
  javascript: {
    name: "sum.js",
    text: `const text = require("node:fs").readFileSync(0, "utf8");
const [a, b] = text.trim().split(" ").map(Number);
console.log("Summe:", a + b, "\u00e4");
`,
    broken: "const x = ;\n",
  },
  typescript: {
    name: "sum.ts",
    text: `import { readFileSync } from "node:fs";
enum Order { First, Second }
const numbers: number[] = readFileSync(0, "utf8").trim().split(" ").map(Number);
console.log("Summe:", (numbers[Order.First] as number) + numbers[Order.Second]!, "\u00e4");
`,
    broken: "const x: number = ;\n",
  },
};
