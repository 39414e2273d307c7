import { Type } from "typebox";
import { type Choice, choose } from "../../../../core/choices";
import { type Amount, amountOf, isFigure } from "../../../../core/grammar/amounts";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { all, mass, type Noun, noun, possessive, some } from "../../../../core/grammar/things";
import type { Emit, Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type Json, word } from "../../../../core/vocabulary";
import { discard, draw, shuffleDeck } from "../cards";
import type { CompiledSet } from "../compiled-set";
import { queenOf } from "../points";
import { type CounterKind, counterIndex, readyWorkers, type State, take } from "../state";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { done } from "./choice-verbs";
import { cardName, counterKind, form, ofWhom, player, primitive, type Verbs } from "./parts";
import { cardThings, counterNouns, doing, few, holdsAtMost, playerName } from "./phrases";
import type { GardenSay, GardenSpeech } from "./speech";

/** Words about energy, cards and workers (rules §8.7). */

type OfPlayer = { n: Json; who?: string };
const ofPlayer = (written: Json): OfPlayer =>
  typeof written === "object" && written !== null && "who" in written ? (written as OfPlayer) : { n: written };

const amountGiven = (written: Json, say: GardenSay): Amount =>
  typeof written === "object" && written !== null && "who" in written ? say.value("n") : say.value();

/** "2 cards", "1 {E} for each of your creatures" */
function much(amount: Amount, noun: Noun): Phrase {
  const { what, rest } = amountOf(amount, noun);
  return phrase`${what}${rest}`;
}

const destinationLabels = {
  hand: "Your hand",
  discard: "Your discard pile",
  deckTop: "The top of your deck",
  deckBottom: "The bottom of your deck",
  workers: "Your workers",
  workersFaceDown: "Your workers, face down",
};
type Destination = keyof typeof destinationLabels;
const destination = slot.oneOf("Where to", destinationLabels);
const destinationTexts: Record<Destination, string> = {
  hand: "into your hand",
  discard: "into your discard pile",
  deckTop: "on top of your deck",
  deckBottom: "on the bottom of your deck",
  workers: "into play",
  workersFaceDown: "into play face down",
};

/** Puts a card that is nowhere else any more where it goes. */
function put(set: CompiledSet, state: State, seat: number, card: number, to: Destination, emit: Emit | null): void {
  const player = state.players[seat]!;
  if (to === "hand") player.hand.push(card);
  else if (to === "discard") player.discard.push(card);
  else if (to === "deckTop") player.deck.unshift(card);
  else if (to === "deckBottom") player.deck.push(card);
  else {
    player.workers.push(card);
    if (to === "workersFaceDown") player.spent.push(card);
    emit?.({ type: "worker", seat, card, faceUp: to === "workers" });
  }
  if (to === "hand" && player.hand.length > set.options.handLimit) draw(set, state, seat, 0, emit);
}

function removeFromZones(state: State, seat: number, card: number): "discard" | "secret" | null {
  const player = state.players[seat]!;
  for (const zone of ["discard", "hand", "deck"] as const) {
    if (!player[zone].includes(card)) continue;
    take(player[zone], card);
    return zone === "discard" ? "discard" : "secret";
  }
  return null;
}

/** Whoever discards, unless told. */
const chooser = slot.titled("Who chooses", slot.reference(["player"], ["self"], "Whoever discards, unless told."));

interface Search {
  from: "deck" | "discard";
  of?: CardFilter;
  n?: number;
  to: Destination;
}

export const playerVerbs = (set: CompiledSet): Verbs => ({
  energy: word<State, void, Json, GardenSpeech>({
    about: {
      name: "Gain energy",
      group: "Energy and workers",
      means: "A player gains energy; less than nothing is lost instead, as far as there is some.",
      example: 2,
    },
    schema: ofWhom,
    compile(written, compiler) {
      const { n, who: reference = "self" } = ofPlayer(written);
      const [value, seat] = [compiler.value(n), compiler.seat(reference)];
      primitive(set, compiler, (state, frame, emit) => {
        const to = seat(state, frame);
        const before = state.players[to]!.energy;
        const after = Math.max(0, before + value(state, frame));
        state.players[to]!.energy = after;
        emit?.({ type: "energy", seat: to, n: after - before });
      });
    },
    says: (written, say) => {
      const { who: reference } = ofPlayer(written);
      const amount = amountGiven(written, say);
      const isLoss = isFigure(amount) && amount.n < 0;
      return doing(
        reference,
        isLoss ? "lose" : "gain",
        () => much(isLoss ? { ...amount, words: `${-amount.n}` } : amount, mass("{E}")),
        say,
      );
    },
  }),
  draw: word<State, void, Json, GardenSpeech>({
    about: {
      name: "Draw cards",
      group: "Cards",
      means: "A player draws cards, then discards down to the hand limit.",
      example: 2,
    },
    schema: ofWhom,
    compile(written, compiler) {
      const { n, who: reference = "self" } = ofPlayer(written);
      const [value, seat] = [compiler.value(n), compiler.seat(reference)];
      primitive(set, compiler, (state, frame, emit) => draw(set, state, seat(state, frame), value(state, frame), emit));
    },
    says: (written, say) =>
      doing(ofPlayer(written).who, "draw", () => much(amountGiven(written, say), noun("card")), say),
  }),
  discard: word<State, void, { who: string; n?: number; chooser?: string }, GardenSpeech>({
    about: {
      name: "Discard cards",
      group: "Cards",
      means: "A player discards cards from the hand, as far as there are some.",
      example: { who: "the player", n: 1 },
    },
    schema: form({
      who: player,
      n: Type.Optional(Type.Integer({ title: "How many", minimum: 1, default: 1 })),
      chooser: Type.Optional(chooser),
    }),
    compile({ who: reference, n = 1, chooser = reference }, compiler) {
      const [seat, decider] = [compiler.seat(reference), compiler.seat(chooser)];
      const slot = compiler.slot();
      for (let i = 0; i < n; i++) {
        compiler.step((state, frame) => {
          const options = [...(state.players[seat(state, frame)]?.hand ?? [])];
          frame.slots[slot] = done;
          if (options.length === 0) return;
          choose(state, frame, {
            kind: "discard",
            seat: decider(state, frame),
            by: frame.card,
            slot,
            options,
          } as Choice);
        });
        primitive(set, compiler, (state, frame, emit) => {
          const card = frame.slots[slot] as number;
          const from = seat(state, frame);
          if (card !== done && state.players[from]?.hand.includes(card)) discard(state, from, card, emit);
        });
      }
    },
    says: ({ who: reference, n = 1, chooser = reference }, say) => {
      const isYours = reference === "self";
      const has = isYours ? "" : ` if they have ${n === 1 ? "one" : "them"}`;
      const cards = (): Phrase => {
        const whose =
          chooser === reference && !isYours ? "their" : possessive(say.mark("chooser", playerName(chooser, say)));
        return phrase`${say.mark("n", few(n, noun("card")))} of ${whose} choice${has}`;
      };
      return doing(reference, "discard", cards, say);
    },
  }),
  moveCard: word<State, void, { card: string; to: Destination }, GardenSpeech>({
    about: {
      name: "Move a card",
      group: "Cards",
      means: "Puts a chosen card of yours somewhere else.",
      example: { card: "the card", to: "deckTop" },
    },
    schema: form({ card: cardName, to: destination }),
    compile({ card: reference, to }, compiler) {
      const card = compiler.named(reference, "card");
      primitive(set, compiler, (state, frame, emit) => {
        const moved = card(state, frame);
        if (moved === done) return;
        const from = removeFromZones(state, frame.self, moved);
        if (from === null) return;
        const shown = from === "discard" ? { card: moved } : { secret: { card: moved }, seenBy: [frame.self] };
        emit?.({ type: "moveCard", seat: frame.self, to, ...shown });
        put(set, state, frame.self, moved, to, emit);
      });
    },
    says: ({ to }, say) => {
      const card = all(say.things("card"));
      return clause(
        to === "hand"
          ? phrase`return ${card} ${say.mark("to", "to your hand")}`
          : phrase`put ${card} ${say.mark("to", destinationTexts[to])}`,
      );
    },
  }),
  putWorker: word<State, void, { card: string; faceUp?: boolean }, GardenSpeech>({
    about: {
      name: "Put a worker into play",
      group: "Energy and workers",
      means: "Puts a chosen card of yours into play as a worker.",
      example: { card: "the card", faceUp: false },
    },
    schema: form({ card: cardName, faceUp: Type.Optional(Type.Boolean({ title: "Face up", default: true })) }),
    compile({ card: reference, faceUp = true }, compiler) {
      const card = compiler.named(reference, "card");
      primitive(set, compiler, (state, frame, emit) => {
        const moved = card(state, frame);
        if (moved === done || removeFromZones(state, frame.self, moved) === null) return;
        put(set, state, frame.self, moved, faceUp ? "workers" : "workersFaceDown", emit);
      });
    },
    says: ({ faceUp = true }, say) =>
      clause(phrase`put ${all(say.things("card"))} into play${say.mark("faceUp", faceUp ? "" : " face down")}`),
  }),
  search: word<State, void, Search, GardenSpeech>({
    about: {
      name: "Search for cards",
      group: "Cards",
      means:
        "Takes the first cards like this from your deck or discard pile, as far as there are some, and puts them somewhere; nothing is shuffled.",
      example: { from: "deck", of: { type: "creature" }, n: 1, to: "hand" },
    },
    schema: form({
      from: slot.oneOf("From where", { deck: "Your deck", discard: "Your discard pile" }),
      of: Type.Optional(CardsLike),
      n: Type.Optional(Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 1 })),
      to: destination,
    }),
    compile({ from, of, n = 1, to }, compiler) {
      const fits = cardMatcher(set, of);
      primitive(set, compiler, (state, frame, emit) => {
        const zone = state.players[frame.self]![from];
        const found = zone.filter((card) => fits(set.designs[state.design[card]!])).slice(0, n);
        for (const card of found) take(zone, card);
        const isPublic = to === "workers" || to === "workersFaceDown" || to === "discard";
        for (const card of found) {
          const shown = isPublic ? { card } : { secret: { card }, seenBy: [frame.self] };
          emit?.({ type: "search", seat: frame.self, from, to, ...shown });
          put(set, state, frame.self, card, to, emit);
        }
        if (found.length === 0) emit?.({ type: "searchNothing", seat: frame.self });
      });
    },
    says: ({ from, of = {}, n = 1, to }, say) => {
      const place = say.mark("from", `from your ${from === "deck" ? "deck" : "discard pile"}`);
      const cards = some(cardThings(of, say.within("of"), place), n);
      return clause(phrase`put ${cards} ${say.mark("to", destinationTexts[to])}`);
    },
  }),
  shuffle: word<State, void, true>({
    about: {
      name: "Shuffle your deck",
      group: "Cards",
      means: "Shuffles your deck.",
      example: true,
    },
    schema: Type.Literal(true),
    compile(_, compiler) {
      primitive(set, compiler, (state, frame, emit) => shuffleDeck(state, frame.self, emit));
    },
    says: () => clause("shuffle your deck"),
  }),
  turnWorkers: word<State, void, "all">({
    about: {
      name: "Turn all your workers",
      group: "Energy and workers",
      means: "Turns all your face-up workers face down, for 1 energy each.",
      example: "all",
    },
    schema: Type.Literal("all"),
    compile(_, compiler) {
      primitive(set, compiler, (state, frame, emit) => {
        const ready = readyWorkers(state.players[frame.self]!);
        if (set.options.workerTiming === "turn" && ready > 0) turnWorkers(state, frame.self, ready, emit);
      });
    },
    says: () => clause("turn all your face-up workers for {E}"),
  }),
  store: word<State, void, { kind: CounterKind; n: number; max: number }, GardenSpeech>({
    about: {
      name: "Store energy",
      group: "Energy and workers",
      means: "Moves energy from your pool into counters on your queen, as much as there is and as she can hold.",
      example: { kind: "honey", n: 2, max: 4 },
    },
    schema: form({
      kind: counterKind,
      n: Type.Integer({ title: "How much", minimum: 1, default: 1 }),
      max: Type.Integer({ title: "At most", minimum: 1, default: 4 }),
    }),
    compile({ kind, n, max }, compiler) {
      primitive(set, compiler, (state: State, frame: Frame, emit) => {
        const queen = queenOf(set, state, frame.self);
        const player = state.players[frame.self]!;
        if (!queen) return;
        const index = counterIndex[kind];
        const moved = Math.max(0, Math.min(n, player.energy, max - queen.counters[index]!));
        if (moved === 0) return;
        player.energy -= moved;
        queen.counters[index]! += moved;
        emit?.({ type: "store", seat: frame.self, kind, n: moved });
      });
    },
    says: ({ kind, n, max }, say) => {
      const [energy, counters] = [say.mark("n", `${n}{E}`), say.mark("kind", counterNouns[kind].many)];
      const moved = clause(
        phrase`move up to ${energy}, as much as you have, from your pool into ${counters} on your queen`,
      );
      return [moved, holdsAtMost("she", max, say)];
    },
  }),
});

/** Turns workers face down for energy, the oldest first. */
export function turnWorkers(state: State, seat: number, count: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  const ready = player.workers.filter((card) => !player.spent.includes(card)).slice(0, count);
  player.spent.push(...ready);
  player.energy += ready.length;
  emit?.({ type: "turnWorkers", seat, n: ready.length });
}
