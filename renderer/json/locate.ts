import { joinPointer, type Pointer, parentOf } from "../../schemas/json-pointer";
import { deepestJson, jsonIn } from "../../schemas/json-text";

/**
 * Where each value of a JSON text stands, by pointer. Reads as far as the text is sound and then stops,
 * so that a broken text still shows the problems of its upper part in place.
 */
interface TextSpan {
  start: number;
  end: number;
}

const token = /\s*(?:("(?:[^"\\]|\\.)*")|([{}[\],:])|([^\s{}[\],:"]+))/y;

export function locateValues(text: string, keys = new Map<Pointer, TextSpan>()): Map<Pointer, TextSpan> {
  const spans = new Map<Pointer, TextSpan>();
  let at = 0;

  const next = (): { word: string; start: number } | undefined => {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) return undefined;
    at = token.lastIndex;
    const word = match[1] ?? match[2] ?? match[3] ?? "";
    return { word, start: at - word.length };
  };

  const peek = (): string | undefined => {
    const before = at;
    const word = next()?.word;
    at = before;
    return word;
  };

  /** Reads the members up to the closing bracket; false when the text ends or breaks before it. */
  const members = (close: string, member: (index: number) => boolean): boolean => {
    if (peek() === close) return next() !== undefined;
    for (let index = 0; ; index++) {
      if (!member(index)) return false;
      const separator = next()?.word;
      if (separator === close) return true;
      if (separator !== ",") return false;
    }
  };

  const value = (pointer: Pointer, depth = 0): boolean => {
    const first = next();
    if (!first || depth > deepestJson) return false;
    let sound = true;
    if (first.word === "{") {
      sound = members("}", () => {
        const key = next();
        if (!key?.word.startsWith('"') || next()?.word !== ":") return false;
        const place = joinPointer(pointer, parseKey(key.word));
        keys.set(place, { start: key.start, end: key.start + key.word.length });
        return value(place, depth + 1);
      });
    } else if (first.word === "[") {
      sound = members("]", (index) => value(joinPointer(pointer, index), depth + 1));
    } else if (/^[}\],:]$/.test(first.word)) return false;
    spans.set(pointer, { start: first.start, end: at });
    return sound;
  };

  value("");
  return spans;
}

const parseKey = (quoted: string): string => String(jsonIn(quoted) ?? quoted.slice(1, -1));

/** What to mark of a value that is wrong: of an object with one field, as words of effects are, the field's name. */
export function locateWord(text: string, pointer: Pointer): TextSpan {
  const keys = new Map<Pointer, TextSpan>();
  locateValues(text, keys);
  const fields = [...keys].filter(([place]) => parentOf(place) === pointer);
  return pointer !== "" && fields.length === 1 ? fields[0]![1] : locate(text, pointer);
}

/** The field whose name stands at a place in the text. */
export function keyAt(text: string, offset: number): (TextSpan & { pointer: Pointer }) | undefined {
  const keys = new Map<Pointer, TextSpan>();
  locateValues(text, keys);
  const found = [...keys].find(([, { start, end }]) => start <= offset && offset <= end);
  return found && { pointer: found[0], ...found[1] };
}

/** The value at the pointer, or the nearest one around it that the text has. */
export function locate(text: string, pointer: Pointer): TextSpan {
  const spans = locateValues(text);
  for (let place = pointer; ; place = parentOf(place)) {
    const span = spans.get(place);
    if (span) return place === "" && pointer !== "" ? { start: span.start, end: span.start + 1 } : span;
    if (place === "") return { start: 0, end: 0 };
  }
}
