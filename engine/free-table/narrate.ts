import type { From, LaidCard, Pile, TableMove, TableState, Thing, ThingOf, To } from "../../schemas/free-table";
import type { MoveOf } from "./apply";
import { pileOf, thingOf, topOf } from "./piles";

/** What is told of a move: words for everybody, and for the one who did it others, if more could be seen. */

/** Names of cards are filled in by whoever shows them. */
export type Part = string | { card: string };
export interface Said {
  by: number;
  parts: readonly Part[];
  /** Instead, for whoever did it. */
  own?: readonly Part[];
}

type Words = readonly Part[] | { all: readonly Part[]; own: readonly Part[] };

/** Null for what needs no words: a thing was shoved aside. */
export function narrate(before: TableState, move: TableMove, after: TableState): Said | null {
  const words = (told[move.type] as (before: TableState, move: TableMove, after: TableState) => Words | null)(
    before,
    move,
    after,
  );
  if (!words) return null;
  const by = before.turn;
  const whole = (parts: readonly Part[]): Part[] => [`${before.people[by]?.name ?? ""} `, ...parts];
  return "all" in words
    ? { by, parts: whole(words.all), own: whole(words.own) }
    : { by, parts: whole(words as readonly Part[]) };
}

const cards = (n: number): string => (n === 1 ? "a card" : `${n} cards`);

function listed(items: readonly Part[]): Part[] {
  return items.flatMap((item, at) => (at === 0 ? [item] : [at === items.length - 1 ? " and " : ", ", item]));
}

/** The most that are named one by one. */
const mostNames = 8;

function namedCards(names: readonly (string | null)[]): Part[] {
  const known = names.flatMap((card) => (card === null ? [] : [{ card }]));
  if (known.length === 0 || known.length > mostNames) return [cards(names.length)];
  const rest = names.length - known.length;
  return listed(rest === 0 ? known : [...known, rest === 1 ? "a card face down" : `${rest} cards face down`]);
}

function pileWords({ label, cards: all }: Pile): Part[] {
  const [only] = all;
  if (label) return [`“${label}”`];
  if (all.length > 1) return [`a stack of ${all.length} cards`];
  return only?.up ? [{ card: only.card }] : ["a card face down"];
}

function words(thing: Thing): Part[] {
  if (thing.kind === "cards") return pileWords(thing);
  if (thing.kind === "die") return [dieWords(thing)];
  if (thing.kind === "note") return ["a note"];
  if (thing.kind === "token") return [thing.text ? `the token “${thing.text}”` : `a ${thing.colour} token`];
  if (thing.kind === "zone") return [thing.label ? `the area “${thing.label}”` : "an area"];
  return [thing.label ? `“${thing.label}”` : `a ${thing.kind}`];
}
const dieWords = ({ sides }: ThingOf<"die">): string => (sides === 2 ? "a coin" : `a die of ${sides}`);

const wordsOfAll = (things: readonly Thing[]): Part[] =>
  things.length > 4 ? [`${things.length} things`] : listed(things.map((thing) => joined(words(thing))));
/** Lists are made of single parts: what is a card stays one, all else is text. */
const joined = (parts: readonly Part[]): Part => (parts.length === 1 ? parts[0]! : parts.join(""));

const meant = (table: TableState, ids: readonly number[]): Thing[] => ids.flatMap((id) => thingOf(table, id) ?? []);

/** The smallest named area that a point lies in. */
function zoneAt({ things }: TableState, x: number, y: number): ThingOf<"zone"> | undefined {
  const around = things.filter(
    (thing): thing is ThingOf<"zone"> =>
      thing.kind === "zone" &&
      thing.label !== "" &&
      Math.abs(thing.x - x) <= thing.width / 2 &&
      Math.abs(thing.y - y) <= thing.height / 2,
  );
  return around.toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
}

interface Put {
  card: string;
  isPublic: boolean;
  isOwn: boolean;
}

/** Who may know which cards went from one place to another. */
function carried(before: TableState, { from, to, up }: MoveOf<"put">): Put[] {
  const by = before.turn;
  const lies = (cards: readonly LaidCard[], pile: Pile | null): Put[] =>
    from.at.flatMap((at) => {
      const laid = cards[at];
      if (!laid) return [];
      const isTop = pile !== null && at === pile.cards.length - 1;
      const wasSeen = pile ? isTop && laid.up : (before.people[(from as { hand: number }).hand]?.shown ?? false);
      const isUp = up ?? (pile === null ? true : laid.up);
      const isSeen = "hand" in to ? (before.people[to.hand]?.shown ?? false) : isUp && !isBuried(to);
      const isSearched =
        pile !== null && before.search?.pile === pile.id && at >= pile.cards.length - before.search.count;
      const isInHand = ("hand" in from && from.hand === by) || ("hand" in to && to.hand === by);
      const isPublic = wasSeen || isSeen;
      return [{ card: laid.card, isPublic, isOwn: isPublic || isSearched || isInHand }];
    });
  if ("hand" in from) {
    const hand = before.people[from.hand]?.hand ?? [];
    return lies(
      hand.map((card) => ({ card, up: false })),
      null,
    );
  }
  const pile = pileOf(before, from.pile);
  return pile ? lies(pile.cards, pile) : [];
}
const isBuried = (to: To): boolean => "pile" in to && to.end !== "top";

function whereTo(before: TableState, to: To): Part[] {
  if ("hand" in to)
    return to.hand === before.turn ? [" into hand"] : [` into the hand of ${before.people[to.hand]?.name}`];
  if ("pile" in to) {
    const pile = pileOf(before, to.pile);
    const how = { top: " on ", bottom: " under ", anywhere: " somewhere into " }[to.end];
    return pile ? [how, ...pileWords(pile)] : [];
  }
  const zone = zoneAt(before, to.x, to.y);
  const isOwn = zone?.label === before.people[before.turn]?.name;
  return zone && !isOwn ? [` into the area “${zone.label}”`] : [" on the table"];
}

function whereFrom(before: TableState, from: From): Part[] {
  if ("hand" in from)
    return from.hand === before.turn ? [" from hand"] : [` from the hand of ${before.people[from.hand]?.name}`];
  const pile = pileOf(before, from.pile);
  return pile?.label || (pile && pile.cards.length > 1) ? [" from ", ...pileWords(pile)] : [];
}

type Told = { [T in TableMove["type"]]: (before: TableState, move: MoveOf<T>, after: TableState) => Words | null };

const told: Told = {
  move: (before, { to }) => {
    const moved = to.flatMap(({ thing: id, x, y }) => {
      const thing = thingOf(before, id);
      if (!thing || thing.kind === "zone") return [];
      const zone = zoneAt(before, x, y);
      return zone && zone.id !== zoneAt(before, thing.x, thing.y)?.id ? [{ thing, zone }] : [];
    });
    const [first] = moved;
    return first
      ? ["moves ", ...wordsOfAll(moved.map(({ thing }) => thing)), ` into the area “${first.zone.label}”`]
      : null;
  },
  stack: (before, { things, onto }) => {
    const pile = pileOf(before, onto);
    const others = meant(before, things).filter(({ id }) => id !== onto);
    return pile ? ["stacks ", ...wordsOfAll(others), " on ", ...pileWords(pile)] : null;
  },
  take: (before, { things, hand }) => {
    const piles = meant(before, things).filter((thing): thing is Pile => thing.kind === "cards");
    const where = whereTo(before, { hand });
    const all = piles.flatMap((pile) => pile.cards);
    const isSeen = hand === before.turn || before.people[hand]?.shown === true;
    return {
      all: ["takes ", ...wordsOfAll(piles), ...where],
      own: isSeen
        ? ["takes ", ...namedCards(all.map(({ card }) => card)), ...where]
        : ["takes ", ...wordsOfAll(piles), ...where],
    };
  },
  put: (before, move) => {
    const moved = carried(before, move);
    const where = [...whereFrom(before, move.from), ...whereTo(before, move.to)];
    const known = (key: "isPublic" | "isOwn") => namedCards(moved.map((each) => (each[key] ? each.card : null)));
    const verb = "hand" in move.to ? "takes " : "puts ";
    return { all: [verb, ...known("isPublic"), ...where], own: [verb, ...known("isOwn"), ...where] };
  },
  draw: (before, { pile: id, count }) => {
    const pile = pileOf(before, id);
    if (!pile) return null;
    const taken = topOf(pile, count).map((at) => pile.cards[at]!);
    const from = whereFrom(before, { pile: id, at: [] });
    const isShown = before.people[before.turn]?.shown ?? false;
    const open = taken.map(({ card, up }, at) => (isShown || (up && at === taken.length - 1) ? card : null));
    return {
      all: ["draws ", ...namedCards(open), ...from],
      own: ["draws ", ...namedCards(taken.map(({ card }) => card)), ...from],
    };
  },
  deal: (before, { pile: id, count }) => {
    const pile = pileOf(before, id);
    return pile ? [`deals ${cards(count)} to everybody from `, ...pileWords(pile)] : null;
  },
  flip: (before, { things }, after) => {
    const flipped = meant(before, things).filter(({ kind }) => kind === "cards");
    const shown = meant(after, things).flatMap((thing) => {
      const top = thing.kind === "cards" ? thing.cards.at(-1) : undefined;
      return top?.up ? [{ card: top.card }] : [];
    });
    const turns: Part[] = ["turns over ", ...wordsOfAll(flipped)];
    return shown.length === 0 || shown.length > 4 ? turns : [...turns, ": ", ...listed(shown)];
  },
  turn: (before, { things }) => ["turns ", ...wordsOfAll(meant(before, things).filter((thing) => "turn" in thing))],
  shuffle: (before, { things }) => [
    "shuffles ",
    ...wordsOfAll(meant(before, things).filter(({ kind }) => kind === "cards")),
  ],
  roll: (_, { things }, after) => {
    const dice = meant(after, things).filter((thing): thing is ThingOf<"die"> => thing.kind === "die");
    const shown = dice.map(({ sides, shows }) => (sides === 2 ? (shows === 1 ? "heads" : "tails") : `${shows}`));
    const [first] = dice;
    const what = dice.length === 1 && first ? dieWords(first) : `${dice.length} dice`;
    return [`rolls ${what}: ${shown.join(", ")}`];
  },
  search: (before, { pile: id, count }) => {
    const pile = pileOf(before, id);
    if (!pile) return null;
    if (count >= pile.cards.length && count > 1) return ["searches ", ...pileWords(pile)];
    return [`looks at ${count === 1 ? "the top card" : `the top ${count} cards`} of `, ...pileWords(pile)];
  },
  close: (before, { shuffle }) => {
    const pile = before.search && pileOf(before, before.search.pile);
    if (!pile) return null;
    return shuffle ? ["shuffles ", ...pileWords(pile)] : ["puts ", ...pileWords(pile), " back as it was, not shuffled"];
  },
  count: (before, { thing: id, value }) => {
    const thing = thingOf(before, id);
    return thing?.kind === "counter" ? ["sets ", ...words(thing), ` from ${thing.value} to ${value}`] : null;
  },
  write: (before, { thing: id, text }) => {
    const thing = thingOf(before, id);
    if (!thing) return null;
    return thing.kind === "note" ? ["writes a note"] : ["calls ", ...words(thing), ` “${text}”`];
  },
  size: () => null,
  lower: (before, { things }) => ["puts ", ...wordsOfAll(meant(before, things)), " beneath the others"],
  add: (before, { things }) => [
    "adds ",
    ...wordsOfAll(things.map((thing, at): Thing => ({ ...thing, id: before.next + at }))),
  ],
  remove: (before, { things }) => ["puts ", ...wordsOfAll(meant(before, things)), " into the box"],
  restore: (before, { thing: id }) => {
    const thing = before.box.find((each) => each.id === id);
    return thing ? ["takes ", ...words(thing), " out of the box"] : null;
  },
  arrange: () => null,
  reveal: (before, { shown }) => {
    const hand = before.people[before.turn]?.hand ?? [];
    if (!shown) return ["takes the hand up again"];
    return hand.length === 0 ? ["shows an empty hand"] : ["shows the hand: ", ...namedCards(hand)];
  },
  pass: (before, { to }) => [`hands over to ${before.people[to]?.name ?? ""}`],
};

/** As one person may read it, or everybody. */
export const saidTo = ({ by, parts, own }: Said, viewer: number | null): readonly Part[] =>
  own && viewer === by ? own : parts;
