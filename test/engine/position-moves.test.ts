import { describe, expect, test } from "vitest";
import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { Match } from "../../engine/core/match";
import { movedTo, takenAway, whereIs } from "../../engine/core/position-moves";
import { prepareMatch, preparePosition } from "../../engine/core/setup";
import { cardsOf, type TableView, tableKeys, zonesOf } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { gameIds } from "../../schemas/game-id";
import { valueAt } from "../../schemas/json-pointer";
import { starterSupply } from "./starter";

/** A position is changed by what lies on the table: any card goes to any place that the game's table has. */

describe.each(gameIds)("%s", (id) => {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const dealt = prepareMatch(game, supply, game.players.min);
  if (!dealt.ok) throw new Error(dealt.problems[0]!.message);
  const match = new Match(id, dealt.rules, { seed: 5 });
  const isReadable = (): boolean => preparePosition(game, supply, dealt.rules.writePosition(match.state)).ok;
  const isHolding = (): boolean =>
    zonesOf(dealt.rules.table(match.state)).some(({ spread, cards }) => spread === "hand" && cards.length > 0);
  for (let n = 0; n < 8 || !isReadable() || !isHolding(); n++) match.do(dealt.rules.actions(match.state)[0]!);
  const position = dealt.rules.writePosition(match.state);
  const tableOf = (written: Json): { table: TableView; rules: Rules; state: CoreState } | undefined => {
    const ready = preparePosition(game, supply, written);
    if (!ready.ok) return undefined;
    const state = ready.rules.readPosition(written);
    return { table: ready.rules.table(state), rules: ready.rules, state };
  };
  const { table } = tableOf(position)!;
  const held = zonesOf(table).find(({ spread, cards }) => spread === "hand" && cards.length > 0)!;
  const [card] = held.cards;

  test("knows where each card of a hand and a deck is written", () => {
    const zones = zonesOf(table).filter(({ spread, cards }) => cards.length > 0 && spread !== "row");
    for (const { cards } of zones)
      for (const { instance, card: name } of cards) {
        const item = valueAt(position, whereIs(position, table, instance!)!.pointer) as Json;
        const written = typeof item === "object" && item !== null ? (item as { card: string }).card : item;
        expect(written).toBe(name);
      }
  });

  test("puts a card of the hand into every hand and pile", () => {
    const targets = zonesOf(table).filter(({ spread, id: zone }) => spread !== "row" && !zone.includes("gone"));
    expect(targets.length).toBeGreaterThan(1);
    for (const zone of targets) {
      const meant = movedTo(
        position,
        table,
        game.position,
        { instance: card!.instance! },
        { key: tableKeys.zone(zone.id) },
      );
      const after = meant.map(tableOf).find(Boolean);
      expect(after, zone.id).toBeDefined();
      const now = zonesOf(after!.table).find((each) => each.id === zone.id)!;
      expect(now.cards.at(-1)!.card, zone.id).toBe(card!.card);
      expect(now.cards.length).toBe(zone.cards.length + (zone.id === held.id ? 0 : 1));
    }
  });

  test("takes a card away, and brings one from the set", () => {
    const without = tableOf(takenAway(position, table, card!.instance!)!)!;
    expect(cardsOf(without.table).length).toBe(cardsOf(table).length - 1);
    const [more] = movedTo(position, table, game.position, { card: card!.card! }, { key: tableKeys.zone(held.id) });
    expect(cardsOf(tableOf(more!)!.table).length).toBe(cardsOf(table).length + 1);
  });
});

test("a piece is put on another place, or a card of it comes to stand there", () => {
  const game = playableGame("castle-lanes");
  const supply = starterSupply("castle-lanes");
  const position = { players: [{}, {}], units: [{ card: "brute", at: "F4", uid: 1001 }] } as unknown as Json;
  const ready = preparePosition(game, supply, position);
  if (!ready.ok) throw new Error("no position");
  const state = ready.rules.readPosition(position);
  const written = ready.rules.writePosition(state);
  const table = ready.rules.table(state);
  const key = tableKeys.place("P2");
  const [moved] = movedTo(written, table, game.position, { instance: 1001 }, { key });
  expect(moved).toMatchObject({ units: [{ card: "brute", at: "P2" }] });
  const [unit, building] = movedTo(written, table, game.position, { card: "barracks", owner: 1 }, { key });
  expect(preparePosition(game, supply, unit!).ok).toBe(false);
  expect(preparePosition(game, supply, building!).ok).toBe(true);
});
