import type { CardUse } from "../../schemas/lab-matches";
import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { TableCard, TableView } from "../core/table-view";

/** Notes which cards come into hands and are played. It looks once a turn, so that it costs next to nothing. */
export class CardWatch {
  private readonly seen = new Map<string, CardUse>();
  private readonly instances = new Set<string>();
  private turn = Number.NaN;

  /** `plays`: the types of actions by which cards are played. */
  constructor(private readonly plays: ReadonlySet<string>) {}

  /** Before an action is done. */
  see<S extends CoreState>(rules: Rules<S>, state: S, { type, card }: Action): void {
    const turn = rules.turnOf(state);
    if (turn !== this.turn) {
      this.turn = turn;
      for (const { seat, zones } of rules.table(state).seats)
        for (const { card: held, instance } of handIn(zones))
          if (held !== undefined) this.note(held, instance, seat, turn);
    }
    if (!this.plays.has(type) || typeof card !== "number") return;
    const id = rules.cardIdOf(state, card);
    if (id === undefined) return;
    const use = this.note(id, card, state.prompt!.seat, turn);
    use.played ||= turn;
  }

  uses(): CardUse[] {
    return [...this.seen.values()];
  }

  private note(card: string, instance: number | undefined, who: number, turn: number): CardUse {
    const key = `${who} ${card}`;
    const known = this.seen.get(key);
    const copy = `${who} ${instance}`;
    const isNew = instance !== undefined && !this.instances.has(copy);
    this.instances.add(copy);
    if (known) {
      if (isNew) known.more = [...(known.more ?? []), turn];
      return known;
    }
    const use = { card, who, drawn: turn, played: 0 };
    this.seen.set(key, use);
    return use;
  }
}

const handIn = (zones: TableView["seats"][number]["zones"]): TableCard[] =>
  zones.filter(({ spread }) => spread === "hand").flatMap(({ cards }) => cards);
