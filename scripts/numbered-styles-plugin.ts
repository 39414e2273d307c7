import type { Plugin } from "vite";

/**
 * Emotion names a style by a sum over all its letters, for each control that is shown, whenever it is shown anew: a twentieth
 * of what a page does. Styles are few, and come again: in what is built each is named by a number.
 */
export function numberedStylesPlugin(): Plugin {
  const stub = "\0numbered-styles";
  const code = `const numbers = new Map();
export default (style) => {
  let number = numbers.get(style);
  if (number === undefined) numbers.set(style, (number = numbers.size.toString(36)));
  return number;
};`;
  return {
    name: "cardwright-numbered-styles",
    enforce: "pre",
    resolveId: (id) => (id === "@emotion/hash" ? stub : undefined),
    load: (id) => (id === stub ? code : undefined),
  };
}
