/**
 * JSON from outside, read with a limit of depth. Whoever walks a value (schemas, effects, texts, copies) may call itself
 * for every level: what passes here is far from where that ends.
 */

/** Levels of lists and objects. Effects of real cards have some fifteen; the walks stand several hundred. */
export const deepestJson = 100;

type ReadJson = { ok: true; json: unknown } | { ok: false; reason: "not-json" | "too-deep" };

export function readJson(text: string): ReadJson {
  if (isTooDeep(text)) return { ok: false, reason: "too-deep" };
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "not-json" };
  }
}

/** The same, where it doesn't matter why a text can't be read. */
export function jsonIn(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.json : undefined;
}

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a text opens more brackets than JSON from outside may; brackets within quotes don't count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfQuoted(text, at);
    else if (sign === openList || sign === openObject) {
      if (++depth > deepestJson) return true;
    } else if (sign === closeList || sign === closeObject) depth--;
  }
  return false;
}

/** The closing quote of what begins at `start`, or the text's end. */
function endOfQuoted(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before--;
    // Of an even number of backslashes each second one is meant.
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}
