import type { TableView, TableZone } from "../table-view";

/** What became of the cards that were in hands, by what lies on the table before and after each action. */

/** What became of a card in one seat's hands, copy by copy: after how many actions. */
export interface CardStory {
  card: string;
  seat: number;
  drawn: number[];
  played: number[];
  /** Still in hand at the end, though a turn came in which it could have been played. */
  stuck: number;
}

/** A copy in hand, and how many turns of its own the seat had had when it came. */
interface Held {
  card: string;
  turns: number;
}

interface Seen {
  at: number;
  played?: { card: string; seat: number };
  begins?: number;
}

export class HandWatch {
  private readonly held: Held[][];
  private readonly turns: number[];
  /** What has left a hand otherwise than by being played, in this turn: it may come back, unsold. */
  private readonly aside: string[][];
  private readonly stories = new Map<string, CardStory>();

  constructor(table: TableView) {
    this.held = table.seats.map(() => []);
    this.turns = table.seats.map(() => 0);
    this.aside = table.seats.map(() => []);
    this.see(table, { at: 0, begins: table.active });
  }

  /** The table after an action: which card was played by it, and whose turn it has begun. */
  see({ seats }: TableView, { at, played, begins }: Seen): void {
    // What is drawn as a turn begins is drawn in that turn, what comes back then was put aside in the one before.
    if (begins !== undefined && this.turns[begins] !== undefined) this.turns[begins]++;
    for (const { seat, isOut, zones } of seats) {
      const left = [...this.held[seat]!];
      const came: string[] = [];
      for (const card of handIn(zones)) {
        const n = left.findIndex((each) => each.card === card);
        if (n < 0) came.push(card);
        else left.splice(n, 1);
      }
      let own = played?.seat === seat ? played.card : undefined;
      for (const gone of left) {
        const isPlayed = gone.card === own;
        // Whoever is out had these in hand until then.
        if (isOut && !isPlayed) continue;
        this.held[seat]!.splice(this.held[seat]!.indexOf(gone), 1);
        if (isPlayed) this.storyOf(gone.card, seat).played.push(at);
        else this.aside[seat]!.push(gone.card);
        if (isPlayed) own = undefined;
      }
      for (const card of came) this.come(card, seat, at);
    }
    if (begins !== undefined) for (const each of this.aside) each.length = 0;
  }

  private come(card: string, seat: number, at: number): void {
    this.held[seat]!.push({ card, turns: this.turns[seat]! });
    const returned = this.aside[seat]!.indexOf(card);
    if (returned >= 0) this.aside[seat]!.splice(returned, 1);
    else this.storyOf(card, seat).drawn.push(at);
  }

  private storyOf(card: string, seat: number): CardStory {
    const key = `${seat} ${card}`;
    const story = this.stories.get(key) ?? { card, seat, drawn: [], played: [], stuck: 0 };
    this.stories.set(key, story);
    return story;
  }

  /** What became of all of them. */
  end(): CardStory[] {
    this.held.forEach((held, seat) => {
      for (const { card, turns } of held) if (this.turns[seat]! > turns) this.storyOf(card, seat).stuck++;
    });
    return [...this.stories.values()];
  }
}

const handIn = (zones: readonly TableZone[]): string[] =>
  zones.filter(({ spread }) => spread === "hand").flatMap(({ cards }) => cards.flatMap(({ card }) => card ?? []));
