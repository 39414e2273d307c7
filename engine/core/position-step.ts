import { Type } from "typebox";
import type { Problem } from "../../schemas/problem";
import type { CoreState, Result } from "./machine";
import { matchProblems } from "./problems";

/**
 * Where in the game a written position stands. A position has no effects under way, so one that was written in the middle
 * of an effect can't be read: another decision would be pending than the one it says.
 */

/** The step of a game that has ended; the position carries its result. */
export const over = "over";

const Seats = Type.Array(Type.Integer({ minimum: 0 }));
/** The position's own field for the end of a game. */
const PositionResult = Type.Object(
  { winners: Seats, ranking: Type.Array(Seats), cause: Type.String() },
  { additionalProperties: false },
);

/** A player, as who is chosen by name. */
export const seatOf = (players: number, about: { title?: string; description?: string } = {}) =>
  Type.Integer({ minimum: 0, maximum: players - 1, "x-seat": true, ...about });

/** Beside a game's own fields: the steps at which it may stand, in words, and the one that it stands at if none is written. */
export const positionFields = (steps: Readonly<Record<string, string>>, usual: string) => ({
  options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  cards: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: "Cards defined here and now, by id." }),
  ),
  step: Type.Optional(Type.String({ title: "Phase", description: toldSteps(steps, usual), "x-labels": steps })),
  result: Type.Optional(PositionResult),
  rolls: Type.Optional(Type.Array(Type.Integer(), { title: "What the next dice show" })),
});

const toldSteps = (steps: Readonly<Record<string, string>>, usual: string): string =>
  [
    ...Object.entries(steps).map(
      ([step, words]) =>
        `“${step}”${step === usual ? " (if left out)" : ""}: ${words[0]!.toLowerCase()}${words.slice(1)}`,
    ),
    `“${over}”, with a result.`,
  ].join("; ");

interface Stepped {
  step?: string;
  result?: Result;
}

/** Why a match can't go on from this step; null if it can. */
export function stepProblem({ step, result }: Stepped, readable: readonly string[]): Problem | null {
  if (step === undefined || readable.includes(step)) return null;
  if (step !== over)
    return matchProblems.report(
      "match/mid-effect",
      {},
      {},
      `In a file, “step” is one of ${readable.join(", ")}, not “${step}”.`,
    );
  return result
    ? null
    : matchProblems.report("match/bad-position", {}, { reason: "it is over, and nobody is said to have won" });
}

/** Whether the position is that of a game that has ended; then the state is, too. */
export function endIfOver(state: CoreState, { step, result }: Stepped): boolean {
  if (step !== over || !result) return false;
  state.result = {
    winners: [...result.winners],
    ranking: result.ranking.map((rank) => [...rank]),
    cause: result.cause,
  };
  return true;
}
