import type { Draws } from "../../core/card-game";
import type { Action, Game, Rules } from "../../core/game";
import type { CoreState } from "../../core/machine";
import { Match } from "../../core/match";
import { prepareMatch, type Ready, type Supply } from "../../core/setup";

/** First hands as a game's own set-up deals them, and what its turns bring to who plays nothing. */

/** What somebody does with a hand: gives cards back, by their places in it; keeps it; draws on to the next own turn. */
export type HandStep = { do: "redraw"; cards: readonly number[] } | { do: "keep" } | { do: "draw" };

export interface Hand {
  seat: number;
  /** Ids, in the order in which they came. */
  cards: readonly string[];
  /** Before the first own turn: 0. */
  turn: number;
  /** It, or some of its cards, may go back now. */
  mayRedraw: boolean;
  /** Another turn brings cards, whatever is played. */
  mayDraw: boolean;
  /** Everything that was done since the deal, by anybody: a match does it again. */
  actions: readonly Action[];
}

export interface HandWish {
  deck: string;
  seed: number;
  /** Which player it is by the order of turns, counted from 1. */
  place: number;
  draws: Draws;
}

/** What is played on: a match, which remembers, or only a state. */
interface Playing {
  readonly rules: Rules;
  readonly state: CoreState;
  do(action: Action): unknown;
}

/** A turn without end would be a fault of the rules. */
const mostActions = 200;

/** Rules to deal a deck by, against itself; it need not be legal. */
export function readyToDeal(game: Game, supply: Supply, deck: string, players = game.players.min): Ready {
  const { checkSetup: _, ...lenient } = game;
  return prepareMatch(
    lenient,
    supply,
    Array.from({ length: players }, () => ({ deck })),
  );
}

/** The hand that a seed deals, after these steps. */
export function dealHand(game: Game, rules: Rules, { seed, place, draws }: HandWish, steps: readonly HandStep[]): Hand {
  const match = new Match(game.id, rules, { seed });
  const dealing = new Dealing(match, place, draws);
  for (const step of steps) {
    if (step.do === "redraw") dealing.redraw(step.cards);
    else if (step.do === "keep") dealing.keep();
    else dealing.draw();
  }
  return {
    seat: dealing.seat,
    cards: dealing.hand().map(({ card }) => card),
    turn: dealing.turn,
    mayRedraw: dealing.mayRedraw,
    mayDraw: draws.turns.length > 0 && match.state.result === null,
    actions: [...match.actions],
  };
}

/** One seat from the deal on. Others keep their hands, and nobody plays anything. */
export class Dealing {
  readonly seat: number;
  /** How many of its turns have begun. */
  turn = 0;

  constructor(
    private readonly play: Playing,
    place: number,
    private readonly draws: Draws,
  ) {
    const { active, seats } = play.rules.table(play.state);
    this.seat = (Math.max(0, active) + place - 1) % seats.length;
    this.settleOthers();
  }

  /** Rules deal on to the first decision: what the first turn has brought is no part of the first hand. */
  hand(): { card: string; instance: number }[] {
    const zones = this.play.rules.table(this.play.state).seats[this.seat]!.zones;
    const cards = zones.find(({ id }) => id === `${this.seat}/hand`)!.cards;
    const held = cards.map(({ card = "", instance = -1 }) => ({ card, instance }));
    return this.turn === 0 ? held.slice(0, this.draws.opening) : held;
  }

  get mayRedraw(): boolean {
    const { prompt } = this.play.state;
    return this.turn === 0 && prompt?.seat === this.seat && prompt.kind === this.redrawing?.ask;
  }

  redraw(places: readonly number[]): void {
    if (!this.mayRedraw) return;
    const held = this.hand();
    this.play.do(this.redrawing!.exchange(places.map((at) => held[at]!.instance)));
    this.settleOthers();
  }

  keep(): void {
    while (this.mayRedraw) this.play.do(this.redrawing!.keep);
    this.settleOthers();
  }

  /** On to the next own turn, once it has brought its cards; false, if the match is over before. */
  draw(): boolean {
    this.keep();
    const { play, seat } = this;
    const isThere = (): boolean => play.state.prompt?.seat === seat && play.rules.isSettled(play.state);
    if (this.turn > 0 || !isThere()) {
      const before = play.rules.turnOf(play.state);
      for (let n = 0; play.rules.turnOf(play.state) === before || !isThere(); n++) {
        if (play.state.prompt === null || n === mostActions) return false;
        this.pass();
      }
    }
    this.turn += 1;
    return true;
  }

  private get redrawing() {
    return this.play.rules.hands?.redraw;
  }

  private settleOthers(): void {
    const { play, redrawing } = this;
    // Where nothing goes back, and where the match is over at once, nobody is asked.
    const isAsked = () => play.state.prompt?.kind === redrawing?.ask && play.state.prompt?.seat !== this.seat;
    while (redrawing && isAsked()) play.do(redrawing.keep);
  }

  private pass(): void {
    const { rules, state } = this.play;
    const idle = rules.hands?.idle.find((action) => rules.refusal(state, action) === null);
    // Where something must be done, it is what is listed first: of a hand that is too large, the card that came first goes.
    this.play.do(idle ?? rules.actions(state)[0]!);
  }
}
