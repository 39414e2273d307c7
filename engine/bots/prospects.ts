import type { Rules } from "../core/game";
import type { CoreState } from "../core/machine";

/**
 * Values as scores from 0, lost, to 1, won. Games value in units of their own, and in a match that is nearly decided
 * everything is much the same; so values are measured by how they lie in the situation at hand.
 */
export class Prospects<S extends CoreState> {
  private readonly seats: { middle: number; spread: number }[];

  /** `outcomes` are where the situation may lead. */
  constructor(
    private readonly rules: Rules<S>,
    outcomes: readonly S[],
  ) {
    const open = outcomes.filter(({ result }) => result === null);
    this.seats = rules.setup.seats.map((_, seat) => {
      const values = open.map((state) => rules.evaluate(state, seat));
      const middle = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length);
      return { middle, spread: Math.max(narrowest, Math.sqrt(square)) };
    });
  }

  of(state: S, seat: number): number {
    const { result } = state;
    if (result !== null) return result.winners.length === 0 ? 0.5 : result.winners.includes(seat) ? 1 : 0;
    const { middle, spread } = this.seats[seat]!;
    return promise((this.rules.evaluate(state, seat) - middle) / spread);
  }

  /** The score of something that is worth so much less than the best. */
  below(loss: number, seat: number): number {
    return promise(-loss / this.seats[seat]!.spread);
  }
}

const narrowest = 1;
const promise = (value: number): number => 1 / (1 + Math.exp(-value));
