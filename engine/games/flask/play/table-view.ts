import {
  named,
  type TableCard,
  type TableSeat,
  type TableValue,
  type TableView,
  type TableZone,
  zoneOfSeat,
} from "../../../core/table-view";
import type { CompiledSet } from "./compiled-set";
import type { Narration } from "./narration";
import { colourNames, colours, type Player, type State } from "./state";

/** What lies on the table of Flask, from a view of the state. */

const phases: Record<string, string> = {
  increase: "Raising a counter",
  main: "Playing cards",
  announceWindow: "A card is announced",
  endWindow: "Before the turn ends",
  handLimitDiscard: "Keeping to the hand limit",
  payAny: "Paying",
  payCard: "Paying",
};
const outCauses = { deck: "no cards left to draw", resources: "no resources left", "": "" } as const;

/** Whether it is about the seat's own counters what it is asked. Who chooses for another one points at nothing. */
function paysWith({ prompt, stack }: State, seat: number): boolean {
  if (prompt?.seat !== seat || prompt.kind === "chooseKind") return false;
  return prompt.kind !== "loseResource" || stack.at(-1)?.self !== seat;
}

/** Who may still turn a pile over before what is announced happens: whoever is asked now, and those after them with a pile. */
function answering({ active, players, prompt }: State): number[] {
  if (prompt?.kind !== "announceWindow") return [];
  const seats = players.map((_, k) => (active + k) % players.length);
  return seats
    .slice(seats.indexOf(prompt.seat))
    .filter((seat) => players[seat]!.alive && players[seat]!.piles.length > 0);
}

const faceDown = { isFaceDown: true, note: "face down" } as const;

export function tableView({ designs, options }: CompiledSet, state: State, words: Narration): TableView {
  const cardsIn = (instances: readonly number[], about: Partial<TableCard> = {}): TableCard[] =>
    instances.map((instance) => ({ instance, ...named(designs[state.design[instance] ?? -1]), ...about }));

  const seatOf = (player: Player, seat: number): TableSeat => {
    const zone = (id: string, label: string, spread: TableZone["spread"], instances: readonly number[]): TableZone =>
      zoneOfSeat(seat)(id, label, spread, cardsIn(instances));
    const isAsked = state.prompt?.seat === seat;
    const drawFrom = (from: string): Pick<TableZone, "means"> => (isAsked ? { means: { from } } : {});
    return {
      seat,
      name: words.seat(seat),
      ...(player.alive ? {} : { isOut: true as const, note: `out: ${outCauses[player.outCause]}` }),
      values: colours.map(
        (symbol, n): TableValue => ({
          label: colourNames[n]!,
          symbol,
          value: player.counters[n]!,
          asThings: true,
          places: options.counterCap,
          ...(paysWith(state, seat) ? { means: { resource: symbol } } : {}),
        }),
      ),
      zones: [
        zone("hand", "Hand", "hand", player.hand),
        // The deck's top comes first in the state, and last in a pile.
        { ...zone("deck", "Deck", "pile", player.deck.toReversed()), ...drawFrom("deck") },
        { ...zone("discard", "Discard pile", "pile", player.discard), ...drawFrom("discard") },
        { ...zone("played", "Played this turn", "row", player.played), ground: "tray" },
        ...player.piles.map(
          ({ id, cards, openedTurn }, n): TableZone => ({
            ...zone(`pile-${id}`, player.piles.length > 1 ? `Reaction pile ${n + 1}` : "Reaction pile", "row", cards),
            cards: cardsIn(
              cards,
              openedTurn === state.turn ? { ...faceDown, note: `${faceDown.note}, still open` } : faceDown,
            ),
            ground: "pile",
            means: { pile: id, under: id },
          }),
        ),
      ],
      means: { enemy: seat },
    };
  };

  const { announced, queue, prompt, result } = state;
  const shared: TableZone[] = [];
  if (announced) {
    const { any, cards: given, card } = announced;
    const plan = [
      any.map((colour) => words.resource(colour)).join(""),
      given.map((each) => words.card(state, each)).join(", "),
    ]
      .filter(Boolean)
      .join(" and ");
    const note = [announced.faceDown ? faceDown.note : "", plan && `paid with ${plan}`].filter(Boolean).join(", ");
    const cards = cardsIn([card], { ...(announced.faceDown && faceDown), ...(note && { note }) });
    shared.push({
      id: "announced",
      label: `Announced by ${words.seat(announced.seat)}`,
      spread: "row",
      cards,
      ground: "window",
      answering: answering(state),
    });
  }
  if (queue.length > 0) {
    shared.push({ id: "queue", label: "Being turned over", spread: "row", cards: cardsIn(queue), ground: "window" });
  }
  return {
    turn: state.turn,
    phase: result ? "The game is over" : (phases[prompt?.kind ?? ""] ?? "Resolving a card"),
    active: result ? -1 : state.active,
    seats: state.players.map(seatOf),
    shared,
    boards: [],
    cardFields: ["card", "from"],
  };
}
