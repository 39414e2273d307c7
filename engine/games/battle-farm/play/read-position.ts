import { call } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { begin, winLimit } from "./deal";
import { type Position, setupStep, type WrittenCard, writtenDeck } from "./position";
import { bedsOf, newBed } from "./setup";
import { type Bed, bedTypes, classUse, origin, type State } from "./state";
import { turnSteps } from "./turn";

/** Reads a written position into a state. */

const origins: Record<string, number> = { crop: origin.bonusCrop, action: origin.bonusAction };
type IndexOf = (name: string) => number;

export function readPosition(set: CompiledSet, state: State, position: Position, indexOf: IndexOf): void {
  const { options, designs } = set;
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    player.class = written.class === undefined ? -1 : indexOf(written.class);
    state.design[seat] = player.class;
    state.value[seat] = designs[player.class]?.value ?? 0;
    state.origin[seat] = player.class;
  });
  const place = reader(state, set, indexOf);
  state.deck = writtenDeck(position).map(place);
  state.winLimit = position.winLimit ?? winLimit(set, state.players.length);
  begin(state);
  if (position.step === setupStep) {
    call(state, procedures.setup, 0, -1, [0, 0]);
    return;
  }
  readPlayers(position, state, set, place, indexOf);
  state.discard = (position.discard ?? []).map((card) => {
    const id = place(card);
    state.discardedBy[id] = typeof card === "object" ? (card.by ?? -1) : -1;
    return id;
  });
  state.market = (position.market ?? []).map((card) => (card === null ? -1 : place(card)));
  while (state.market.length < options.marketSize) state.market.push(-1);
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
  state.trades = position.trades ?? options.tradesPerTurn;
  state.allowance = position.allowance ?? 0;
  const { endgame } = position;
  state.endgame = endgame ? { by: endgame.by, reason: endgame.reason, left: endgame.left } : null;
}

/** What may still be done in a step is rolled for, unless it is written; a turn that is about to begin isn't counted yet. */
export function resume(_: CompiledSet, state: State, { step, allowance }: Position): void {
  const turn = state.stack[0]!;
  if (allowance === undefined && step === "buy") turn.step = turnSteps.rollBuy;
  if (allowance === undefined && step === "fertilize") turn.step = turnSteps.rollFertilize;
  if (step !== "begin") return;
  state.turn--;
  state.players[state.active]!.turns--;
}

type Place = (card: WrittenCard) => number;

/** Makes an instance of a written card. A class card is the one of the seat that has the class. */
function reader(state: State, set: CompiledSet, indexOf: IndexOf): Place {
  const seats = new Set<number>();
  return (card) => {
    const written = typeof card === "string" ? { card } : card;
    const index = indexOf(written.card);
    const design = set.designs[index];
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

function readPlayers(position: Position, state: State, set: CompiledSet, place: Place, indexOf: IndexOf): void {
  const { options, timers } = set;
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
    player.beds = beds ? beds.map(readBed) : bedsOf(set, set.designs[player.class]);
  });

  function readBed(written: string | Record<string, unknown>): Bed {
    const { bed = "common", crop, own, timer, resting } = typeof written === "string" ? { bed: written } : written;
    const made = newBed(bedTypes.indexOf(bed as (typeof bedTypes)[number]));
    made.resting = resting === true;
    if (crop === undefined) return made;
    made.card = place(crop as WrittenCard);
    const design = set.designs[state.design[made.card]!];
    made.own = (own as number | undefined) ?? state.value[made.card]!;
    made.timer = (timer as number | undefined) ?? timers[design?.grade ?? 1]!;
    return made;
  }
}
