import type { Action, GameNames } from "../game";
import type { Result } from "../machine";
import { Match } from "../match";
import type { TableView } from "../table-view";
import { type CardStory, HandWatch } from "./hand-watch";
import { leadsOf, sharesOf, swingsIn } from "./shares";

/**
 * A match that is over, looked back at: who stood how, what everybody had, what became of the cards. Everything is open then;
 * whoever asks for it earlier must be allowed to see all.
 */
export interface Review {
  /** Where each turn begins, and at last the end. */
  turns: ReviewedTurn[];
  /** The turn in which the evaluation swung most: for the winner, where there is one. */
  decisive: { turn: number; seat: number; told: readonly string[] } | null;
  /** What seats had when each turn began, by its name on the table. */
  values: { label: string; bySeat: number[][] }[];
  cards: CardStory[];
  result: Result | null;
}

export interface ReviewedTurn {
  /** After so many actions. */
  at: number;
  /** As people count: rounds, where everybody has a turn in each. */
  turn: number;
  round?: number;
  /** Whose turn it is, or -1. */
  seat: number;
  /** How well each seat stood, from 0 to 1. */
  shares: number[];
}

/** A gain that decides a match before its last turn. */
const telling = 0.15;
/** So many lines say what happened in a turn. */
const mostTold = 8;

/** Plays a match again beside itself, in as many steps as its owner likes. */
export class Reviewing {
  private readonly past: Match;
  private readonly actions: readonly Action[];
  private readonly plays: ReadonlySet<string>;
  private readonly hands: HandWatch;
  private readonly turns: Omit<ReviewedTurn, "shares">[] = [];
  private readonly leads: number[][] = [];
  private readonly values = new Map<string, number[][]>();
  private turn = Number.NaN;

  constructor({ game, rules, beginning, numbers, actions, ahead }: Match, { plays = [] }: GameNames) {
    this.past = new Match(game, rules, beginning, numbers);
    this.actions = [...actions, ...ahead];
    this.plays = new Set(plays);
    const table = this.table();
    this.hands = new HandWatch(table);
    this.look(table);
  }

  get done(): number {
    return this.past.actions.length;
  }

  get total(): number {
    return this.actions.length;
  }

  /** Plays up to so many more actions; true once all are played. */
  goOn(actions: number): boolean {
    const until = Math.min(this.total, this.done + actions);
    while (this.done < until) this.step(this.actions[this.done]!);
    return this.done === this.total;
  }

  private step(action: Action): void {
    const { past, plays } = this;
    const { state, rules } = past;
    const { card } = action;
    const named =
      plays.has(action.type) && typeof card === "number" && state.prompt
        ? { card: rules.cardIdOf(state, card), seat: state.prompt.seat }
        : undefined;
    past.do(action);
    const table = this.table();
    const played = named?.card === undefined ? {} : { played: { card: named.card, seat: named.seat } };
    const isNew = rules.turnOf(past.state) !== this.turn;
    this.hands.see(table, { at: this.done, ...played, ...(isNew ? { begins: table.active } : {}) });
    if (isNew || past.state.result) this.look(table);
  }

  private table(): TableView {
    return this.past.rules.table(this.past.state);
  }

  private look(table: TableView): void {
    const { rules, state, actions } = this.past;
    const at = actions.length;
    if (this.turns.at(-1)?.at === at) return;
    this.turn = rules.turnOf(state);
    const { turn, round, active } = table;
    this.turns.push({ at, turn, ...(round === undefined ? {} : { round }), seat: active });
    const seats = rules.setup.seats.map((_, seat) => seat);
    this.leads.push(leadsOf(seats.map((seat) => rules.evaluate(rules.view(state, seat), seat))));
    const had = valuesOn(table);
    for (const label of had.keys())
      if (!this.values.has(label))
        this.values.set(
          label,
          seats.map(() => []),
        );
    for (const [label, bySeat] of this.values)
      for (const [seat, series] of bySeat.entries()) {
        const before = series.at(-1) ?? 0;
        // What is not there is as it was: who is out keeps a line that ends where it went out.
        while (series.length < this.turns.length - 1) series.push(before);
        series.push(had.get(label)?.[seat] ?? (table.seats[seat]?.isOut ? 0 : before));
      }
  }

  finish(): Review {
    this.look(this.table());
    const { result } = this.past.state;
    const shares = result
      ? [...sharesOf(this.leads.slice(0, -1)), outcomeOf(result, this.past.setup.seats.length)]
      : sharesOf(this.leads);
    const turns = this.turns.map((turn, n) => ({ ...turn, shares: shares[n]! }));
    const values = [...this.values].map(([label, bySeat]) => ({ label, bySeat }));
    return {
      turns,
      decisive: this.decisive(turns, result),
      values: values.filter(({ bySeat }) => bySeat.some((series) => series.some((value) => value !== series[0]))),
      cards: this.hands.end(),
      result,
    };
  }

  private decisive(turns: readonly ReviewedTurn[], result: Result | null): Review["decisive"] {
    const winners = result?.winners.length ? result.winners : undefined;
    const shares = turns.map((turn) => turn.shares);
    // The last turn ends it in any case; it decided only what nothing had decided before.
    const [before] = swingsIn(result ? shares.slice(0, -1) : shares, telling, winners);
    const swing = before ?? swingsIn(shares, 0, winners)[0];
    if (!swing || swing.gain <= 0) return null;
    const { at } = turns[swing.from]!;
    const until = turns[swing.from + 1]!.at;
    const told = this.past
      .lines(null)
      .filter((line) => line.at > at && line.at <= until && !line.text.startsWith("—"))
      .map(({ text }) => text);
    return { turn: swing.from, seat: swing.seat, told: told.slice(0, mostTold) };
  }
}

const outcomeOf = ({ winners }: Result, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0));

/** What seats have that can be counted: their numbers, their hands, and what is theirs on the board. */
function valuesOn({ seats, boards, field }: TableView): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (label: string, seat: number, n: number): void => {
    const bySeat = found.get(label) ?? seats.map(() => 0);
    bySeat[seat] = (bySeat[seat] ?? 0) + n;
    found.set(label, bySeat);
  };
  for (const { seat, values, zones } of seats) {
    for (const { label, value } of values) if (typeof value === "number") add(label, seat, value);
    for (const { spread, label, cards } of zones) if (spread === "hand") add(label, seat, cards.length);
  }
  for (const board of boards)
    for (const { owner = board.seat } of board.places.flatMap(({ cards }) => cards))
      if (owner !== undefined) add("On the board", owner, 1);
  for (const { owner } of field?.pieces ?? []) if (owner !== undefined) add("On the field", owner, 1);
  return found;
}

/** All at once, for whoever has the time. */
export function reviewOf(match: Match, names: GameNames): Review {
  const reviewing = new Reviewing(match, names);
  reviewing.goOn(Number.POSITIVE_INFINITY);
  return reviewing.finish();
}
