import { type TSchema, Type } from "typebox";
import { componentIdPattern } from "../../../../schemas/component";
import { choose } from "../../../core/choices";
import { isFigure } from "../../../core/grammar/amounts";
import { type Phrase, phrase } from "../../../core/grammar/phrase";
import { clause } from "../../../core/grammar/statements";
import { called } from "../../../core/grammar/things";
import type { Language } from "../../../core/language";
import type { Emit } from "../../../core/machine";
import * as slot from "../../../core/slots";
import { type Json, type Selection, type Vocabulary, word } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import { cards as cardNouns, type FlaskSay, type FlaskSpeech, whereX } from "./speech";
import { type State, take } from "./state";
import { amount, seatValue, type Words, who } from "./word-parts";

/** Cards from zone to zone (rules §8.6 `move`), and which ones are meant. */

const zoneLabels = { deck: "The deck", hand: "The hand", discard: "The discard pile", played: "The played row" };
type Zone = keyof typeof zoneLabels;
const zone = slot.oneOf("Where", zoneLabels);

interface Which {
  base?: string;
  code?: string;
  keyword?: "reaction";
}
const which = {
  base: Type.Optional(
    Type.String({
      title: "With this component",
      pattern: componentIdPattern,
      description: "With this component in their code.",
      examples: ["R1"],
    }),
  ),
  code: Type.Optional(Type.String({ title: "With this code", description: "With this code." })),
  keyword: Type.Optional(Type.Literal("reaction", { title: "Reactions only" })),
} as const satisfies Record<string, TSchema>;

/** The cards of the match, which are known when it begins. */
type Table = Pick<CompiledSet, "designs">;

interface Move extends Which {
  who?: string;
  from: Zone;
  to: Zone;
  n?: Json;
  pick?: "choose" | "top";
  at?: "top" | "bottom";
}
interface Cards extends Which {
  who: string;
  zone: Zone;
}

/** Whether a card is one of those that are meant. */
function isMeant(set: Table, { base, code, keyword }: Which): (state: State, card: number) => boolean {
  return (state, card) => {
    const design = set.designs[state.design[card] ?? -1];
    if (!design) return false;
    const isOfCode = code === undefined || design.code === code;
    const hasBase = base === undefined || design.code.split(" - ").includes(base);
    return isOfCode && hasBase && (keyword === undefined || design.isReaction);
  };
}

/** The top card comes first, whichever end of its list a zone has it at. */
const fromTop = (zone: Zone, cards: readonly number[]): readonly number[] =>
  zone === "deck" ? cards : cards.toReversed();

function select(set: Table, { who: whose, zone: from, ...filter }: Cards, compiler: Words): Selection<State> {
  const [seat, meant] = [seatValue(compiler, whose), isMeant(set, filter)];
  return (state, frame) => state.players[seat(state, frame)]![from].filter((card) => meant(state, card));
}

/** Puts a card on top of a zone, or under it. A hand has no order that matters. */
function put(state: State, seat: number, card: number, to: Zone, at: "top" | "bottom"): void {
  const cards = state.players[seat]![to];
  if ((to === "deck") === (at === "top")) cards.unshift(card);
  else cards.push(card);
}

/** Between deck and hand nobody else sees which cards they are. */
function tellMove(seat: number, from: Zone, to: Zone, cards: number[], emit: Emit | null): void {
  if (!emit || cards.length === 0) return;
  const isSecret = [from, to].every((zone) => zone === "deck" || zone === "hand");
  const n = cards.length;
  emit({ type: "move", seat, from, to, n, ...(isSecret ? { secret: { cards }, seenBy: [seat] } : { cards }) });
}

const places: Record<Zone, Record<"from" | "to" | "bottom", Record<Language, string>>> = {
  deck: {
    from: { en: "the deck", de: "vom Deck" },
    to: { en: "on top of the deck", de: "oben auf das Deck" },
    bottom: { en: "under the deck", de: "unter das Deck" },
  },
  hand: {
    from: { en: "the hand", de: "von der Hand" },
    to: { en: "to the hand", de: "auf die Hand" },
    bottom: { en: "to the hand", de: "auf die Hand" },
  },
  discard: {
    from: { en: "the discard pile", de: "vom Ablagestapel" },
    to: { en: "on the discard pile", de: "auf den Ablagestapel" },
    bottom: { en: "under the discard pile", de: "unter den Ablagestapel" },
  },
  played: {
    from: { en: "the played row", de: "aus der Spielreihe" },
    to: { en: "to the played row", de: "in die Spielreihe" },
    bottom: { en: "to the front of the played row", de: "vorn in die Spielreihe" },
  },
};

/** "Reactions with R1", "cards with the code R1 - R1". */
function cardsText({ base, code, keyword }: Which, cards: string, say: FlaskSay): Phrase {
  const { language } = say.speech;
  const isOne = cards === cardNouns.one[language];
  const reactions = { en: isOne ? "Reaction" : "Reactions", de: isOne ? "Reaktion" : "Reaktionen" };
  const noun = keyword ? say.mark("keyword", reactions[language]) : cards;
  const way = say.in({ en: "with", de: "mit" });
  if (code !== undefined)
    return phrase`${noun} ${way} ${say.in({ en: "the code", de: "dem Code" })} ${say.mark("code", code)}`;
  return base === undefined ? noun : phrase`${noun} ${way} ${say.mark("base", base)}`;
}

export const cardsSelector = (set: Table): Vocabulary<State>["selectors"] => ({
  cards: word<State, Selection<State>, Cards, FlaskSpeech>({
    about: {
      name: "Cards in a zone",
      group: "Cards",
      means: "The cards that a player has in hand, deck, discard pile or played row, or some of them.",
      example: { who: "self", zone: "hand" },
    },
    schema: Type.Object({ who, zone, ...which }, { additionalProperties: false }),
    of: "card",
    compile: (args, compiler) => select(set, args, compiler),
    says: ({ who: whose, zone: from, ...filter }, say) => {
      const where = {
        deck: { en: "in the deck", de: "im Deck" },
        hand: { en: "in hand", de: "auf der Hand" },
        discard: { en: "in the discard pile", de: "im Ablagestapel" },
        played: { en: "in the played row", de: "in der Spielreihe" },
      }[from];
      const nouns = { en: "cards", de: cardNouns.many.de }[say.speech.language];
      const found = cardsText(filter, nouns, say);
      const named = (place: string): Phrase => phrase`${found} ${say.mark("zone", place)}`;
      return called(say.speech.of(whose, named(where.en), named(where.de), `${say.at}/who`), true);
    },
  }),
});

export const moveVerb = (set: Table): Vocabulary<State>["verbs"] => ({
  move: word<State, void, Move, FlaskSpeech>({
    about: {
      name: "Move cards",
      group: "Cards",
      means: "Cards go from one zone of a player to another.",
      example: { from: "discard", to: "hand", n: 1, pick: "choose" },
    },
    schema: Type.Object(
      {
        who: Type.Optional(who),
        from: slot.titled("From where", zone),
        to: slot.titled("Where to", zone),
        ...which,
        n: Type.Optional(amount),
        pick: Type.Optional(
          slot.oneOf(
            "Which of them",
            { choose: "Those that their owner chooses", top: "Those on top" },
            { description: "Of more than “n”: those on top, or those that their owner chooses.", default: "top" },
          ),
        ),
        at: Type.Optional(
          slot.oneOf(
            "On top or below",
            { top: "On top", bottom: "At the bottom" },
            { description: "Where in the new zone; on top, if left out.", default: "top" },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    compile: ({ who: whose = "self", from, to, n, pick = "top", at = "top", ...filter }, compiler) => {
      const mover = seatValue(compiler, whose);
      const found = select(set, { who: whose, zone: from, ...filter }, compiler);
      const [left, count] = [compiler.slot(), compiler.value(n ?? 0)];
      const picked = compiler.slot();
      if (n === undefined || pick === "top") {
        compiler.step((state, frame, emit) => {
          const seat = mover(state, frame);
          const all = found(state, frame);
          const cards = n === undefined ? [...all] : fromTop(from, all).slice(0, Math.max(0, count(state, frame)));
          for (const card of cards) {
            take(state.players[seat]![from], card);
            put(state, seat, card, to, at);
          }
          tellMove(seat, from, to, cards, emit);
        });
        return;
      }
      compiler.step((state, frame) => {
        frame.slots[left] = count(state, frame);
      });
      const again = compiler.here();
      compiler.step((state, frame) => {
        const options = [...found(state, frame)];
        if ((frame.slots[left] as number) <= 0 || options.length === 0) frame.step = again + 2;
        else
          choose(state, frame, {
            kind: "chooseCard",
            seat: mover(state, frame),
            by: frame.card,
            slot: picked,
            options,
          });
      });
      compiler.step((state, frame, emit) => {
        const [seat, card] = [mover(state, frame), frame.slots[picked] as number];
        take(state.players[seat]![from], card);
        put(state, seat, card, to, at);
        frame.slots[left] = (frame.slots[left] as number) - 1;
        frame.step = again;
        tellMove(seat, from, to, [card], emit);
      });
    },
    says: ({ who: whose = "self", from, to, n, pick = "top", at = "top", ...filter }, say) => {
      const { language } = say.speech;
      const subject = say.mark("who", say.speech.label(whose));
      const isAll = n === undefined;
      if (from === "played" && to === "hand" && isAll && Object.values(filter).every((each) => each === undefined))
        return clause(say.in({ en: "Reboot", de: "Neustart" }), { subject });
      const noun = cardsText(filter, cardNouns[n === 1 ? "one" : "many"][language], say);
      const isChosen = !isAll && pick === "choose";
      const chosen = say.mark("pick", isChosen ? say.in({ en: "chosen ", de: "gewählte " }) : "");
      const top = isAll || isChosen ? { en: "", de: "" } : { en: "the top of ", de: "oben " };
      const source = say.mark(
        "from",
        say.in({ en: `from ${top.en}${places[from].from.en}`, de: `${top.de}${places[from].from.de}` }),
      );
      const amount = isAll ? undefined : say.value("n");
      const many = amount === undefined ? say.in({ en: "All", de: "Alle" }) : isFigure(amount) ? amount.words : "X";
      const target = say.mark("to", places[to][at === "top" ? "to" : "bottom"][language]);
      const where = amount === undefined ? "" : whereX(amount);
      return clause(phrase`${say.mark("n", many)} ${chosen}${noun} ${source} ${target}${where}`, { subject });
    },
  }),
});
