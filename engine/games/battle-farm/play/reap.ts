import { choose } from "../../../core/choices";
import { call, type Program } from "../../../core/machine";
import { type CompiledSet, designOf, over, procedures } from "./compiled-set";
import { collect } from "./crops";
import { bedRef, type State, seatsFromActive } from "./state";
import { refill } from "./zones";

/** Collecting ripe crops (rules §6.1), and what follows every effect (§6.4). */

/** The frame of `reap`: whether it is the harvest of step 1, whose crop is collected, which, and the only bed meant, or -1. */
const slot = { isHarvest: 0, seat: 1, bed: 2, only: 3 } as const;

export function callReap(state: State, isHarvest: boolean, only = -1): void {
  call(state, procedures.reap, state.active, -1, [isHarvest ? 1 : 0, -1, -1, only]);
}

const hasRipe = ({ players }: State): boolean =>
  players.some(({ beds }) => beds.some(({ card, timer }) => card >= 0 && timer === 0));

export function reapProgram(set: CompiledSet): Program<State> {
  const { options } = set;
  const ripe = (state: State, seat: number, only: number): number[] =>
    state.players[seat]!.beds.flatMap(({ card, timer }, bed) =>
      card >= 0 && timer === 0 && (only < 0 || only === bedRef(seat, bed)) ? [bed] : [],
    );
  const matters = (state: State, seat: number, beds: readonly number[]): boolean =>
    beds.some((bed) => {
      const crop = designOf(set, state, state.players[seat]!.beds[bed]!.card);
      return crop !== undefined && (crop.live !== null || crop.on.onHarvest !== undefined);
    });
  return [
    function next(state, frame) {
      const [isHarvest, only] = [frame.slots[slot.isHarvest] === 1, frame.slots[slot.only] as number];
      state.reaping = true;
      const waits = options.timerZero === "nextHarvest";
      for (const seat of waits ? [state.active] : seatsFromActive(state)) {
        if (waits && !isHarvest && only < 0) break;
        const beds = ripe(state, seat, only);
        if (beds.length === 0) continue;
        frame.slots[slot.seat] = seat;
        if (options.harvestOrder === "owner" && matters(state, seat, beds))
          choose(state, frame, { kind: "chooseHarvest", seat, slot: slot.bed, options: beds });
        else frame.slots[slot.bed] = beds[0]!;
        return;
      }
      state.reaping = false;
      frame.step = over;
    },
    function gather(state, frame, emit) {
      const [seat, bed] = [frame.slots[slot.seat] as number, frame.slots[slot.bed] as number];
      const rests = frame.slots[slot.isHarvest] !== 1 || options.replantAfterHarvest === "notSameTurn";
      const card = collect(set, state, seat, bed, rests, emit);
      frame.step = 0;
      callAbilities(set, state, "onHarvest", seat, card, bedRef(seat, bed));
    },
  ];
}

/** A crop's abilities for what has just happened to it, the first one next. */
export function callAbilities(
  set: CompiledSet,
  state: State,
  trigger: "onPlant" | "onHarvest" | "onFertilize",
  seat: number,
  card: number,
  ref: number,
): void {
  const programs = designOf(set, state, card)?.on[trigger];
  if (programs === undefined) return;
  for (let n = programs.length - 1; n >= 0; n--)
    call(state, procedures.effect, seat, card, [programs[n]!, ref, onMarket(state)]);
}

export function onMarket({ market }: State): number {
  let n = 0;
  for (const card of market) if (card >= 0) n++;
  return n;
}

/** Slots: the ability's program, the bed it is about, and the cards on the market before it. */
export const effectProgram = (): Program<State> => [
  function begin(state, frame) {
    frame.slots[2] = onMarket(state);
    call(state, frame.slots[0] as number, frame.self, frame.card, [frame.slots[1] as number]);
  },
  function finish(state, frame, emit) {
    settle(state, frame.slots[2] as number, emit);
  },
];

/** After an effect: the market is filled again, and what is ripe is collected. */
export function settle(state: State, marketBefore: number, emit: Parameters<Program<State>[number]>[2]): void {
  if (onMarket(state) < marketBefore) refill(state, emit);
  if (!state.reaping && hasRipe(state)) callReap(state, false);
}
