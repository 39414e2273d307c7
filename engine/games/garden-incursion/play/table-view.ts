import {
  named,
  type TableCard,
  type TableSeat,
  type TableValue,
  type TableView,
  zoneOfSeat,
} from "../../../core/table-view";
import { type Tally, tallied } from "../../../core/tally";
import { type CompiledSet, sheetOf } from "./compiled-set";
import type { Narration } from "./narration";
import { nthAlike } from "./piece-names";
import { counterKinds, type Phase, type Piece, type Player, readyWorkers, type State } from "./state";
import { apOf, attackOf, costOf, defenceOf, designOf, keyword, rangeOf } from "./stats";
import { fieldOf, notesOf } from "./table-field";
import { counterLabels } from "./vocabulary/parts";

/**
 * What lies on the table of Garden Incursion, from a view of the state: each player's cards, and what stands on the field.
 * A card that stands there is its object, and has that number only.
 */

const phaseLabels: Record<Phase, string> = {
  setup: "Choosing a hand",
  reset: "The turn begins",
  spawning: "Spawning phase",
  action: "Action phase",
  skirmishWindow: "Before the skirmishes",
  skirmish: "Skirmishes",
  aftermath: "After the skirmishes",
  end: "The turn ends",
  over: "The game is over",
};
/** What is asked in the middle of a phase. */
const promptLabels: Record<string, string> = {
  handLimit: "Keeping to the hand limit",
  object: "Resolving an effect",
  card: "Resolving an effect",
  discard: "Resolving an effect",
  player: "Resolving an effect",
  may: "Resolving an effect",
  point: "Resolving an effect",
};

const faceDown = { isFaceDown: true, note: "face down" } as const;

export function tableView(set: CompiledSet, state: State, { seat: seatName }: Narration): TableView {
  const cardOf = (design: number | undefined): Pick<TableCard, "card"> => named(set.designs[design ?? -1]);
  const cardsIn = (instances: readonly number[]): TableCard[] =>
    instances.map((instance) => ({ instance, ...cardOf(state.design[instance]) }));
  const markersOn = (on: string): string[] =>
    state.markers.filter((marker) => marker.on === on).map(({ colour }) => `${colour} marker`);

  const seatOf = (player: Player, seat: number): TableSeat => {
    const zone = zoneOfSeat(seat);
    const { alive, energy, workers, spent } = player;
    const sheet = alive ? sheetOf(set, state, seat) : undefined;
    const used = (sheet?.skills ?? []).filter((_, n) => (player.used & (1 << n)) !== 0).map(({ title }) => title);
    const gone = [...state.buried, ...state.removed].filter((card) => state.owner[card] === seat);
    const twin = set.options.sameTribe === "warn" ? twinOf(set, state, seat) : undefined;
    const notes = [
      ...markersOn(`player ${seat}`),
      ...(twin === undefined ? [] : [`leads the same tribe as ${seatName(twin)}: mark the pieces of each`]),
    ];
    return {
      seat,
      name: seatName(seat),
      ...(alive ? {} : { isOut: true as const }),
      ...(notes.length > 0 ? { note: notes.join(", ") } : {}),
      values: [
        { label: "Energy", symbol: "E", value: energy },
        {
          label: "Workers",
          value: spent.length === 0 ? workers.length : `${readyWorkers(player)}/${workers.length}`,
          ...(state.prompt?.seat === seat ? { means: { type: "turnWorkers" } } : {}),
        },
      ],
      zones: [
        zone(
          "hand",
          "Hand",
          "hand",
          cardsIn(player.hand).map((card) => costNow(set, state, seat, card)),
        ),
        // The deck's top comes first in the state, and last in a pile.
        zone("deck", "Deck", "pile", cardsIn(player.deck.toReversed())),
        zone("discard", "Discard pile", "pile", cardsIn(player.discard)),
        zone(
          "workers",
          "Workers",
          "row",
          cardsIn(workers).map((card, n) => (spent.includes(workers[n]!) ? { ...card, ...faceDown } : card)),
        ),
        ...(sheet
          ? [
              zone("sheet", "Skill sheet", "row", [
                { card: sheet.id, ...(used.length > 0 ? { note: `used: ${used.join(", ")}` } : {}) },
              ]),
            ]
          : []),
        ...(gone.length > 0 ? [zone("gone", "Out of the game", "pile", cardsIn(gone))] : []),
      ],
      means: { player: seat },
    };
  };

  const { resolving, prompt, result } = state;
  return {
    turn: state.turn,
    round: state.round,
    phase: result ? phaseLabels.over : (promptLabels[prompt?.kind ?? ""] ?? phaseLabels[state.phase]),
    active: result ? -1 : state.active,
    seats: state.players.map(seatOf),
    shared:
      resolving < 0
        ? []
        : [
            {
              id: "resolving",
              label: `Played by ${seatName(state.owner[resolving]!)}`,
              spread: "row",
              cards: cardsIn([resolving]),
            },
          ],
    boards: [],
    field: fieldOf(set, state, (piece) => ({
      instance: piece.id,
      ...cardOf(piece.design),
      ...numbered(nthAlike(set, state, piece)),
      owner: piece.owner,
      ...(designOf(set, piece).isQueen
        ? { ground: keyword(set, state, piece, "flight") > 0 ? "hive" : "anthill" }
        : {}),
      ...reachOf(set, state, piece),
      note: [...notesOf(set, state, piece), ...markersOn(`object ${piece.id}`)].join(" · "),
      values: valuesOf(set, state, piece),
    })),
    cardFields: ["card", "cards", "obj", "target", "object", "payer"],
  };
}

/** Cells can be counted; between them nobody measures. */
function reachOf(set: CompiledSet, state: State, piece: Piece): { reach?: number } {
  const reach = set.options.space === "continuous" ? rangeOf(set, state, piece) : 0;
  return reach > 0 ? { reach } : {};
}

const numbered = (nth: number | undefined): Pick<TableCard, "nth"> => (nth === undefined ? {} : { nth });

/** Another player of the same tribe. */
function twinOf(set: CompiledSet, { players }: State, seat: number): number | undefined {
  const tribeOf = (each: number): string | undefined =>
    players[each]!.alive ? set.designs[players[each]!.leader]?.tribe : undefined;
  const tribe = tribeOf(seat);
  if (tribe === undefined) return undefined;
  const twin = players.findIndex((_, each) => each !== seat && tribeOf(each) === tribe);
  return twin < 0 ? undefined : twin;
}

/** What it costs now, where that isn't what is printed. */
function costNow(set: CompiledSet, state: State, seat: number, card: TableCard): TableCard {
  const design = set.designs[state.design[card.instance!] ?? -1];
  if (!design || design.type === "worker") return card;
  const cost = tallied({ label: "Cost", symbol: "E" }, (tally) => costOf(set, state, seat, design, tally));
  return cost.value === design.cost ? card : { ...card, values: [cost] };
}

function valuesOf(set: CompiledSet, state: State, piece: Piece): TableValue[] {
  const design = designOf(set, piece);
  const attack = tallied({ label: "Attack", symbol: "A" }, (tally) => attackOf(set, state, piece, tally));
  const points = (tally: Tally): number => {
    const most = apOf(set, state, piece, tally);
    if (piece.ap !== most) tally(piece.ap - most, piece.ap < most ? "used in this turn" : "given in this turn");
    return most;
  };
  // People measure in ranges, the rules in thousandths of one.
  const range = tallied(
    { label: "Range" },
    (tally) => rangeOf(set, state, piece, (n, says, by) => tally(n / 1000, says, by)),
    (n) => n / 1000,
  );
  return [
    ...(design.isStructure && attack.value === 0 ? [] : [attack]),
    tallied({ label: "Defence", symbol: "D" }, (tally) => defenceOf(set, state, piece, tally)),
    ...(design.isCreature
      ? [tallied({ label: "Action points", symbol: "AP" }, points, (most) => `${piece.ap}/${most}`)]
      : []),
    // As printed, it need not be said again.
    ...(range.value === design.range / 1000 ? [] : [range]),
    ...counterKinds.flatMap((kind, n) => {
      const value = piece.counters[n]!;
      return value > 0 ? [{ label: counterLabels[kind], value }] : [];
    }),
  ];
}
