import type { Choice } from "../../../core/choices";
import type { Aside, Asides } from "../../../core/decision";
import type { FreeAnswer, FreeField, FreeOption } from "../../../core/free-answers";
import type { Action, Refusal } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { pointField } from "./free-answers";
import { eliminate, livingSeats } from "./leaving";
import type { Narration } from "./narration";
import { refusal } from "./refusals";
import { findPiece, markedBy, markerColours, type State } from "./state";
import { done } from "./vocabulary/choice-verbs";

/** What is possible at any time, for anyone (rules §7): giving up, and markers. */
export const asides = (set: CompiledSet, narration: Narration): Asides<State> => ({
  actions: { concede: concession(set), marker: marker(set) },
  free: (state) => [...markers(set, state, narration), conceding(state)],
});

const whoever = (state: State, { seat }: Action): number => (seat ?? state.prompt?.seat) as number;
const nobody: Refusal = { code: "bad-target", message: "There is no such player in the game." };

const concession = (set: CompiledSet): Aside<State> => ({
  refusal: (state, action) => (livingSeats(state).includes(whoever(state, action)) ? null : nobody),
  perform(state, action, emit) {
    const seat = whoever(state, action);
    emit?.({ type: "concede", seat });
    eliminate(set, state, [seat], "concession", emit);
    narrowPrompt(state);
  },
});

/** A concession leaves others' questions without some of their answers. */
function narrowPrompt(state: State): void {
  const prompt = state.prompt as Choice | null;
  if (prompt?.options === undefined) return;
  if (prompt.kind === "object" || prompt.kind === "skirmish")
    prompt.options = prompt.options.filter((id) => id === done || findPiece(state, id));
  if (prompt.kind === "player") prompt.options = prompt.options.filter((seat) => state.players[seat]!.alive);
  if (prompt.options.length > 0) return;
  state.prompt = null;
  state.stack[state.stack.length - 1]!.slots[prompt.slot] = done;
}

const marker = (set: CompiledSet): Aside<State> => ({
  refusal: (state, action) => refuseMarker(set, state, action),
  perform(state, action, emit) {
    const { colour, remove } = action;
    const [on, by] = [markedBy(action), whoever(state, action)];
    if (remove) {
      const at = state.markers.findIndex((marker) => marker.colour === colour && marker.on === on);
      if (at >= 0) state.markers.splice(at, 1);
    } else state.markers.push({ colour: colour as string, on: on as string, by });
    const piece = findPiece(state, Number(String(on).replace("object ", "")));
    emit?.({ type: "marker", seat: by, colour, on, card: piece?.design, removed: remove === true });
  },
});

function refuseMarker({ space }: CompiledSet, state: State, action: Action): Refusal | null {
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
  return seat === undefined || livingSeats(state).includes(seat as number) ? null : nobody;
}

function markers(set: CompiledSet, state: State, narration: Narration): FreeAnswer[] {
  const seats = livingSeats(state);
  const colour: FreeField = { kind: "choice", options: markerColours.map((value) => ({ value, text: value })) };
  const things: FreeOption[] = [
    ...state.pieces.map(({ id }) => ({
      value: `object ${id}`,
      text: narration.piece(state, id),
      names: { object: id },
    })),
    ...state.players.map((_, seat) => ({
      value: `player ${seat}`,
      text: narration.seat(seat),
      names: { player: seat },
    })),
  ];
  const placing = { action: { type: "marker" }, seats, verb: "Place it" };
  // Without reach: anywhere.
  const { near: _, ...at } = pointField(set, []);
  return [
    { ...placing, fields: { colour, at }, text: "Place a marker on the field" },
    { ...placing, fields: { colour, on: { kind: "choice", options: things } }, text: "Mark a piece or a player" },
    ...state.markers.map(({ colour, on }): FreeAnswer => {
      const text = `Remove the ${colour} marker ${narration.marker(state, on)}`;
      return { action: { type: "marker", colour, on, remove: true }, fields: {}, text, verb: "Remove it", seats };
    }),
  ];
}

function conceding(state: State): FreeAnswer {
  const seats = livingSeats(state);
  const warning =
    seats.length > 2
      ? "Everything of this player leaves the game, and the others play on."
      : "The game is over, and the other player wins.";
  return { action: { type: "concede" }, fields: {}, text: "Concede", verb: "Concede", warning, seats };
}
