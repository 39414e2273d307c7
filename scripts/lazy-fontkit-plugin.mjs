import { createRequire } from "node:module";

/**
 * fontkit unpacks tables of all the world's scripts when it is loaded, which takes longer than setting a hundred cards;
 * most prints never ask it for a word. In what is built it is loaded by its first call.
 */
export function lazyFontkitPlugin() {
  const file = createRequire(import.meta.url).resolve("@pdf-lib/fontkit/dist/fontkit.es.js");
  const stub = "\0lazy-fontkit";
  const code = `let fontkit;
export default { create: (bytes) => (fontkit ??= require(${JSON.stringify(file)}).default).create(bytes) };`;
  return {
    name: "cardwright-lazy-fontkit",
    enforce: "pre",
    resolveId: (id) => (id === "@pdf-lib/fontkit" ? stub : undefined),
    load: (id) => (id === stub ? code : undefined),
  };
}
