import { choose } from "../../../core/choices";
import type { Program } from "../../../core/machine";
import { shuffle } from "../../../core/rng";
import { roll } from "../../../core/roll";
import { type CompiledSet, type Design, over } from "./compiled-set";
import { type Bed, origin, type State, take } from "./state";
import { create } from "./zones";

/** From an empty table with a shuffled deck to the first turn (rules §5). */

export const newBed = (type: number): Bed => ({ type, card: -1, own: 0, timer: 0, resting: false });

export function bedsOf({ options }: CompiledSet, farmer: Design | undefined): Bed[] {
  const types = farmer ? farmer.beds : [0, 0, 0];
  return [...types, ...Array<number>(options.extraCommonBed).fill(0)].map(newBed);
}

const classesOf = ({ designs }: CompiledSet): number[] =>
  designs.flatMap(({ kind, index }) => (kind === "class" ? [index] : []));

const steps = { askForClass: 1, deal: 3 } as const;

/** Slots: the seat that picks a class, and its pick. */
export function setupProgram(set: CompiledSet): Program<State> {
  const { options } = set;
  return [
    function dealClasses(state, frame) {
      if (options.classMode === "choose") return;
      const classes = classesOf(set);
      if (options.uniqueClasses) {
        for (const { class: taken } of state.players) take(classes, taken);
        shuffle(state.rng, classes);
      }
      state.players.forEach((player) => {
        if (player.class >= 0 || classes.length === 0) return;
        player.class = options.uniqueClasses ? classes.shift()! : classes[roll(state, classes.length) - 1]!;
      });
      frame.step = steps.deal;
    },
    function askForClass(state, frame) {
      const seat = state.players.findIndex((player) => player.class < 0);
      frame.slots[0] = seat;
      const taken = options.uniqueClasses ? state.players.map((player) => player.class) : [];
      const possible = classesOf(set).filter((design) => !taken.includes(design));
      if (seat < 0 || possible.length === 0) frame.step = steps.deal;
      else choose(state, frame, { kind: "chooseClass", seat, slot: 1, options: possible });
    },
    function takeClass(state, frame) {
      state.players[frame.slots[0] as number]!.class = frame.slots[1] as number;
      frame.step = steps.askForClass;
    },
    function deal(state) {
      for (const [seat, player] of state.players.entries()) {
        const farmer = set.designs[player.class];
        state.design[seat] = player.class;
        state.origin[seat] = player.class;
        state.value[seat] = farmer?.value ?? 0;
        player.beds = bedsOf(set, farmer);
        player.hand = state.deck.splice(0, options.startHand);
        player.coins = options.startCoins;
        player.fertilizers = options.startFertilizers;
        if (options.classCardZone === "hand" && farmer) player.hand.push(seat);
      }
    },
    function giveBonuses(state, _, emit) {
      state.players.forEach((player, seat) => {
        const { coins = 0, fertilizers = 0, card = "" } = set.designs[player.class]?.bonus ?? {};
        player.coins += coins;
        player.fertilizers += fertilizers;
        emit?.({ type: "class", seat, class: player.class });
        if (card !== "") giveCard(set, state, seat, card);
      });
    },
    function rollForOrder(state, _, emit) {
      const rolls = state.players.map((_, seat) => {
        const n = roll(state, 20);
        emit?.({ type: "order", seat, n });
        return n;
      });
      const places: number[] = [];
      for (let n = 20; n > 0; n--) {
        const tied = rolls.flatMap((rolled, seat) => (rolled === n ? [seat] : []));
        // Tied players stand in any order, each equally likely.
        for (let i = tied.length - 1; i > 0; i--) {
          const j = roll(state, i + 1) - 1;
          [tied[i], tied[j]] = [tied[j]!, tied[i]!];
        }
        places.push(...tied);
      }
      state.order = places;
      state.active = places[0]!;
    },
    function open(state, frame) {
      state.order.forEach((seat, place) => {
        state.players[seat]!.fertilizers += (place + 1) * options.orderBonusStep;
      });
      state.market = Array<number>(options.marketSize).fill(-1);
      for (let slot = 0; slot < options.marketSize; slot++) state.market[slot] = state.deck.shift() ?? -1;
      state.round = 1;
      frame.step = over;
    },
  ];
}

/** Rules §5.4: a Common card of the set, created, or the first of a drawn kind in the deck. */
function giveCard(set: CompiledSet, state: State, seat: number, kind: "crop" | "action"): void {
  const commons = set.designs.filter((design) => design.kind === kind && design.grade === 1 && design.inDeck);
  const { hand } = state.players[seat]!;
  if (commons.length === 0) return;
  if (set.options.classBonusSource === "extra") {
    const { index } = commons[roll(state, commons.length) - 1]!;
    const from = kind === "crop" ? origin.bonusCrop : origin.bonusAction;
    hand.push(create(set, state, index, undefined, from));
    return;
  }
  const cards = state.deck.filter((card) => commons.some(({ index }) => index === state.design[card]));
  if (cards.length === 0) return;
  const card = cards[roll(state, cards.length) - 1]!;
  take(state.deck, card);
  hand.push(card);
}
