import { unknown } from "../../../core/position";
import { over } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { type CompiledSet, designOf } from "./compiled-set";
import { cropValue } from "./crops";
import { setupStep } from "./position";
import { type Bed, bedTypes, classUse, origin, type State } from "./state";

/** Writes a state, or what a seat sees of it, as a position. */

const uses = Object.keys(classUse) as (keyof typeof classUse)[];

/** What is being asked; classes are chosen before anything is dealt. */
function stepOf({ prompt }: State): string {
  if (prompt === null) return over;
  return prompt.kind === "chooseClass" ? setupStep : prompt.kind;
}

export function writePosition(set: CompiledSet, state: State): object {
  const id = (design: number): string => set.designs[design]?.id ?? unknown;
  const isOnMarket = new Set(state.market);
  const write = (card: number): Json => {
    const design = designOf(set, state, card);
    if (design === undefined) return unknown;
    const more: Record<string, Json> = {};
    if (state.value[card] !== design.value) more["value"] = state.value[card]!;
    const from = card < state.players.length ? origin.deck : state.origin[card]!;
    if (from !== origin.deck)
      more["extra"] = from === origin.bonusCrop ? "crop" : from === origin.bonusAction ? "action" : "copy";
    if (state.used.includes(card)) more["used"] = true;
    if (state.discardedBy[card]! >= 0 && !isOnMarket.has(card)) more["by"] = state.discardedBy[card]!;
    return Object.keys(more).length === 0 ? design.id : { card: design.id, ...more };
  };
  const writeBed = (bed: Bed, seat: number, n: number): Json => ({
    bed: bedTypes[bed.type]!,
    ...(bed.card < 0
      ? {}
      : { crop: write(bed.card), own: bed.own, timer: bed.timer, value: cropValue(set, state, seat, n) }),
    ...(bed.resting ? { resting: true } : {}),
  });
  const { endgame, trade } = state;
  return {
    round: state.round,
    turn: state.turn,
    order: [...state.order],
    active: state.active,
    step: stepOf(state),
    allowance: state.allowance,
    trades: state.trades,
    winLimit: state.winLimit,
    players: state.players.map((player, seat) => ({
      ...(player.class < 0 ? {} : { class: id(player.class) }),
      classUse: uses[player.classUse]!,
      coins: player.coins,
      fertilizers: player.fertilizers,
      handSize: player.hand.length,
      hand: player.hand.map(write),
      beds: player.beds.map((bed, n) => writeBed(bed, seat, n)),
      harvested: Object.fromEntries(player.harvested.flatMap((n, design) => (n > 0 ? [[id(design), n]] : []))),
      turns: player.turns,
    })),
    market: state.market.map((card) => (card < 0 ? null : write(card))),
    deckSize: state.deck.length,
    deck: state.deck.map(write),
    discardSize: state.discard.length,
    discard: state.discard.map(write),
    idleTurns: state.idleTurns,
    busy: state.busy,
    actions: state.actions,
    bought: state.bought,
    collected: state.reaped.map(id),
    ...(endgame ? { endgame: { by: endgame.by, reason: endgame.reason, left: endgame.left } } : {}),
    ...(trade
      ? { trade: { seller: trade.seller, cards: trade.cards.map(write), bids: [...trade.bids], open: trade.open } }
      : {}),
  };
}
