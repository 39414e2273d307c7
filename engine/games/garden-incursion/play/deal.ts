import { addInstance, dealDecks } from "../../../core/deal";
import { type CoreState, call, type Program } from "../../../core/machine";
import { nextInt, shuffle } from "../../../core/rng";
import { openingHand } from "../options";
import { type CompiledSet, procedures } from "./compiled-set";
import { counterKinds, firstPiece, type Player, type State } from "./state";

/** How a match begins (rules §5). */

const newPlayer = (): Player => ({
  alive: false,
  leader: -1,
  energy: 0,
  deck: [],
  hand: [],
  discard: [],
  workers: [],
  spent: [],
  workersPlayed: 0,
  used: 0,
  mulligans: 0,
});

/** What a state has before anything is dealt. */
export const newState = (_: CompiledSet, seats: number): Omit<State, keyof CoreState> => ({
  design: [],
  owner: [],
  players: Array.from({ length: seats }, newPlayer),
  pieces: [],
  mods: [],
  links: [],
  attacks: [],
  tally: [],
  markers: [],
  resolving: -1,
  removed: [],
  buried: [],
  opening: [],
  fallen: [],
  active: 0,
  first: 0,
  round: 1,
  turn: 0,
  phase: "setup",
  actions: 0,
  effects: 0,
  nextPiece: firstPiece,
  deferred: false,
});

/** Queens on the field, decks shuffled, the first player found, hands drawn. */
export function deal(set: CompiledSet, state: State): void {
  const { options, decks, designs } = set;
  const isQueen = (index: number): boolean => designs[index]!.isQueen;
  for (const [seat, deck] of decks.entries()) placeQueen(set, state, seat, deck.find(isQueen) ?? -1);
  dealDecks(
    state,
    decks.map((deck) => deck.filter((index) => !isQueen(index))),
  );
  state.first = findFirst(set, state);
  state.active = state.first;
  const order = state.players.map((_, n) => (state.first + n) % decks.length);
  if (options.startingWorkers > 0) for (const seat of order) giveWorkers(set, state, seat);
  order.forEach((seat, k) => {
    const { deck, hand } = state.players[seat]!;
    hand.push(...deck.splice(0, openingHand(options, k)));
  });
  call(state, procedures.turn, -1, -1, [0]);
  call(state, procedures.mulligan, -1, -1, [0]);
}

function placeQueen({ space }: CompiledSet, state: State, seat: number, design: number): void {
  const [x, y] = space.queens[seat]!;
  const card = addInstance(state, design, seat);
  const fresh = { ap: 0, counters: counterKinds.map(() => 0), moved: false, used: 0, once: 0, entered: 0 };
  state.pieces.push({ id: state.nextPiece++, design, owner: seat, card, x, y, ...fresh });
  Object.assign(state.players[seat]!, { alive: true, leader: design });
}

const mostReveals = 10;

/** Rules §5.4. */
function findFirst(set: CompiledSet, state: State): number {
  const { firstPlayer } = set.options;
  const count = state.players.length;
  if (firstPlayer === "seat0") return 0;
  if (firstPlayer === "random") return nextInt(state.rng, count);
  const costOfTop = (seat: number): number => {
    const design = set.designs[state.design[state.players[seat]!.deck[0] ?? -1] ?? -1];
    if (!design) return -1;
    return design.type === "worker" ? set.options.workerCost : design.cost;
  };
  let tied = state.players.map((_, seat) => seat);
  for (let n = 0; n < mostReveals; n++) {
    const costs = tied.map(costOfTop);
    const most = Math.max(...costs);
    state.opening.push(
      state.players.map(({ deck }, seat) => (tied.includes(seat) ? (state.design[deck[0] ?? -1] ?? -1) : -1)),
    );
    for (const seat of tied) shuffle(state.rng, state.players[seat]!.deck);
    tied = tied.filter((_, i) => costs[i] === most);
    if (tied.length === 1) return tied[0]!;
  }
  return tied[nextInt(state.rng, tied.length)]!;
}

function giveWorkers(set: CompiledSet, state: State, seat: number): void {
  const player = state.players[seat]!;
  const isWorker = (card: number): boolean => set.designs[state.design[card]!]!.type === "worker";
  const found = player.deck.filter(isWorker).slice(0, set.options.startingWorkers);
  player.deck = player.deck.filter((card) => !found.includes(card));
  player.workers.push(...found);
  shuffle(state.rng, player.deck);
}

/** Whether the player may still exchange cards; who keeps the hand has a negative number of mulligans. */
export function hasMulligan({ options }: CompiledSet, { players }: State, seat: number): boolean {
  const { alive = false, mulligans = -1 } = players[seat] ?? {};
  return alive && mulligans >= 0 && mulligans < options.mulligans;
}

/** Before turn 1, in turn order: each exchanges cards as often as is allowed, or until they keep their hand (rules §5.7). */
export const mulliganProgram = (set: CompiledSet): Program<State> => [
  function ask(state, frame) {
    for (;;) {
      const n = frame.slots[0] as number;
      if (n >= state.players.length) return;
      const seat = (state.first + n) % state.players.length;
      if (hasMulligan(set, state, seat)) {
        frame.step = 0;
        state.prompt = { kind: "mulligan", seat };
        return;
      }
      frame.slots[0] = n + 1;
    }
  },
  function done(state) {
    for (const player of state.players) player.mulligans = 0;
  },
];
