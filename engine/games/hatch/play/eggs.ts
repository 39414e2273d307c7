import type { CompiledSet, Design } from "./compiled-set";
import { type Egg, type Player, type State, wild } from "./state";

/** What eggs ask for and what they have (rules §2.4). Which resource fills which slot is never stored. */

const attached = [0, 0, 0, 0, 0];

/** Slots of a kind that are left after reductions. */
export const slotsOf = (design: Design, egg: Egg, kind: number): number => design.needs[kind]! - egg.reduced[kind]!;

export const totalSlots = ({ slots }: Design, { reduced }: Egg): number =>
  slots - reduced[0]! - reduced[1]! - reduced[2]! - reduced[3]!;

/** The most slots that the attached resources can fill at once. */
export function filledSlots(set: CompiledSet, egg: Egg): number {
  const design = set.cards[egg.card]!;
  const { typed, over, wilds } = sortOut(set, design, egg);
  const any = slotsOf(design, egg, 3);
  const filled = typed + (over < any ? over : any) + wilds;
  const total = totalSlots(design, egg);
  return filled < total ? filled : total;
}

const sorted = { typed: 0, over: 0, wilds: 0 };

/** How many typed slots are filled by their own kind, how many typed resources are over, how many are wild. */
function sortOut({ cards }: CompiledSet, design: Design, egg: Egg): typeof sorted {
  for (let gift = 0; gift < attached.length; gift++) attached[gift] = 0;
  for (const resource of egg.resources) attached[cards[resource]!.gives]!++;
  sorted.typed = 0;
  sorted.over = 0;
  for (let kind = 0; kind < 3; kind++) {
    const [has, slots] = [attached[kind]!, slotsOf(design, egg, kind)];
    sorted.typed += has < slots ? has : slots;
    if (has > slots) sorted.over += has - slots;
  }
  sorted.wilds = attached[wild]!;
  return sorted;
}

/** Which gifts one more resource may have so as to fill one slot more (rules §7.2): bit 0 for food, and so on. */
export function taken(set: CompiledSet, egg: Egg): number {
  const design = set.cards[egg.card]!;
  const { typed, over, wilds } = sortOut(set, design, egg);
  const any = slotsOf(design, egg, 3);
  if (typed + (over < any ? over : any) + wilds >= totalSlots(design, egg)) return 0;
  let gifts = 1 << wild;
  for (let kind = 0; kind < 3; kind++)
    if (over < any || attached[kind]! < slotsOf(design, egg, kind)) gifts |= 1 << kind;
  return gifts;
}

export const fits = (set: CompiledSet, egg: Egg, gift: number): boolean => ((taken(set, egg) >> gift) & 1) === 1;

export const missingOf = (set: CompiledSet, egg: Egg): number =>
  totalSlots(set.cards[egg.card]!, egg) - filledSlots(set, egg);
export const surplusOf = (set: CompiledSet, egg: Egg): number => egg.resources.length - filledSlots(set, egg);

export const rests = ({ options }: CompiledSet, state: State, egg: Egg): boolean =>
  options.eggsRestFirstTurn && egg.arrived === state.turn;

/** Sacrifice worth that a player's eggs are waiting for now. */
function skullsAsked(set: CompiledSet, state: State, player: Player): number {
  let sum = 0;
  for (const egg of player.eggs) if (!rests(set, state, egg)) sum += set.cards[egg.card]!.skulls;
  return sum;
}

/** Whether a sacrifice or barter has a use now (rules §7.4). */
export const needsWorth = (set: CompiledSet, state: State, player: Player): boolean =>
  !set.options.sacrificeOnlyIfNeeded || state.pool < skullsAsked(set, state, player);

export const newEgg = (card: number, arrived: number): Egg => ({ card, resources: [], arrived, reduced: [0, 0, 0, 0] });
