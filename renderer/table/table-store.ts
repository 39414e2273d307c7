import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Options } from "../../engine/core/options";
import type { Json } from "../../engine/core/vocabulary";
import type { KeptMatch } from "../../main/api";
import type { GameId } from "../../schemas/game-id";
import type { MatchPlan, Refused, Snapshot, Told } from "./engine/messages";
import type { SeatPlan } from "./seat-plan";
import type { Look, Screen } from "./viewing";

/** The match on the table. It stays while the person looks at other rooms, until another project is opened. */

export const paces = ["step", "slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof paces)[number];

/** Of which card, by its id and name, and as which test. A test of the rules is of no card. */
export interface Trial {
  card: string | null;
  name: string;
  test?: { id: string; name: string };
  /** A match that was played before, by its id. */
  played?: string;
  /** A match of the lab, by the question that it answers. */
  lab?: string;
  /** The card that it was found for, if it isn't one that the question counted. */
  reached?: string;
}

export interface PlayedMatch {
  game: GameId;
  seats: readonly SeatPlan[];
  names: readonly string[];
  cards: Readonly<Record<string, Json>>;
  seed: number | null;
  /** What it was dealt from, for a rematch; a loaded match has none. */
  plan: MatchPlan | null;
  snapshot: Snapshot;
  /** Bots wait: after stepping back, or because somebody said so. */
  paused: boolean;
  /** The seat whose bot is thinking. */
  thinking: number | null;
  lastThought: (Told & { seat: number }) | null;
  /** What a bot would do now, in the place of whoever is asked: after so many actions. */
  advice: (Told & { bot: string; done: number }) | null;
  holder: number | null;
  /** What lies on the table beside the match that belongs to the project: a card that is tried, a test that is looked at. */
  trial: Trial | null;
  /** It was dealt with decks that the rules allow. */
  isByRules: boolean;
  /** What was taken back is shown again, action by action. */
  replaying: boolean;
  /** Its file, once it was saved or if it was loaded. */
  savedAs: string | null;
}

export interface Preparation {
  seats: readonly SeatPlan[];
  options: Options;
  seed: number;
}

interface TableState {
  /** The project session it all belongs to. */
  session: string | null;
  preparation: Preparation | null;
  match: PlayedMatch | null;
  /** The match that no file holds: the one on the table, or one to go on with. Undefined until that is known. */
  kept: KeptMatch | null | undefined;
  /** Others that no file holds: each made room for the next, the latest first. */
  aside: readonly KeptMatch[];
  /** Something is being dealt or loaded. */
  busy: boolean;
  refused: Refused | null;
  look: Look;
}

const nothing: TableState = {
  session: null,
  preparation: null,
  match: null,
  kept: undefined,
  aside: [],
  busy: false,
  refused: null,
  look: "follow",
};

export const tableState = createStore<TableState>(() => nothing);
export const useTable = <T>(select: (state: TableState) => T): T => useStore(tableState, select);

export const forgetTable = (session: string | null): void => tableState.setState({ ...nothing, session });

export function updateMatch(part: Partial<PlayedMatch>): void {
  tableState.setState(({ match }) => (match ? { match: { ...match, ...part } } : {}));
}

export const screenOf = ({ match, look }: TableState, cover: boolean): Screen => ({
  isPerson: match?.seats.map(({ kind }) => kind === "person") ?? [],
  look,
  cover,
  holder: match?.holder ?? null,
});
