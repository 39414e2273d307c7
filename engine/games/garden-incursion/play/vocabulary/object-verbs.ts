import { Type } from "typebox";
import { amountOf, amountText, changeBy, isFigure } from "../../../../core/grammar/amounts";
import { phrase, spaced } from "../../../../core/grammar/phrase";
import { clause, type Statement } from "../../../../core/grammar/statements";
import { all, isMany, type Things } from "../../../../core/grammar/things";
import type { Emit, Frame } from "../../../../core/machine";
import { type Json, word } from "../../../../core/vocabulary";
import { type CompiledSet, type Keyword, keywordStat, keywords, type Stat, stats } from "../compiled-set";
import { die } from "../leaving";
import { endLinkTo, linkTo } from "../links";
import { type CounterKind, counterIndex, counterKinds, type Piece, type State, type Until, untils } from "../state";
import { defenceOf, designOf } from "../stats";
import { piecesOf, thousandths, type Where } from "./filters";
import { about, amount, form, object, primitive, type Verbs } from "./parts";
import { counterNouns, few, holdsAtMost, keywordNames, objectsDo, objectThings, statChange } from "./phrases";
import type { GardenSay, GardenSpeech } from "./speech";

/** Words that do something to objects (rules §8.7). Whatever has left by then is passed over. */

const until = Type.Optional(Type.Enum([...untils]));
const untilText: Record<Until, string> = { endOfTurn: "this turn", yourNextTurn: "until your next turn", never: "" };

/** A verb over every piece that a reference means. */
function each<Args extends { object: Json }>(
  set: CompiledSet,
  schema: ReturnType<typeof form>,
  effect: (state: State, piece: Piece, args: Args, n: (tree: Json) => number, emit: Emit | null, frame: Frame) => void,
  says: (things: Things, args: Args, say: GardenSay) => Statement | readonly Statement[],
  amounts: (args: Args) => Json = () => 0,
) {
  return word<State, void, Args, GardenSpeech>({
    schema,
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
    form({
      object,
      kind: Type.Enum([...counterKinds]),
      n: Type.Union([Type.Literal("off"), amount], { description: "How many, or “off” for all of them." }),
      max: Type.Optional(Type.Integer({ minimum: 1, description: "As many as it can hold." })),
    }),
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
    form({ object, stat: Type.Enum([...stats]), n: amount, until }),
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
    form({
      object,
      keyword: Type.Enum([...keywords]),
      n: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      until,
    }),
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
    form({ object, n: amount }),
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
