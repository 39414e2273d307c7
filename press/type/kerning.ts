import { getOrAdd } from "../get-or-add";
import { isSkipping, workAt } from "./context";
import { classOf, coverageIndex } from "./coverage";
import type { LayoutTable, Lookup } from "./layout-table";
import { LookupList } from "./lookup-list";

/** Space between two glyphs (OpenType, GPOS): pairs of glyphs and pairs of classes. */

const pairs = 2;
/** The only measure that is understood: how far the first glyph moves the pen. */
const advanceOnly = 4;

export class Kerning {
  private readonly pairLookups: readonly Lookup[];
  private readonly others: LookupList;
  private readonly known = new Map<number, number | undefined>();

  constructor(
    private readonly table: LayoutTable,
    lookups: readonly Lookup[],
  ) {
    const isPair = (lookup: Lookup): boolean => lookup.type === pairs && !isSkipping(lookup);
    this.pairLookups = lookups.filter(isPair);
    this.others = new LookupList(
      table,
      lookups.filter((lookup) => !isPair(lookup)),
    );
  }

  /** What is added to each advance, in font units; undefined when the font wants more than is done here. */
  of(glyphs: readonly number[]): number[] | undefined {
    if (this.isMoved(glyphs)) return undefined;
    const added: number[] = [];
    for (let at = 0; at < glyphs.length; at++) {
      const right = glyphs[at + 1];
      const space = right === undefined ? 0 : this.between(glyphs[at] as number, right);
      if (space === undefined) return undefined;
      added.push(space);
    }
    return added;
  }

  /** By anything but its neighbour. */
  private isMoved(glyphs: readonly number[]): boolean {
    const { table, others } = this;
    for (let next = others.next(glyphs, 0); next !== undefined; next = others.next(glyphs, next + 1)) {
      for (let at = 0; at < glyphs.length; at++) {
        const work = workAt(table, others.lookups[next] as Lookup, glyphs, at);
        if (work === "unknown" || work.length > 0) return true;
      }
    }
    return false;
  }

  private between(left: number, right: number): number | undefined {
    return getOrAdd(this.known, left * 0x10000 + right, () => {
      let sum = 0;
      for (const { subtables } of this.pairLookups) {
        for (const subtable of subtables) {
          const space = spaceIn(this.table.view, subtable, left, right);
          if (space === "unknown") return undefined;
          if (space === undefined) continue;
          sum += space;
          break;
        }
      }
      return sum;
    });
  }
}

/** Undefined when the subtable says nothing of the pair, so that the next one is asked. */
function spaceIn(view: DataView, table: number, left: number, right: number): number | "unknown" | undefined {
  const index = coverageIndex(view, table + view.getUint16(table + 2), left);
  if (index < 0) return undefined;
  const [first, second] = [view.getUint16(table + 4), view.getUint16(table + 6)];
  if ((first !== 0 && first !== advanceOnly) || second !== 0) return "unknown";
  const size = first === 0 ? 0 : 2;
  const valueAt = (at: number): number => (size === 0 ? 0 : view.getInt16(at));
  if (view.getUint16(table) === 2) {
    const row = classOf(view, table + view.getUint16(table + 8), left);
    const column = classOf(view, table + view.getUint16(table + 10), right);
    return valueAt(table + 16 + (row * view.getUint16(table + 14) + column) * size);
  }
  const set = table + view.getUint16(table + 10 + index * 2);
  for (let low = 0, high = view.getUint16(set) - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    const at = set + 2 + middle * (2 + size);
    const found = view.getUint16(at);
    if (found === right) return valueAt(at + 2);
    if (found < right) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
