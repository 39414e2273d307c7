import { fail, type Result, succeed } from "../../../schemas/problem";
import { hashPlain } from "../../core/plain";
import { BitReader, BitWriter } from "./bits";
import { deckCodeProblems } from "./problems";

/**
 * A deck as a short text that may stand in an address. Cards are told by a few bits of their ids' hashes, so that the code outlives
 * cards that come and go; a sum over all lines, with game and copies, says which of several cards that share these bits is meant,
 * and that the code is read as the very deck it was made of, or not at all.
 */

export interface CodedLine {
  card: string;
  count: number;
}

/** How copies are written: in the first a number for each card, in the second one for all, where all have as many. */
const versions = { each: "1", alike: "2" } as const;
const fewestBits = 12;
const mostBits = 27;
const sumBits = 30;
/** So many ways to read a code are tried at the most: one in a thousand million would fit by chance. */
const mostWays = 1024;

const { report } = deckCodeProblems;

/** Ids that are alike get hashes that are not: each bit of the fingerprint bears on all of them. */
function hashOf(...parts: unknown[]): number {
  const print = hashPlain(parts);
  let mixed = Number.parseInt(print.slice(0, 8), 16) ^ Math.imul(Number.parseInt(print.slice(8), 16), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 2 ** sumBits;
}
const cardHash = (game: string, card: string): number => hashOf(game, card) % 2 ** mostBits;
const shortened = (hash: number, bits: number): number => Math.floor(hash / 2 ** (mostBits - bits));
/** The order of a code's cards, also of those that it can't tell apart. */
const byHash = (a: { card: string; hash: number }, b: { card: string; hash: number }): number =>
  a.hash - b.hash || (a.card < b.card ? -1 : 1);
const usualStep = (bits: number, cards: number): number =>
  cards === 0 ? 0 : Math.max(0, Math.round(bits + Math.log2(Math.LN2 / cards)));

/** The sum of a deck's lines, whatever their order. */
const sumOf = (lines: readonly number[]): number => lines.reduce((sum, line) => (sum + line) % 2 ** sumBits, 0);
const lineHash = (game: string, { card, count }: CodedLine): number => hashOf(game, card, count);

/** `pool`: the ids of the cards that it will be read among. */
export function deckCode(game: string, lines: readonly CodedLine[], pool: Iterable<string>): string {
  const counts = new Map<string, number>();
  for (const { card, count } of lines) counts.set(card, (counts.get(card) ?? 0) + count);
  const deck = [...counts].map(([card, count]) => ({ card, count, hash: cardHash(game, card) }));
  const cards = new Set([...pool, ...counts.keys()]);
  for (let bits = fewestBits; ; bits++) {
    const code = written(game, deck, bits);
    if (bits === mostBits || readDeckCode(game, code, cards).ok) return code;
  }
}

function written(game: string, deck: readonly (CodedLine & { hash: number })[], bits: number): string {
  const sorted = deck.toSorted(byHash);
  const writer = new BitWriter();
  writer.number(bits - fewestBits, 4);
  writer.small(sorted.length, 4);
  let last = 0;
  for (const { hash } of sorted) {
    const short = shortened(hash, bits);
    writer.about(short - last, usualStep(bits, sorted.length));
    last = short;
  }
  const [first, ...others] = sorted;
  const version = first && others.every(({ count }) => count === first.count) ? versions.alike : versions.each;
  for (const { count } of version === versions.alike ? [first!] : sorted) writer.small(count - 1);
  writer.number(sumOf(sorted.map((line) => lineHash(game, line))), sumBits);
  return version + writer.text();
}

/** Whether a text looks like a code, so that it is worth reading as one. */
export const isDeckCode = (text: string): boolean =>
  text.length >= 7 && /^[12]/.test(text) && BitReader.canRead(text) && !/^\d+$/.test(text);

export function readDeckCode(game: string, code: string, pool: Iterable<string>): Result<CodedLine[]> {
  if (!isDeckCode(code)) return fail(report("deck-code/no-code", {}));
  const isAlike = code.startsWith(versions.alike);
  const reader = new BitReader(code.slice(1));
  const bits = fewestBits + reader.number(4);
  const size = reader.small(4);
  // Each takes two bits at the least.
  if (size > code.length * 3) return fail(report("deck-code/damaged", {}));
  const shorts: number[] = [];
  for (let n = 0; n < size; n++) shorts.push((shorts.at(-1) ?? 0) + reader.about(usualStep(bits, size)));
  const all = isAlike ? reader.small() + 1 : 0;
  const counts = shorts.map(() => all || reader.small() + 1);
  const sum = reader.number(sumBits);
  if (!reader.isWhole) return fail(report("deck-code/damaged", {}));
  const meant = cardsByShort(game, bits, pool);
  const choices = shorts.map((short) => meant.get(short) ?? []);
  const missing = choices.filter((ways) => ways.length === 0).length;
  if (missing > 0) return fail(report("deck-code/unknown-cards", {}, { missing, cards: size }));
  const [found, other] = fitting(game, choices, counts, sum);
  return found && !other ? succeed(found) : fail(report("deck-code/other-set", {}));
}

function cardsByShort(game: string, bits: number, pool: Iterable<string>): Map<number, string[]> {
  const cards = new Map<number, string[]>();
  const hashed = [...new Set(pool)].map((card) => ({ card, hash: cardHash(game, card) })).sort(byHash);
  for (const { card, hash } of hashed) {
    const short = shortened(hash, bits);
    const same = cards.get(short);
    if (same) same.push(card);
    else cards.set(short, [card]);
  }
  return cards;
}

/** The decks, two at the most, whose lines come to the sum. Cards that share their bits keep their order. */
function fitting(
  game: string,
  choices: readonly (readonly string[])[],
  counts: readonly number[],
  sum: number,
): CodedLine[][] {
  const ways = choices.reduce((product, { length }) => product * length, 1);
  if (ways > mostWays) return [];
  const hashed = choices.map((cards, at) =>
    cards.map((card) => {
      const line = { card, count: counts[at]! };
      return { line, hash: lineHash(game, line) };
    }),
  );
  const found: CodedLine[][] = [];
  const goOn = (at: number, soFar: number, deck: readonly CodedLine[], last: number): void => {
    if (found.length > 1) return;
    if (at === hashed.length) {
      if (soFar === sum) found.push([...deck]);
      return;
    }
    const from = choices[at] === choices[at - 1] ? last + 1 : 0;
    for (let n = from; n < hashed[at]!.length; n++) {
      const { line, hash } = hashed[at]![n]!;
      goOn(at + 1, (soFar + hash) % 2 ** sumBits, [...deck, line], n);
    }
  };
  goOn(0, 0, [], -1);
  return found;
}
