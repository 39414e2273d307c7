import { isFilledIn } from "./free-answers";
import type { Action, Refusal, Rules } from "./game";
import type { CoreState } from "./machine";
import { askedBefore, tableSeenBy, type Viewer } from "./secrecy";
import { cardsOf, meantBy, type TableCard, type TableView, tableKeys, zonesOf } from "./table-view";

/** What can be done with things on the table, and why the rest of what one might try can't be. */
export interface Attempts {
  /** It is said of all of the things together, not of the first of them alone. */
  isOfAll?: true;
  /** In the words of the answers. */
  can: string[];
  cannot: Hindrance[];
}

interface Hindrance {
  /** What was tried, in the words of answers. */
  what: string[];
  why: string;
  /** What would make it possible. */
  remedy?: string;
}

/** What the core itself refuses with. */
const remedies: Readonly<Record<string, string>> = { "not-your-turn": "Wait for your turn." };

/**
 * What a seat might do with all of these things, named by their keys on the table as the viewer sees it. A game says what
 * people try, legal or not; each is held against its refusals.
 */
export function attemptsWith<S extends CoreState>(
  rules: Rules<S>,
  state: S,
  { seat, viewer }: { seat: number; viewer: Viewer },
  keys: readonly string[],
): Attempts {
  const request = rules.request(state);
  if (!request) return { can: [], cannot: [{ what: [], why: "The game is over." }] };
  const seen = rules.view(state, seat);
  const table = tableSeenBy(rules, state, viewer);
  const { name = `Player ${request.actor + 1}` } = rules.setup.seats[request.actor] ?? {};
  const pointsOf = meantBy(table);
  const isAsked = seat === request.actor;
  const { answers, free = [] } = askedBefore(request, seat);
  const own = free.filter(({ seats }) => !seats);
  // A list of points is no list for people.
  const anywhere = own.filter(({ fields }) => Object.values(fields).some(({ kind }) => kind === "point"));
  const offered = [...answers.filter(({ action }) => !anywhere.some((each) => isFilledIn(each, action))), ...own];
  const instead = insteadOf([...new Set(offered.map(({ text }) => text))]);
  const tries = rules.tries?.(state, seat) ?? [];
  for (const meant of readings(table, keys)) {
    const isMeant = (action: Action): boolean => {
      const points = pointsOf(action);
      return meant.every((key) => points.includes(key));
    };
    const can = [...new Set(offered.flatMap(({ action, text }) => (isMeant(action) ? [text] : [])))];
    const refused = new Map<string, Hindrance>();
    for (const action of tries.filter(isMeant)) {
      const refusal = isAsked ? rules.refusal(state, action) : refusalOutOfTurn(rules, state, seat, action, name);
      if (!refusal) continue;
      const { why, remedy } = inWords(rules, refusal, request.text, instead);
      const known = refused.get(why) ?? { what: [], why, ...(remedy === undefined ? {} : { remedy }) };
      const what = rules.actionText(seen, action);
      refused.set(why, known.what.includes(what) ? known : { ...known, what: [...known.what, what] });
    }
    const cannot = [...refused.values()];
    const isOfAll = meant.length === keys.length;
    if (can.length + cannot.length > 0) return { can, cannot, ...(isOfAll ? { isOfAll } : {}) };
  }
  if (!isAsked) return { can: [], cannot: [{ what: [], why: decidesNow(name), remedy: remedies["not-your-turn"]! }] };
  const owner = keys[0] === undefined ? undefined : ownerOf(table, keys[0]);
  const whose = owner === undefined || owner === seat ? "" : `It is ${table.seats[owner]!.name}’s. `;
  const why = `${whose}No answer to “${request.text}” has to do with it.`;
  return { can: [], cannot: [{ what: [], why, remedy: instead }] };
}

/** So many answers are named beside what isn't one. */
const fewest = 3;

function insteadOf(texts: readonly string[]): string {
  if (texts.length === 0) return "Wait until it is answered.";
  const named = texts.slice(0, fewest).map((text) => `“${text}”`);
  const more = texts.length - named.length;
  return `Possible now: ${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
}

/** What may be meant by a thing and what it is put on: themselves, or where they lie, or else the first of them by itself. */
function readings(table: TableView, [first, on]: readonly string[]): string[][] {
  if (first === undefined) return [];
  const alone = [first, ...around(table, first).slice(0, 1)].map((key) => [key]);
  if (on === undefined) return alone;
  return [...[on, ...around(table, on)].flatMap((each) => alone.map((one) => [...one, each])), ...alone];
}

/** What a thing lies in: its place or zone, then the board that the place is of. */
function around(table: TableView, key: string): string[] {
  const holder = holderOf(table, key);
  const isHere = (place: string): boolean => [key, holder].includes(tableKeys.place(place));
  const board = table.boards.find(({ places }) => places.some(({ id }) => isHere(id)));
  return [...(holder === undefined ? [] : [holder]), ...(board ? [tableKeys.board(board.id)] : [])];
}

/** Where a card lies, by its key. */
function holderOf(table: TableView, key: string): string | undefined {
  const isHere = ({ cards }: { cards: readonly TableCard[] }): boolean =>
    cards.some(({ instance }) => instance !== undefined && tableKeys.card(instance) === key);
  const place = table.boards.flatMap(({ places }) => places).find(isHere);
  const zone = zonesOf(table).find(isHere);
  return place ? tableKeys.place(place.id) : zone && tableKeys.zone(zone.id);
}

/** Whose a thing is, by its key: what lies in somebody's zone, or says so itself. */
function ownerOf(table: TableView, key: string): number | undefined {
  const holder = holderOf(table, key);
  const seat = table.seats.find(({ seat, zones }) => {
    const isTheirs = key === tableKeys.seat(seat) || key.startsWith(`${tableKeys.seat(seat)}:`);
    return isTheirs || zones.some(({ id }) => [key, holder].includes(tableKeys.zone(id)));
  });
  const board = table.boards.find(
    ({ id, places }) =>
      key === tableKeys.board(id) || places.some((place) => [key, holder].includes(tableKeys.place(place.id))),
  );
  const card = cardsOf(table).find(({ instance }) => instance !== undefined && tableKeys.card(instance) === key);
  return card?.owner ?? seat?.seat ?? board?.seat;
}

const decidesNow = (name: string): string => `${name} decides now.`;

function refusalOutOfTurn<S extends CoreState>(
  rules: Rules<S>,
  state: S,
  seat: number,
  action: Action,
  asked: string,
): Refusal | null {
  const judged = rules.outOfTurn?.(state, seat, action);
  if (!judged) return { code: "not-your-turn", message: decidesNow(asked) };
  return judged.ok ? null : judged.refusal;
}

/** What the core says of actions that aren't listed is for programs, which know them by their types. */
const unlisted: readonly string[] = ["wrong-action", "not-offered"];
/** These say that something else is asked now: what may be answered to it helps. */
const untimely: readonly string[] = ["prompt-pending", ...unlisted];

/** Why something can't be done, and what would make it possible, in one breath. */
export function refusedInWords<S extends CoreState>(rules: Rules<S>, refusal: Refusal): string {
  return [refusal.message, rules.remedies?.[refusal.code]].filter(Boolean).join(" ");
}

function inWords<S extends CoreState>(
  { remedies: own }: Rules<S>,
  { code, message }: Refusal,
  asked: string,
  instead: string,
): { why: string; remedy: string | undefined } {
  const why = unlisted.includes(code) ? `Something else is asked now: ${asked}` : message;
  return { why, remedy: untimely.includes(code) ? instead : (own[code] ?? remedies[code]) };
}
