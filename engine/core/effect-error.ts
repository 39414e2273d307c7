import { joinPointer, type Pointer, valueAt } from "../../schemas/json-pointer";
import type { Json } from "./vocabulary";

/** What of an effect is wrong: a part of the word around it, and what within that. */
interface Fault {
  part?: Json;
  path?: Pointer;
}

/** An effect that can't be compiled: an unknown word, a name nobody chose. Thrown here, turned into a problem by `compileEffect`'s callers. */
export class EffectError extends Error {
  /** The innermost word that was being compiled. */
  word: Json | undefined;

  constructor(
    message: string,
    readonly fault: Fault = {},
  ) {
    super(message);
  }
}

/** Whatever goes wrong in there is wrong within this word, unless it is within another one inside. */
export function withinWord<Out>(word: Json, work: () => Out): Out {
  try {
    return work();
  } catch (reason) {
    if (reason instanceof EffectError) reason.word ??= word;
    throw reason;
  }
}

/** Why this compilation fails, for the designer; null if it succeeds. */
export function slipIn(compile: () => void): EffectError | null {
  try {
    compile();
    return null;
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return reason;
  }
}

/** Where in a value that stands at `at` the slip is. Words are known by identity, so nothing is noted while cards are compiled. */
export function placeOfSlip({ word, fault }: EffectError, value: unknown, at: Pointer): Pointer {
  const start = (word !== undefined && pointerTo(value, word)) || "";
  const part = "part" in fault ? pointerTo(valueAt(value, start), fault.part!) : undefined;
  const place = `${start}${part ?? ""}${fault.path ?? ""}`;
  return `${at}${nearestIn(value, place)}`;
}

/** The outermost place of a value within another: of a word itself, of a name by its letters. */
function pointerTo(root: unknown, wanted: Json): Pointer | undefined {
  let level: [Pointer, unknown][] = [["", root]];
  while (level.length > 0) {
    const found = level.find(([, value]) => value === wanted);
    if (found) return found[0];
    level = level.flatMap(([at, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, part]): [Pointer, unknown] => [joinPointer(at, key), part])
        : [],
    );
  }
  return undefined;
}

function nearestIn(root: unknown, place: Pointer): Pointer {
  let at = place;
  while (at !== "" && valueAt(root, at) === undefined) at = at.slice(0, at.lastIndexOf("/"));
  return at;
}
