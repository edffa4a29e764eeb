/** The harness for others who ask Java classes: how it is made and started, and what is said to it. */
export { compileJavaHarness } from "./compile-java.ts";
export { makeQuestion, parseReply, type Question, type Reply } from "./lines.ts";
export { javaClassNames } from "./places.ts";
export { javaHarness } from "./source-java.ts";
