import type { LaidCard, NewThing, TableState, Thing } from "../../schemas/free-table";
import { seedRng, shuffle } from "../core/rng";

/** With what a free table begins. */
interface StartPlan {
  seed: number;
  people: readonly string[];
  /** Cards that lie in one stack: in somebody's area, or in the middle. */
  stacks: readonly {
    owner: number | null;
    label?: string | undefined;
    cards: readonly string[];
    up?: boolean;
    isShuffled?: boolean;
  }[];
  /** Put as they are, where they say. */
  things?: readonly NewThing[];
}

/** mm */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole = { width: 760, height: 440 };
const gap = 20;
const depth = 150;
/** From one stack to the next in a row. */
const pitch = 75;

/** Where somebody's things lie: the first person at the lower edge, the second across. */
function areaOf(seat: number, seats: number): Area {
  const columns = Math.ceil(seats / 2);
  const width = (whole.width - gap * (columns - 1)) / columns;
  const column = Math.floor(seat / 2);
  const isNear = seat % 2 === 0;
  return {
    x: -whole.width / 2 + width / 2 + column * (width + gap),
    y: ((whole.height - depth) / 2) * (isNear ? 1 : -1),
    width,
    height: depth,
  };
}

export function startTable({ seed, people, stacks, things = [] }: StartPlan): TableState {
  const chance = seedRng(seed);
  const made: NewThing[] = people.map((name, seat) => ({ kind: "zone", label: name, ...areaOf(seat, people.length) }));
  const placed = new Map<number | null, number>();
  for (const { owner, label, cards, up = false, isShuffled = false } of stacks) {
    if (cards.length === 0) continue;
    const before = placed.get(owner) ?? 0;
    placed.set(owner, before + 1);
    const beside = stacks.filter((stack) => stack.owner === owner && stack.cards.length > 0).length;
    const area = owner === null ? null : areaOf(owner, people.length);
    const x = area ? area.x - area.width / 2 + pitch * (0.6 + before) : (before - (beside - 1) / 2) * pitch;
    const laid = cards.map((card): LaidCard => ({ card, up }));
    if (isShuffled) shuffle(chance, laid);
    made.push({ kind: "cards", x: Math.round(x), y: area?.y ?? 0, turn: 0, ...(label && { label }), cards: laid });
  }
  const all = [...made, ...things].map((thing, at): Thing => ({ ...thing, id: at + 1 }));
  return {
    chance,
    next: all.length + 1,
    turn: 0,
    people: people.map((name) => ({ name, hand: [], shown: false })),
    things: all,
    box: [],
    search: null,
  };
}
