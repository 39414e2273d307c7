import { gameNames } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { fitsSchema } from "./fits-schema";
import type { Game, MatchSetup, Rules, SeatSetup } from "./game";
import { isEqual } from "./json-equality";
import type { CoreState } from "./machine";
import { positionMisfit } from "./misfit";
import { layered, type Options } from "./options";
import { matchProblems } from "./problems";
import type { Json } from "./vocabulary";

/** From what people name (decks, numbers of players, house rules) to the set-up of a match and its rules. */

export type DeckList = readonly { card: string; count: number }[];

/** The cards and decks at hand: a project's, or the starter set's. */
export interface Supply {
  cards: MatchSetup["cards"];
  /** By id, in the order in which seats get them unless they name one. */
  decks: Readonly<Record<string, DeckList>>;
  options?: Options;
}

/** A seat as somebody asks for it; the deck by its id, or as a list. */
export interface PlayerWish {
  name?: string;
  deck?: unknown;
}

export type Ready = { ok: true; rules: Rules } | { ok: false; problems: Problem[] };

/** Why so many can't play; null if they can. */
export function countProblem(
  { id, players: { min, max } }: Pick<Game, "id" | "players">,
  count: number,
): Problem | null {
  if (Number.isInteger(count) && count >= min && count <= max) return null;
  const allowed = min === max ? `${min} players` : `${min} to ${max} players`;
  return matchProblems.report("match/players", {}, { game: gameNames[id], allowed, count });
}

/** Rules for a match that is dealt: every deck must be legal. */
export function prepareMatch(
  game: Game,
  supply: Supply,
  players: number | readonly PlayerWish[],
  options: Options = {},
): Ready {
  const wishes = typeof players === "number" ? Array.from({ length: players }, (): PlayerWish => ({})) : players;
  const wrongCount = countProblem(game, wishes.length);
  if (wrongCount) return refuse(wrongCount);
  const shared = game.decks === "shared";
  const named = wishes.filter(({ deck }) => deck !== undefined && deck !== null);
  const decks = (shared ? (named.length > 0 ? named : [{}]) : wishes).map((wish, seat) =>
    findDeck(supply, wish.deck, seat),
  );
  const missing = decks.flatMap((deck) => ("code" in deck ? [deck] : []));
  if (missing.length > 0) return { ok: false, problems: missing };
  if (shared && decks.some((deck) => !isEqual(deck as unknown as Json, decks[0] as unknown as Json)))
    return refuse(matchProblems.report("match/one-deck", {}));
  const setup: MatchSetup = {
    seats: wishes.map(
      ({ name }, seat): SeatSetup => ({
        ...(name === undefined ? {} : { name }),
        ...(shared ? {} : { deck: decks[seat] as DeckList }),
      }),
    ),
    ...(shared ? { deck: decks[0] as DeckList } : {}),
    options: layered(game.presets ?? [], supply.options, options),
    cards: supply.cards,
  };
  const made = game.rules(setup);
  if (!made.ok) return made;
  const hindered = game.undealable?.(setup) ?? [];
  const problems = hindered.length > 0 ? hindered : (game.checkSetup?.(setup) ?? []);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rules: made.value as Rules };
}

/** Rules for a match that begins with a position. */
export function preparePosition(game: Game, supply: Supply, position: Json): Ready {
  const misplaced = misfitPosition(game, position);
  if (misplaced) return refuse(misplaced);
  const halfKnown = unknownIn(position);
  if (halfKnown) return refuse(halfKnown);
  const huge = hugeNumberIn(position);
  if (huge !== undefined) return refuse(hugeNumber(huge));
  const written = position as { options?: Options; cards?: MatchSetup["cards"] };
  const unreadable = misfitCards(game, written.cards);
  if (unreadable.length > 0) return { ok: false, problems: unreadable };
  const setup = game.setupOfPosition(
    { ...written, options: layered(game.presets ?? [], supply.options, written.options) } as Json,
    supply.cards,
  );
  if (!setup.ok) return refuse(setup.problem);
  const made = game.rules(setup.value);
  return made.ok ? { ok: true, rules: made.value as Rules<CoreState> } : made;
}

/** Why it is no position of this game at all. */
export function misfitPosition(game: Game, position: Json): Problem | null {
  const misfit = positionMisfit(game.position, position);
  if (misfit === null) return null;
  return matchProblems.report("match/bad-position", { field: misfit.path }, { reason: misfit.reason });
}

/** What a written view has where the seat knows nothing. */
const unknown = "?";

/** Why a position can't be played on that is only what a seat sees of it. */
export function unknownIn(position: Json): Problem | null {
  const { cards: _, options: __, ...situation } = position as Record<string, Json>;
  const count = countIn(situation, unknown);
  return count === 0 ? null : matchProblems.report("match/half-known", {}, { count });
}

function countIn(tree: Json, wanted: string): number {
  if (typeof tree === "string") return tree === wanted ? 1 : 0;
  if (typeof tree !== "object" || tree === null) return 0;
  return Object.values(tree).reduce((sum: number, part) => sum + countIn(part as Json, wanted), 0);
}
/** Whatever is counted on a table: as many things are laid out as a position says there are. */
const mostOfAnything = 1_000_000;

/** A number in a position that nothing on a table comes near. */
export function hugeNumberIn(tree: Json): number | undefined {
  if (typeof tree === "number") return Math.abs(tree) > mostOfAnything ? tree : undefined;
  if (typeof tree !== "object" || tree === null) return undefined;
  for (const part of Object.values(tree) as Json[]) {
    const found = hugeNumberIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const hugeNumber = (found: number): Problem =>
  matchProblems.report("match/bad-position", {}, { reason: `${found} is more than there can be of anything` });

/** What is wrong with cards that come from outside the project's files. */
export const misfitCards = (game: Game, cards: MatchSetup["cards"] = {}): Problem[] =>
  Object.entries(cards).flatMap(([card, written]) => {
    const reason = fitsSchema(game.card, written);
    return reason === null ? [] : [matchProblems.report("match/bad-card", { card }, { card, game: game.id, reason })];
  });

const refuse = (problem: Problem): { ok: false; problems: Problem[] } => ({ ok: false, problems: [problem] });

function findDeck({ decks }: Supply, wish: unknown, seat: number): DeckList | Problem {
  const ids = Object.keys(decks);
  if (wish === undefined || wish === null) {
    const standard = decks[ids[seat % Math.max(ids.length, 1)] ?? ""];
    return standard ?? matchProblems.report("match/unknown-deck", {}, { deck: "", decks: "none" });
  }
  if (typeof wish === "string") {
    const found = Object.hasOwn(decks, wish) ? decks[wish] : undefined;
    return found ?? matchProblems.report("match/unknown-deck", {}, { deck: wish, decks: ids.join(", ") || "none" });
  }
  const list = Array.isArray(wish) ? wish : (wish as { cards?: unknown }).cards;
  const bad = (reason: string): Problem => matchProblems.report("match/bad-deck", {}, { player: seat + 1, reason });
  if (!Array.isArray(list)) return bad("it has no list of cards");
  const isEntry = (entry: unknown): boolean => {
    const { card, count } = (entry ?? {}) as { card?: unknown; count?: unknown };
    return typeof card === "string" && Number.isInteger(count) && Number(count) > 0 && Number(count) < 1000;
  };
  return list.every(isEntry)
    ? list.map(({ card, count }) => ({ card, count }))
    : bad("every entry needs a card and a count");
}
