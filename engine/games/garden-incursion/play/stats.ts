import type { Frame } from "../../../core/machine";
import { type CompiledSet, type Design, type Keyword, keywordIndex, stats } from "./compiled-set";
import { counterIndex, type Piece, type State } from "./state";

/** What follows from printed values, counters, modifiers, auras and links (rules §2.4). All of it adds up, so order never matters. */

export const designOf = (set: CompiledSet, piece: Piece): Design => set.designs[piece.design]!;

/** A frame for words of a piece that are not part of a running effect. */
export const frameOf = (seat: number, id: number, slots: (number | number[])[] = []): Frame => ({
  program: -1,
  step: 0,
  self: seat,
  card: id,
  slots,
});

function modified(state: State, id: number, stat: number): number {
  let sum = 0;
  const { mods } = state;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i]!;
    if (mod.id === id && mod.stat === stat) sum += mod.n;
  }
  return sum;
}

function fromAuras(set: CompiledSet, state: State, piece: Piece, stat: number): number {
  const sources = set.has.auras[stat];
  if (!sources) return 0;
  const { pieces } = state;
  let sum = 0;
  /** Designs with an aura that doesn't add up. */
  let counted: number[] | undefined;
  for (let n = 0; n < pieces.length; n++) {
    const source = pieces[n]!;
    if (!sources[source.design]) continue;
    const { auras, index } = designOf(set, source);
    for (const aura of auras) {
      if (aura.stat !== stat || (!aura.stacks && counted?.includes(index))) continue;
      if (!aura.of(state, frameOf(source.owner, source.id), piece)) continue;
      sum += aura.n;
      if (!aura.stacks) counted = [...(counted ?? []), index];
    }
  }
  return sum;
}

export const attackOf = (set: CompiledSet, state: State, piece: Piece): number =>
  Math.max(
    0,
    designOf(set, piece).attack +
      piece.counters[counterIndex.attackUp]! +
      modified(state, piece.id, 0) +
      fromAuras(set, state, piece, 0),
  );

export function defenceOf(set: CompiledSet, state: State, piece: Piece): number {
  const { counters } = piece;
  const up = counters[counterIndex.defenceUp]! - counters[counterIndex.venom]! - counters[counterIndex.frail]!;
  const own = designOf(set, piece).defence + up + modified(state, piece.id, 1);
  const bulwark = state.links.length > 0 && isDefending(state, piece.id) ? keyword(set, state, piece, "bulwark") : 0;
  return Math.max(0, own + fromAuras(set, state, piece, 1) + bulwark);
}

export const apOf = (set: CompiledSet, state: State, piece: Piece): number =>
  Math.max(0, designOf(set, piece).ap + modified(state, piece.id, 2) + fromAuras(set, state, piece, 2));

export const leastRange = 250;
export const rangeOf = (set: CompiledSet, state: State, piece: Piece): number =>
  Math.max(leastRange, designOf(set, piece).range + modified(state, piece.id, 3) + fromAuras(set, state, piece, 3));

/** Whether it has the keyword, or how much of it. */
export function keyword(set: CompiledSet, state: State, piece: Piece, name: Keyword): number {
  const index = keywordIndex[name];
  const stat = stats.length + index;
  const more = state.mods.length > 0 ? modified(state, piece.id, stat) : 0;
  return designOf(set, piece).keywords[index]! + more + fromAuras(set, state, piece, stat);
}

export function isDefending({ links }: State, id: number): boolean {
  for (let i = 0; i < links.length; i++) if (links[i]!.active && links[i]!.defender === id) return true;
  return false;
}

/** What a card costs its player now. */
export function costOf(set: CompiledSet, state: State, seat: number, design: Design): number {
  if (design.type === "worker") return set.options.workerCost;
  const sources = set.has.costMods;
  const { pieces } = state;
  let { cost } = design;
  for (let n = 0; sources && n < pieces.length; n++) {
    const piece = pieces[n]!;
    if (piece.owner !== seat || !sources[piece.design]) continue;
    for (const mod of designOf(set, piece).costMods) if (mod.accepts(design)) cost += mod.n;
  }
  return Math.max(0, cost);
}

/** Whether an opponent's effect may not choose it. */
export const isShielded = (set: CompiledSet, state: State, piece: Piece, chooser: number): boolean =>
  piece.owner !== chooser && keyword(set, state, piece, "shielded") > 0;

/** A frame for the words of a skill sheet, which has no place on the field. */
export const sheetFrame = (seat: number, slots: (number | number[])[] = []): Frame => frameOf(seat, 0, slots);
