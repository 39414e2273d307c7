import { createRequire } from "node:module";
import { join } from "node:path";
import { nextInt, type Rng, seedRng, shuffle } from "../../engine/core/rng";
import { deckList, duelCards, exhaustion, income, mostEnergy, startHand, startLife } from "./cards";
import { type Contender, policySeed, type Side } from "./contender";

/**
 * The duel on boardgame.io, as its documentation has one write a game: moves that change a draft of `G`, hooks for turns,
 * events to end them. Driven through the bare reducer: no client, no store, no server, and no undo.
 */

interface Table {
  sides: Side[];
  rng: Rng;
}
interface Context {
  G: Table;
  ctx: { currentPlayer: string; turn: number; gameover?: { winner: number } };
  events: { endTurn(): void };
}
interface State {
  G: Table;
  ctx: Context["ctx"];
}
/** What is used of `boardgame.io/internal`; the package is installed for measurements alone. */
interface BoardgameIo {
  InitializeGame(setup: { game: object; numPlayers: number; setupData: unknown }): State;
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
}

const seats = ["0", "1"];

function deal(rng: Rng): Side {
  const deck = deckList();
  shuffle(rng, deck);
  return { life: startLife, energy: 0, hand: deck.splice(-startHand).reverse(), deck, discard: [] };
}

/** Numbers drawn from a copy: reading and writing them one by one in a draft would cost more than the rest of the move. */
function roll(G: Table): number {
  const rng: Rng = [...G.rng];
  const rolled = nextInt(rng, 6) + 1;
  G.rng = rng;
  return rolled;
}

const heal = (side: Side, n: number): void => {
  side.life = Math.min(side.life + n, startLife);
};

const effects: ((G: Table, own: Side, other: Side) => void)[] = [
  (_, __, other) => {
    other.life -= 3;
  },
  (_, own) => heal(own, 4),
  (_, own) => {
    own.hand.push(...own.deck.splice(-2).reverse());
  },
  (_, own) => {
    own.energy = Math.min(own.energy + 2, mostEnergy);
  },
  (G, _, other) => {
    other.life -= roll(G);
  },
  (G, own, other) => {
    if (roll(G) >= 4) other.life -= 4;
    else heal(own, 2);
  },
  (_, own, other) => {
    other.life -= 2;
    if (other.life > 0) heal(own, 2);
  },
  (_, __, other) => {
    other.life = Math.max(0, other.life - 3);
  },
];

const game = {
  name: "duel",
  seed: "duel",
  disableUndo: true,
  setup(_: unknown, seed: number): Table {
    const rng = seedRng(seed);
    return { sides: [deal(rng), deal(rng)], rng };
  },
  turn: {
    onBegin({ G, ctx }: Context): void {
      const side = G.sides[Number(ctx.currentPlayer)]!;
      side.energy = Math.min(side.energy + income, mostEnergy);
      if (side.deck.length > 0) side.hand.push(side.deck.pop()!);
      else side.life -= exhaustion;
    },
  },
  moves: {
    playCard({ G, ctx }: Context, at: number): void {
      const seat = Number(ctx.currentPlayer);
      const [own, other] = [G.sides[seat]!, G.sides[1 - seat]!];
      const card = own.hand.splice(at, 1)[0]!;
      own.energy -= duelCards[card]!.cost;
      own.discard.push(card);
      effects[card]!(G, own, other);
    },
    endTurn({ events }: Context): void {
      events.endTurn();
    },
  },
  endIf({ G }: Context): { winner: number } | undefined {
    const loser = G.sides.findIndex(({ life }) => life <= 0);
    return loser < 0 ? undefined : { winner: 1 - loser };
  },
};

const move = (type: string, args: number[], playerID: string) => ({
  type: "MAKE_MOVE",
  payload: { type, args, playerID },
});

/** Throws where boardgame.io is not installed. */
export function onBoardgameIo(): Contender {
  const require = createRequire(join(process.cwd(), "bench", "package.json"));
  const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal") as BoardgameIo;
  const reduce = CreateGameReducer({ game });
  return {
    name: "boardgame.io 0.50.2",
    play(seed, watch) {
      const policy = seedRng(policySeed(seed));
      let state = InitializeGame({ game, numPlayers: 2, setupData: seed });
      let moves = 0;
      for (; state.ctx.gameover === undefined; moves++) {
        const player = state.ctx.currentPlayer;
        const { hand, energy } = state.G.sides[Number(player)]!;
        const playable: number[] = [];
        for (let at = 0; at < hand.length; at++) if (duelCards[hand[at]!]!.cost <= energy) playable.push(at);
        const at = playable[nextInt(policy, playable.length + 1)] ?? -1;
        state = reduce(state, at < 0 ? move("endTurn", [], player) : move("playCard", [at], player));
        const { G, ctx } = state;
        watch?.({
          at,
          winner: ctx.gameover?.winner ?? null,
          active: seats.indexOf(ctx.currentPlayer),
          turn: ctx.turn,
          rng: G.rng,
          sides: G.sides,
        });
      }
      return moves;
    },
  };
}
