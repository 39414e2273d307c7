import { isWithin, rootAbove } from "../../../core/straight";
import type { Around, Layout, Spot } from "./space";

/**
 * The listed points of the field without cells (rules §2.2). To sort them is the dearest part of a decision, and from one
 * decision to the next one thing moves at most, as a rule: so the last lists are kept, and put right by what has moved.
 */

type Thing = Around["things"][number];

/** One list: its centre, whose it is, and its points as sorted codes, as often as there are reasons to list them. */
interface Ring {
  x: number;
  y: number;
  r: number;
  seat: number;
  range: number;
  codes: Int32Array;
  count: number;
  /** The same as points, each once, as long as nothing has moved. */
  spots: readonly Spot[] | undefined;
  /** Which movements it knows of: those of this epoch, up to this one. */
  epoch: number;
  known: number;
}

/** As a rule more than one player's creatures that have action points. */
const keptRings = 16;
/** Where more than this has moved at once, or something came or left, a new epoch begins and lists are made anew. */
const mostMoved = 3;
/** So many movements are remembered; then a new epoch begins too. */
const mostKnown = 64;

/** A point as one number that sorts by x, then y. */
const codeOf = (x: number, y: number): number => x * 0x10000 + y;
const none = -1;

export function rememberingPoints(
  { width, height }: Layout,
  /** What is listed around every centre, whatever lies on the field. */
  compassFor: (r: number) => readonly Spot[],
): (around: Around) => readonly Spot[] {
  const rings: Ring[] = [];
  let oldest = 0;
  let seen: Thing[] = [];
  let movements: { was: Thing; is: Thing }[] = [];
  let epoch = 0;

  /** A point brought within bounds, which never takes it out of the circle. */
  const bounded = (x: number, y: number): number =>
    codeOf(x < 0 ? 0 : x > width ? width : x, y < 0 ? 0 : y > height ? height : y);

  /** The thing's place, or as far on the way there as it goes. */
  function wayTo({ x, y, r }: Ring, thing: Thing): number {
    const dx = thing.x - x;
    const dy = thing.y - y;
    const square = dx * dx + dy * dy;
    if (square <= r * r) return bounded(thing.x, thing.y);
    const distance = rootAbove(square);
    return bounded(x + Math.trunc((dx * r) / distance), y + Math.trunc((dy * r) / distance));
  }

  /** Where an enemy that is out of range would just be in range, if that can be reached. */
  function standOff({ x, y, r, seat, range }: Ring, thing: Thing): number {
    if (thing.owner === seat) return none;
    const dx = thing.x - x;
    const dy = thing.y - y;
    const square = dx * dx + dy * dy;
    if (square <= range * range || square > (r + range) * (r + range)) return none;
    const distance = rootAbove(square);
    const sx = thing.x - Math.trunc((dx * range) / distance);
    const sy = thing.y - Math.trunc((dy * range) / distance);
    return isWithin(x, y, sx, sy, r) ? bounded(sx, sy) : none;
  }

  /** Makes the list anew. */
  function fill(ring: Ring, things: readonly Thing[]): void {
    const { x, y, r } = ring;
    const compass = compassFor(r);
    const most = compass.length + 2 * things.length;
    if (ring.codes.length < most) ring.codes = new Int32Array(2 * most);
    const { codes } = ring;
    let count = 0;
    for (let n = 0; n < compass.length; n++) codes[count++] = bounded(x + compass[n]![0], y + compass[n]![1]);
    for (let n = 0; n < things.length; n++) {
      codes[count++] = wayTo(ring, things[n]!);
      const code = standOff(ring, things[n]!);
      if (code !== none) codes[count++] = code;
    }
    sort(codes, count);
    ring.count = count;
    ring.spots = undefined;
  }

  /** Notes what has moved since the field was seen last. */
  function look(things: readonly Thing[]): void {
    let moved = things.length === seen.length ? 0 : mostMoved + 1;
    for (let n = 0; n < things.length && moved <= mostMoved; n++) {
      const was = seen[n]!;
      const is = things[n]!;
      if (was.x === is.x && was.y === is.y && was.owner === is.owner) continue;
      moved++;
      seen[n] = { x: is.x, y: is.y, owner: is.owner };
      movements.push({ was, is: seen[n]! });
    }
    if (moved <= mostMoved && movements.length <= mostKnown) return;
    seen = things.map(({ x, y, owner }) => ({ x, y, owner }));
    movements = [];
    epoch++;
  }

  /** The list of this centre, put right or made anew. */
  function ringOf({ x, y, r, seat, range, things }: Around): Ring {
    for (let n = 0; n < rings.length; n++) {
      const ring = rings[n]!;
      if (ring.x !== x || ring.y !== y || ring.r !== r || ring.seat !== seat || ring.range !== range) continue;
      if (ring.epoch !== epoch) fill(ring, things);
      else {
        for (let k = ring.known; k < movements.length; k++) {
          const { was, is } = movements[k]!;
          replace(ring, wayTo(ring, was), wayTo(ring, is));
          replace(ring, standOff(ring, was), standOff(ring, is));
        }
      }
      ring.epoch = epoch;
      ring.known = movements.length;
      return ring;
    }
    const codes = rings[oldest]?.codes ?? new Int32Array(0);
    const ring: Ring = { x, y, r, seat, range, codes, count: 0, spots: undefined, epoch, known: movements.length };
    rings[oldest] = ring;
    oldest = (oldest + 1) % keptRings;
    fill(ring, things);
    return ring;
  }

  return (around) => {
    look(around.things);
    const ring = ringOf(around);
    ring.spots ??= spotsOf(ring);
    return ring.spots;
  };
}

function spotsOf({ codes, count }: Ring): Spot[] {
  const spots: Spot[] = [];
  for (let n = 0; n < count; n++) {
    const code = codes[n]!;
    if (n === 0 || code !== codes[n - 1]) spots.push([code >>> 16, code & 0xffff]);
  }
  return spots;
}

/** By insertion, which beats a general sort where there are few. */
function sort(codes: Int32Array, count: number): void {
  for (let n = 1; n < count; n++) {
    const code = codes[n]!;
    let at = n;
    for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
    codes[at] = code;
  }
}

/** Puts a code in the place of another; either may be none. */
function replace(ring: Ring, was: number, is: number): void {
  if (was === is) return;
  ring.spots = undefined;
  let at = was === none ? ring.count++ : placeOf(ring, was);
  const { codes } = ring;
  const code = is === none ? Number.POSITIVE_INFINITY : is;
  for (; at > 0 && codes[at - 1]! > code; at--) codes[at] = codes[at - 1]!;
  for (; at < ring.count - 1 && codes[at + 1]! < code; at++) codes[at] = codes[at + 1]!;
  if (is === none) ring.count--;
  else codes[at] = is;
}

function placeOf({ codes, count }: Ring, code: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
