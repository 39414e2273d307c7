import type { CardsField, FreeAnswer, FreeField, FreeOption, PointField } from "../../../core/free-answers";
import type { Prompt } from "../../../core/machine";
import type { Circle } from "../../../core/straight";
import { isWindow } from "./decisions";
import { livingSeats } from "./leaving";
import { entryCircles, mayPlayPermanents } from "./main-actions";
import { mayMove } from "./piece-actions";
import { mayTurnWorkers } from "./playable";
import type { PointPrompt } from "./points";
import { type GardenState, markerColours, readyWorkers } from "./state";
import { costOf, rangeOf } from "./stats";
import type { GardenTable } from "./table";
import type { Words } from "./words";

/** What may be done besides the listed answers: every legal point (rules §2.2), and what is possible at any time (§7). */
export function freeAnswers(table: GardenTable, state: GardenState, words: Words): FreeAnswer[] {
  const prompt = state.prompt!;
  const asked = isWindow(prompt)
    ? windowAnswers(table, state, words)
    : prompt.kind === "point"
      ? [pointAnswer(table, prompt as PointPrompt)]
      : prompt.kind === "mulligan"
        ? [exchange(state, prompt)]
        : [];
  return [...asked, ...asides(table, state, words)];
}

const isGrid = ({ options }: GardenTable): boolean => options.space !== "continuous";

/** Distances between cells are no circles, and every cell is listed. */
function pointField(table: GardenTable, near: readonly Circle[], more: Partial<PointField> = {}): PointField {
  const { width, height } = table.space;
  const [first] = near;
  const from = first ? { from: [first.x, first.y] as const } : {};
  if (isGrid(table)) return { kind: "point", width, height, unit: 1, ...from, ...more };
  const reach = near.map(({ x, y, r }) => ({ x, y, r: r < 0 ? table.options.sameTolerance : r }));
  return { kind: "point", width, height, unit: 1000, near: reach, ...from, ...more };
}

function windowAnswers(table: GardenTable, state: GardenState, words: Words): FreeAnswer[] {
  if (state.actions >= table.options.actionCap) return [];
  const { active: seat, phase, players, pieces } = state;
  const answers: FreeAnswer[] = [];
  const ready = readyWorkers(players[seat]!);
  // One and all of them are listed.
  if (ready > 2 && mayTurnWorkers(table, state)) {
    const count: FreeField = { kind: "number", min: 1, max: ready };
    answers.push({ action: { type: "turnWorkers" }, fields: { count }, text: "Turn some workers", verb: "Turn them" });
  }
  for (const card of mayPlayPermanents(table, state) ? players[seat]!.hand : []) {
    const design = table.designs[state.design[card]!];
    if (!design || design.type === "worker" || design.type === "ability") continue;
    const near =
      costOf(table, state, seat, design) > players[seat]!.energy ? [] : entryCircles(table, state, seat, design);
    if (near.length === 0) continue;
    answers.push({
      action: { type: "playCard", card },
      fields: { at: pointField(table, near, { piece: card }) },
      text: `Play ${design.name}`,
      verb: "Play it there",
    });
  }
  for (const piece of phase === "action" ? pieces : []) {
    if (piece.owner !== seat || !mayMove(table, state, piece)) continue;
    const { id, x, y } = piece;
    const near = [{ x, y, r: rangeOf(table, state, piece) }];
    answers.push({
      action: { type: "move", obj: id },
      fields: { to: pointField(table, near, { piece: id }) },
      text: `Move ${words.piece(state, id)}`,
      verb: "Move there",
    });
  }
  return answers;
}

function pointAnswer(table: GardenTable, { x, y, r, from }: PointPrompt): FreeAnswer {
  const also = from && { x: from[0], y: from[1], r: Math.hypot(from[0] - x, from[1] - y) };
  const at = pointField(table, [{ x, y, r }], also && !isGrid(table) ? { also } : {});
  return { action: { type: "answer" }, fields: { at }, text: "To a point of your own", verb: "Put it there" };
}

function exchange({ players }: GardenState, { seat }: Prompt): FreeAnswer {
  const { hand } = players[seat]!;
  const cards: CardsField = { kind: "cards", from: [...hand], min: 1, max: hand.length };
  return { action: { type: "mulligan" }, fields: { cards }, text: "Exchange cards", verb: "Exchange them" };
}

function asides(table: GardenTable, state: GardenState, words: Words): FreeAnswer[] {
  const { pieces, players, markers } = state;
  const seats = livingSeats(state);
  const colour: FreeField = { kind: "choice", options: markerColours.map((value) => ({ value, text: value })) };
  const things: FreeOption[] = [
    ...pieces.map(({ id }) => ({ value: `object ${id}`, text: words.piece(state, id), names: { object: id } })),
    ...players.map((_, seat) => ({ value: `player ${seat}`, text: words.seat(seat), names: { player: seat } })),
  ];
  const marker = { action: { type: "marker" }, seats, verb: "Place it" };
  // Without reach: anywhere.
  const { near: _, ...at } = pointField(table, []);
  return [
    { ...marker, fields: { colour, at }, text: "Place a marker on the field" },
    { ...marker, fields: { colour, on: { kind: "choice", options: things } }, text: "Mark a piece or a player" },
    ...markers.map(({ colour, on }): FreeAnswer => {
      const text = `Remove the ${colour} marker ${words.marker(state, on)}`;
      return { action: { type: "marker", colour, on, remove: true }, fields: {}, text, verb: "Remove it", seats };
    }),
    {
      action: { type: "concede" },
      fields: {},
      text: "Concede",
      verb: "Concede",
      warning:
        seats.length > 2
          ? "Everything of this player leaves the game, and the others play on."
          : "The game is over, and the other player wins.",
      seats,
    },
  ];
}
