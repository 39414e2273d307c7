import { bestBreaks, type Manner, tolerance } from "./best-breaks";
import { type BreakChances, breakChances, chanceKinds, type Parting } from "./break-chances";
import { cutCluster } from "./cut-words";
import { roomBreaks } from "./room-breaks";
import { type Cluster, clusterOf, isWord, type Paragraph, type Part, wordPart } from "./text-parts";
import type { LineRoom, TextRoom } from "./text-room";

/** Paragraphs become lines: the breaks are chosen in best-breaks.ts, here the words are parted at them. */

export interface Line {
  clusters: readonly Cluster[];
  width: number;
  paragraph: Paragraph;
  isFirst: boolean;
  isLast: boolean;
  /** First line of a paragraph that is not the first. */
  startsParagraph: boolean;
  /** Where it may lie, of a text whose lines differ in that. */
  room?: LineRoom;
}

export interface Broken {
  lines: Line[];
  /** A word was wider than a line and had to be cut, or something is wider that cannot be. */
  cut: boolean;
}

const plainly: Manner = { isEven: false, untied: false };
/** Texts are tried at several measures. */
const knownChances = new WeakMap<Paragraph, BreakChances>();

export function breakLines(
  paragraphs: readonly Paragraph[],
  width: number,
  manner: Partial<Manner> = {},
  room?: TextRoom,
): Broken {
  if (room) return breakInRoom(paragraphs, room, manner.untied ?? false);
  const broken: Broken = { lines: [], cut: false };
  const how = { ...plainly, ...manner };
  for (let index = 0; index < paragraphs.length; index++) {
    const paragraph = paragraphs[index] as Paragraph;
    const lines = linesOf(paragraph, Math.max(0, width - paragraph.indent), how, broken);
    lines.forEach((clusters, at) => {
      broken.lines.push({
        clusters,
        width: widthOf(clusters),
        paragraph,
        isFirst: at === 0,
        isLast: at === lines.length - 1,
        startsParagraph: at === 0 && index > 0,
      });
    });
  }
  return broken;
}

function breakInRoom(paragraphs: readonly Paragraph[], { at, leading, gap }: TextRoom, untied: boolean): Broken {
  const broken: Broken = { lines: [], cut: false };
  let top = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) top += gap;
    const chances = breakChances(paragraph.clusters);
    const begin = top;
    const { breaks, cut } = roomBreaks(chances, (line) => at(begin + line * leading), {
      indent: paragraph.indent,
      untied,
    });
    broken.cut ||= cut;
    const lines = breaks.length > 0 ? breaks : [{ from: 0, to: 0, room: at(begin) }];
    for (const [line, { from, to, room }] of lines.entries()) {
      const clusters = to > from ? clustersBetween(chances, from, to) : [];
      broken.lines.push({
        clusters,
        width: widthOf(clusters),
        paragraph,
        isFirst: line === 0,
        isLast: line === lines.length - 1,
        startsParagraph: line === 0 && index > 0,
        room,
      });
      top += leading;
    }
  }
  return broken;
}

function linesOf(paragraph: Paragraph, width: number, manner: Manner, broken: Broken): (readonly Cluster[])[] {
  if (widthOf(paragraph.clusters) <= width + tolerance) return [paragraph.clusters];
  let chances = knownChances.get(paragraph);
  if (!chances) {
    chances = breakChances(paragraph.clusters);
    knownChances.set(paragraph, chances);
  }
  const wide = tooWide(chances, width);
  if (wide.size > 0) {
    const isCut = (part: Part): boolean => part.width > width + tolerance;
    broken.cut ||= [...wide].some((cluster) => cluster.parts.some(isCut));
    chances = breakChances(chances.clusters.flatMap((one) => (wide.has(one) ? cutCluster(one, width) : one)));
  }
  const lines: Cluster[][] = [];
  let from = 0;
  for (const to of bestBreaks(chances, width, manner)) {
    lines.push(clustersBetween(chances, from, to));
    from = to;
  }
  return lines;
}

function widthOf(clusters: readonly Cluster[]): number {
  let width = 0;
  for (let at = 0; at < clusters.length; at++) {
    const cluster = clusters[at] as Cluster;
    width += (at > 0 ? cluster.space : 0) + cluster.width;
  }
  return width;
}

/** The clusters of which something does not fit on a line that it has to itself. */
function tooWide({ clusters, starts, ends, at }: BreakChances, width: number): Set<Cluster> {
  const wide = new Set<Cluster>();
  for (let index = 1; index < ends.length; index++) {
    const cluster = clusters[at[index - 1] as number];
    if (cluster && (ends[index] as number) - (starts[index - 1] as number) > width + tolerance) wide.add(cluster);
  }
  return wide;
}

function clustersBetween({ clusters, kinds, at, partings }: BreakChances, from: number, to: number): Cluster[] {
  const [first, last] = [at[from] as number, at[to] as number];
  const line = clusters.slice(first, kinds[to] === chanceKinds.hyphen ? last + 1 : last);
  const [after, before] = [partings[from], partings[to]];
  if (after) line[0] = pieceOf(line[0] as Cluster, after, line.length === 1 ? before : undefined);
  if (before && !(after && line.length === 1)) line.push(pieceOf(line.pop() as Cluster, undefined, before));
  return line;
}

/** What lies between two partings of a word, or between one and its beginning or end. */
function pieceOf(cluster: Cluster, after: Parting | undefined, before: Parting | undefined): Cluster {
  const parts: Part[] = [];
  const [from, to] = [after?.part ?? 0, before?.part ?? cluster.parts.length - 1];
  for (let at = from; at <= to; at++) {
    const part = cluster.parts[at] as Part;
    const [start, end] = [after?.part === at ? after.place : 0, before?.part === at ? before.place : undefined];
    if (!isWord(part) || (start === 0 && end === undefined)) parts.push(part);
    else parts.push(wordPart(part.text.slice(start, end) + (end === undefined ? "" : "-"), part.face, part.look));
  }
  return clusterOf(parts, after ? 0 : cluster.space, cluster.level);
}
