import { Type } from "typebox";
import type { Emit, Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import { type Json, word } from "../../../../core/vocabulary";
import { formatRange } from "../../words";
import { die } from "../leaving";
import { endLinkTo, linkTo } from "../links";
import { type CounterKind, counterIndex, counterKinds, type Piece, type Until, untils } from "../state";
import { defenceOf, designOf } from "../stats";
import { type GardenTable, type Keyword, keywordStat, keywords, type Stat, stats } from "../table";
import { piecesOf, thousandths } from "./filters";
import { about, amount, form, object, primitive, type State, type Verbs } from "./parts";
import { article, counterNames, countWord, eachOf, numberText, plural, signed, speech } from "./phrases";

/** Words that do something to objects (rules §8.7). Whatever has left by then is passed over. */

const until = Type.Optional(Type.Enum([...untils]));
const untilText: Record<Until, string> = { endOfTurn: " this turn", yourNextTurn: " until your next turn", never: "" };

/** A verb over every piece that a reference means. */
function each<Args extends { object: Json }>(
  table: GardenTable,
  schema: ReturnType<typeof form>,
  effect: (state: State, piece: Piece, args: Args, n: (tree: Json) => number, emit: Emit | null, frame: Frame) => void,
  text: Parameters<typeof word<State, void, Args>>[0]["text"],
  amounts: (args: Args) => Json = () => 0,
) {
  return word<State, void, Args>({
    schema,
    compile(args, compiler) {
      const pieces = piecesOf(table, args.object, compiler);
      const value = compiler.value(amounts(args));
      primitive(table, compiler, (state, frame, emit) => {
        for (const piece of [...pieces(state, frame)])
          effect(state, piece, args, () => value(state, frame), emit, frame);
      });
    },
    text,
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

const statNames: Record<Stat, string> = { attack: "{A}", defence: "{D}", ap: "{AP}", range: "range" };

export const objectVerbs = (table: GardenTable): Verbs => ({
  counter: each<Counter>(
    table,
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
    ({ object: where, kind, n, max }, wording) => {
      const context = speech(wording);
      const name = counterNames[kind]!;
      if (n === "off") return `remove all ${plural(name)} from ${context.object(where)}`;
      const many = typeof n === "number" && Math.abs(n) !== 1;
      const count =
        typeof n === "number" ? (many ? `${countWord(Math.abs(n))} ${plural(name)}` : article(name)) : article(name);
      const verb = typeof n === "number" && n < 0 ? "remove" : "put";
      const side = verb === "put" ? "on" : "from";
      const limit = max === undefined ? "" : `. ${where === "queen" ? "She" : "It"} holds at most ${max}`;
      const each = typeof n === "number" ? "" : ` for ${eachOf(n, wording)}`;
      return `${verb} ${count} ${side} ${context.object(where)}${each}${limit}`;
    },
    ({ n }) => (n === "off" ? 0 : n),
  ),
  modify: each<Modify>(
    table,
    form({ object, stat: Type.Enum([...stats]), n: amount, until }),
    (state, piece, { stat, until: ends = "endOfTurn" }, value, emit, { self }) => {
      const n = inUnits(stat, value(0));
      state.mods.push({ id: piece.id, stat: stats.indexOf(stat), n, until: untils.indexOf(ends), seat: self });
      emit?.(about(piece, { type: "modify", stat, n }));
    },
    ({ object: where, stat, n, until: ends = "endOfTurn" }, wording) => {
      const context = speech(wording);
      const many = context.isMany(where);
      const sized =
        stat === "range" && typeof n === "number" ? `${n < 0 ? "−" : "+"}${formatRange(Math.abs(n))}` : null;
      const value = sized ?? (typeof n === "number" ? signed(n) : "+1");
      const each = typeof n === "number" ? "" : ` for ${eachOf(n, wording)}`;
      return `${context.object(where)} ${many ? "get" : "gets"} ${value} ${statNames[stat]}${each}${untilText[ends]}`;
    },
    ({ n }) => n,
  ),
  keyword: each<GiveKeyword>(
    table,
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
    ({ object: where, keyword: name, n, until: ends = "endOfTurn" }, wording) => {
      const context = speech(wording);
      const many = context.isMany(where);
      const value = `**${cardTitle(name)}${n === undefined ? "" : ` ${n}`}**`;
      return `${context.object(where)} ${many ? "get" : "gets"} ${value}${untilText[ends]}`;
    },
  ),
  ap: each<{ object: Json; n: Json }>(
    table,
    form({ object, n: amount }),
    (_, piece, __, value, emit) => {
      if (designOf(table, piece).isStructure) return;
      const before = piece.ap;
      piece.ap = Math.max(0, before + value(0));
      emit?.(about(piece, { type: "ap", n: piece.ap - before }));
    },
    ({ object: where, n }, wording) => {
      const context = speech(wording);
      const many = context.isMany(where);
      const value = typeof n === "number" ? signed(n) : "+1";
      const each = typeof n === "number" ? "" : ` for ${eachOf(n, wording)}`;
      return `${context.object(where)} ${many ? "get" : "gets"} ${value} {AP}${each} now`;
    },
    ({ n }) => n,
  ),
  strike: word<State, void, { object: Json; n: Json }>({
    schema: form({ object, n: amount }),
    compile({ object: where, n: written }, compiler) {
      const [pieces, value] = [piecesOf(table, where, compiler), compiler.value(written)];
      primitive(table, compiler, (state, frame, emit) => {
        const n = value(state, frame);
        const dead: number[] = [];
        for (const piece of pieces(state, frame)) {
          emit?.(about(piece, { type: "strike", n }));
          const defence = defenceOf(table, state, piece);
          if (n > 0 && (table.options.lethal === "greater" ? n > defence : n >= defence)) dead.push(piece.id);
        }
        // Those who are struck together die together.
        die(table, state, dead, emit);
      });
    },
    text: ({ object: where, n }, wording) => `strike ${speech(wording).object(where)} for ${numberText(n, wording)}`,
  }),
  destroy: word<State, void, Json>({
    schema: object,
    compile(where, compiler) {
      const pieces = piecesOf(table, where, compiler);
      primitive(table, compiler, (state, frame, emit) => {
        const ids = pieces(state, frame).map(({ id }) => id);
        if (ids.length > 0) die(table, state, ids, emit);
      });
    },
    text: (where, wording) => `destroy ${speech(wording).object(where)}`,
  }),
  unlink: word<State, void, Json>({
    schema: object,
    compile(where, compiler) {
      const pieces = piecesOf(table, where, compiler);
      primitive(table, compiler, (state, frame, emit) => {
        for (const { id } of pieces(state, frame)) if (linkTo(state, id)?.active) endLinkTo(state, id, emit);
      });
    },
    text: (where, wording) => `end the active defence of ${speech(wording).object(where)}`,
  }),
});
