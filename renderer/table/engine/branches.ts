import type { Action } from "../../../engine/core/game";
import { isEqual } from "../../../engine/core/json-equality";
import { Match } from "../../../engine/core/match";
import type { Match as SavedMatch } from "../../../schemas/match";

/** Another way that the match went, before somebody went back and decided otherwise. */
export interface Branch {
  id: number;
  /** It parts from the match on the table after so many actions. */
  at: number;
  /** How many it has. */
  total: number;
  /** What was done where it parts, as everybody may hear it. */
  words: string;
  /** Who won at its end; nothing, if it was left before. */
  winners: readonly number[] | null;
  /** How far it went, as people count. */
  turn: number;
  round?: number;
}

interface Kept extends Omit<Branch, "at" | "total"> {
  actions: readonly Action[];
}

/** So many are kept, the newest. */
const most = 50;

/** The ways that a match went, kept beside the one on the table. */
export class Branches {
  private kept: Kept[] = [];
  private made = 0;

  /** Before something else is done than what was taken back. */
  keep(match: Match): void {
    if (match.canRedo > 0) this.add(match, [...match.actions, ...match.ahead], match.actions.length);
  }

  /** What can't be played any more is left out. */
  private add(match: Match, actions: readonly Action[], at: number): void {
    if (this.kept.some((each) => isSame(each.actions, actions))) return;
    const other = new Match(match.game, match.rules, match.beginning, match.numbers);
    let unsaid = "";
    for (const [n, action] of actions.entries()) {
      if (other.state.result || other.refusal(action)) return;
      // Not every deed is told of; then it is named as its answer, with no card that is hidden from anybody.
      if (n === at) unsaid = `${other.rules.actionText(other.rules.view(other.state, -1), action)}.`;
      other.do(action);
    }
    const told = other.lines(-1).filter((line) => line.at === at + 1 && !line.text.startsWith("—"));
    // What is paid comes first; what it is paid for says which branch it is.
    const words = told
      .slice(0, 2)
      .map(({ text }) => text)
      .join(" ");
    const { turn, round } = other.rules.table(other.state);
    this.kept.push({
      id: ++this.made,
      actions,
      words: words || unsaid,
      winners: other.state.result?.winners ?? null,
      turn,
      ...(round === undefined ? {} : { round }),
    });
    this.kept = this.kept.slice(-most);
  }

  /** The match goes on as this branch went; what it was is kept. */
  take(match: Match, id: number, act: (action: Action) => void): void {
    const branch = this.kept.find((each) => each.id === id);
    if (!branch) return;
    const at = partingOf(match.actions, branch.actions);
    match.undo(match.actions.length - at);
    this.keep(match);
    this.kept = this.kept.filter((each) => each !== branch);
    for (const action of branch.actions.slice(at)) act(action);
  }

  list(match: Match): Branch[] {
    const now = wayOf(match);
    return this.kept
      .filter(({ actions }) => !isSame(actions, now))
      .map(({ actions, ...branch }) => ({ ...branch, at: partingOf(now, actions), total: actions.length }));
  }

  /** As a saved match has them: each from where it parts. */
  write(match: Match): NonNullable<SavedMatch["branches"]> {
    const now = wayOf(match);
    return this.kept.flatMap(({ actions }) => {
      const after = partingOf(now, actions);
      return isSame(actions, now) ? [] : { after, actions: actions.slice(after) };
    });
  }

  read(match: Match, saved: SavedMatch["branches"] = []): void {
    const now = wayOf(match);
    for (const { after, actions } of saved)
      if (after <= now.length && actions.length > 0)
        this.add(match, [...now.slice(0, after), ...(actions as Action[])], after);
  }
}

const wayOf = (match: Match): readonly Action[] => [...match.actions, ...match.ahead];

const isSame = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && partingOf(a, b) === a.length;

function partingOf(a: readonly Action[], b: readonly Action[]): number {
  const n = a.findIndex((action, at) => b[at] === undefined || !isEqual(action, b[at]!));
  return n < 0 ? a.length : n;
}

/** What was taken back when the match was saved, as far as it can still be done, is ahead again. */
export function restoreAhead(match: Match, ahead: SavedMatch["ahead"] = []): void {
  let done = 0;
  for (const action of ahead as Action[]) {
    if (match.state.result || match.refusal(action)) break;
    match.do(action);
    done++;
  }
  match.undo(done);
}
