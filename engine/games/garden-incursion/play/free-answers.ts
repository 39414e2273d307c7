import type { CardsField, FreeAnswer, FreeField, PointField } from "../../../core/free-answers";
import type { Prompt } from "../../../core/machine";
import type { Circle } from "../../../core/straight";
import type { CompiledSet } from "./compiled-set";
import { entryCircles, mayPlayPermanents } from "./main-actions";
import type { Narration } from "./narration";
import { mayMove } from "./piece-actions";
import { mayTurnWorkers } from "./playable";
import type { PointPrompt } from "./points";
import { readyWorkers, type State } from "./state";
import { costOf, rangeOf } from "./stats";

/** What may be done besides the listed answers: every legal point (rules §2.2), any number, any cards. */

const isGrid = ({ options }: CompiledSet): boolean => options.space !== "continuous";

/** Distances between cells are no circles, and every cell is listed. */
export function pointField(set: CompiledSet, near: readonly Circle[], more: Partial<PointField> = {}): PointField {
  const { width, height } = set.space;
  const [first] = near;
  const from = first ? { from: [first.x, first.y] as const } : {};
  if (isGrid(set)) return { kind: "point", width, height, unit: 1, ...from, ...more };
  const reach = near.map(({ x, y, r }) => ({ x, y, r: r < 0 ? set.options.sameTolerance : r }));
  return { kind: "point", width, height, unit: 1000, near: reach, ...from, ...more };
}

export function windowAnswers(set: CompiledSet, state: State, narration: Narration): FreeAnswer[] {
  if (state.actions >= set.options.actionCap) return [];
  const { active: seat, phase, players, pieces } = state;
  const answers: FreeAnswer[] = [];
  const ready = readyWorkers(players[seat]!);
  // One and all of them are listed.
  if (ready > 2 && mayTurnWorkers(set, state)) {
    const count: FreeField = { kind: "number", min: 1, max: ready };
    answers.push({ action: { type: "turnWorkers" }, fields: { count }, text: "Turn some workers", verb: "Turn them" });
  }
  for (const card of mayPlayPermanents(set, state) ? players[seat]!.hand : []) {
    const design = set.designs[state.design[card]!];
    if (!design || design.type === "worker" || design.type === "ability") continue;
    const near = costOf(set, state, seat, design) > players[seat]!.energy ? [] : entryCircles(set, state, seat, design);
    if (near.length === 0) continue;
    answers.push({
      action: { type: "playCard", card },
      fields: { at: pointField(set, near, { piece: card }) },
      text: `Play ${design.name}`,
      verb: "Play it there",
    });
  }
  for (const piece of phase === "action" ? pieces : []) {
    if (piece.owner !== seat || !mayMove(set, state, piece)) continue;
    const { id, x, y } = piece;
    const near = [{ x, y, r: rangeOf(set, state, piece) }];
    answers.push({
      action: { type: "move", obj: id },
      fields: { to: pointField(set, near, { piece: id }) },
      text: `Move ${narration.piece(state, id)}`,
      verb: "Move there",
    });
  }
  return answers;
}

export function pointAnswer(set: CompiledSet, { x, y, r, from }: PointPrompt): FreeAnswer {
  const also = from && { x: from[0], y: from[1], r: Math.hypot(from[0] - x, from[1] - y) };
  const at = pointField(set, [{ x, y, r }], also && !isGrid(set) ? { also } : {});
  return { action: { type: "answer" }, fields: { at }, text: "To a point of your own", verb: "Put it there" };
}

export function exchange({ players }: State, { seat }: Prompt): FreeAnswer {
  const { hand } = players[seat]!;
  const cards: CardsField = { kind: "cards", from: [...hand], min: 1, max: hand.length };
  return { action: { type: "mulligan" }, fields: { cards }, text: "Exchange cards", verb: "Exchange them" };
}
