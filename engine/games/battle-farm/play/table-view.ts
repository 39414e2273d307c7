import { plural } from "../../../core/rich-text";
import {
  type Meaning,
  named,
  type TableBoard,
  type TableCard,
  type TableSeat,
  type TableValue,
  type TableView,
  type TableZone,
  zoneOfSeat,
} from "../../../core/table-view";
import { tallied } from "../../../core/tally";
import { bedNames } from "../printed-names";
import { type CompiledSet, designOf } from "./compiled-set";
import { cardValue, cropValue } from "./crops";
import type { Narration } from "./narration";
import { type Bed, bedName, bedRef, bedTypes, classUse, type Farmer, type State, seatsFromActive } from "./state";
import { notAsked, sealed } from "./trade";
import { priceOf } from "./turn";

/** What lies on the table of Battle Farm, from a view of the state: each farmer's cards, what grows in the beds, the market. */

const phases: Record<string, string> = {
  buy: "Buying",
  trade: "Trading",
  bid: "Bidding",
  acceptBid: "Comparing the bids",
  play: "Planting and playing",
  fertilize: "Fertilizing",
  chooseHarvest: "Harvesting",
  chooseClass: "Choosing a farmer",
  handLimit: "Keeping to the hand limit",
};
const allowances: Record<string, string> = { buy: "Buys left", fertilize: "Fertilizing left" };
const useNotes: Record<number, string> = {
  [classUse.ready]: "",
  [classUse.used]: "used this turn",
  [classUse.spent]: "used up",
};

/** Who is still to be asked, or asked now; nobody bids less than the least. */
const mayBid = ({ options }: CompiledSet, { players, trade }: State, seat: number): boolean =>
  trade!.bids[seat] === notAsked && players[seat]!.coins >= options.minBid;

export function tableView(set: CompiledSet, state: State, { seat: seatName }: Narration): TableView {
  const { prompt, trade, endgame, result } = state;

  const cardOf = (instance: number, use = ""): TableCard => {
    const design = designOf(set, state, instance);
    const value = state.value[instance]!;
    // As printed, it need not be said again.
    const isChanged = design !== undefined && value !== design.value;
    const about = design?.kind === "crop" ? { label: "Value", symbol: "coin" } : { label: "Cost", symbol: "sack" };
    return {
      instance,
      ...named(design),
      ...(use !== "" ? { isSpent: true as const } : {}),
      ...(use !== "" ? { note: use } : {}),
      ...(isChanged ? { values: [tallied(about, (tally) => cardValue(set, state, instance, tally))] } : {}),
    };
  };
  const cardsIn = (instances: readonly number[]): TableCard[] => instances.map((instance) => cardOf(instance));

  /** The class card lies beside the board, unless it is one of the hand; before the deal it has no number yet. */
  const classZone = (player: Farmer, seat: number): TableZone[] => {
    const design = set.designs[player.class];
    if (!design || set.options.classCardZone !== "board") return [];
    const isDealt = state.design[seat] === player.class;
    return [
      {
        id: `${seat}/class`,
        label: "Class",
        spread: "row",
        cards: [isDealt ? cardOf(seat, useNotes[player.classUse] ?? "") : { card: design.id }],
        ...(prompt?.seat === seat ? { means: { type: "useClassCard" } } : {}),
      },
    ];
  };

  /** What a number stands for while its owner is asked so. */
  const paid = (seat: number, kind: string, means: Meaning): Pick<TableValue, "means"> =>
    prompt?.seat === seat && prompt.kind === kind ? { means } : {};

  const valuesOf = (player: Farmer, seat: number): TableValue[] => {
    const design = set.designs[player.class];
    const allowance = prompt?.seat === seat ? allowances[prompt.kind] : undefined;
    const bid = trade && trade.seller !== seat ? trade.bids[seat]! : notAsked;
    return [
      { label: "Coins", symbol: "coin", value: player.coins, asThings: true, ...paid(seat, "bid", { type: "bid" }) },
      {
        label: "Fertilizers",
        symbol: "sack",
        value: player.fertilizers,
        asThings: true,
        ...paid(seat, "fertilize", { type: "fertilize" }),
      },
      ...(design && set.options.classCardZone !== "board" ? [{ label: "Class", value: design.name }] : []),
      ...(allowance ? [{ label: allowance, value: state.allowance }] : []),
      ...(bid === notAsked ? [] : [{ label: "Bid", value: bid === sealed ? "sealed" : bid || "none" }]),
    ];
  };

  // What is offered lies before everybody; the rest of the hand is held.
  const offered = trade?.cards ?? [];
  const seatOf = (player: Farmer, seat: number): TableSeat => ({
    seat,
    name: seatName(seat),
    values: valuesOf(player, seat),
    zones: [
      zoneOfSeat(seat)(
        "hand",
        "Hand",
        "hand",
        player.hand
          .filter((card) => !offered.includes(card))
          .map((card) => cardOf(card, state.used.includes(card) ? "used this turn" : "")),
      ),
      ...classZone(player, seat),
    ],
    means: { player: seat },
  });

  const cropIn = (bed: Bed, seat: number, index: number): TableCard => {
    const design = designOf(set, state, bed.card);
    return {
      instance: bed.card,
      ...named(design),
      values: [
        tallied({ label: "Value", symbol: "coin" }, (tally) => cropValue(set, state, seat, index, tally)),
        { label: "Timer", symbol: "timer", value: bed.timer },
      ],
    };
  };
  const bedsOf = ({ beds }: Farmer, seat: number): TableBoard[] => {
    if (beds.length === 0) return [];
    return [
      {
        id: `${seat}/beds`,
        label: `Beds of ${seatName(seat)}`,
        seat,
        places: beds.map((bed, n) => {
          const at = bedName(bedRef(seat, n));
          const kind = bedNames[bedTypes[bed.type]!];
          return {
            id: at,
            label: `${n + 1}: ${kind}${bed.resting ? ", resting" : ""}`,
            ground: bedTypes[bed.type]!,
            cards: bed.card < 0 ? [] : [cropIn(bed, seat, n)],
            // Whoever is asked counts only the own beds.
            means: { at, ...(prompt?.seat === seat ? { bed: n + 1 } : {}) },
            written: `/players/${seat}/beds/${n}/crop`,
          };
        }),
      },
    ];
  };

  const market: TableBoard = {
    id: "market",
    label: "Market",
    ground: "stall",
    places: state.market.map((card, n) => {
      const design = designOf(set, state, card);
      const price = (grade: number): TableValue =>
        tallied({ label: "Price", symbol: "coin" }, (tally) => priceOf(set, grade, tally));
      const shown = cardOf(card);
      return {
        id: `market-${n + 1}`,
        label: String(n + 1),
        cards:
          card < 0 ? [] : [{ ...shown, values: [...(design ? [price(design.grade)] : []), ...(shown.values ?? [])] }],
        means: { slot: n + 1 },
        written: `/market/${n}`,
      };
    }),
  };

  const shared: TableZone[] = [
    // The deck's top comes first in the state, and last in a pile.
    { id: "deck", label: "Deck", spread: "pile", cards: cardsIn(state.deck.toReversed()) },
    { id: "discard", label: "Discard pile", spread: "pile", cards: cardsIn(state.discard) },
  ];
  const lay = (id: string, label: string, cards: readonly number[], answering: readonly number[] = []): void => {
    if (cards.length > 0) shared.push({ id, label, spread: "row", cards: cardsIn(cards), answering });
  };
  const bidders = trade && !trade.open ? seatsFromActive(state).filter((seat) => mayBid(set, state, seat)) : [];
  lay("offered", trade ? `Offered by ${seatName(trade.seller)}` : "", offered, bidders);
  lay("played", "Being played", state.played);
  lay("peeked", state.peeker < 0 ? "Being looked at" : `Looked at by ${seatName(state.peeker)}`, state.peeked);

  const phase = phases[prompt?.kind ?? ""] ?? "Resolving an effect";
  // Only the turn that began the endgame isn't counted in.
  const left = endgame ? endgame.left - (endgame.by === state.active ? 0 : 1) : 0;
  const last = endgame ? ` (${left > 0 ? `${plural(left, "turn")} left after this one` : "the last turn"})` : "";
  return {
    turn: state.turn,
    round: state.round,
    phase: result ? "The game is over" : `${phase}${last || ` (${state.winLimit} coins bring the end)`}`,
    active: result ? -1 : state.active,
    seats: state.players.map(seatOf),
    shared,
    boards: [...(market.places.length > 0 ? [market] : []), ...state.players.flatMap(bedsOf)],
    cardFields: ["card", "cards"],
  };
}
