import {
  type Cluster,
  clusterOf,
  isWord,
  lettersOf,
  type Paragraph,
  type Part,
  type WordPart,
  wordPart,
} from "./text-parts";

/** Line breaking: as many words as a line can hold. */

export interface Line {
  clusters: Cluster[];
  width: number;
  paragraph: Paragraph;
  isFirst: boolean;
  isLast: boolean;
  /** First line of a paragraph that is not the first. */
  startsParagraph: boolean;
}

export interface Broken {
  lines: Line[];
  /** A word was wider than a line and had to be cut, or something is wider that cannot be. */
  cut: boolean;
}

const tolerance = 1e-6;
/** Lines one below the other that end in a hyphen: more look like a ladder. */
const hyphensInARow = 2;

export function breakLines(paragraphs: readonly Paragraph[], width: number): Broken {
  const lines: Line[] = [];
  let cut = false;
  paragraphs.forEach((paragraph, index) => {
    const breaker = new ParagraphBreaker(lines, paragraph, Math.max(0, width - paragraph.indent), index > 0);
    const { clusters } = paragraph;
    for (let at = 0; at < clusters.length; at++) breaker.add(clusters[at] as Cluster);
    breaker.finish();
    cut ||= breaker.cut;
  });
  return { lines, cut };
}

/** The narrowest measure that needs no more lines: centred text looks composed instead of leaving one word below. */
export function balanceLines(paragraphs: readonly Paragraph[], width: number): Broken {
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

class ParagraphBreaker {
  cut = false;
  private readonly first: number;
  private line: Line;
  private hyphensBefore = 0;

  constructor(
    private readonly lines: Line[],
    private readonly paragraph: Paragraph,
    private readonly width: number,
    startsParagraph: boolean,
  ) {
    this.first = lines.length;
    this.line = this.emptyLine(startsParagraph);
  }

  finish(): void {
    this.line.isLast = true;
    this.lines.push(this.line);
  }

  add(cluster: Cluster): void {
    if (this.fits(cluster)) this.put(cluster);
    else if (this.addHyphenated(cluster)) return;
    else if (cluster.width > this.width + tolerance) this.addCut(cluster);
    else this.putOnNextLine(cluster);
  }

  private emptyLine(startsParagraph: boolean): Line {
    const isFirst = this.lines.length === this.first;
    return { clusters: [], width: 0, paragraph: this.paragraph, isFirst, isLast: false, startsParagraph };
  }

  private get isEmpty(): boolean {
    return this.line.clusters.length === 0;
  }

  private fits({ width, space }: Cluster): boolean {
    return this.line.width + (this.isEmpty ? 0 : space) + width <= this.width + tolerance;
  }

  private put(cluster: Cluster): void {
    this.line.width += (this.isEmpty ? 0 : cluster.space) + cluster.width;
    this.line.clusters.push(cluster);
  }

  private nextLine(endsInHyphen: boolean): void {
    this.hyphensBefore = endsInHyphen ? this.hyphensBefore + 1 : 0;
    this.lines.push(this.line);
    this.line = this.emptyLine(false);
  }

  private putOnNextLine(cluster: Cluster): void {
    if (!this.isEmpty && !this.fits(cluster)) this.nextLine(false);
    this.put(cluster);
  }

  /** As much of it as the line still holds, with a hyphen; what is left goes on. */
  private addHyphenated(cluster: Cluster): boolean {
    const isLong = cluster.width > this.width + tolerance;
    if (this.hyphensBefore >= hyphensInARow && !isLong) return false;
    const room = this.width - this.line.width - (this.isEmpty ? 0 : cluster.space);
    let parted = partAtHyphen(cluster, room);
    if (!parted && isLong && !this.isEmpty) {
      parted = partAtHyphen(cluster, this.width);
      if (parted) this.nextLine(false);
    }
    if (!parted) return false;
    this.put(parted[0]);
    this.nextLine(true);
    this.add(parted[1]);
    return true;
  }

  private addCut(cluster: Cluster): void {
    this.cut ||= cluster.parts.some((part) => part.width > this.width + tolerance);
    for (const piece of cutCluster(cluster, this.width)) this.putOnNextLine(piece);
  }
}

/** At the last place where the part before it, with its hyphen, is not wider than the room. */
function partAtHyphen(cluster: Cluster, room: number): [Cluster, Cluster] | undefined {
  let before = cluster.width;
  for (let index = cluster.parts.length - 1; index >= 0; index--) {
    const part = cluster.parts[index] as Part;
    before -= part.width;
    if (before > room || !isWord(part) || !part.hyphens) continue;
    for (const place of part.hyphens.toReversed()) {
      const head = wordPart(`${part.text.slice(0, place)}-`, part.face, part.look);
      if (before + head.width > room + tolerance) continue;
      const tail = wordPart(part.text.slice(place), part.face, part.look);
      tail.hyphens = part.hyphens.filter((other) => other > place).map((other) => other - place);
      return [
        clusterOf([...cluster.parts.slice(0, index), head], cluster.space, cluster.level),
        clusterOf([tail, ...cluster.parts.slice(index + 1)], 0, cluster.level),
      ];
    }
  }
  return undefined;
}

/** Between its parts first, inside a word only if that word alone is too wide. */
function cutCluster(cluster: Cluster, width: number): Cluster[] {
  const pieces: Cluster[] = [];
  let parts: Part[] = [];
  let used = 0;
  const finish = (): void => {
    if (parts.length > 0) pieces.push(clusterOf(parts, pieces.length === 0 ? cluster.space : 0, cluster.level));
    parts = [];
    used = 0;
  };
  for (const part of cluster.parts) {
    if (used + part.width > width + tolerance) finish();
    if (!isWord(part) || part.width <= width + tolerance) {
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
  let rest = lettersOf(part.text);
  const measure = (count: number): WordPart => wordPart(rest.slice(0, count).join(""), part.face, part.look);
  while (rest.length > 0) {
    let [low, high] = [1, rest.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (measure(middle).width <= width + tolerance) low = middle;
      else high = middle - 1;
    }
    words.push(measure(low));
    rest = rest.slice(low);
  }
  return words;
}
