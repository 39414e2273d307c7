import { onlyKey } from "../../../core/compiler";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { Wording } from "../../../core/wording";
import { speech } from "./speech";
import type { FlaskState } from "./state";

/** The core's control words, as Flask's titles have them: what they bear on follows a colon. */

type Words = Vocabulary<FlaskState>;

const retold =
  <Kind extends "verbs" | "values" | "tests">(words: Words[Kind]) =>
  <Args>(name: string, text: (args: Args, wording: Wording) => string): Words[Kind] =>
    ({ [name]: { ...words[name], text: text as never } }) as Words[Kind];

/** "Each enemy: -1 Resource" where they are named; "For each enemy: Draw 1 Card" where they are only counted. */
const isNamed = (body: Json, name: string): boolean =>
  body === name ||
  (typeof body === "object" && body !== null && Object.values(body).some((part) => isNamed(part as Json, name)));

export function spokenControl({ verbs }: Words): Pick<Words, "verbs"> {
  const told = retold<"verbs">(verbs);
  return {
    verbs: {
      ...told<{ if: Json; then: Json; else?: Json }>("if", (args, wording) => {
        const [test, effect] = [wording.test(args.if), wording.effect(args.then)];
        const other = args.else === undefined ? "" : wording.effect(args.else);
        const otherwise = other && wording.say({ en: `; otherwise: ${other}`, de: `; sonst: ${other}` });
        return wording.say({ en: `If ${test}: ${effect}${otherwise}`, de: `Wenn ${test}: ${effect}${otherwise}` });
      }),
      ...told<{ n: Json; do: Json }>("repeat", ({ n, do: body }, wording) => {
        const effect = wording.effect(body);
        return typeof n === "number" ? `${n} ×: ${effect}` : `X ×: ${effect} (X: ${wording.value(n)})`;
      }),
      ...told<{ of: Json; as: string; do: Json }>("each", ({ of, as, do: body }, wording) => {
        const all = typeof of === "string" ? of : onlyKey(of);
        const isPlayers = all === "enemies" || all === "living";
        if (isPlayers) speech(wording).introduce(as, all);
        if (isPlayers && isNamed(body, as)) return wording.effect(body);
        const effect = wording.effect(body);
        if (all === "enemies")
          return wording.say({ en: `For each enemy: ${effect}`, de: `Für jeden Gegner: ${effect}` });
        if (all === "living")
          return wording.say({ en: `For each player: ${effect}`, de: `Für jeden Spieler: ${effect}` });
        return `X ×: ${effect} (X: ${wording.selection(of)})`;
      }),
      ...told<readonly Json[]>("sequence", (parts, wording) => wording.effect(parts)),
    },
  };
}

const signs: Record<string, string> = { "<": "<", "<=": "≤", "=": "=", ">=": "≥", ">": ">" };

export function spokenTests({ tests }: Words): Pick<Words, "tests"> {
  const told = retold<"tests">(tests);
  return {
    tests: {
      ...told<[Json, string, Json]>(
        "compare",
        ([a, sign, b], wording) => `${wording.value(a)} ${signs[sign]} ${wording.value(b)}`,
      ),
      ...told<Json>("not", (inner, wording) => {
        if (onlyKey(inner) === "isActive")
          return wording.say({ en: "it is not your turn", de: "du nicht am Zug bist" });
        const test = wording.test(inner);
        return wording.say({ en: `not (${test})`, de: `nicht (${test})` });
      }),
    },
  };
}

export function spokenValues({ values }: Words): Pick<Words, "values"> {
  const told = retold<"values">(values);
  return { values: told<Json>("count", (of, wording) => wording.selection(of)) };
}
