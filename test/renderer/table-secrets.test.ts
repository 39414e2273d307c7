import { expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import type { DeckList, Supply } from "../../engine/core/setup";
import { cardsOf, type TableView, tableKeys, zonesOf } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import type { Snapshot } from "../../renderer/table/engine/messages";
import type { GameId } from "../../schemas/game-id";
import { starterSupply } from "../engine/starter";

/**
 * What the worker tells the page for one pair of eyes, besides the table and the log: what is asked, why something can't be done,
 * what mattered, what moves. None of it names a card that those eyes never saw. Every copy has a name of its own, so that a
 * name is enough to know it by.
 */

const sign = "◆";

/** The same decks, in which no two cards are called alike. */
function toldApart(game: GameId): Supply {
  const { cards, decks, options } = starterSupply(game);
  const own: Record<string, Json> = { ...cards };
  const apart = Object.entries(decks).map(([id, deck]): [string, DeckList] => [
    id,
    deck.flatMap(({ card, count }) => {
      // What belongs to the rules, such as a class, is found by its id.
      if (count > 12 || !Object.hasOwn(cards, card)) return [{ card, count }];
      return Array.from({ length: count }, (_, n) => {
        const copy = `${id}-${card}-${n}`;
        const written = cards[card] as unknown as { name: string };
        own[copy] = { ...written, name: `${written.name} ${sign}${copy}` } as unknown as Json;
        return { card: copy, count: 1 };
      });
    }),
  ]);
  return { cards: own, decks: Object.fromEntries(apart), ...(options ? { options } : {}) } as Supply;
}

const names = (told: unknown): string[] => JSON.stringify(told).match(/◆[\w-]+/g) ?? [];

/** Everything on a table that can be asked about. */
const keysOf = (table: TableView): string[] => [
  ...cardsOf(table).flatMap(({ instance }) => (instance === undefined ? [] : [tableKeys.card(instance)])),
  ...zonesOf(table).map(({ id }) => tableKeys.zone(id)),
  ...table.seats.map(({ seat }) => tableKeys.seat(seat)),
];

/** What costs more to work out is asked now and then. */
const often = 13;
const asides = (desk: MatchDesk, table: TableView, viewer: number): unknown[] => [
  desk.timeline({ viewer }),
  ...keysOf(table).map((key) => [desk.attempts({ keys: [key], viewer }), desk.numbers({ key, viewer })]),
];

test.each(playableGames)(
  "in %s nothing that is told besides the table names a card which those eyes never saw",
  (game) => {
    const supply = toldApart(game);
    const { decks: kind, players } = playableGame(game);
    const decks = Object.keys(supply.decks);
    const seats = Array.from({ length: players.min }, (_, n) => ({
      name: `Player ${n + 1}`,
      deck: decks[kind === "shared" ? 0 : n % decks.length]!,
    }));
    const desk = new MatchDesk();
    const dealt = desk.deal({ game, supply, seats, options: {}, seed: 11, anyDeck: true, viewer: null });
    if (!dealt.ok) throw new Error(dealt.problems[0]!.message);
    const rng = seedRng(5);
    const eyes = [...seats.map((_, seat) => seat), -1];
    const seen = new Map(eyes.map((viewer) => [viewer, new Set<string>()]));
    let { snapshot }: { snapshot: Snapshot } = dealt.value;
    let told = 0;
    for (let n = 0; n < 53 && snapshot.asked && !snapshot.result; n++) {
      for (const viewer of eyes) {
        const { table, log, asked, cues, branches } = desk.look({ viewer });
        const known = seen.get(viewer)!;
        // Ids of cards stand on the table, names in the log.
        for (const { card } of cardsOf(table)) if (card !== undefined) known.add(`${sign}${card}`);
        for (const name of names(log)) known.add(name);
        if (asked?.actor === viewer) for (const name of names(asked)) known.add(name);
        const more = n % often === 0 ? asides(desk, table, viewer) : [];
        const all = names([asked, cues, branches, more]);
        const leaked = all.filter((name) => !known.has(name));
        expect(leaked, `as ${viewer} sees it, after ${n} actions`).toEqual([]);
        told += all.length;
      }
      const { length } = snapshot.asked.answers;
      snapshot = desk.answer({ number: nextInt(rng, length), done: snapshot.done, viewer: null });
    }
    expect(told).toBeGreaterThan(20);
  },
  60_000,
);
