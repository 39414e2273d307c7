import type { FontFace, ShapedWord } from "./fonts";

/**
 * Line breaking. All widths are multiples of the type size, so that trying another size costs only the breaking.
 * A cluster is what never stays behind alone: a word with the symbols and punctuation that touch it.
 */

export interface WordPart {
  text: string;
  face: FontFace;
  shaped: ShapedWord;
  width: number;
}
export interface SymbolPart {
  symbol: string;
  width: number;
}
export type Part = WordPart | SymbolPart;

export interface Cluster {
  parts: Part[];
  width: number;
  /** Space before it, when it is not the first of its line. */
  space: number;
}

export interface Line {
  clusters: Cluster[];
  width: number;
  /** First line of a paragraph that is not the first. */
  startsParagraph: boolean;
}

export interface Broken {
  lines: Line[];
  /** A word was wider than a line and had to be cut. Parting a long row of symbols is no harm. */
  cut: boolean;
}

const tolerance = 1e-6;

export const clusterOf = (parts: Part[], space: number): Cluster => ({
  parts,
  space,
  width: parts.reduce((sum, part) => sum + part.width, 0),
});

export function breakLines(paragraphs: readonly (readonly Cluster[])[], width: number): Broken {
  const lines: Line[] = [];
  let cut = false;
  paragraphs.forEach((clusters, index) => {
    let line: Line = { clusters: [], width: 0, startsParagraph: index > 0 };
    const finish = (): void => {
      lines.push(line);
      line = { clusters: [], width: 0, startsParagraph: false };
    };
    const add = (cluster: Cluster): void => {
      const space = line.clusters.length > 0 ? cluster.space : 0;
      if (line.clusters.length > 0 && line.width + space + cluster.width > width + tolerance) {
        finish();
        add(cluster);
        return;
      }
      line.clusters.push(cluster);
      line.width += space + cluster.width;
    };
    for (const cluster of clusters) {
      if (cluster.width <= width + tolerance) add(cluster);
      else {
        cut ||= cluster.parts.some((part) => !("symbol" in part) && part.width > width + tolerance);
        for (const piece of cutCluster(cluster, width)) add(piece);
      }
    }
    finish();
  });
  return { lines, cut };
}

/** The narrowest measure that needs no more lines: centred text looks composed instead of leaving one word below. */
export function balanceLines(paragraphs: readonly (readonly Cluster[])[], width: number): Broken {
  const broken = breakLines(paragraphs, width);
  if (broken.cut || broken.lines.length === paragraphs.length) return broken;
  let [low, high, best] = [width / 2, width, broken];
  for (let round = 0; round < 6; round++) {
    const middle = (low + high) / 2;
    const attempt = breakLines(paragraphs, middle);
    if (!attempt.cut && attempt.lines.length === broken.lines.length) [high, best] = [middle, attempt];
    else low = middle;
  }
  return best;
}

/** Between its parts first, inside a word only if that word alone is too wide. */
function cutCluster(cluster: Cluster, width: number): Cluster[] {
  const pieces: Cluster[] = [];
  let parts: Part[] = [];
  let used = 0;
  const finish = (): void => {
    if (parts.length > 0) pieces.push(clusterOf(parts, pieces.length === 0 ? cluster.space : 0));
    parts = [];
    used = 0;
  };
  for (const part of cluster.parts) {
    if (used + part.width > width + tolerance) finish();
    if ("symbol" in part || part.width <= width + tolerance) {
      parts.push(part);
      used += part.width;
      continue;
    }
    for (const word of cutWord(part, width)) {
      finish();
      parts.push(word);
      used = word.width;
    }
  }
  finish();
  return pieces;
}

function cutWord(part: WordPart, width: number): WordPart[] {
  const words: WordPart[] = [];
  const tracking = (part.width - part.shaped.advance) / Math.max(1, part.shaped.glyphs.length);
  const measure = (text: string): WordPart => {
    const shaped = part.face.shape(text);
    return { text, face: part.face, shaped, width: shaped.advance + tracking * shaped.glyphs.length };
  };
  let rest = [...part.text];
  while (rest.length > 0) {
    let [low, high] = [1, rest.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (measure(rest.slice(0, middle).join("")).width <= width + tolerance) low = middle;
      else high = middle - 1;
    }
    words.push(measure(rest.slice(0, low).join("")));
    rest = rest.slice(low);
  }
  return words;
}
