import { type TableCard, type TableValue, type TableView, tableKeys, zonesOf } from "../../../engine/core/table-view";

/**
 * What happened between two looks at a table: which thing went where, what came out of or into what is hidden, what was
 * turned over, which numbers changed. Pure, and by nothing but what may be seen: a card without a number is any card.
 */

export type Change =
  /** A thing that is seen before and after. Places are keys of the table; a thing that lies open is its own place. */
  | { kind: "travel"; thing: string; from: string; to: string }
  /** Something came from where fewer cards lie now: to a place of its own, or on or into a pile. */
  | { kind: "enter"; thing: string; from: string | null; to: string; isOnTop: boolean }
  /** Something is no longer seen; perhaps it went to where more cards lie now. */
  | { kind: "leave"; thing: string; to: string | null }
  /** Cards that nobody here sees. */
  | { kind: "deal"; from: string; to: string; cards: number }
  | { kind: "turn"; thing: string }
  /** `rest` is what stands behind the number: "/5". */
  | { kind: "count"; of: string; label: string; symbol?: string; was: number; is: number; rest: string };

type Dealt = Extract<Change, { kind: "deal" }>;

interface Standing {
  /** Where each thing is: at itself, or in a pile. */
  places: Map<string, string>;
  faces: Map<string, string | undefined>;
  /** How many cards lie in each zone. */
  zones: Map<string, number>;
  /** In which zone a thing lies that is in one. */
  zoneOf: Map<string, string>;
  tops: Set<string>;
  numbers: Map<string, Counted>;
}

interface Counted {
  of: string;
  label: string;
  symbol?: string;
  is: number;
  rest: string;
}

/** "3/5" counts as 3. */
function numberIn(value: number | string): { is: number; rest: string } {
  const [digits = ""] = /^[+−-]?\d+(\.\d+)?/.exec(String(value)) ?? [];
  return { is: Number.parseFloat(digits.replace("−", "-")), rest: String(value).slice(digits.length) };
}

function standingOf(view: TableView): Standing {
  const standing: Standing = {
    places: new Map(),
    faces: new Map(),
    zones: new Map(),
    zoneOf: new Map(),
    tops: new Set(),
    numbers: new Map(),
  };
  const count = (of: string, values: readonly TableValue[] = []): void => {
    for (const { label, symbol, value } of values)
      standing.numbers.set(`${of} ${label}`, { of, label, ...(symbol && { symbol }), ...numberIn(value) });
  };
  const stand = (card: TableCard, zone?: { key: string; isPile: boolean }): void => {
    if (card.instance === undefined) return;
    const key = tableKeys.card(card.instance);
    standing.places.set(key, zone?.isPile ? zone.key : key);
    standing.faces.set(key, card.isFaceDown ? undefined : card.card);
    if (zone) standing.zoneOf.set(key, zone.key);
    count(key, card.values);
  };
  for (const { id, spread, cards } of zonesOf(view)) {
    const key = tableKeys.zone(id);
    standing.zones.set(key, cards.length);
    for (const card of cards) stand(card, { key, isPile: spread === "pile" });
    const top = cards.at(-1)?.instance;
    if (top !== undefined) standing.tops.add(tableKeys.card(top));
  }
  for (const { places } of view.boards) for (const { cards } of places) for (const card of cards) stand(card);
  for (const piece of view.field?.pieces ?? []) stand(piece);
  for (const { seat, values } of view.seats)
    for (const each of values) count(tableKeys.value(tableKeys.seat(seat), each.label), [each]);
  for (const { seat, values } of view.ends ?? []) count(tableKeys.end(seat), values);
  return standing;
}

export function changesBetween(before: TableView, now: TableView): Change[] {
  const [old, fresh] = [standingOf(before), standingOf(now)];
  const changes: Change[] = [];
  // How many cards each zone has more or fewer than the things that are seen explain.
  const rest = new Map<string, number>();
  const add = (zone: string | undefined, by: number): void => {
    if (zone !== undefined) rest.set(zone, (rest.get(zone) ?? 0) + by);
  };
  for (const zone of new Set([...old.zones.keys(), ...fresh.zones.keys()]))
    add(zone, (fresh.zones.get(zone) ?? 0) - (old.zones.get(zone) ?? 0));
  const same = sameThings(old, fresh);
  const wasSeen = new Set(same.values());
  for (const [thing, was] of same) {
    add(old.zoneOf.get(was), 1);
    add(fresh.zoneOf.get(thing), -1);
    changes.push({ kind: "travel", thing, from: old.places.get(was)!, to: fresh.places.get(thing)! });
    const face = fresh.faces.get(thing);
    if (face !== undefined && old.faces.get(was) !== face) changes.push({ kind: "turn", thing });
  }
  for (const [thing, place] of fresh.places) {
    if (same.has(thing)) continue;
    add(fresh.zoneOf.get(thing), -1);
    const from = nearest(rest, fresh.zoneOf.get(thing), -1);
    if (from !== undefined) add(from, 1);
    if (place === thing || from !== undefined)
      changes.push({ kind: "enter", thing, from: from ?? null, to: place, isOnTop: fresh.tops.has(thing) });
  }
  const lost = [...old.places].filter(([thing]) => !wasSeen.has(thing));
  for (const [thing] of lost) add(old.zoneOf.get(thing), 1);
  // Who draws while something dies hasn't taken it in hand.
  const dealt = deals(rest);
  for (const { from, to, cards } of dealt) {
    add(from, cards);
    add(to, -cards);
  }
  for (const [thing, place] of lost) {
    const to = nearest(rest, old.zoneOf.get(thing), 1);
    if (to !== undefined) add(to, -1);
    if (place === thing) changes.push({ kind: "leave", thing, to: to ?? null });
  }
  changes.push(...dealt, ...deals(rest));
  for (const now of fresh.numbers.values()) {
    const was = old.numbers.get(`${same.get(now.of) ?? now.of} ${now.label}`)?.is;
    if (was !== undefined && was !== now.is && !Number.isNaN(was + now.is))
      changes.push({ kind: "count", was, ...now });
  }
  return changes;
}

/**
 * Which thing was which: by its number, or by its name where it has got another number, as cards do that were hidden from
 * somebody. What lay in the same zone comes first.
 */
function sameThings(old: Standing, fresh: Standing): Map<string, string> {
  const same = new Map<string, string>();
  for (const thing of fresh.places.keys()) if (old.places.has(thing)) same.set(thing, thing);
  const gone = new Set([...old.places.keys()].filter((thing) => !same.has(thing)));
  for (const isNear of [true, false])
    for (const thing of fresh.places.keys()) {
      const face = fresh.faces.get(thing);
      if (face === undefined || same.has(thing)) continue;
      const isSame = (other: string): boolean =>
        old.faces.get(other) === face && (!isNear || old.zoneOf.get(other) === fresh.zoneOf.get(thing));
      const was = [...gone].find(isSame);
      if (was === undefined) continue;
      gone.delete(was);
      same.set(thing, was);
    }
  return same;
}

const seatOfZone = (zone: string | undefined): string | undefined => zone?.split("/", 1)[0];

/** A zone that lost cards (or got some) that nothing explains: one of the same seat before others. */
function nearest(rest: ReadonlyMap<string, number>, beside: string | undefined, sign: 1 | -1): string | undefined {
  const zones = [...rest].filter(([, by]) => Math.sign(by) === sign).map(([zone]) => zone);
  return zones.find((zone) => seatOfZone(zone) === seatOfZone(beside)) ?? zones[0];
}

function deals(rest: ReadonlyMap<string, number>): Dealt[] {
  const left = new Map(rest);
  const found: Dealt[] = [];
  for (const [to, more] of rest) {
    for (let needed = more; needed > 0; ) {
      const from = nearest(left, to, -1);
      if (from === undefined) break;
      const cards = Math.min(needed, -left.get(from)!);
      found.push({ kind: "deal", from, to, cards });
      left.set(from, left.get(from)! + cards);
      needed -= cards;
    }
  }
  return found;
}
