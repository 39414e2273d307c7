import { onlyKey } from "../../../core/compiler";
import { type Amount, amountText } from "../../../core/grammar/amounts";
import { comparison, type Sign } from "../../../core/grammar/conditions";
import { listed } from "../../../core/grammar/lists";
import { phrase } from "../../../core/grammar/phrase";
import type { Tellings } from "../../../core/grammar/speech";
import { several } from "../../../core/grammar/things";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { FlaskSay } from "./speech";
import type { State } from "./state";

/** The core's control words, as Flask's titles have them: what they bear on follows a colon. */

type Words = Vocabulary<State>;

/** The same words, told otherwise. */
const retold = <Sort extends keyof Words>(
  words: Words[Sort],
  tellings: Readonly<Record<string, (args: never, say: FlaskSay) => Tellings[Sort]>>,
): Words[Sort] =>
  Object.fromEntries(Object.entries(tellings).map(([name, says]) => [name, { ...words[name], says }])) as Words[Sort];

/** Whether a name stands in an effect: "Each enemy: -1 Resource" there; "For each enemy: Draw 1 Card" where they are only counted. */
const isNamed = (body: Json, name: string): boolean =>
  body === name ||
  (typeof body === "object" && body !== null && Object.values(body).some((part) => isNamed(part as Json, name)));

const forEach = {
  enemies: { en: "For each enemy", de: "Für jeden Gegner" },
  living: { en: "For each player", de: "Für jeden Spieler" },
} as const;

/** “deine Handkarten oder 3, je nachdem, was kleiner ist”: these amounts know no case; English has its own ways. */
const extreme =
  ({ says }: Words["values"][string], de: string) =>
  (parts: readonly Json[], say: FlaskSay): Amount => {
    if (say.speech.language === "en" || parts.length === 1) return says(parts as never, say as never) as Amount;
    const among = listed(
      parts.map((_, at) => amountText(say.value(at))),
      "oder",
    );
    return { words: phrase`${among}, je nachdem, was ${de} ist` };
  };

const signs: Record<Sign, string> = { "<": "<", "<=": "≤", "=": "=", ">=": "≥", ">": ">", "!=": "≠" };

export const spokenControl = ({ verbs, tests, values }: Words): Partial<Words> => ({
  verbs: retold<"verbs">(verbs, {
    each: ({ of, as, do: body }: { of: Json; as: string; do: Json }, say) => {
      const all = typeof of === "string" ? of : onlyKey(of);
      if (all !== "enemies" && all !== "living")
        return { kind: "repeat", times: { words: several(say.things("of")) }, do: say.effect("do") };
      say.speech.introduce(as, all);
      const told = say.effect("do");
      return isNamed(body, as) ? told : { kind: "each", of: say.mark("of", say.in(forEach[all])), do: told };
    },
  }),
  tests: retold<"tests">(tests, {
    compare: ([, sign]: [Json, Sign, Json], say) => {
      const [a, b] = [amountText(say.value(0)), amountText(say.value(2))];
      return comparison(sign, (sign) => phrase`${a} ${say.mark(1, signs[sign])} ${b}`);
    },
  }),
  values: retold<"values">(values, {
    count: (_: Json, say) => ({ words: several(say.things()) }),
    least: extreme(values["least"]!, "kleiner"),
    most: extreme(values["most"]!, "größer"),
  }),
});
