import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { TableView } from "../core/table-view";

/** What became of a card in somebody's hands in one match. */
export interface CardUse {
  card: string;
  who: number;
  /** The first turn in which it was there. */
  drawn: number;
  /** The turn in which it was first played; 0 if it never was. */
  played: number;
}

/** Notes which cards come into hands and are played. It looks once a turn, so that it costs next to nothing. */
export class CardWatch {
  private readonly seen = new Map<string, CardUse>();
  private turn = Number.NaN;

  /** `plays`: the types of actions by which cards are played. */
  constructor(private readonly plays: ReadonlySet<string>) {}

  /** Before an action is done. */
  see<S extends CoreState>(rules: Rules<S>, state: S, { type, card }: Action): void {
    const turn = rules.turnOf(state);
    if (turn !== this.turn) {
      this.turn = turn;
      for (const { seat, zones } of rules.table(state).seats)
        for (const held of handIn(zones)) this.note(held, seat, turn);
    }
    if (!this.plays.has(type) || typeof card !== "number") return;
    const id = rules.cardIdOf(state, card);
    if (id === undefined) return;
    const use = this.note(id, state.prompt!.seat, turn);
    use.played ||= turn;
  }

  uses(): CardUse[] {
    return [...this.seen.values()];
  }

  private note(card: string, who: number, turn: number): CardUse {
    const key = `${who} ${card}`;
    const known = this.seen.get(key);
    if (known) return known;
    const use = { card, who, drawn: turn, played: 0 };
    this.seen.set(key, use);
    return use;
  }
}

const handIn = (zones: TableView["seats"][number]["zones"]): string[] =>
  zones.filter(({ spread }) => spread === "hand").flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
