import { Type } from "typebox";
import { Compiler, EffectError, onlyKey } from "../../../../core/compiler";
import { fitsSchema } from "../../../../core/fits-schema";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say, type Speech } from "../../../../core/grammar/speech";
import { several } from "../../../../core/grammar/things";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { giftSymbol } from "../../symbols";
import type { CompiledSet, Design } from "../compiled-set";
import type { Gift, State } from "../state";
import { amount, closed, gift, giftIndex } from "./parts";
import { ownedThings, powerText } from "./phrases";
import { CardFilter, matcher } from "./selectors";

/** What holds as long as a dragon is hatched (rules §8.4, durations “static”). */

type Static =
  | { power: PowerStatic }
  | { protectEggs: readonly Danger[] }
  | { protectResources: readonly Danger[] }
  | { countsAs: readonly Gift[] | { of: CardFilter; gifts: readonly Gift[] } };
interface PowerStatic {
  of?: CardFilter;
  n: Json;
  most?: number;
}
type Danger = "reward" | "fire";

const schemas = {
  power: Type.Object(
    {
      of: Type.Optional(CardFilter),
      n: amount,
      most: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    },
    closed,
  ),
  protectEggs: Type.Array(Type.Enum(["reward", "fire"]), { minItems: 1 }),
  protectResources: Type.Array(Type.Enum(["reward", "fire"]), { minItems: 1 }),
  countsAs: Type.Union([
    Type.Array(gift, { minItems: 1 }),
    Type.Object({ of: CardFilter, gifts: Type.Array(gift, { minItems: 1 }) }, closed),
  ]),
};

function read(tree: Json): Static {
  const name = onlyKey(tree);
  if (name === undefined || !Object.hasOwn(schemas, name))
    throw new EffectError(`“${name ?? JSON.stringify(tree)}” is no static ability of this game.`);
  const wrong = fitsSchema(schemas[name as keyof typeof schemas], (tree as Record<string, Json>)[name]);
  if (wrong !== null) throw new EffectError(`“${name}” can't be read: ${wrong}.`);
  return tree as Static;
}

export function addStatic(set: CompiledSet, vocabulary: Vocabulary<State>, design: Design, tree: Json): void {
  const written = read(tree);
  const { has } = set;
  if ("power" in written) {
    const { of, n, most = Number.MAX_SAFE_INTEGER } = written.power;
    const value = new Compiler(vocabulary).value(n);
    design.auras = [...design.auras, { of: of === undefined ? "this" : matcher(set, of), n: value, most }];
    has.auras = true;
  } else if ("countsAs" in written) {
    const { countsAs } = written;
    const [of, names] = "of" in countsAs ? [matcher(set, countsAs.of), countsAs.gifts] : (["this", countsAs] as const);
    design.disguises = [...design.disguises, { of, gifts: names.map(giftIndex) }];
    has.disguise = true;
  } else {
    const what = "protectEggs" in written ? "eggs" : "resources";
    const from = "protectEggs" in written ? written.protectEggs : written.protectResources;
    const { reward, fire } = design.protects[what];
    design.protects = {
      ...design.protects,
      [what]: { reward: reward || from.includes("reward"), fire: fire || from.includes("fire") },
    };
    has.protection = true;
  }
}

const dangers: Record<Danger, string> = { reward: "the egg reward", fire: "fire" };

/** What holds always, as sentences: “your dragons have +2 power”. */
export function staticSentences(tree: Json, speech: Speech, at: string): Phrase[] {
  const written = read(tree);
  const [name] = Object.keys(written) as [keyof typeof schemas];
  const say = new Say(speech, (tree as Record<string, Json>)[name]!, `${at}/${name}`);
  if ("protectEggs" in written) {
    const from = listed(
      written.protectEggs.map((each, n) => say.mark(n, dangers[each])),
      or.en,
    );
    return [phrase`opponents can't choose your eggs for ${from}`, "resources on them can still be chosen"];
  }
  if ("protectResources" in written) {
    const from = written.protectResources.map((each, n) =>
      say.mark(n, each === "fire" ? dangers.fire : "the resource reward"),
    );
    return [phrase`opponents can't choose resources on your eggs for ${listed(from, or.en)}`];
  }
  if ("countsAs" in written) {
    const { countsAs } = written;
    const subject = "of" in countsAs ? yourDragons(countsAs.of, say.within("of")) : "this";
    const symbols = ("of" in countsAs ? countsAs.gifts : countsAs).map((each, n) => {
      const words = giftSymbol[each] ? `{${giftSymbol[each]}}` : "nothing";
      return "of" in countsAs ? say.within("gifts").mark(n, words) : say.mark(n, words);
    });
    return [phrase`in the pair of a ritual ${subject} may count as ${listed(symbols, or.en)}`];
  }
  const { of, most } = written.power;
  const limit = most === undefined ? "" : phrase`, at most ${say.mark("most", `+${most}`)}`;
  const subject = of === undefined ? "" : phrase`${yourDragons(of, say.within("of"))} have `;
  return [phrase`${subject}${powerText(say.value("n"))}${limit}`];
}

const yourDragons = (filter: CardFilter, say: Say): Phrase => several(ownedThings(filter, "dragon", say));
