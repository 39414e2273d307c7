import { readdirSync, readFileSync } from "node:fs";
import type { Action, MatchSetup, Refusal, Rules } from "../../engine/core/game";
import type { GameEvent } from "../../engine/core/machine";
import type { Options } from "../../engine/core/options";
import { resolve, withInstances } from "../../engine/core/resolve";
import type { Json } from "../../engine/core/vocabulary";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { play as castleLanesPlay } from "../../engine/games/castle-lanes/play/rules";
import type { State } from "../../engine/games/castle-lanes/play/state";

/** Castle Lanes for tests: the starter set, and situations that are set up, played and read back in one line each. */

const starter = "templates/castle-lanes/starter";
const read = (path: string): never => JSON.parse(readFileSync(`${starter}/${path}`, "utf8")) as never;

export const cards: Record<string, CastleLanesCard> = Object.fromEntries(
  readdirSync(`${starter}/cards`).map((file) => [file.replace(".json", ""), read(`cards/${file}`)]),
);
const pinned = cards as unknown as MatchSetup["cards"];

export const deckIds = ["stampede", "first-landing", "crown-levy"] as const;
/** A starter deck with its class; Crown Levy plays as Primeval Brood unless it brings one. */
export const deckOf = (id: string): { card: string; count: number }[] => {
  const { cards: list } = read(`decks/${id}.json`) as { cards: { card: string; count: number }[] };
  return list.some(({ card }) => cards[card]!.type === "class")
    ? list
    : [{ card: "primeval-brood", count: 1 }, ...list];
};

export function rulesFor(decks: readonly string[], options: Options = {}): Rules<State> {
  const made = castleLanesPlay.rules({ seats: decks.map((id) => ({ deck: deckOf(id) })), options, cards: pinned });
  if (!made.ok) throw new Error(made.problems[0]!.message);
  return made.value;
}

interface WrittenUnit {
  card: string;
  owner: number;
  at: string;
  [field: string]: Json;
}
interface Written {
  players: {
    castle: number;
    gold: number;
    space: number;
    hand: string[];
    deck: string[];
    discard: string[];
    hiddenCount: number;
  }[];
  units: WrittenUnit[];
  buildings: WrittenUnit[];
  result?: { winners: number[]; cause: string };
  active: number;
  turn: number;
  step: string;
}

/** "peasant@P2" is A's, "peasant@P2/B" B's; more as in { wait: 1 }. */
type Piece = string | [string, Record<string, Json>];
const piece = (written: Piece): Json => {
  const [text, more] = typeof written === "string" ? [written, {}] : written;
  const [, card, at, side] = /^([a-z-]+)@([PFM]\d+)(\/B)?$/.exec(text)!;
  return { card: card!, at: at!, owner: side ? 1 : 0, ...more };
};

export interface Given {
  a?: Record<string, Json>;
  b?: Record<string, Json>;
  units?: Piece[];
  buildings?: Piece[];
  options?: Options;
  cards?: Record<string, Json>;
  [field: string]: unknown;
}

export class Situation {
  readonly rules: Rules<State>;
  readonly state: State;
  readonly events: GameEvent[] = [];

  constructor({ a = {}, b = {}, units = [], buildings = [], ...rest }: Given) {
    const brood = { class: "primeval-brood" };
    const position = {
      players: [
        { ...brood, ...a },
        { ...brood, ...b },
      ],
      units: units.map(piece),
      buildings: buildings.map(piece),
      ...rest,
    } as unknown as Json;
    const setup = castleLanesPlay.setupOfPosition(position, pinned);
    if (!setup.ok) throw new Error(setup.problem.message);
    const made = castleLanesPlay.rules(setup.value);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    this.rules = made.value;
    this.state = made.value.readPosition(position);
  }

  /** Does an action of whoever must decide, as people write it. */
  do(...actions: Action[]): this {
    for (const written of actions) {
      const { action, refusal } = this.judge(written);
      if (refusal) throw new Error(`${JSON.stringify(written)}: ${refusal.code}, ${refusal.message}`);
      this.rules.apply(this.state, action, (event) => this.events.push(event));
    }
    return this;
  }

  end(): this {
    return this.do({ type: "endTurn" });
  }

  /** The first legal action that is meant; one that nobody offers as it is written. */
  private judge(written: Action): { action: Action; refusal: Refusal | null } {
    const { rules, state } = this;
    const action = resolve(rules, state, written)[0] ?? withInstances(rules, state, state.prompt?.seat ?? 0, written);
    return { action, refusal: rules.refusal(state, action) };
  }

  /** The code with which an action is refused, if it is. */
  refused(written: Action): string | undefined {
    return this.judge(written).refusal?.code;
  }

  get position(): Written {
    return this.rules.writePosition(this.state) as unknown as Written;
  }

  gold(seat = 0): number {
    return this.position.players[seat]!.gold;
  }
  castle(seat = 1): number {
    return this.position.players[seat]!.castle;
  }
  space(seat = 0): number {
    return this.position.players[seat]!.space;
  }

  /** "peasant@P2 thief@F1/B", in order of play. */
  get board(): string {
    const show = ({ card, at, owner }: WrittenUnit): string => `${card}@${at}${owner === 1 ? "/B" : ""}`;
    return this.position.units.map(show).join(" ");
  }
  get buildings(): string {
    return this.position.buildings
      .map(({ card, at, owner, hp }) => `${card}@${at}${owner === 1 ? "/B" : ""}:${String(hp)}`)
      .join(" ");
  }
  unit(card: string): WrittenUnit {
    return this.position.units.find((unit) => unit.card === card)!;
  }
}

export const given = (written: Given): Situation => new Situation(written);
export const play = (card: string, more: Record<string, Json> = {}): Action => {
  const { type } = cards[card]!;
  return { type: type === "unit" ? "playUnit" : type === "building" ? "playBuilding" : "playSkill", card, ...more };
};
