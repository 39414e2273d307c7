import type { Rules } from "./game";
import type { Told } from "./log";
import type { CoreState } from "./machine";
import type { Aliases } from "./scenario-aliases";
import { positionSeenBy, type Viewer } from "./secrecy";
import type { TableView } from "./table-view";
import type { Json } from "./vocabulary";

/** A scenario under way. */
export interface Situation {
  rules: Rules;
  state: CoreState;
  /** All that has happened so far, as it was told at the time. */
  told: Told[];
  aliases: Aliases;
  /** What pointers may speak of. */
  words: ReadonlySet<string>;
  looks: Looks;
}

/** How a situation has been looked at since something last moved: hundreds of checks ask for the same. */
interface Looks {
  positions: Map<Viewer, Json>;
  table?: TableView;
}
export const noLooks = (): Looks => ({ positions: new Map() });

export function positionIn({ rules, state, looks }: Situation, viewer: Viewer = null): Json {
  const position = looks.positions.get(viewer) ?? positionSeenBy(rules, state, viewer);
  looks.positions.set(viewer, position);
  return position;
}

export function tableIn({ rules, state, looks }: Situation): TableView {
  looks.table ??= rules.table(state);
  return looks.table;
}

export const seenAs = (view: number | undefined): string => (view === undefined ? "" : ` as player ${view} sees it`);
