import { refuseUnlisted } from "../../engine/core/choices";
import { compileEffect } from "../../engine/core/compiler";
import type { Action, Rules } from "../../engine/core/game";
import { type Hiding, nobody, only, place, renumberByPlace } from "../../engine/core/hiding";
import { call, type Program, run } from "../../engine/core/machine";
import { clonePlain } from "../../engine/core/plain";
import { seedRng, shuffle } from "../../engine/core/rng";
import { hideChance } from "../../engine/core/roll";
import type { TableCard, TableZone } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { deckList, duelCards, exhaustion, income, mostEnergy, startHand, startLife } from "./cards";
import { type DuelPlayer, type DuelState, duelWords, hurt } from "./words";

/** The rules of the duel on Cardwright's core, whole: they are played, undone, hidden and re-dealt like any game's. */

const steps = { begin: 0, draw: 1, main: 2, next: 3 } as const;

const turnProgram: Program<DuelState> = [
  function begin(state, _, emit) {
    const player = state.players[state.active]!;
    state.turn++;
    player.energy = Math.min(player.energy + income, mostEnergy);
    emit?.({ type: "turn", seat: state.active, turn: state.turn });
  },
  function draw(state) {
    const { deck, hand } = state.players[state.active]!;
    if (deck.length > 0) hand.push(deck.pop()!);
    else hurt(state, state.active, exhaustion);
  },
  function main(state, frame) {
    frame.step = steps.main;
    state.prompt = { kind: "main", seat: state.active };
  },
  function next(state, frame) {
    state.active = 1 - state.active;
    frame.step = steps.begin;
  },
];
const programs: Program<DuelState>[] = [
  turnProgram,
  ...duelCards.map(({ effect }) => compileEffect(duelWords, effect)),
];
const programOf = (design: number): number => design + 1;

const newPlayer = (): DuelPlayer => ({ life: startLife, energy: 0, deck: [], hand: [], discard: [] });
const newState = (seed: number): DuelState => ({
  rng: seedRng(seed),
  rolls: [],
  stack: [],
  prompt: null,
  result: null,
  design: [],
  players: [newPlayer(), newPlayer()],
  active: 0,
  turn: 0,
});

const idOf = (design: number | undefined): string | undefined => duelCards[design ?? -1]?.name.toLowerCase();
const nameOf = (state: DuelState, card: unknown): string => duelCards[state.design[Number(card)] ?? -1]?.name ?? "?";
const cardOf = (view: DuelState, instance: number): TableCard => {
  const card = idOf(view.design[instance]);
  return card === undefined ? { instance } : { instance, card };
};
const describe = (state: DuelState, { type, card }: Action): string =>
  type === "play" ? `Play ${nameOf(state, card)}` : "End the turn";

const half = deckList().length;
const hiding: Hiding<DuelState> = {
  places({ players: [first, second] }) {
    return [
      place(first!.hand, only(0)),
      place(second!.hand, only(1)),
      place(first!.deck, nobody),
      place(second!.deck, nobody),
    ];
  },
  facts: ({ design }) => [design],
  groupOf: (_, card) => Math.floor(card / half),
};

export const duelRules: Rules<DuelState> = {
  hiding,
  setup: {
    seats: [{}, {}],
    options: {},
    cards: Object.fromEntries(duelCards.map((card, n) => [idOf(n)!, { ...card }])),
  },
  deal(seed) {
    const state = newState(seed);
    for (const player of state.players) {
      const designs = deckList();
      shuffle(state.rng, designs);
      for (const design of designs) player.deck.push(state.design.push(design) - 1);
      for (let n = 0; n < startHand; n++) player.hand.push(player.deck.pop()!);
    }
    call(state, 0, 0);
    run(programs, state, null);
    return state;
  },
  actions(state) {
    const actions: Action[] = [];
    if (state.prompt === null) return actions;
    const { hand, energy } = state.players[state.prompt.seat]!;
    for (const card of hand) if (duelCards[state.design[card]!]!.cost <= energy) actions.push({ type: "play", card });
    actions.push({ type: "endTurn" });
    return actions;
  },
  remedies: {},
  actionText: (_, { type }) => type,
  refusal: (state, action) =>
    state.result === null
      ? refuseUnlisted(action, duelRules.actions(state))
      : { code: "game-over", message: "The game is over." },
  apply(state, action, emit) {
    const seat = state.active;
    state.prompt = null;
    if (action.type === "endTurn") state.stack[0]!.step = steps.next;
    else {
      const player = state.players[seat]!;
      const card = action["card"] as number;
      player.hand.splice(player.hand.indexOf(card), 1);
      player.discard.push(card);
      const design = state.design[card]!;
      player.energy -= duelCards[design]!.cost;
      emit?.({ type: "play", seat, card });
      call(state, programOf(design), seat, card);
    }
    run(programs, state, emit);
  },
  view(state, seat) {
    const view = clonePlain(state);
    hideChance(view);
    for (const card of renumberByPlace(hiding, view, seat)) view.design[card] = -1;
    return view;
  },
  redeal(view, _, rng) {
    const world = clonePlain(view);
    world.rng = [rng[0], rng[1], rng[2], rng[3]];
    for (let seat = 0; seat < 2; seat++) {
      const left = deckList();
      const cards = Array.from({ length: half }, (_, n) => seat * half + n);
      for (const card of cards) if (world.design[card]! >= 0) left.splice(left.indexOf(world.design[card]!), 1);
      shuffle(rng, left);
      for (const card of cards) if (world.design[card] === -1) world.design[card] = left.pop()!;
    }
    return world;
  },
  evaluate: (view, seat) => view.players[seat]!.life - view.players[1 - seat]!.life,
  isSettled: () => true,
  turnOf: (state) => state.turn,
  actionKey: (state, { type, card }) => `${type} ${state.design[Number(card)] ?? ""}`,
  request(state) {
    if (state.prompt === null) return null;
    const answers = duelRules.actions(state).map((action) => ({ action, text: describe(state, action) }));
    return { actor: state.prompt.seat, kind: "main", text: "Play a card, or end your turn.", answers };
  },
  cardIdOf: (state, instance) => idOf(state.design[instance]),
  instancesOf: (state, seat, card) =>
    (state.players[seat]?.hand ?? []).filter((instance) => idOf(state.design[instance]) === card),
  narrate(state, { type, seat, card, n }) {
    const who = `Player ${Number(seat) + 1}`;
    return type === "play" ? `${who} plays ${nameOf(state, card)}.` : `${who}: ${type} ${n ?? ""}`;
  },
  table: (view) => ({
    turn: view.turn,
    phase: "main",
    active: view.active,
    seats: view.players.map(({ life, energy, deck, hand, discard }, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      values: [
        { label: "Life", value: life },
        { label: "Energy", value: energy },
      ],
      zones: Object.entries({ deck, hand, discard }).map(([label, cards]): TableZone => {
        const spread = label === "hand" ? "hand" : "pile";
        return { id: `${label} ${seat}`, label, spread, cards: cards.map((instance) => cardOf(view, instance)) };
      }),
    })),
    shared: [],
    boards: [],
    cardFields: ["card"],
  }),
  readPosition: (position) => clonePlain(position as unknown as DuelState),
  writePosition: (state) => clonePlain(state) as unknown as Json,
};
