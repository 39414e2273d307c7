import type { Match } from "./match";
import { tableSeenBy, type Viewer } from "./secrecy";
import { cardsOf, type TableValue, type TableView, tableKeys } from "./table-view";

/** How a number on the table that is no sum came to be what it is: what changed it, one after the other. */
export interface NumberHistory {
  label: string;
  /** What it was before all that. */
  first: number | string;
  /** It was so from the beginning, or as long as it is there. */
  isWhole: boolean;
  /** With what was said at the time. */
  changes: readonly { to: number | string; by?: number; lines: readonly string[] }[];
}

/** So many actions are looked through, and so many changes told. */
const farthest = 300;
const most = 12;

/** The numbers of a thing on the table, or the one number that a key means. */
export function valuesOf(key: string, view: TableView): readonly TableValue[] {
  const card = cardsOf(view).find(({ instance }) => instance !== undefined && tableKeys.card(instance) === key);
  if (card) return card.values ?? [];
  for (const { seat, values } of view.seats) {
    const own = tableKeys.seat(seat);
    if (own === key) return values;
    const value = values.find(({ label }) => tableKeys.value(own, label) === key);
    if (value) return [value];
  }
  return view.ends?.find(({ seat }) => tableKeys.end(seat) === key)?.values ?? [];
}

/** Of each number that isn't made of parts; as the viewer could see it at the time. */
export function numberHistories(match: Match, key: string, viewer: Viewer): NumberHistory[] {
  const valuesIn = ({ rules, state }: Match) => valuesOf(key, tableSeenBy(rules, state, viewer));
  const wanted = valuesIn(match).filter(({ parts }) => parts === undefined);
  if (wanted.length === 0) return [];
  const lines = match.lines(viewer);
  const past = match.fork();
  const all = past.actions.length;
  const from = Math.max(0, all - farthest);
  past.undo(all - from);
  const seen = wanted.map(() => [] as { at: number; value: number | string }[]);
  for (let at = from; ; at++) {
    const values = valuesIn(past);
    for (const [n, { label }] of wanted.entries()) {
      const value = values.find((each) => each.label === label)?.value;
      if (value !== undefined && value !== seen[n]!.at(-1)?.value) seen[n]!.push({ at, value });
    }
    if (at === all) break;
    past.redo();
  }
  return wanted.map(({ label }, n) => {
    const told = seen[n]!.slice(-most - 1);
    const [first, ...later] = told;
    return {
      label,
      first: first!.value,
      isWhole: from === 0 && told.length === seen[n]!.length,
      changes: later.map(({ at, value }, k) => ({
        to: value,
        ...deltaOf(told[k]!.value, value),
        lines: saidAt(lines, at),
      })),
    };
  });
}

const deltaOf = (before: number | string, now: number | string): { by?: number } =>
  typeof before === "number" && typeof now === "number" ? { by: now - before } : {};

/** What was done, then whose turn began. */
function saidAt(lines: readonly { at: number; text: string }[], moment: number): string[] {
  const said = lines.flatMap(({ at, text }) => (at === moment ? text : []));
  const isTurn = (text: string): boolean => text.startsWith("—");
  const turns = said.filter(isTurn).map((text) => text.replace(/^— | —$/g, ""));
  return [...said.filter((text) => !isTurn(text)), ...turns];
}
