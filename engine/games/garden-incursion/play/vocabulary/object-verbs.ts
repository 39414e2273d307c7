import { type TSchema, Type } from "typebox";
import { amountOf, amountText, changeBy, isFigure } from "../../../../core/grammar/amounts";
import { phrase, spaced } from "../../../../core/grammar/phrase";
import { clause, type Statement } from "../../../../core/grammar/statements";
import { all, isMany, type Things } from "../../../../core/grammar/things";
import type { Emit, Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type About, type Json, word } from "../../../../core/vocabulary";
import { type CompiledSet, type Keyword, keywordStat, type Stat, stats } from "../compiled-set";
import { die } from "../leaving";
import { endLinkTo, linkTo } from "../links";
import { type CounterKind, counterIndex, type Piece, type State, type Until, untils } from "../state";
import { defenceOf, designOf } from "../stats";
import { piecesOf, thousandths, type Where } from "./filters";
import { about, amount, counterKind, form, keywordName, object, primitive, statName, type Verbs } from "./parts";
import { counterNouns, few, holdsAtMost, keywordNames, objectsDo, objectThings, statChange } from "./phrases";
import type { GardenSay, GardenSpeech } from "./speech";

/** Words that do something to objects (rules §8.7). Whatever has left by then is passed over. */

const untilLabels: Readonly<Record<Until, string>> = {
  endOfTurn: "This turn",
  yourNextTurn: "Until your next turn",
  never: "For good",
};
const until = Type.Optional(slot.oneOf("How long", untilLabels, { default: "endOfTurn" }));
const untilText: Record<Until, string> = { endOfTurn: "this turn", yourNextTurn: "until your next turn", never: "" };

/** A verb over every piece that a reference means. */
function each<Args extends { object: Json }>(
  set: CompiledSet,
  declared: { about: About; schema: TSchema },
  effect: (state: State, piece: Piece, args: Args, n: (tree: Json) => number, emit: Emit | null, frame: Frame) => void,
  says: (things: Things, args: Args, say: GardenSay) => Statement | readonly Statement[],
  amounts: (args: Args) => Json = () => 0,
) {
  return word<State, void, Args, GardenSpeech>({
    ...declared,
    compile(args, compiler) {
      const pieces = piecesOf(set, args.object, compiler);
      const value = compiler.value(amounts(args));
      primitive(set, compiler, (state, frame, emit) => {
        for (const piece of [...pieces(state, frame)])
          effect(state, piece, args, () => value(state, frame), emit, frame);
      });
    },
    says: (args, say) => says(objectThings(args.object as Where, say.within("object")), args, say),
  });
}

interface Counter {
  object: Json;
  kind: CounterKind;
  n: Json;
  max?: number;
}
interface Modify {
  object: Json;
  stat: Stat;
  n: Json;
  until?: Until;
}
interface GiveKeyword {
  object: Json;
  keyword: Keyword;
  n?: number;
  until?: Until;
}
/** A modifier of half a range is written 0.5. */
const inUnits = (stat: Stat, n: number): number => (stat === "range" ? thousandths(n) : n);

const gets = (many: boolean): string => (many ? "get" : "gets");

export const objectVerbs = (set: CompiledSet): Verbs => ({
  counter: each<Counter>(
    set,
    {
      about: {
        name: "Put or remove counters",
        group: "Strength and counters",
        means: "Puts counters on objects; less than nothing removes some, “all off” every one.",
        example: { object: "the object", kind: "web", n: 1 },
      },
      schema: form({
        object,
        kind: counterKind,
        n: Type.Union([Type.Literal("off", { title: "All of them" }), amount], {
          title: "How many",
          description: "How many, or “off” for all of them.",
          default: 1,
        }),
        max: Type.Optional(Type.Integer({ title: "At most", minimum: 1, description: "As many as it can hold." })),
      }),
    },
    (_, piece, { kind, n: written, max }, value, emit) => {
      const index = counterIndex[kind];
      const before = piece.counters[index]!;
      const wanted = written === "off" ? 0 : Math.max(0, before + value(0));
      const after = max === undefined || wanted < before ? wanted : Math.max(before, Math.min(wanted, max));
      piece.counters[index] = after;
      if (after !== before) emit?.(about(piece, { type: "counter", kind, n: after - before }));
    },
    (things, { object: where, kind, n, max }, say) => {
      const bearer = all(things);
      const name = counterNouns[kind];
      if (n === "off")
        return clause(phrase`remove ${say.mark("n", "all")} ${say.mark("kind", name.many)} from ${bearer}`);
      const amount = say.value("n");
      const isLoss = isFigure(amount) && amount.n < 0;
      const { what, rest } = isFigure(amount)
        ? { what: say.mark("n", few(Math.abs(amount.n), name)), rest: "" }
        : amountOf(amount, name);
      const done = clause(phrase`${isLoss ? "remove" : "put"} ${what} ${isLoss ? "from" : "on"} ${bearer}${rest}`);
      return max === undefined
        ? done
        : [done, holdsAtMost(where === "queen" ? "she" : isMany(things) ? "they" : "it", max, say)];
    },
    ({ n }) => (n === "off" ? 0 : n),
  ),
  modify: each<Modify>(
    set,
    {
      about: {
        name: "Change a value",
        group: "Strength and counters",
        means: "Changes the attack, defence, action points or range of objects, for a time or for good.",
        example: { object: "the object", stat: "attack", n: 1 },
      },
      schema: form({ object, stat: statName, n: amount, until }),
    },
    (state, piece, { stat, until: ends = "endOfTurn" }, value, emit, { self }) => {
      const n = inUnits(stat, value(0));
      state.mods.push({ id: piece.id, stat: stats.indexOf(stat), n, until: untils.indexOf(ends), seat: self });
      emit?.(about(piece, { type: "modify", stat, n }));
    },
    (things, { stat, until: ends = "endOfTurn" }, say) => {
      const change = statChange(say.value("n"), stat, say.mark("until", untilText[ends]));
      return objectsDo(things, (many) => phrase`${gets(many)} ${change}`);
    },
    ({ n }) => n,
  ),
  keyword: each<GiveKeyword>(
    set,
    {
      about: {
        name: "Give a keyword",
        group: "Strength and counters",
        means: "Gives a keyword to objects, for a time or for good.",
        example: { object: "the object", keyword: "flight" },
      },
      schema: form({
        object,
        keyword: keywordName,
        n: Type.Optional(Type.Integer({ title: "How strong", minimum: 1, maximum: 9, default: 1 })),
        until,
      }),
    },
    (state, piece, { keyword: name, n = 1, until: ends = "endOfTurn" }, _, emit, { self }) => {
      state.mods.push({ id: piece.id, stat: keywordStat(name), n, until: untils.indexOf(ends), seat: self });
      emit?.(about(piece, { type: "keyword", keyword: name, n }));
    },
    (things, { keyword: name, n, until: ends = "endOfTurn" }, say) => {
      const words = say.mark("keyword", `**${keywordNames[name]}${n === undefined ? "" : ` ${n}`}**`);
      return objectsDo(things, (many) => phrase`${gets(many)} ${spaced(words, say.mark("until", untilText[ends]))}`);
    },
  ),
  ap: each<{ object: Json; n: Json }>(
    set,
    {
      about: {
        name: "Give action points",
        group: "Strength and counters",
        means: "Creatures get action points to spend now, or lose some.",
        example: { object: { side: "own", kind: "creature" }, n: 1 },
      },
      schema: form({ object, n: amount }),
    },
    (_, piece, __, value, emit) => {
      if (designOf(set, piece).isStructure) return;
      const before = piece.ap;
      piece.ap = Math.max(0, before + value(0));
      emit?.(about(piece, { type: "ap", n: piece.ap - before }));
    },
    (things, _, say) => {
      const change = changeBy(say.value("n"), "{AP}", "now");
      return objectsDo(things, (many) => phrase`${gets(many)} ${change}`);
    },
    ({ n }) => n,
  ),
  strike: word<State, void, { object: Json; n: Json }, GardenSpeech>({
    about: {
      name: "Strike",
      group: "Fights",
      means:
        "Damage outside of a skirmish: each of these objects dies if it is more than its defence, and is unharmed otherwise.",
      example: { object: "the object", n: 2 },
    },
    schema: form({ object, n: amount }),
    compile({ object: where, n: written }, compiler) {
      const [pieces, value] = [piecesOf(set, where, compiler), compiler.value(written)];
      primitive(set, compiler, (state, frame, emit) => {
        const n = value(state, frame);
        const dead: number[] = [];
        for (const piece of pieces(state, frame)) {
          emit?.(about(piece, { type: "strike", n }));
          const defence = defenceOf(set, state, piece);
          if (n > 0 && (set.options.lethal === "greater" ? n > defence : n >= defence)) dead.push(piece.id);
        }
        // Those who are struck together die together.
        die(set, state, dead, emit);
      });
    },
    says: ({ object: where }, say) => {
      const things = objectThings(where as Where, say.within("object"));
      return clause(phrase`strike ${all(things)} for ${amountText(say.value("n"))}`);
    },
  }),
  destroy: word<State, void, Json, GardenSpeech>({
    about: {
      name: "Destroy",
      group: "Fights",
      means: "Objects die, whatever their defence.",
      example: "the object",
    },
    schema: object,
    compile(where, compiler) {
      const pieces = piecesOf(set, where, compiler);
      primitive(set, compiler, (state, frame, emit) => {
        const ids = pieces(state, frame).map(({ id }) => id);
        if (ids.length > 0) die(set, state, ids, emit);
      });
    },
    says: (where, say) => clause(phrase`destroy ${all(objectThings(where as Where, say))}`),
  }),
  unlink: word<State, void, Json, GardenSpeech>({
    about: {
      name: "End a defence",
      group: "Fights",
      means: "Ends the active defence of objects, so that they can be attacked.",
      example: { side: "enemy" },
    },
    schema: object,
    compile(where, compiler) {
      const pieces = piecesOf(set, where, compiler);
      primitive(set, compiler, (state, frame, emit) => {
        for (const { id } of pieces(state, frame)) if (linkTo(state, id)?.active) endLinkTo(state, id, emit);
      });
    },
    says: (where, say) => clause(phrase`end the active defence of ${all(objectThings(where as Where, say))}`),
  }),
});
