import type { Frame } from "../../../core/machine";
import type { Tally } from "../../../core/tally";
import { type CompiledSet, type Design, type Keyword, keywordIndex, stats } from "./compiled-set";
import { counterIndex, type Piece, type State, type Until, untils } from "./state";

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

const modEnds: Record<Until, string> = {
  endOfTurn: "until the end of the turn",
  yourNextTurn: "until a next turn begins",
  never: "by effects, for good",
};

function modified(state: State, id: number, stat: number, tally?: Tally): number {
  let sum = 0;
  const { mods } = state;
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i]!;
    if (mod.id !== id || mod.stat !== stat) continue;
    sum += mod.n;
    tally?.(mod.n, modEnds[untils[mod.until]!]);
  }
  return sum;
}

function fromAuras(set: CompiledSet, state: State, piece: Piece, stat: number, tally?: Tally): number {
  const sources = set.has.auras[stat];
  if (!sources) return 0;
  const { pieces } = state;
  let sum = 0;
  /** Designs with an aura that doesn't add up. */
  let counted: number[] | undefined;
  for (let n = 0; n < pieces.length; n++) {
    const source = pieces[n]!;
    if (!sources[source.design]) continue;
    const { auras, index, id } = designOf(set, source);
    for (const aura of auras) {
      if (aura.stat !== stat || (!aura.stacks && counted?.includes(index))) continue;
      if (!aura.of(state, frameOf(source.owner, source.id), piece)) continue;
      sum += aura.n;
      tally?.(aura.n, "", id);
      if (!aura.stacks) counted = [...(counted ?? []), index];
    }
  }
  return sum;
}

/** The sum, or the least that it can be. */
function atLeast(least: number, sum: number, tally?: Tally): number {
  if (sum >= least) return sum;
  tally?.(least - sum, "it can't be less");
  return least;
}

function counted(n: number, says: string, tally?: Tally): number {
  if (n !== 0) tally?.(n, says);
  return n;
}

export function attackOf(set: CompiledSet, state: State, piece: Piece, tally?: Tally): number {
  const { attack } = designOf(set, piece);
  tally?.(attack, "printed");
  const own = attack + counted(piece.counters[counterIndex.attackUp]!, "counters", tally);
  return atLeast(0, own + modified(state, piece.id, 0, tally) + fromAuras(set, state, piece, 0, tally), tally);
}

export function defenceOf(set: CompiledSet, state: State, piece: Piece, tally?: Tally): number {
  const { counters } = piece;
  const { defence } = designOf(set, piece);
  tally?.(defence, "printed");
  const up =
    counted(counters[counterIndex.defenceUp]!, "counters", tally) +
    counted(-counters[counterIndex.venom]!, "venom", tally) +
    counted(-counters[counterIndex.frail]!, "frail", tally);
  const own = defence + up + modified(state, piece.id, 1, tally);
  const bulwark = state.links.length > 0 && isDefending(state, piece.id) ? keyword(set, state, piece, "bulwark") : 0;
  counted(bulwark, "Bulwark, while it defends", tally);
  return atLeast(0, own + fromAuras(set, state, piece, 1, tally) + bulwark, tally);
}

export function apOf(set: CompiledSet, state: State, piece: Piece, tally?: Tally): number {
  const { ap } = designOf(set, piece);
  tally?.(ap, "printed");
  return atLeast(0, ap + modified(state, piece.id, 2, tally) + fromAuras(set, state, piece, 2, tally), tally);
}

const leastRange = 250;
export function rangeOf(set: CompiledSet, state: State, piece: Piece, tally?: Tally): number {
  const { range } = designOf(set, piece);
  tally?.(range, "printed");
  const more = modified(state, piece.id, 3, tally) + fromAuras(set, state, piece, 3, tally);
  return atLeast(leastRange, range + more, tally);
}

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
export function costOf(set: CompiledSet, state: State, seat: number, design: Design, tally?: Tally): number {
  if (design.type === "worker") return set.options.workerCost;
  const sources = set.has.costMods;
  const { pieces } = state;
  let { cost } = design;
  tally?.(cost, "printed");
  for (let n = 0; sources && n < pieces.length; n++) {
    const piece = pieces[n]!;
    if (piece.owner !== seat || !sources[piece.design]) continue;
    const { costMods, id } = designOf(set, piece);
    for (const mod of costMods) {
      if (!mod.accepts(design)) continue;
      cost += mod.n;
      tally?.(mod.n, "", id);
    }
  }
  return atLeast(0, cost, tally);
}

/** Whether an opponent's effect may not choose it. */
export const isShielded = (set: CompiledSet, state: State, piece: Piece, chooser: number): boolean =>
  piece.owner !== chooser && keyword(set, state, piece, "shielded") > 0;

/** A frame for the words of a skill sheet, which has no place on the field. */
export const sheetFrame = (seat: number, slots: (number | number[])[] = []): Frame => frameOf(seat, 0, slots);
