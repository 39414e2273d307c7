import type { Program } from "../../../core/machine";
import { nextInt, seedRng, shuffle } from "../../../core/rng";
import { openingHand } from "../options";
import { counterKinds, firstPiece, type GardenPlayer, type GardenState } from "./state";
import type { GardenTable } from "./table";

/** How a match begins (rules §5). */

const newPlayer = (): GardenPlayer => ({
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

export function emptyState(seed: number, players: number): GardenState {
  return {
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
    design: [],
    owner: [],
    players: Array.from({ length: players }, newPlayer),
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
  };
}

/** Queens on the field, decks shuffled, the first player found, hands drawn. `decks` are designs by seat, without the queens. */
export function dealMatch(
  table: GardenTable,
  seed: number,
  decks: readonly (readonly number[])[],
  queens: readonly number[],
): GardenState {
  const state = emptyState(seed, decks.length);
  const { options, space } = table;
  queens.forEach((design, seat) => {
    const [x, y] = space.queens[seat]!;
    const card = state.design.push(design) - 1;
    state.owner.push(seat);
    const counters = counterKinds.map(() => 0);
    const id = state.nextPiece++;
    state.pieces.push({
      id,
      design,
      owner: seat,
      card,
      x,
      y,
      ap: 0,
      counters,
      moved: false,
      used: 0,
      once: 0,
      entered: 0,
    });
    Object.assign(state.players[seat]!, { alive: true, leader: design });
  });
  decks.forEach((list, seat) => {
    const designs = list.slice();
    shuffle(state.rng, designs);
    for (const design of designs) {
      state.players[seat]!.deck.push(state.design.push(design) - 1);
      state.owner.push(seat);
    }
  });
  state.first = findFirst(table, state);
  state.active = state.first;
  const order = state.players.map((_, n) => (state.first + n) % decks.length);
  if (options.startingWorkers > 0) for (const seat of order) giveWorkers(table, state, seat);
  order.forEach((seat, k) => {
    const { deck, hand } = state.players[seat]!;
    hand.push(...deck.splice(0, openingHand(options, k)));
  });
  return state;
}

const mostReveals = 10;

/** Rules §5.4. */
function findFirst(table: GardenTable, state: GardenState): number {
  const { firstPlayer } = table.options;
  const count = state.players.length;
  if (firstPlayer === "seat0") return 0;
  if (firstPlayer === "random") return nextInt(state.rng, count);
  const costOfTop = (seat: number): number => {
    const design = table.designs[state.design[state.players[seat]!.deck[0] ?? -1] ?? -1];
    if (!design) return -1;
    return design.type === "worker" ? table.options.workerCost : design.cost;
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

function giveWorkers(table: GardenTable, state: GardenState, seat: number): void {
  const player = state.players[seat]!;
  const isWorker = (card: number): boolean => table.designs[state.design[card]!]!.type === "worker";
  const found = player.deck.filter(isWorker).slice(0, table.options.startingWorkers);
  player.deck = player.deck.filter((card) => !found.includes(card));
  player.workers.push(...found);
  shuffle(state.rng, player.deck);
}

/** Whether the player may still exchange cards; who keeps the hand has a negative number of mulligans. */
export function hasMulligan({ options }: GardenTable, { players }: GardenState, seat: number): boolean {
  const { alive = false, mulligans = -1 } = players[seat] ?? {};
  return alive && mulligans >= 0 && mulligans < options.mulligans;
}

/** Before turn 1, in turn order: each exchanges cards as often as is allowed, or until they keep their hand (rules §5.7). */
export const mulliganProgram = (table: GardenTable): Program<GardenState> => [
  function ask(state, frame) {
    for (;;) {
      const n = frame.slots[0] as number;
      if (n >= state.players.length) return;
      const seat = (state.first + n) % state.players.length;
      if (hasMulligan(table, state, seat)) {
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
