import type { Action } from "../../../engine/core/game";
import { isEqual } from "../../../engine/core/json-equality";
import type { Match } from "../../../engine/core/match";

/** Another way that the match went, before somebody went back and decided otherwise. */
export interface Branch {
  id: number;
  /** It parts from the match on the table after so many actions. */
  at: number;
  /** How many it has. */
  total: number;
  /** What was done where it parts, as everybody may hear it. */
  words: string;
}

interface Kept {
  id: number;
  actions: readonly Action[];
  words: string;
}

/** The ways that a match went, kept beside the one on the table. */
export class Branches {
  private kept: Kept[] = [];
  private made = 0;

  /** Before something else is done than what was taken back. */
  keep(match: Match): void {
    const actions = [...match.actions, ...match.ahead];
    if (match.canRedo === 0 || this.kept.some((each) => isSame(each.actions, actions))) return;
    match.redo();
    const at = match.actions.length;
    const told = match.lines(-1).filter((line) => line.at === at && !line.text.startsWith("—"));
    match.undo();
    // What is paid comes first; what it is paid for says which branch it is.
    const words = told
      .slice(0, 2)
      .map(({ text }) => text)
      .join(" ");
    this.kept.push({ id: ++this.made, actions, words: words || actions[at - 1]!.type });
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
    const now = [...match.actions, ...match.ahead];
    return this.kept
      .filter(({ actions }) => !isSame(actions, now))
      .map(({ id, actions, words }) => ({ id, words, at: partingOf(now, actions), total: actions.length }));
  }
}

const isSame = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && partingOf(a, b) === a.length;

function partingOf(a: readonly Action[], b: readonly Action[]): number {
  const n = a.findIndex((action, at) => b[at] === undefined || !isEqual(action, b[at]!));
  return n < 0 ? a.length : n;
}
