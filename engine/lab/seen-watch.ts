import type { Rules } from "../core/game";
import { nobody } from "../core/hiding";
import type { CoreState } from "../core/machine";

const spectator = -1;

/**
 * Notes which cards nobody has seen: all their copies lay hidden from everybody from the first to the last action. What they say
 * can't have made a difference, unless a bot has imagined them, or something has searched among what nobody sees.
 */
export class SeenWatch {
  private turn = Number.NaN;
  private hiddenCards = -1;
  /** By card, how many copies are hidden; only those of which all have been so far. */
  private unseen: Map<string, number> | undefined;

  /** Before an action is done. */
  see<S extends CoreState>(rules: Rules<S>, state: S): void {
    const hidden = hiddenFromAll(rules, state);
    const turn = rules.turnOf(state);
    if (hidden.length === this.hiddenCards && turn === this.turn) return;
    this.hiddenCards = hidden.length;
    this.turn = turn;
    const now = new Map<string, number>();
    for (const card of hidden) {
      const id = rules.cardIdOf(state, card);
      if (id !== undefined) now.set(id, (now.get(id) ?? 0) + 1);
    }
    if (!this.unseen) {
      for (const id of shownIn(rules, state)) now.delete(id);
      this.unseen = now;
      return;
    }
    for (const [id, count] of this.unseen) if ((now.get(id) ?? 0) < count) this.unseen.delete(id);
  }

  cards(): string[] {
    return [...(this.unseen?.keys() ?? [])].sort();
  }
}

function hiddenFromAll<S extends CoreState>(rules: Rules<S>, state: S): number[] {
  const hidden: number[] = [];
  for (const { cards, seenBy, shown } of rules.hiding.places(state))
    if (seenBy === nobody) for (const card of cards) if (card >= 0 && !shown?.cards.includes(card)) hidden.push(card);
  return hidden;
}

/** What somebody sees when a match begins: on the table, or in their hand. */
function shownIn<S extends CoreState>(rules: Rules<S>, state: S): Set<string> {
  const { seats, shared, boards, field } = rules.table(rules.view(state, spectator));
  const zones = [...seats.flatMap((seat) => seat.zones), ...shared, ...boards.flatMap(({ places }) => places)];
  const lying = [...zones.flatMap(({ cards }) => cards), ...(field?.pieces ?? [])];
  const shown = new Set(lying.flatMap(({ card }) => card ?? []));
  for (const { cards, seenBy, shown: more } of rules.hiding.places(state)) {
    const seen = seenBy === nobody ? (more?.cards ?? []) : cards;
    for (const card of seen) {
      const id = card >= 0 ? rules.cardIdOf(state, card) : undefined;
      if (id !== undefined) shown.add(id);
    }
  }
  return shown;
}
