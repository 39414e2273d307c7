import type { Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { leadsOf } from "../core/review/shares";

/** How a match went until it was over. */
export interface Course {
  /** How often somebody else came to stand best. */
  leadChanges: number;
  /** Who stood best when half of the turns were over, or -1 where nobody did. */
  halfway: number;
}

const nobody = -1;

/** Notes who stands best, once a turn, as a bot that plans would judge it. */
export class CourseWatch {
  private readonly leaders: number[] = [];
  private turn = Number.NaN;

  /** Before an action is done. */
  see<S extends CoreState>(rules: Rules<S>, state: S): void {
    const turn = rules.turnOf(state);
    if (turn === this.turn) return;
    this.turn = turn;
    const values = rules.setup.seats.map((_, seat) => rules.evaluate(rules.view(state, seat), seat));
    this.leaders.push(leadsOf(values).findIndex((lead) => lead > 0));
  }

  course(): Course {
    const led = this.leaders.filter((leader) => leader !== nobody);
    return {
      leadChanges: led.filter((leader, n) => n > 0 && leader !== led[n - 1]).length,
      halfway: this.leaders[Math.floor(this.leaders.length / 2)] ?? nobody,
    };
  }
}
