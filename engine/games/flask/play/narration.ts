import type { GameEvent } from "../../../core/machine";
import type { Narration as CoreNarration, SeatName } from "../../../core/narration";
import { plural } from "../../../core/rich-text";
import type { CompiledSet } from "./compiled-set";
import type { names } from "./names";
import { colours, type State } from "./state";

/** What players read: the answers to a request, and the log. */

const colourWords: Record<string, string> = { G: "💚", Y: "💰", B: "📘", R: "💥" };
/** Counters one by one, as on a card. */
const symbols = (counts: readonly number[]): string =>
  counts.map((n, colour) => colourWords[colours[colour]!]!.repeat(n)).join("");

const zoneWords: Record<string, string> = {
  deck: "the deck",
  hand: "the hand",
  discard: "the discard pile",
  played: "the played row",
};

export interface Narration extends CoreNarration<State, typeof names> {
  card(state: State, instance: unknown): string;
  /** A colour's symbol. */
  resource(colour: number): string;
}

export function narration(set: CompiledSet, seatName: SeatName): Narration {
  const cardName = (state: State, instance: unknown): string => {
    const design = set.designs[state.design[Number(instance)] ?? -1];
    return design ? design.name : "a card";
  };
  const cardNames = (state: State, instances: unknown): string =>
    (instances as number[]).map((card) => cardName(state, card)).join(", ");

  const spent = (state: State, { paid, cards }: GameEvent): string =>
    [symbols(paid as number[]), (cards as number[]).length > 0 ? cardNames(state, cards) : ""]
      .filter(Boolean)
      .join(" and ") || "nothing";

  const actions: Narration["actions"] = {
    increase: (_, { resource }) => `Raise ${colourWords[String(resource)]}`,
    skipIncrease: () => "Don't raise a counter",
    play: (state, { card, under }) =>
      `Play ${cardName(state, card)}${typeof under === "number" ? " under the open pile" : ""}`,
    activate: (state, { pile }) => {
      const found = state.players.flatMap(({ piles }) => piles).find(({ id }) => id === pile);
      return `Turn over ${cardName(state, found?.cards[0])} (${plural(found?.cards.length ?? 0, "card")})`;
    },
    pass: () => "Pass",
    endTurn: () => "End the turn",
    payAny: (_, { resource }) => `Pay ${colourWords[String(resource)]}`,
    payCard: (state, { card }) => `Discard ${cardName(state, card)}`,
    drawFrom: (state, { from }) =>
      from === "deck"
        ? "From the deck"
        : `${from === "discard" ? "The top" : cardName(state, from)} of the discard pile`,
    chooseKind: (_, { resource }) => `Gain ${colourWords[String(resource)]}`,
    chooseEnemy: (_, { enemy }) => seatName(enemy),
    loseResource: (_, { resource }) => `Lose ${colourWords[String(resource)]}`,
    discardCard: (state, { card }) => `Discard ${cardName(state, card)}`,
    chooseCard: (state, { card }) => cardName(state, card),
    handLimitDiscard: (state, { card }) => `Discard ${cardName(state, card)}`,
  };

  const events: Narration["events"] = {
    turn: (_, { turn }, who) => `— Turn ${turn}: ${who} —`,
    gain: (_, { n, resource }, who) => `${who} gains ${n} ${colourWords[String(resource)]}.`,
    lose: (_, { n, resource }, who) =>
      `${who} loses ${n} ${resource ? colourWords[String(resource)] : plural(Number(n), "resource").replace(/^\d+ /, "")}.`,
    draw: (state, { card, from }, who) =>
      `${who} draws ${card === undefined ? "a card" : cardName(state, card)}${from === "discard" ? " from the discard pile" : ""}.`,
    discard: (state, { card }, who) => `${who} discards ${cardName(state, card)}.`,
    mill: (state, { cards }, who) =>
      `${cardNames(state, cards)} ${(cards as unknown[]).length === 1 ? "falls" : "fall"} from the top of ${who}'s deck.`,
    move: (state, { cards, n, from, to }, who) => {
      const what = cards === undefined ? plural(Number(n), "card") : cardNames(state, cards);
      return `${who} moves ${what} from ${zoneWords[String(from)]} to ${zoneWords[String(to)]}.`;
    },
    announce: (state, { card, faceDown, cost }, who) => {
      const { fixed, any, cards } = cost as { fixed: number[]; any: number; cards: number };
      const price = [`${symbols(fixed)}${"❔".repeat(any)}`, cards > 0 ? plural(cards, "card") : ""]
        .filter(Boolean)
        .join(" and ");
      return `${who} announces ${card === undefined ? "a card" : cardName(state, card)}${faceDown ? " face down" : ""}${price ? ` for ${price}` : ""}.`;
    },
    plan: (state, event, who) => `${who} is about to pay ${spent(state, event)}.`,
    pay: (state, event, who) => `${who} pays ${spent(state, event)}.`,
    playCap: (_, { plays }, who) => `That was play ${plays}: ${who} can play no more cards in this turn.`,
    play: (state, { card }, who) => `${who} plays ${cardName(state, card)}.`,
    cover: (_, __, who) => `${who} lays it face down.`,
    cancel: (state, { card }, who) => `${who}'s ${card === undefined ? "card" : cardName(state, card)} is interrupted.`,
    activate: (state, { cards }, who) => `${who} turns over ${cardNames(state, cards)}.`,
    cut: (_, { n }, who) => `${who} loses ${n} above the cap.`,
    out: (_, { cause }, who) => `${who} is out: ${cause === "deck" ? "no cards left to draw" : "no resources left"}.`,
    over: (_, { winners }) =>
      (winners as number[]).length === 1 ? `${seatName((winners as number[])[0])} wins.` : "The game is drawn.",
  };

  return {
    seat: seatName,
    actions,
    events,
    card: cardName,
    resource: (colour) => colourWords[colours[colour]!]!,
  };
}
