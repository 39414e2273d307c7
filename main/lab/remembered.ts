import { validators } from "virtual:validators/files";
import { hashPlain } from "../../engine/core/plain";
import type { Json } from "../../engine/core/vocabulary";
import { type LabJob, numberOf, roundSize } from "../../engine/lab/matchups";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { Players } from "./players";

/** The matches of an answer, kept so that after a change of cards only those are played again in which they were seen. */
export interface Remembered {
  format: 1;
  /** Of all that a match depends on besides the cards. */
  print: string;
  cards: Readonly<Record<string, Json>>;
  outcomes: readonly MatchupOutcome[];
}

/** More than these would be a file that takes longer to read than matches take to play. */
const mostKept = 4000;
/** One in so many rounds that needn't be played again is all the same, to see whether it needn't. */
const checkedEvery = 10;

/** `job` with what else its matches depend on. */
const printOf = ({ supply: { cards: _, ...supply }, ...job }: LabJob, version: string): string =>
  hashPlain([job, supply, version]);

export const remembered = (job: LabJob, version: string, outcomes: readonly MatchupOutcome[]): Remembered => ({
  format: 1,
  print: printOf(job, version),
  cards: job.supply.cards,
  outcomes: outcomes.slice(0, mostKept - (mostKept % roundSize(job))),
});

/** They may lie in a stranger's folder: what isn't made as here counts as none. */
export const isRemembered = (json: unknown): json is Remembered => validators["lab-matches"]?.(json) === true;

/** The cards that are otherwise now, as they were, if nothing else is; nothing, if all must be played again. */
export function changedCards(job: LabJob, version: string, before: Remembered): Record<string, Json> | undefined {
  if (before.print !== printOf(job, version)) return undefined;
  const ids = Object.keys(job.supply.cards);
  if (ids.length !== Object.keys(before.cards).length) return undefined;
  const changed: Record<string, Json> = {};
  for (const id of ids) {
    const was = before.cards[id];
    if (was === undefined) return undefined;
    if (hashPlain(was) !== hashPlain(job.supply.cards[id])) changed[id] = was;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

const wentAs = ({ winners, first, turns, actions, cause }: MatchupOutcome): string =>
  hashPlain([winners, first, turns, actions, cause]);

/** Plays only what may have come out otherwise, and takes the rest as it was. */
export class RememberingPlayers implements Players {
  private readonly known = new Map<number, MatchupOutcome>();
  private readonly toCheck = new Map<number, MatchupOutcome>();
  taken = 0;
  checked = 0;
  same = 0;

  constructor(
    private readonly players: Players,
    private readonly job: LabJob,
    before: Remembered,
    changed: readonly string[],
  ) {
    for (const outcome of before.outcomes) {
      if (!changed.every((card) => outcome.unseen?.includes(card))) continue;
      const number = numberOf(job, outcome);
      const isChecked = Math.floor(number / roundSize(job)) % checkedEvery === 0;
      (isChecked ? this.toCheck : this.known).set(number, outcome);
    }
  }

  async play(start: number, count: number, progress: (done: number) => void): Promise<MatchupOutcome[]> {
    const all: MatchupOutcome[] = [];
    for (let from = start; from < start + count; ) {
      const isKnown = this.known.has(from);
      let to = from + 1;
      while (to < start + count && this.known.has(to) === isKnown) to++;
      const done = all.length;
      const now = isKnown
        ? Array.from({ length: to - from }, (_, n) => this.known.get(from + n)!)
        : await this.players.play(from, to - from, (more) => progress(done + more));
      all.push(...now);
      if (isKnown) this.taken += now.length;
      else this.check(now);
      if (now.length < to - from) break;
      from = to;
    }
    return all;
  }

  close(): Promise<void> {
    return this.players.close();
  }

  private check(played: readonly MatchupOutcome[]): void {
    for (const outcome of played) {
      const before = this.toCheck.get(numberOf(this.job, outcome));
      if (!before) continue;
      this.checked++;
      if (wentAs(outcome) === wentAs(before)) this.same++;
    }
  }
}
