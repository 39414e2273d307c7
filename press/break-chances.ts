import { isTied } from "./number-ties";
import { type Cluster, isWord, type Part, type WordPart, wordPart } from "./text-parts";

/** Every place where a line of a paragraph may end. Nothing here depends on the measure, so that it serves any. */

export const chanceKinds = { plain: 0, tied: 1, hyphen: 2 } as const;

const flawOf = { hyphen: 8, joint: 8, beforeSymbol: 7 };
const endsInHyphen = /[-–—/]$/;

/** Where a word is parted. */
export interface Parting {
  /** Index of the part within its cluster. */
  part: number;
  /** Counted in UTF-16 units. */
  place: number;
}

/** The first chance is the paragraph's beginning and the last its end. All lists run in step. */
export interface BreakChances {
  clusters: readonly Cluster[];
  /** Where a line that begins here begins, as if the paragraph were one long line. */
  starts: number[];
  /** Where a line that ends here ends, with its hyphen. */
  ends: number[];
  kinds: number[];
  /** How unpleasant it is to end a line here, in the measure of best-breaks.ts. */
  flaws: number[];
  /** The cluster that comes next, or is parted. */
  at: number[];
  partings: (Parting | undefined)[];
}

export function breakChances(clusters: readonly Cluster[]): BreakChances {
  const chances: BreakChances = { clusters, starts: [], ends: [], kinds: [], flaws: [], at: [], partings: [] };
  const add = (start: number, end: number, kind: number, flaw: number, at: number, parting?: Parting): void => {
    chances.starts.push(start);
    chances.ends.push(end);
    chances.kinds.push(kind);
    chances.flaws.push(flaw);
    chances.at.push(at);
    chances.partings.push(parting);
  };
  let x = 0;
  for (let index = 0; index < clusters.length; index++) {
    const cluster = clusters[index] as Cluster;
    const kind = isTied(clusters, index) ? chanceKinds.tied : chanceKinds.plain;
    add(x + cluster.space, x, kind, flawBefore(cluster, clusters[index - 1]), index);
    x += cluster.space;
    for (let part = 0; part < cluster.parts.length; part++) {
      const inside = cluster.parts[part] as Part;
      if ("hyphens" in inside && inside.hyphens) {
        for (const { place, start, end } of syllables(inside, inside.hyphens)) {
          add(x + start, x + end, chanceKinds.hyphen, flawOf.hyphen, index, { part, place });
        }
      }
      x += inside.width;
    }
  }
  add(x, x, chanceKinds.plain, 0, clusters.length);
  return chances;
}

function flawBefore({ parts: [first], space }: Cluster, before: Cluster | undefined): number {
  const last = before?.parts.at(-1);
  if (space === 0 && last && isWord(last) && endsInHyphen.test(last.text)) return flawOf.joint;
  return first && !isWord(first) ? flawOf.beforeSymbol : 0;
}

/**
 * Where a word goes on behind each hyphen, and where it ends with it. From the widths of syllables and of neighbouring
 * pairs, so that a word of thousands takes no longer than thousands of words.
 */
function syllables({ text, face, look }: WordPart, hyphens: readonly number[]) {
  const width = (letters: string): number => wordPart(letters, face, look).width;
  const places: { place: number; start: number; end: number }[] = [];
  let from = 0;
  let x = 0;
  hyphens.forEach((place, index) => {
    const [syllable, next] = [text.slice(from, place), text.slice(place, hyphens[index + 1])];
    const own = width(syllable);
    const kerning = width(syllable + next) - own - width(next);
    places.push({ place, start: x + own + kerning, end: x + width(`${syllable}-`) });
    x += own + kerning;
    from = place;
  });
  return places;
}
