import {
  named,
  type TableBoard,
  type TableCard,
  type TableEnd,
  type TableSeat,
  type TableValue,
  type TableView,
  zoneOfSeat,
} from "../../../core/table-view";
import { tallied } from "../../../core/tally";
import type { CompiledSet } from "./compiled-set";
import type { Narration } from "./narration";
import { type Building, lanes, type Player, type State, type Unit } from "./state";
import { attackOf, costOf, lastingMoveOf, ownOf, placeName, spaceOf } from "./stats";

/** What lies on the table of Castle Lanes, from a view of the state: each player's cards, and what stands on the lanes. */

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export function tableView(set: CompiledSet, state: State, words: Narration): TableView {
  const cardOf = (design: number | undefined): Pick<TableCard, "card"> => named(set.designs[design ?? -1]);
  const cardsIn = (instances: readonly number[]): TableCard[] =>
    instances.map((instance) => ({ instance, ...cardOf(state.design[instance]) }));

  /** With what it costs now, where that isn't what is printed. */
  const inHand = (seat: number, card: TableCard): TableCard => {
    const design = set.designs[state.design[card.instance!] ?? -1];
    if (!design) return card;
    const cost = tallied({ label: "Cost", symbol: "gold" }, (tally) => costOf(set, state, seat, design, tally));
    return cost.value === design.cost ? card : { ...card, values: [cost] };
  };
  const printed = ({ design }: Unit | Building) => set.designs[design];

  const unitCard = (unit: Unit): TableCard => {
    const move = tallied({ label: "Movement", symbol: "move" }, (tally) => lastingMoveOf(set, state, unit, tally));
    const notes = [unit.tired === 0 ? "" : "tired", unit.wait > 0 ? `waits ${unit.wait}` : ""].filter(Boolean);
    return {
      instance: unit.uid,
      ...cardOf(unit.design),
      owner: unit.owner,
      ...(unit.tired === 0 ? {} : { isSpent: true as const }),
      ...(notes.length > 0 ? { note: notes.join(", ") } : {}),
      ...(Number(move.value) > 0
        ? { heading: { to: unit.owner === 0 ? "end" : "start", isReady: unit.tired === 0 && unit.wait === 0 } }
        : {}),
      values: [
        tallied({ label: "Attack", symbol: "attack" }, (tally) => attackOf(set, state, unit, tally)),
        healthOf(unit, printed(unit)?.hp),
        // As printed, it need not be said again.
        ...(move.value === printed(unit)?.move ? [] : [move]),
      ],
    };
  };
  const buildingCard = (building: Building): TableCard => ({
    instance: building.uid,
    ...cardOf(building.design),
    owner: building.owner,
    ...(building.hidden ? { isFaceDown: true as const, note: "hidden" } : {}),
    // What has no health at all is unknown.
    ...(building.maxHp > 0 ? { values: [healthOf(building, printed(building)?.hp)] } : {}),
  });

  const seatOf = (player: Player, seat: number): TableSeat => {
    const zone = zoneOfSeat(seat);
    const nowhere = state.buildings.filter(({ owner, lane }) => owner === seat && lane < 0);
    return {
      seat,
      name: words.seat(seat),
      values: [
        { label: "Castle", symbol: "hp", value: player.castle },
        { label: "Gold", symbol: "gold", value: player.gold },
        tallied({ label: "Space", symbol: "space" }, (tally) => spaceOf(set, state, seat, tally)),
      ],
      zones: [
        zone(
          "hand",
          "Hand",
          "hand",
          cardsIn(player.hand).map((card) => inHand(seat, card)),
        ),
        // The deck's top comes first in the state, and last in a pile.
        zone("deck", "Deck", "pile", cardsIn(player.deck.toReversed())),
        zone("discard", "Discard pile", "pile", cardsIn(player.discard)),
        ...(player.class < 0 ? [] : [zone("class", "Class", "row", [cardOf(player.class)])]),
        ...(nowhere.length > 0 ? [zone("hidden", "Hidden buildings", "row", nowhere.map(buildingCard))] : []),
      ],
    };
  };

  const boardOf = (name: (typeof lanes)[number], lane: number): TableBoard => ({
    id: name,
    label: capital(name),
    ground: name,
    means: { lane: name },
    places: Array.from({ length: set.lengths[lane]! }, (_, n) => {
      const tile = n + 1;
      const isHere = (piece: Unit | Building): boolean => piece.lane === lane && piece.tile === tile;
      const id = placeName({ lane, tile });
      return {
        id,
        label: id,
        cards: [...state.buildings.filter(isHere).map(buildingCard), ...state.units.filter(isHere).map(unitCard)],
      };
    }),
  });

  const endOf = (seat: number): TableEnd => ({
    label: `Castle of ${words.seat(seat)}`,
    seat,
    ground: "castle",
    values: [{ label: "Health", symbol: "hp", value: state.players[seat]!.castle }],
  });

  const { prompt, result } = state;
  const phases: Record<string, string> = {
    main: "Playing cards",
    mulligan: "Choosing a hand",
    handLimit: "Discarding",
  };
  return {
    turn: state.turn,
    phase: result ? "The game is over" : (phases[prompt?.kind ?? ""] ?? "Resolving an effect"),
    active: result ? -1 : state.active,
    seats: state.players.map(seatOf),
    shared: [],
    boards: lanes.map(boardOf),
    ends: [endOf(0), endOf(1)],
    cardFields: ["card", "unit", "building", "builder", "entry"],
  };
}

const healthOf = ({ hp, maxHp }: Unit | Building, printed: number | undefined): TableValue =>
  tallied(
    { label: "Health", symbol: "hp" },
    (tally) => {
      ownOf(maxHp, printed, tally);
      if (hp !== maxHp) tally(hp - maxHp, "damage");
      return hp;
    },
    () => (hp === maxHp ? hp : `${hp}/${maxHp}`),
  );
