import type { Action } from "../../../core/game";
import type { Narration as CoreNarration, SeatName } from "../../../core/narration";
import { plural } from "../../../core/rich-text";
import type { CompiledSet } from "./compiled-set";
import type { names } from "./names";
import { findPiece, type State } from "./state";
import { placeName } from "./stats";

/** What players read: the answers to a request, and the log. */

export type Narration = CoreNarration<State, typeof names>;

const statWords: Record<string, string> = {
  attack: "attack",
  hp: "health",
  movement: "movement",
  every: "turns to wait",
};

const placeWords: Record<string, string> = {
  hand: "into the hand",
  top: "on top of the deck",
  bottom: "under the deck",
  shuffled: "into the deck and shuffles it",
  discard: "on the discard pile",
};

export function narration(set: CompiledSet, seatName: SeatName): Narration {
  const designName = (design: number | undefined): string => set.designs[design ?? -1]?.name ?? "something hidden";
  /** Events name cards by id. */
  const titleOf = (id: unknown): string => designName(set.indexOf.get(String(id)));
  const cardName = (state: State, card: unknown): string =>
    set.designs[state.design[Number(card ?? -1)] ?? -1]?.name ?? "a card";
  const pieceName = (state: State, uid: unknown): string => {
    const piece = findPiece(state, Number(uid));
    return piece ? `${designName(piece.design)} on ${placeName(piece)}` : "a piece that is gone";
  };
  const inLane = (lane: unknown): string => (lane === undefined ? "" : ` in the ${String(lane)}`);

  const targetText = (state: State, { unit, building, lane }: Action): string => {
    const pieces = [unit, building].filter((each) => each !== undefined).map((each) => pieceName(state, each));
    const on = pieces.length > 0 ? ` on ${pieces.join(" and ")}` : "";
    return `${on}${lane === undefined ? "" : pieces.length > 0 ? ` to the ${String(lane)}` : ` at the ${String(lane)}`}`;
  };
  const choice = (value: unknown, text: string): string => (value === "done" ? "That is enough" : text);

  const actions: Narration["actions"] = {
    playUnit: (state, { card, lane, entry }) =>
      `Play ${cardName(state, card)}${inLane(lane)}${entry === undefined ? "" : ` at the ${pieceName(state, entry)}`}`,
    playBuilding: (state, { card, lane, builder }) =>
      `Build ${cardName(state, card)}${inLane(lane)}${builder === undefined ? "" : ` with ${pieceName(state, builder)}`}`,
    playSkill: (state, action) => `Play ${cardName(state, action["card"])}${targetText(state, action)}`,
    useActive: () => `Use ${set.active?.name ?? "the active skill"}`,
    endTurn: () => "End the turn",
    concede: () => "Give up",
    keep: () => "Keep the hand",
    mulligan: () => "Draw a new hand",
    may: (_, { answer }) => (answer === "yes" ? "Yes" : "No"),
    chooseLane: (_, { lane }) => choice(lane, `The ${String(lane)}`),
    chooseUnit: (state, { unit }) => choice(unit, pieceName(state, unit)),
    chooseBuilding: (state, { building }) => choice(building, pieceName(state, building)),
    chooseCard: (state, { card }) => choice(card, cardName(state, card)),
    chooseOption: (_, { option }) => choice(option, `Choice ${Number(option) + 1}`),
    discardCard: (state, { card }) => `Discard ${cardName(state, card)}`,
    handLimit: (state, { card }) => `Discard ${cardName(state, card)}`,
  };

  const goldCause: Record<string, string> = { kill: " for a kill", income: " of income" };
  const events: Narration["events"] = {
    turn: (_, { turn }, who) => `— Turn ${turn}: ${who} —`,
    draw: (state, { card }, who) => `${who} draws ${card === undefined ? "a card" : cardName(state, card)}.`,
    discard: (state, { card }, who) => `${who} discards ${cardName(state, card)}.`,
    search: (state, { card }, who) => `${who} shows ${cardName(state, card)} from the deck and takes it.`,
    moveCard: (state, { card, to }, who) =>
      `${who} puts ${card === undefined ? "a card" : cardName(state, card)} ${placeWords[String(to)]}.`,
    add: (_, { card, to }, who) => `${who} puts ${titleOf(card)} ${placeWords[String(to)]}.`,
    mulligan: (_, { n }, who) => `${who} draws ${plural(Number(n), "new card")}.`,
    deckOut: (_, { n }, who) => `${who}'s deck is empty: the castle loses ${n}.`,
    gold: (_, { n, cause }, who) =>
      Number(n) < 0 ? `${who} pays ${-Number(n)} gold.` : `${who} gains ${n} gold${goldCause[String(cause)] ?? ""}.`,
    play: (state, { card }, who) => `${who} plays ${card === undefined ? "a hidden building" : cardName(state, card)}.`,
    pay: (_, { n }, who) => (Number(n) > 0 ? `${who} pays ${n} gold.` : undefined),
    useActive: (_, { skill }, who) => `${who} uses ${titleOf(skill)}.`,
    place: (_, { card, at, token }, who) =>
      token ? `${who} places ${titleOf(card)} on ${at}.` : `It is placed on ${at}.`,
    construct: (_, { card, at }) => (at === undefined ? "It is built, hidden." : `${titleOf(card)} is built on ${at}.`),
    move: (_, { card, at }) => `${titleOf(card)} goes to ${at}.`,
    relocate: (_, { card, at }) => `${titleOf(card)} is moved to ${at}.`,
    enter: () => undefined,
    combat: (_, { card, enemy, at }) => `${titleOf(card)} attacks ${titleOf(enemy)} on ${at}.`,
    castleHit: (_, { card, seat }) => `${titleOf(card)} hits ${seatName(1 - Number(seat))}'s castle.`,
    damage: (_, { by, castle, card, n }) => {
      const what = castle === undefined ? titleOf(card) : `${seatName(castle)}'s castle`;
      return `${what} takes ${n} damage${by === undefined ? "" : ` from ${titleOf(by)}`}.`;
    },
    heal: (_, { card, castle, n }) =>
      `${castle === undefined ? titleOf(card) : `${seatName(castle)}'s castle`} heals ${n}.`,
    destroyed: (_, { card }) => `${titleOf(card)} is destroyed.`,
    modify: (_, { card, stat, n }) =>
      `${titleOf(card)}: ${Number(n) < 0 ? "−" : "+"}${Math.abs(Number(n))} ${statWords[String(stat)]}.`,
    stop: (_, { card }) => `${titleOf(card)} stops.`,
    tired: (_, { card, to }) => `${titleOf(card)} is ${to ? "" : "no longer "}tired.`,
    reveal: (_, { card, lane, tile }) =>
      `${titleOf(card)} on ${placeName({ lane: Number(lane), tile: Number(tile) })} is revealed.`,
    runaway: () => "Too much happens at once: the rest of it is dropped.",
    concede: (_, __, who) => `${who} gives up.`,
    over: (_, { winners }) =>
      (winners as number[]).length === 1 ? `${seatName((winners as number[])[0])} wins.` : "The game is drawn.",
  };

  return { seat: seatName, actions, events };
}
