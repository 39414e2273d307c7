import type { CloseCourse, Course } from "../../schemas/lab-matches";
import { copyOf, distinct } from "../bots/plan-turn";
import type { Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { leadsOf, usualLead } from "../core/review/shares";

const nobody = -1;
/** One in so many decisions is weighed: each answer must be tried for it. */
const weighedEvery = 5;
/** It matters where the best answer is better than the middle one by this part of a usual lead. */
const matters = 0.1;
const hand = "Cards in hand";

/** Notes who stands best, once a turn, as a bot that plans would judge it; and in some matches what everybody has, and how much their decisions matter. */
export class CourseWatch {
  private readonly leaders: number[] = [];
  private readonly leads: number[] = [];
  private turn = Number.NaN;
  private readonly turns: number[] = [];
  private readonly stocks: Record<string, number[][]> = {};
  private readonly gaps: number[] = [];
  private between = 0;

  constructor(private readonly isClose: boolean) {}

  /** Before an action is done. */
  see<S extends CoreState>(rules: Rules<S>, state: S): void {
    if (this.isClose) this.weigh(rules, state);
    const turn = rules.turnOf(state);
    if (turn === this.turn) return;
    this.turn = turn;
    const leads = leadsOf(rules.setup.seats.map((_, seat) => rules.evaluate(rules.view(state, seat), seat)));
    this.leaders.push(leads.findIndex((lead) => lead > 0));
    if (!this.isClose) return;
    this.leads.push(...leads);
    this.take(rules, state, turn);
  }

  course(): Course {
    const led = this.leaders.filter((leader) => leader !== nobody);
    return {
      leadChanges: led.filter((leader, n) => n > 0 && leader !== led[n - 1]).length,
      halfway: this.leaders[Math.floor(this.leaders.length / 2)] ?? nobody,
      ...(this.isClose && { close: this.close() }),
    };
  }

  private close(): CloseCourse {
    const least = matters * usualLead([this.leads]);
    const mattered = this.gaps.filter((gap) => gap >= least).length;
    const decisions = { between: this.between, weighed: this.gaps.length, mattered };
    return { turns: this.turns, stocks: this.stocks, decisions };
  }

  private take<S extends CoreState>(rules: Rules<S>, state: S, turn: number): void {
    this.turns.push(turn);
    for (const { seat, values, zones } of rules.table(state).seats) {
      const held = zones.filter(({ spread }) => spread === "hand").reduce((sum, { cards }) => sum + cards.length, 0);
      for (const { label, value } of [...values, { label: hand, value: held }]) {
        const number = typeof value === "number" ? value : Number.parseInt(value, 10);
        if (!Number.isFinite(number)) continue;
        this.stocks[label] ??= rules.setup.seats.map(() => []);
        this.stocks[label]![seat]![this.turns.length - 1] = number;
      }
    }
  }

  private weigh<S extends CoreState>(rules: Rules<S>, state: S): void {
    const actions = distinct(rules, state);
    if (actions.length < 2 || this.between++ % weighedEvery > 0) return;
    const { seat } = state.prompt!;
    const values = actions
      .map((action) => {
        const after = copyOf(rules, state);
        rules.apply(after, action, null);
        return rules.evaluate(after, seat);
      })
      .sort((a, b) => b - a);
    this.gaps.push(values[0]! - values[Math.floor(values.length / 2)]!);
  }
}
