import { type TableCard, type TableSeat, type TableValue, type TableView, zoneOfSeat } from "../../../core/table-view";
import { tallied } from "../../../core/tally";
import { needSymbol } from "../symbols";
import type { CompiledSet } from "./compiled-set";
import { filledSlots, missingOf, rests, surplusOf, totalSlots } from "./eggs";
import type { Narration } from "./narration";
import { bonusOf, empirePower, fightTotal, powerOf } from "./power";
import { type Egg, kinds, type Player, type State } from "./state";

/** What lies on the table of Hatch, from a view of the state: each player's cards, eggs with what they were fed, and dragons. */

const phases: Record<string, string> = {
  startDiscard: "Discarding before the first turn",
  main: "Taking actions",
  barter: "Bartering",
  defend: "An attack",
  reward: "Taking a reward",
  foodTarget: "A ritual of food",
  fireTarget: "A ritual of fire",
  repeat: "Repeating a ritual",
};

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;

export function tableView(set: CompiledSet, state: State, words: Narration): TableView {
  const { active, fight, pool, prompt, result, stack, triggeredBy, used } = state;
  const { nonRepeatablePerTurn } = set.options;

  /** A hidden card has no instance in a view: the instance would tell which card it is. */
  const shown = (card: number): TableCard => {
    const design = set.cards[card];
    return design ? { instance: card, card: design.id } : {};
  };
  const cardsIn = (cards: readonly number[]): TableCard[] => cards.map(shown);

  const eggCards = (egg: Egg): TableCard[] => {
    const { skulls } = set.cards[egg.card]!;
    const notes = [
      rests(set, state, egg) ? "rests this turn" : "",
      missingOf(set, egg) === 0 ? "fed" : "",
      surplusOf(set, egg) > 0 ? "overfed" : "",
    ].filter(Boolean);
    const less = kinds.flatMap((kind, n): TableValue[] =>
      egg.reduced[n]! > 0
        ? [{ label: `${capital(kind)} this turn`, symbol: needSymbol[kind], value: signed(-egg.reduced[n]!) }]
        : [],
    );
    const itself: TableCard = {
      ...shown(egg.card),
      ...(notes.length > 0 ? { note: notes.join(", ") } : {}),
      values: [
        {
          label: "Slots filled",
          value: `${filledSlots(set, egg)}/${totalSlots(set.cards[egg.card]!, egg)}`,
          asPips: true,
        },
        ...less,
        ...(skulls > 0 ? [{ label: "Skulls", symbol: "S", value: skulls }] : []),
      ],
    };
    return [itself, ...egg.resources.map(shown)];
  };

  const dragonCard = (card: number): TableCard => {
    const power = tallied({ label: "Power" }, (tally) => powerOf(set, state, card, tally));
    const isPrinted = power.value === set.cards[card]?.power;
    return { ...shown(card), values: [isPrinted ? { ...power, isPrinted } : power] };
  };

  const valuesOf = ({ targeted }: Player, seat: number): TableValue[] => {
    const counted = (label: string, count: (...of: Parameters<typeof empirePower>) => number): TableValue =>
      tallied({ label }, (tally) => count(set, state, seat, tally));
    const values: TableValue[] = [counted("Power", empirePower)];
    const add = (label: string, value: number | string, symbol?: string): void => {
      values.push({ label, ...(symbol === undefined ? {} : { symbol }), value });
    };
    if (triggeredBy >= 0) values.push(counted("Final bonus", bonusOf));
    if (fight?.attacker === seat) values.push(counted("Attack", fightTotal));
    if (fight?.defender === seat) values.push(counted("Defence", fightTotal));
    if (seat === active) add("Sacrifice worth", pool, "S");
    if (seat === active) add("Attacks and rituals", `${used}/${nonRepeatablePerTurn}`);
    if (targeted > 0) add("Targeted", targeted);
    return values;
  };

  /** Whose cards the reward under way is taken from, or -1. */
  const robbed = prompt?.kind === "reward" ? stack[stack.length - 1]?.slots[0] : -1;

  const seatOf = (player: Player, seat: number): TableSeat => {
    const { hand, eggs, dragons, mercenary } = player;
    const zone = zoneOfSeat(seat);
    const isAsked = prompt?.seat === seat;
    return {
      seat,
      name: words.seat(seat),
      ...(triggeredBy === seat ? { note: "has reached the target" } : {}),
      values: valuesOf(player, seat),
      zones: [
        { ...zone("hand", "Hand", "hand", cardsIn(hand)), ...(robbed === seat ? { means: { take: "card" } } : {}) },
        { ...zone("dragons", "Dragons", "row", dragons.map(dragonCard)), ground: "roost" },
        ...eggs.map((egg, n) => ({
          ...zone(`egg-${egg.card}`, eggs.length > 1 ? `Egg ${n + 1}` : "Egg", "row", eggCards(egg)),
          ground: "nest",
        })),
        ...(mercenary
          ? [
              {
                ...zone("mercenary", "Mercenary", "row", [
                  {
                    ...shown(mercenary.card),
                    ...(mercenary.faceUp ? { note: "revealed" } : { isFaceDown: true, note: "face down" }),
                  },
                ]),
                ground: "post",
                ...(isAsked ? { means: { type: "dismiss", reveal: true } } : {}),
              },
            ]
          : []),
      ],
      means: { player: seat },
    };
  };

  return {
    turn: state.turn,
    round: state.round,
    phase: result ? "The game is over" : (phases[prompt?.kind ?? ""] ?? "Resolving an ability"),
    active: result ? -1 : active,
    seats: state.players.map(seatOf),
    shared: [
      // Both have the top last, as piles do.
      { id: "draw", label: "Draw pile", spread: "pile", cards: cardsIn(state.draw), written: "/deck" },
      { id: "discard", label: "Discard pile", spread: "pile", cards: cardsIn(state.discard) },
    ],
    boards: [],
    cardFields: ["card", "cards", "egg", "dragon", "helper"],
  };
}
