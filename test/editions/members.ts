/** The public members of a class, its own and its static ones: what a documented object model is held to. */
export function membersOf(type: abstract new (...args: never[]) => object): {
  own: string[];
  statics: string[];
} {
  const own = Object.getOwnPropertyNames(type.prototype).filter((name) => name !== "constructor");
  const builtIn = ["length", "name", "prototype"];
  const statics = Object.getOwnPropertyNames(type).filter((name) => !builtIn.includes(name));
  return { own: own.sort(), statics: statics.sort() };
}
