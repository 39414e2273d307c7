import type { PageWords } from "../page-words";
import type { Pen } from "../pen";
import type { Heading } from "./block-strips";
import { drawLines, type Strip, setLines, textStrips } from "./strips";
import { around, styles } from "./styles";

/** More entries than this, and only sections are listed. */
const mostParts = 44;

/** `pageOf` is filled before the pages are drawn. */
export function contentsStrips(
  headings: readonly Heading[],
  pageOf: ReadonlyMap<number, number>,
  width: number,
  pen: Pen,
  { contents }: PageWords,
): Strip[] {
  const isShort = headings.filter(({ level }) => level <= 3).length <= mostParts;
  const title: Strip[] = textStrips(
    [[{ text: contents, bold: false, italic: false }]],
    styles[2],
    { inset: 0, width, above: 0, sticks: true },
    pen,
  );
  const last = title.at(-1);
  if (last) last.height += around[2][1] + 1;
  const listed = headings.flatMap((heading, at) =>
    heading.level === 2 || (heading.level === 3 && isShort) ? [at] : [],
  );
  return [...title, ...listed.map((at) => entryStrip(headings[at] as Heading, () => pageOf.get(at), width, pen))];
}

const numberRoom = 9;

function entryStrip({ level, words }: Heading, page: () => number | undefined, width: number, pen: Pen): Strip {
  const isPart = level > 2;
  const style = isPart ? styles.contentsPart : styles.contents;
  const inset = isPart ? 5 : 0;
  const bold = words.map((piece) => ("symbol" in piece || isPart ? piece : { ...piece, bold: true }));
  const set = setLines([bold], style, width - inset - numberRoom, pen);
  return {
    height: set.height * set.lines.length,
    above: isPart ? 0 : 1.4,
    sticks: !isPart,
    draw({ pen: drawing }, x, y) {
      drawLines(set, set.lines, style, drawing, { x: x + inset, y, width: width - inset - numberRoom });
      const number = String((page() ?? 0) + 1);
      const aligned = { ...style, align: "right" } as const;
      const figure = setLines([[{ text: number, bold: !isPart, italic: false }]], aligned, numberRoom, drawing);
      const bottom = y + set.height * (set.lines.length - 1);
      drawLines(figure, figure.lines, aligned, drawing, { x: x + width - numberRoom, y: bottom, width: numberRoom });
      const begin = x + inset + (set.lines.length === 1 ? set.width : width * 0.6) + 2;
      const end = x + width - figure.width - 2;
      if (end > begin)
        drawing.scene.items.push(leader(begin, end, bottom + set.height * 0.68, drawing.colour("hair", {})));
    },
  };
}

/** Dots that lead the eye. */
function leader(from: number, to: number, y: number, fill: string) {
  const step = 1.9;
  let d = "";
  // On one grid for all lines.
  for (let x = Math.ceil(from / step) * step; x < to; x += step)
    d += `M${x.toFixed(2)} ${y.toFixed(2)}h0.35v0.35h-0.35z`;
  return { kind: "path" as const, d, fill };
}
