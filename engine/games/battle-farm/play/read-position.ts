import type { MatchSetup } from "../../../core/game";
import { call, run } from "../../../core/machine";
import { endIfOver } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { winLimit } from "./deal";
import {
  type BattleFarmPosition,
  cardFinder,
  readableSteps,
  setupStep,
  unknown,
  type WrittenCard,
  writtenDeck,
} from "./position";
import { bedsOf, newBed } from "./setup";
import { type BattleFarmState, type Bed, bedTypes, classUse, origin } from "./state";
import { type BattleFarmTable, procedures } from "./table";
import { turnSteps } from "./turn";

/** Reads a written position into a state, ready for its next decision. */

const origins: Record<string, number> = { crop: origin.bonusCrop, action: origin.bonusAction };

export function readPosition(
  json: Json,
  state: BattleFarmState,
  table: BattleFarmTable,
  setup: MatchSetup,
): BattleFarmState {
  const position = json as unknown as BattleFarmPosition;
  const find = cardFinder(setup.cards);
  const indexOf = (name: string): number => (name === unknown ? -1 : table.indexOf.get(find(name) ?? "")!);
  const isSetup = position.step === setupStep;
  state.rolls = [...(position.rolls ?? [])];
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    player.class = written.class === undefined ? -1 : indexOf(written.class);
    state.design[seat] = player.class;
    state.value[seat] = table.designs[player.class]?.value ?? 0;
    state.origin[seat] = player.class;
  });
  const place = reader(state, table, indexOf);
  state.deck = (isSetup ? (position.deck ?? []) : writtenDeck(position)).map(place);
  state.winLimit = position.winLimit ?? winLimit(table, setup);
  call(state, procedures.turn, 0, -1, [0]);
  if (isSetup) {
    state.stack[0]!.step = turnSteps.begin;
    call(state, procedures.setup, 0, -1, [0, 0]);
    run(table.programs, state, null);
    return state;
  }
  readPlayers(position, state, table, place, indexOf);
  state.discard = (position.discard ?? []).map((card) => {
    const id = place(card);
    state.discardedBy[id] = typeof card === "object" ? (card.by ?? -1) : -1;
    return id;
  });
  state.market = (position.market ?? []).map((card) => (card === null ? -1 : place(card as WrittenCard)));
  while (state.market.length < table.options.marketSize) state.market.push(-1);
  state.order = position.order?.length === state.players.length ? [...position.order] : [...state.players.keys()];
  state.active = position.active ?? state.order[0]!;
  state.place = Math.max(0, state.order.indexOf(state.active));
  state.round = position.round ?? 1;
  state.turn = position.turn ?? 1;
  state.idleTurns = position.idleTurns ?? 0;
  state.busy = position.busy ?? false;
  state.actions = position.actions ?? 0;
  state.bought = position.bought ?? 0;
  state.reaped = (position.collected ?? []).map(indexOf);
  state.trades = position.trades ?? table.options.tradesPerTurn;
  state.allowance = position.allowance ?? 0;
  state.endgame = position.endgame
    ? { by: position.endgame.by, reason: position.endgame.reason, left: position.endgame.left }
    : null;
  if (endIfOver(state, position)) return state;
  const step = position.step ?? "play";
  let at = readableSteps[step] ?? turnSteps.play;
  // What may still be done in the step is rolled for, unless it is written.
  if (position.allowance === undefined && step === "buy") at = turnSteps.rollBuy;
  if (position.allowance === undefined && step === "fertilize") at = turnSteps.rollFertilize;
  if (at === turnSteps.begin) {
    state.turn--;
    state.players[state.active]!.turns--;
  }
  state.stack[0]!.step = at;
  run(table.programs, state, null);
  return state;
}

type Place = (card: WrittenCard) => number;

/** Makes an instance of a written card. A class card is the one of the seat that has the class. */
function reader(state: BattleFarmState, table: BattleFarmTable, indexOf: (name: string) => number): Place {
  const seats = new Set<number>();
  return (card) => {
    const written = typeof card === "string" ? { card } : card;
    const index = indexOf(written.card);
    const design = table.designs[index];
    if (design?.kind === "class") {
      const seat = state.players.findIndex((player, n) => player.class === index && !seats.has(n));
      seats.add(seat);
      if (seat >= 0) return seat;
    }
    const { value, extra, used } = written as { value?: number; extra?: string; used?: boolean };
    state.value.push(value ?? design?.value ?? 0);
    state.origin.push(extra === undefined ? origin.deck : (origins[extra] ?? index));
    state.discardedBy.push(-1);
    const instance = state.design.push(index) - 1;
    if (used) state.used.push(instance);
    return instance;
  };
}

function readPlayers(
  position: BattleFarmPosition,
  state: BattleFarmState,
  table: BattleFarmTable,
  place: Place,
  indexOf: (name: string) => number,
): void {
  const { options, timers } = table;
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    player.coins = written.coins ?? options.startCoins;
    player.fertilizers = written.fertilizers ?? options.startFertilizers;
    player.hand = (written.hand ?? []).map(place);
    for (const card of written.hand ?? []) {
      // A class card in the hand may have been used in this turn.
      if (
        typeof card === "object" &&
        card.used &&
        state.design[seat] === indexOf(card.card) &&
        player.hand.includes(seat)
      )
        state.used.push(seat);
    }
    player.classUse = classUse[written.classUse ?? "ready"];
    player.turns = written.turns ?? 1;
    for (const [name, n] of Object.entries(written.harvested ?? {})) player.harvested[indexOf(name)] = n;
    const beds = written.beds as readonly (string | Record<string, unknown>)[] | undefined;
    player.beds = beds ? beds.map(readBed) : bedsOf(table, table.designs[player.class]);
  });

  function readBed(written: string | Record<string, unknown>): Bed {
    const { bed = "common", crop, own, timer, resting } = typeof written === "string" ? { bed: written } : written;
    const made = newBed(bedTypes.indexOf(bed as (typeof bedTypes)[number]));
    made.resting = resting === true;
    if (crop === undefined) return made;
    made.card = place(crop as WrittenCard);
    const design = table.designs[state.design[made.card]!];
    made.own = (own as number | undefined) ?? state.value[made.card]!;
    made.timer = (timer as number | undefined) ?? timers[design?.grade ?? 1]!;
    return made;
  }
}
