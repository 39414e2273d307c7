import { type TSchema, Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import { Compiler, onlyKey } from "../../../../core/compiler";
import { EffectError, withinWord } from "../../../../core/effect-error";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say, type Speech } from "../../../../core/grammar/speech";
import { several } from "../../../../core/grammar/things";
import { noStatic, refuseMisfit } from "../../../../core/misfit";
import * as slot from "../../../../core/slots";
import type { About, Json, Vocabulary } from "../../../../core/vocabulary";
import { giftSymbol } from "../../symbols";
import type { CompiledSet, Design } from "../compiled-set";
import type { Gift, State } from "../state";
import { amount, closed, gift, giftIndex } from "./parts";
import { ownedThings, powerText } from "./phrases";
import { CardFilter, matcher } from "./selectors";

/** What holds as long as a dragon is hatched (rules §8.4, durations “static”). */

/** Where a static ability goes. */
interface Bearer {
  set: CompiledSet;
  words: Vocabulary<State>;
  design: Design;
}

interface StaticWord {
  about: About;
  schema: TSchema;
  /** Adds it to a card. */
  compile(args: never, to: Bearer): void;
  /** “your dragons have +2 power”, sentence by sentence. */
  says(args: never, say: Say): Phrase[];
}

const word = <Args>(declared: {
  about: About;
  schema: TSchema;
  compile(args: Args, to: Bearer): void;
  says(args: Args, say: Say): Phrase[];
}): StaticWord => declared as unknown as StaticWord;

interface Power {
  of?: CardFilter;
  n: Json;
  most?: number;
}
type Disguise = readonly Gift[] | { of: CardFilter; gifts: readonly Gift[] };

const dangers = { reward: "The reward of an attack", fire: "Fire rituals" } as const;
type Danger = keyof typeof dangers;
const chosenFor = Type.Array(slot.oneOf("From what", dangers), { title: "From what", minItems: 1 });
const symbols = Type.Array(gift, { title: "As what", minItems: 1 });

function protect({ set, design }: Bearer, what: "eggs" | "resources", from: readonly Danger[]): void {
  const { reward, fire } = design.protects[what];
  design.protects = {
    ...design.protects,
    [what]: { reward: reward || from.includes("reward"), fire: fire || from.includes("fire") },
  };
  set.has.protection = true;
}

/** What an opponent can't choose it for: "the egg reward or fire". */
const reasons = (from: readonly Danger[], reward: string, say: Say): Phrase =>
  listed(
    from.map((each, n) => say.mark(n, each === "fire" ? "fire" : reward)),
    or.en,
  );

export const statics: Readonly<Record<string, StaticWord>> = {
  power: word<Power>({
    about: {
      name: "More power",
      group: "Dragons and power",
      means: "While it is hatched, this dragon has more power, or those of your dragons that are named have.",
      example: { n: { product: [2, { count: { dragons: { gives: "food", others: true } } }] }, most: 8 },
    },
    schema: Type.Object(
      {
        of: Type.Optional(slot.titled("Which dragons", CardFilter)),
        n: slot.titled("How much", amount),
        most: Type.Optional(Type.Integer({ title: "At most", minimum: 1, maximum: 500 })),
      },
      closed,
    ),
    compile: ({ of, n, most = Number.MAX_SAFE_INTEGER }, { set, words, design }) => {
      const value = new Compiler(words).value(n);
      design.auras = [...design.auras, { of: of === undefined ? "this" : matcher(set, of), n: value, most }];
      set.has.auras = true;
    },
    says: ({ of, most }, say) => {
      const limit = most === undefined ? "" : phrase`, at most ${say.mark("most", `+${most}`)}`;
      const subject = of === undefined ? "" : phrase`${yourDragons(of, say.within("of"))} have `;
      return [phrase`${subject}${powerText(say.value("n"))}${limit}`];
    },
  }),
  protectEggs: word<readonly Danger[]>({
    about: {
      name: "Protect eggs",
      group: "Eggs",
      means: "While this is hatched, opponents can't choose your eggs for these; resources on them they still can.",
      example: ["reward", "fire"],
    },
    schema: chosenFor,
    compile: (from, to) => protect(to, "eggs", from),
    says: (from, say) => [
      phrase`opponents can't choose your eggs for ${reasons(from, "the egg reward", say)}`,
      "resources on them can still be chosen",
    ],
  }),
  protectResources: word<readonly Danger[]>({
    about: {
      name: "Protect resources",
      group: "Eggs",
      means: "While this is hatched, opponents can't choose resources on your eggs for these.",
      example: ["fire"],
    },
    schema: chosenFor,
    compile: (from, to) => protect(to, "resources", from),
    says: (from, say) => [
      phrase`opponents can't choose resources on your eggs for ${reasons(from, "the resource reward", say)}`,
    ],
  }),
  countsAs: word<Disguise>({
    about: {
      name: "Counts as another symbol",
      group: "Rituals and sacrifice",
      means: "While it is hatched, this dragon may count as other symbols in the pair of a ritual, or those named may.",
      example: ["food", "fire", "love"],
    },
    schema: Type.Union([
      slot.titled("This dragon", symbols),
      Type.Object(
        { of: slot.titled("Which dragons", CardFilter), gifts: symbols },
        { ...closed, title: "Several of your dragons" },
      ),
    ]),
    compile: (disguise, { set, design }) => {
      const [of, names] =
        "of" in disguise ? [matcher(set, disguise.of), disguise.gifts] : (["this", disguise] as const);
      design.disguises = [...design.disguises, { of, gifts: names.map(giftIndex) }];
      set.has.disguise = true;
    },
    says: (disguise, say) => {
      const subject = "of" in disguise ? yourDragons(disguise.of, say.within("of")) : "this";
      const [names, at] = "of" in disguise ? [disguise.gifts, say.within("gifts")] : [disguise, say];
      const told = names.map((each, n) => at.mark(n, giftSymbol[each] ? `{${giftSymbol[each]}}` : "nothing"));
      return [phrase`in the pair of a ritual ${subject} may count as ${listed(told, or.en)}`];
    },
  }),
};

/** Which word it is, unless its arguments don't fit. */
export function staticWord(tree: Json): { name: string; found: StaticWord; args: never } {
  const name = onlyKey(tree);
  const found = name === undefined ? undefined : ownValue(statics, name);
  if (name === undefined || !found) throw new EffectError(noStatic(tree, Object.keys(statics)), { part: tree });
  const args = (tree as Record<string, Json>)[name];
  withinWord(tree, () => refuseMisfit(found, name, args));
  return { name, found, args: args as never };
}

export function addStatic(set: CompiledSet, words: Vocabulary<State>, design: Design, tree: Json): void {
  const { found, args } = staticWord(tree);
  withinWord(tree, () => found.compile(args, { set, words, design }));
}

/** What holds always, as sentences: “your dragons have +2 power”. */
export function staticSentences(tree: Json, speech: Speech, at: string): Phrase[] {
  const { name, found, args } = staticWord(tree);
  return found.says(args, new Say(speech, args, `${at}/${name}`));
}

const yourDragons = (filter: CardFilter, say: Say): Phrase => several(ownedThings(filter, "dragon", say));
