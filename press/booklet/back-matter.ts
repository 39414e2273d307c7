import type { PageWords } from "../page-words";
import type { Pen } from "../pen";
import type { Piece } from "../rich-text";
import type { CreditLine } from "./booklet-pages";
import { type Strip, textStrips } from "./strips";
import { around, styles } from "./styles";

/** What stands behind the text: where terms are to be found, and whose work it is. */

interface Term {
  term: string;
  /** From 0. */
  pages: number[];
}

const mostTerms = 300;
/** A term that is everywhere is only listed where it is met first. */
const mostPages = 8;

/** `said`: the blocks of each page; the first of them is page `first`. */
export function pagesOfTerms(terms: readonly string[], said: readonly (readonly string[])[], first: number): Term[] {
  const wanted = new Map<string, string>();
  for (const term of terms) {
    const key = term.trim().toLowerCase();
    if (key.length > 1 && !wanted.has(key) && wanted.size < mostTerms) wanted.set(key, term.trim());
  }
  // Its plural is the same term.
  for (const key of wanted.keys()) if (wanted.has(`${key}s`)) wanted.delete(`${key}s`);
  const pages = said.map(
    (blocks) =>
      ` ${blocks
        .join(" ")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}'’-]+/gu, " ")} `,
  );
  return [...wanted]
    .flatMap(([key, term]): Term[] => {
      const asked = ` ${key.replace(/[^\p{L}\p{N}'’-]+/gu, " ")}`;
      const found = pages.flatMap((page, at) =>
        page.includes(`${asked} `) || page.includes(`${asked}s `) ? [at + first] : [],
      );
      return found.length > 0 ? [{ term, pages: found.slice(0, mostPages) }] : [];
    })
    .sort((a, b) => a.term.localeCompare(b.term, "en"));
}

export function indexStrips(terms: readonly Term[], width: number, pen: Pen, { index }: PageWords): Strip[] {
  if (terms.length === 0) return [];
  const entries = terms.flatMap(({ term, pages }, at): Strip[] => {
    const initial = term[0]?.toUpperCase() ?? "";
    const isFirst = terms[at - 1]?.term[0]?.toUpperCase() !== initial;
    const named = `${initial}${term.slice(1)}`;
    const words: Piece[] = [
      { text: named, ...plain },
      { text: `  ${rangesOf(pages)}`, ...plain, color: "grey" },
    ];
    const strips = textStrips([words], styles.entry, { inset: 0, width, above: isFirst ? 1.6 : 0 }, pen);
    return strips;
  });
  return [...titleStrips(index, width, pen), ...entries];
}

const plain = { bold: false, italic: false } as const;

/** Pages in a row are one range. */
function rangesOf(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const open = ranges.at(-1);
    if (open && open[1] === page - 1) open[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(", ");
}

export function creditStrips(
  lines: readonly CreditLine[],
  credit: string,
  width: number,
  pen: Pen,
  { credits }: PageWords,
): Strip[] {
  const all: CreditLine[] = [{ text: credit }, ...lines];
  return [
    ...titleStrips(credits, width, pen),
    ...all.flatMap(({ text, isHeading }) => {
      const style = isHeading ? { ...styles.note, bold: true, color: "ink", size: 7.8 } : styles.note;
      const sticks = isHeading === true;
      return textStrips([[{ text, ...plain }]], style, { inset: 0, width, above: isHeading ? 2.4 : 0.7, sticks }, pen);
    }),
  ].map(({ said: _said, ...strip }) => strip);
}

function titleStrips(text: string, width: number, pen: Pen): Strip[] {
  const [above, below] = around[3];
  const strips = textStrips(
    [[{ text, ...plain }]],
    styles[3],
    { inset: 0, width, above: above + 3, sticks: true },
    pen,
  );
  const last = strips.at(-1);
  if (last) last.height += below;
  return strips;
}
