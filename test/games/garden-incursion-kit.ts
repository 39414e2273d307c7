import { readdirSync, readFileSync } from "node:fs";
import type { Action, MatchSetup, Rules } from "../../engine/core/game";
import type { GameEvent } from "../../engine/core/machine";
import type { Options } from "../../engine/core/options";
import { resolve, withInstances } from "../../engine/core/resolve";
import type { Json } from "../../engine/core/vocabulary";
import type { Card as GardenIncursionCard } from "../../engine/games/garden-incursion/card-schema";
import { play as gardenIncursionPlay } from "../../engine/games/garden-incursion/play/rules";
import type { State as GardenState } from "../../engine/games/garden-incursion/play/state";

/** Garden Incursion for tests: the starter set, and situations that are set up, played and read back in one line each. */

const starter = "templates/garden-incursion/starter";
const read = (path: string): never => JSON.parse(readFileSync(`${starter}/${path}`, "utf8")) as never;

export const cards: Record<string, GardenIncursionCard> = Object.fromEntries(
  readdirSync(`${starter}/cards`).map((file) => [file.replace(".json", ""), read(`cards/${file}`)]),
);
const pinned = cards as unknown as MatchSetup["cards"];

export const deckIds = ["copperhill-ants", "clover-bees", "gloomweb-spiders"] as const;
export const queens = ["copper-matriarch", "amber-sovereign", "grandmother-orb"] as const;
export const deckOf = (id: string): { card: string; count: number }[] =>
  (read(`decks/${id}.json`) as { cards: { card: string; count: number }[] }).cards;

export const setupFor = (decks: readonly string[], options: Options = {}): MatchSetup => ({
  seats: decks.map((id) => ({ deck: deckOf(id) })),
  options,
  cards: pinned,
});

export function rulesFor(decks: readonly string[], options: Options = {}): Rules<GardenState> {
  const made = gardenIncursionPlay.rules(setupFor(decks, options));
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value;
}

interface WrittenObject {
  id: number;
  card: string;
  owner: number;
  at: [number, number];
  ap: number;
  attack: number;
  defence: number;
  range: number;
  counters?: Record<string, number>;
}
interface Written {
  players: { energy: number; workers: string[]; hand: string[]; deck: string[]; discard: string[]; out?: boolean }[];
  objects: WrittenObject[];
  links: { defender: number; target: number; active: boolean }[];
  attacks: { attacker: number; target: number }[];
  result?: { winners: number[]; cause: string; ranking: number[][] };
  active: number;
  turn: number;
  round: number;
  step: string;
}

/** "redjaw-soldier@2500,2000" is P1's, "drone-escort@4400,2000/B" P2's; more as in { ap: 1 }. Numbered from 1003. */
type Piece = string | [string, Record<string, Json>];
const piece = (written: Piece): Json => {
  const [text, more] = typeof written === "string" ? [written, {}] : written;
  const [, card, x, y, side] = /^([a-z0-9-]+)@(\d+),(\d+)(?:\/([BCD]))?$/.exec(text)!;
  return { card: card!, at: [Number(x), Number(y)], owner: side ? "ABCD".indexOf(side) : 0, ...more };
};

export interface Given {
  a?: Record<string, Json>;
  b?: Record<string, Json>;
  more?: Record<string, Json>[];
  objects?: Piece[];
  options?: Options;
  cards?: Record<string, Json>;
  [field: string]: unknown;
}

/** Two players, Ants (objects 1001) against Bees (1002), unless told otherwise. */
export class Situation {
  readonly rules: Rules<GardenState>;
  readonly state: GardenState;
  readonly events: GameEvent[] = [];

  constructor({ a = {}, b = {}, more = [], objects = [], ...rest }: Given) {
    const position = {
      players: [{ queen: queens[0], ...a }, { queen: queens[1], ...b }, ...more],
      objects: objects.map(piece),
      ...rest,
    } as unknown as Json;
    const setup = gardenIncursionPlay.setupOfPosition(position, pinned);
    if (!setup.ok) throw new Error(setup.problem.message);
    const made = gardenIncursionPlay.rules(setup.value);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    this.rules = made.value;
    this.state = made.value.readPosition(position);
  }

  /** Does an action of whoever must decide, as people write it. */
  do(...actions: Action[]): this {
    for (const written of actions) {
      const action = this.meant(written);
      const refusal = this.rules.refusal(this.state, action);
      if (refusal) throw new Error(`${JSON.stringify(written)}: ${refusal.code}, ${refusal.message}`);
      this.rules.apply(this.state, action, (event) => this.events.push(event));
    }
    return this;
  }

  /** Ends phases until the next player's turn, or the end of the game. */
  endTurn(): this {
    const { turn } = this.state;
    while (this.state.result === null && this.state.turn === turn) this.end();
    return this;
  }

  end(): this {
    return this.do({ type: "endPhase" });
  }

  private meant(written: Action): Action {
    const { rules, state } = this;
    return resolve(rules, state, written)[0] ?? withInstances(rules, state, state.prompt?.seat ?? 0, written);
  }

  /** The code with which an action is refused, if it is. */
  refused(written: Action): string | undefined {
    return this.rules.refusal(this.state, this.meant(written))?.code;
  }

  get position(): Written {
    return this.rules.writePosition(this.state) as unknown as Written;
  }
  get winners(): number[] | undefined {
    return this.state.result?.winners;
  }

  player(seat = 0): Written["players"][number] {
    return this.position.players[seat]!;
  }
  energy(seat = 0): number {
    return this.player(seat).energy;
  }

  /** The first object of a card, or of a number. */
  object(which: string | number): WrittenObject {
    return this.position.objects.find(({ card, id }) => card === which || id === which)!;
  }
  /** "redjaw-soldier drone-escort/B": who is on the battlefield besides the queens, in order of entry. */
  get field(): string {
    return this.position.objects
      .filter(({ card }) => !(queens as readonly string[]).includes(card))
      .map(({ card, owner }) => `${card}${owner > 0 ? `/${"ABCD"[owner]}` : ""}`)
      .join(" ");
  }
}

export const given = (written: Given): Situation => new Situation(written);
export const attack = (obj: number, target: number): Action => ({ type: "attack", obj, target });
export const defend = (obj: number, target: number): Action => ({ type: "defend", obj, target });
export const move = (obj: number, x: number, y: number): Action => ({ type: "move", obj, to: [x, y] });
export const play = (card: string, x?: number, y?: number): Action => ({
  type: "playCard",
  card,
  ...(x === undefined ? {} : { at: [x, y!] }),
});
export const special = (obj: number, name: string, payer?: number): Action => ({
  type: "special",
  obj,
  name,
  ...(payer === undefined ? {} : { payer }),
});
export const skill = (name: string, more: Record<string, Json> = {}): Action => ({ type: "skill", name, ...more });
export const choose = (object: Json): Action => ({ type: "answer", object });
export const to = (x: number, y: number): Action => ({ type: "answer", at: [x, y] });
