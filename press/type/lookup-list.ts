import { firstCoverage } from "./context";
import { covers } from "./coverage";
import type { LayoutTable, Lookup } from "./layout-table";

/** Lookups in the order in which they are applied. Most have nothing to say to most glyphs, which is found out once for each. */
export class LookupList {
  private readonly known = new Map<number, readonly number[]>();

  constructor(
    private readonly table: LayoutTable,
    readonly lookups: readonly Lookup[],
  ) {}

  /** The place of the first one, from a place on, that may have something to say to a glyph of the row. */
  next(glyphs: readonly number[], from: number): number | undefined {
    let next: number | undefined;
    for (let at = 0; at < glyphs.length; at++) {
      const places = this.touching(glyphs[at] as number);
      for (let index = 0; index < places.length; index++) {
        const place = places[index] as number;
        if (place >= from && (next === undefined || place < next)) next = place;
      }
    }
    return next;
  }

  touches(place: number, glyph: number): boolean {
    return this.touching(glyph).includes(place);
  }

  private touching(glyph: number): readonly number[] {
    const known = this.known.get(glyph);
    if (known) return known;
    const { view, types } = this.table;
    const found = this.lookups.flatMap((lookup, place) =>
      lookup.subtables.some((table) => covers(view, firstCoverage(view, types, lookup, table), glyph)) ? [place] : [],
    );
    this.known.set(glyph, found);
    return found;
  }
}
