import type { Choice } from "../../../core/choices";
import type { Action, Refusal } from "../../../core/game";
import type { Prompt } from "../../../core/machine";
import { hasMulligan } from "./deal";
import { livingSeats } from "./leaving";
import { mainActions } from "./main-actions";
import { misplaced, type PointPrompt, promptPoints, readSpot } from "./points";
import { mainTypes, refusal, refuseMain } from "./refusals";
import { findPiece, type GardenState, markedBy, markerColours } from "./state";
import type { GardenTable } from "./table";
import { done } from "./vocabulary/choice-verbs";

/** Every decision of Garden Incursion (rules §7): which actions there are, and why others are refused. */

const windows = ["spawning", "action", "skirmishWindow", "aftermath"];
export const isWindow = ({ kind }: Prompt): boolean => windows.includes(kind);

/** The field of an answer, by what is asked. */
export const fields: Record<string, string> = {
  object: "object",
  card: "card",
  discard: "card",
  handLimit: "card",
  player: "player",
  may: "answer",
};

export const written = (kind: string, option: number): number | string =>
  option === done && kind !== "may" ? "done" : kind === "may" ? (option === 1 ? "yes" : "no") : option;

export const asks: Record<string, string> = {
  spawning: "Spawning phase: play cards, turn workers, or go on to the action phase.",
  action: "Action phase: move, attack, defend, use special actions, or go on to the skirmishes.",
  skirmishWindow: "Before the skirmishes: play an ability, or fight.",
  aftermath: "After the skirmishes: play an ability, or end the turn.",
  mulligan: "Which cards do you exchange?",
  object: "Which one?",
  card: "Which card?",
  discard: "Which card do you discard?",
  handLimit: "You hold too many cards. Which one do you discard?",
  player: "Which player?",
  may: "Do you want to?",
  point: "Where to?",
  skirmish: "Which skirmish is fought next?",
};

export function actionsOf(table: GardenTable, state: GardenState): Action[] {
  const { prompt } = state;
  if (prompt === null) return [];
  if (isWindow(prompt)) return mainActions(table, state);
  if (prompt.kind === "mulligan") return mulligans(state, prompt.seat);
  if (prompt.kind === "point")
    return promptPoints(table, state, prompt as PointPrompt).map((at) => ({ type: "answer", at }));
  const { kind, options } = prompt as Choice;
  if (options === undefined) return [];
  if (kind === "skirmish") return options.map((target) => ({ type: "chooseSkirmish", target }));
  return options.map((option) => ({ type: "answer", [fields[kind]!]: written(kind, option) }));
}

/** Every different set of cards to exchange, copies of a card being the same. */
function mulligans(state: GardenState, seat: number): Action[] {
  const { hand } = state.players[seat]!;
  let sets: number[][] = [[]];
  const seen = new Map<number, number[]>();
  for (const card of hand) seen.set(state.design[card]!, [...(seen.get(state.design[card]!) ?? []), card]);
  for (const copies of seen.values())
    sets = sets.flatMap((set) => [set, ...copies.map((_, n) => [...set, ...copies.slice(0, n + 1)])]);
  return sets.map((cards) => ({ type: "mulligan", cards }));
}

export function refuse(table: GardenTable, state: GardenState, action: Action): Refusal | null {
  if (state.result !== null) return refusal("over", "The game is over.");
  if (action.type === "concede") return refuseConcession(state, action);
  if (action.type === "marker") return refuseMarker(table, state, action);
  const prompt = state.prompt!;
  const actor = action["seat"];
  const isMain = mainTypes.includes(action.type);
  if (isWindow(prompt)) {
    if (actor !== undefined && actor !== prompt.seat) return refusal("not-your-turn", "It is another player's turn.");
    if (isMain) return refuseMain(table, state, action);
    const known = ["answer", "mulligan", "chooseSkirmish"].includes(action.type);
    return known
      ? refusal("wrong-phase", "Nothing of this kind is asked now.")
      : refusal("wrong-action", `“${action.type}” is no action of this game.`);
  }
  if (isMain) return refusal("prompt-pending", `First something must be answered: ${asks[prompt.kind] ?? ""}`);
  if (actor !== undefined && actor !== prompt.seat) {
    return action.type === "mulligan" && prompt.kind === "mulligan" && !hasMulligan(table, state, actor as number)
      ? refusal("no-mulligan", "This player has no mulligan left.")
      : refusal("not-addressed", "That is asked of another player.");
  }
  return refuseAnswer(table, state, prompt, action);
}

function refuseAnswer(table: GardenTable, state: GardenState, prompt: Prompt, action: Action): Refusal | null {
  const type = prompt.kind === "mulligan" ? "mulligan" : prompt.kind === "skirmish" ? "chooseSkirmish" : "answer";
  if (action.type !== type)
    return refusal("wrong-action", `“${action.type}” isn't possible now; what is asked for is ${type}.`);
  const bad = refusal("bad-answer", "That is none of the answers.");
  if (type === "mulligan") {
    const { hand } = state.players[prompt.seat]!;
    const cards = action["cards"];
    if (!Array.isArray(cards)) return refusal("not-in-hand", "Name the cards to exchange.");
    const isFine = new Set(cards).size === cards.length && cards.every((card) => hand.includes(card as number));
    return isFine ? null : refusal("not-in-hand", "These aren't all cards in your hand.");
  }
  if (prompt.kind === "point") {
    const spot = readSpot(action["at"]);
    if (!spot) return refusal("point", "A point has two whole numbers.");
    const wrong = misplaced(table, prompt as PointPrompt, ...spot);
    if (wrong === null) return null;
    return refusal(wrong, wrong === "point" ? "Nothing can stand there." : "That is too far away.");
  }
  const { kind, options = [] } = prompt as Choice;
  const answer = action[kind === "skirmish" ? "target" : fields[kind]!];
  return options.some((option) => written(kind, option) === answer) ? null : bad;
}

const refuseConcession = (state: GardenState, action: Action): Refusal | null => {
  const seat = action["seat"] ?? state.prompt?.seat;
  return livingSeats(state).includes(seat as number)
    ? null
    : refusal("bad-target", "There is no such player in the game.");
};

function refuseMarker({ space }: GardenTable, state: GardenState, action: Action): Refusal | null {
  const { colour, remove, seat } = action;
  const on = markedBy(action);
  if (!(markerColours as readonly unknown[]).includes(colour))
    return refusal("bad-target", `Markers are ${markerColours.join(", ")}.`);
  if (typeof on !== "string" || !/^(object \d+|player \d+|point \d+,\d+)$/.test(on))
    return refusal(
      "bad-target",
      "A marker lies on “object 1001”, “player 0” or “point 2000,1500”, or “at” [2000, 1500].",
    );
  const [kind, where] = on.split(" ");
  const [x, y] = (where ?? "").split(",").map(Number);
  const isThere =
    (kind === "point" && x! <= space.width && y! <= space.height) ||
    (kind === "player" ? Number(where) < state.players.length : findPiece(state, Number(where)) !== undefined);
  if (!isThere) return refusal("bad-target", "There is nothing to put a marker on.");
  if (remove === true && !state.markers.some((marker) => marker.colour === colour && marker.on === on))
    return refusal("bad-target", "There is no such marker to remove.");
  return seat === undefined || livingSeats(state).includes(seat as number)
    ? null
    : refusal("bad-target", "There is no such player in the game.");
}
