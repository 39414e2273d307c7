import type { Emit, Frame } from "../../../core/machine";
import type { Tally } from "../../../core/tally";
import { bedNames } from "../printed-names";
import { type CompiledSet, type Design, designOf } from "./compiled-set";
import { type Bed, bedRef, bedType, bedTypes, type State } from "./state";
import { toDiscard } from "./zones";

/** Growing crops: what they are worth and what happens to them (rules §2 Crop Value, §6.1, §6.4). */

/** Rules §8.4: the bonus of a bed for a crop. */
function bonusOf({ options }: CompiledSet, type: number, crop: Design): number {
  switch (type) {
    case bedType.raised:
      return crop.grade >= 3 ? options.raisedBonus : 0;
    case bedType.trellis:
      return crop.colour === 0 ? options.colourBedBonus : 0;
    case bedType.rotational:
      return crop.colour === 1 ? options.colourBedBonus : 0;
    case bedType.vertical:
      return crop.colour === 2 ? options.colourBedBonus : 0;
    default:
      return 0;
  }
}

function bonuses(set: CompiledSet, state: State, seat: number, index: number, bed: Bed, tally?: Tally): number {
  const crop = designOf(set, state, bed.card)!;
  const fixed = set.options.bedBonusTiming === "live" ? bonusOf(set, bed.type, crop) : 0;
  if (fixed !== 0) tally?.(fixed, `by its ${bedNames[bedTypes[bed.type]!]}`);
  if (crop.live === null) return fixed;
  const frame: Frame = { program: -1, step: 0, self: seat, card: bed.card, slots: [bedRef(seat, index)] };
  const live = crop.live(state, frame);
  if (live !== 0) tally?.(live, "", crop.id);
  return fixed + live;
}

/** What a crop shows, is compared by and pays. */
export function cropValue(set: CompiledSet, state: State, seat: number, index: number, tally?: Tally): number {
  const bed = state.players[seat]!.beds[index]!;
  if (tally) tallyOwn(set, state, bed, tally);
  const value = bed.own + bonuses(set, state, seat, index, bed, tally);
  if (value < 0) tally?.(-value, "never below 0");
  return value < 0 ? 0 : value;
}

/** The value of a card: as printed, and what effects made of that. */
export function cardValue(set: CompiledSet, state: State, card: number, tally: Tally): number {
  const value = state.value[card]!;
  const { value: printed } = designOf(set, state, card)!;
  tally(printed, "printed");
  if (value !== printed) tally(value - printed, "by effects, for good");
  return value;
}

/** A crop begins with the value of its card. */
function tallyOwn(set: CompiledSet, state: State, bed: Bed, tally: Tally): void {
  const grown = bed.own - cardValue(set, state, bed.card, tally);
  if (grown !== 0) tally(grown, "since it was planted");
}

/** Effects set the total; bonuses stay out of it. */
export function setCropValue(
  set: CompiledSet,
  state: State,
  seat: number,
  index: number,
  total: number,
  emit: Emit | null,
): void {
  const bed = state.players[seat]!.beds[index]!;
  const before = emit ? cropValue(set, state, seat, index) : 0;
  bed.own = total - bonuses(set, state, seat, index, bed);
  if (before !== total) emit?.({ type: "cropValue", seat, bed: index + 1, card: bed.card, from: before, to: total });
}

export const isProtected = ({ type, card }: Bed): boolean => type === bedType.greenhouse && card >= 0;

export function changeBed(
  set: CompiledSet,
  state: State,
  seat: number,
  index: number,
  type: number,
  emit: Emit | null,
): void {
  const bed = state.players[seat]!.beds[index]!;
  if (bed.type === type) return;
  const { hydroponicOnChange, hydroponicBonus } = set.options;
  const crop = bed.card < 0 ? undefined : designOf(set, state, bed.card);
  if (hydroponicOnChange && crop && crop.grade >= 3) {
    if (bed.type === bedType.hydroponic) bed.timer += hydroponicBonus;
    if (type === bedType.hydroponic) bed.timer = Math.max(0, bed.timer - hydroponicBonus);
  }
  bed.type = type;
  emit?.({ type: "bed", seat, bed: index + 1, to: type });
}

/** Puts a crop card, which is in no zone any more, into a bed. */
export function growIn(set: CompiledSet, state: State, seat: number, index: number, card: number): void {
  const bed = state.players[seat]!.beds[index]!;
  const crop = designOf(set, state, card)!;
  const { options, timers } = set;
  const sooner = bed.type === bedType.hydroponic && crop.grade >= 3 ? options.hydroponicBonus : 0;
  bed.card = card;
  bed.own = state.value[card]! + (options.bedBonusTiming === "atPlanting" ? bonusOf(set, bed.type, crop) : 0);
  bed.timer = Math.max(1, timers[crop.grade]! - sooner);
}

/** Takes the crop out of a bed; its card is in no zone afterwards. */
function clearBed(bed: Bed): number {
  const { card } = bed;
  bed.card = -1;
  bed.own = 0;
  bed.timer = 0;
  return card;
}

/** Pays nothing, triggers nothing, counts nothing. */
export function destroy(
  set: CompiledSet,
  state: State,
  seat: number,
  index: number,
  by: number,
  emit: Emit | null,
): number {
  const card = clearBed(state.players[seat]!.beds[index]!);
  toDiscard(set, state, by, card);
  emit?.({ type: "destroy", seat, bed: index + 1, card });
  return card;
}

/** Rules §6.1 (a) and (b); what the crop does afterwards is the caller's part. */
export function collect(
  set: CompiledSet,
  state: State,
  seat: number,
  index: number,
  rests: boolean,
  emit: Emit | null,
): number {
  const player = state.players[seat]!;
  const bed = player.beds[index]!;
  const value = cropValue(set, state, seat, index);
  const card = clearBed(bed);
  bed.resting = rests;
  const design = state.design[card]!;
  toDiscard(set, state, seat, card);
  player.coins += value;
  player.harvested[design] = player.harvested[design]! + 1;
  if (seat === state.active) {
    state.reaped.push(design);
    state.busy = true;
  }
  emit?.({ type: "collect", seat, bed: index + 1, card, n: value });
  return card;
}

export function anyCrop(state: State): boolean {
  for (const { beds } of state.players) for (const { card } of beds) if (card >= 0) return true;
  return false;
}
