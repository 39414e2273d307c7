import { expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import { ProtocolSession } from "../../engine/core/protocol";
import { requestSeenBy, seenBy, tableSeenBy } from "../../engine/core/secrecy";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { starterSupply, testHost } from "./starter";

/** What seats are told and shown, by example. */

function loaded(game: GameId, position: object) {
  const talk = new ProtocolSession(testHost);
  const begun = talk.answer({ id: 0, cmd: "load", game, position });
  expect(begun).toMatchObject({ ok: true });
  return (cmd: string, more: object = {}): Record<string, unknown> =>
    talk.answer({ id: 1, cmd, match: begun["match"], ...more });
}

function dealt(game: GameId, options: object = {}) {
  const talk = new ProtocolSession(testHost);
  const begun = talk.answer({ id: 0, cmd: "new", game, seed: 3, options });
  return (cmd: string, more: object = {}): Record<string, unknown> =>
    talk.answer({ id: 1, cmd, match: begun["match"], ...more });
}

test("an event shows its secret to those who may see it, and to nobody that there is one", () => {
  const event = { type: "draw", seat: 0, secret: { card: 7 }, seenBy: [0] };
  expect(seenBy(event, 0)).toEqual({ type: "draw", seat: 0, card: 7 });
  expect(seenBy(event, null)).toEqual({ type: "draw", seat: 0, card: 7 });
  for (const viewer of [1, -1]) expect(seenBy(event, viewer)).toEqual({ type: "draw", seat: 0 });
});

test("Flask: who may turn over a pile is not told which card was announced face down", () => {
  const ask = loaded("flask", {
    players: [
      { counters: "G9 Y9 B9 R9", hand: ["G2 - R1"] },
      { counters: "G9", piles: [{ cards: ["R1 - R1"] }] },
    ],
  });
  const play = { actor: 0, action: { type: "play", card: "G2 - R1" } };
  expect(JSON.stringify(ask("do", play)["events"])).toContain('"card":');
  ask("undo");
  expect(JSON.stringify(ask("do", { ...play, viewer: 1 })["events"])).not.toContain('"card":');
  const asked = ask("request");
  expect(asked).toMatchObject({ actor: 1, kind: "announceWindow" });
  expect(asked["by"]).toBeUndefined();
  expect(JSON.stringify(asked)).not.toMatch(/G2/);
});

test.each(playableGames)("%s: others learn who is asked for what, and nothing of the answers", (id) => {
  const ask = dealt(id);
  const { actor, answers } = ask("request") as { actor: number; answers: unknown[] };
  expect(answers.length).toBeGreaterThan(0);
  expect(ask("request", { viewer: actor })["answers"]).toEqual(answers);
  const other = ask("request", { viewer: 1 - actor });
  expect(other).toMatchObject({ ok: true, actor, text: "", answers: [] });
  expect(other["by"]).toBeUndefined();
  expect(ask("actions", { viewer: 1 - actor })["actions"]).toEqual([]);
  expect(ask("request", { viewer: 9 })).toMatchObject({ ok: false, error: { code: "bad-request" } });
});

test.each(playableGames)("%s: a position keeps a seat's secrets, and can't be taken for a whole one", (id) => {
  const ask = dealt(id);
  const whole = ask("position")["position"] as { players: { hand: Json[] }[] };
  const seen = ask("position", { viewer: 0 })["position"] as typeof whole;
  expect(seen.players[0]!.hand).toEqual(whole.players[0]!.hand);
  expect(new Set(seen.players[1]!.hand)).toEqual(new Set(["?"]));
  expect(seen.players[1]!.hand).toHaveLength(whole.players[1]!.hand.length);
  const ready = preparePosition(playableGame(id), starterSupply(id), seen as unknown as Json);
  expect(ready).toMatchObject({ ok: false, problems: [{ code: "match/half-known" }] });
});

test("a saved match does not begin with half a position either", () => {
  const ask = dealt("castle-lanes");
  const { saved } = ask("save") as { saved: Record<string, unknown> };
  const { seed: _, ...rest } = saved;
  const position = ask("position", { viewer: 0 })["position"];
  const answer = new ProtocolSession(testHost).answer({ id: 0, cmd: "load", saved: { ...rest, position } });
  expect(answer).toMatchObject({ ok: false, error: { code: "match/half-known" } });
});

test.each(playableGames)("%s: what happens is told to whoever does it as that seat sees it", (id) => {
  const ask = dealt(id);
  for (let n = 0; n < 40; n++) {
    const { actor, actions } = ask("actions") as { actor?: number; actions: object[] };
    if (actor === undefined) break;
    const { events } = ask("do", { actor, action: actions.at(-1) }) as { events: object[] };
    for (const event of events) expect(Object.keys(event)).not.toContain("secret");
  }
});

test("Castle Lanes: a hidden building whose card nobody knows shows no health either", () => {
  const position = {
    options: { hiddenBuildings: "full" },
    players: [{}, {}],
    buildings: [{ card: "traps", owner: 1, at: "P3", hidden: true }],
  };
  const ask = loaded("castle-lanes", position);
  const building = (viewer: number) =>
    (ask("state", { viewer })["state"] as { buildings: { hp: number; maxHp: number }[] }).buildings[0];
  expect(building(1)).toMatchObject({ hp: 1, maxHp: 1 });
  expect(building(0)).toMatchObject({ hp: 0, maxHp: 0, design: -1, lane: -1 });
  const written = (ask("position", { viewer: 0 })["position"] as { buildings: object[] }).buildings[0];
  expect(written).toEqual({ uid: expect.any(Number), card: "?", owner: 1, at: "?", hidden: true });
});

test("Garden Incursion: a mulligan and a reshuffle leave no number by which a card could be followed", () => {
  const ask = dealt("garden-incursion", { mulligans: 1 });
  const { actor } = ask("request") as { actor: number };
  const other = 1 - actor;
  const handOf = (viewer: number): number[] =>
    (ask("state", { viewer })["state"] as { players: { hand: number[] }[] }).players[actor]!.hand;
  const before = handOf(other);
  const [first] = handOf(actor);
  expect(ask("do", { actor, action: { type: "mulligan", cards: [first] } })).toMatchObject({ ok: true });
  expect(handOf(other), "numbered by place").toEqual(before);
});

test("what a seat can't see has no number on its table", () => {
  for (const id of playableGames) {
    const ready = preparePosition(playableGame(id), starterSupply(id), { players: [{}, {}] });
    if (!ready.ok) continue;
    const { state, rules } = new Match(id, ready.rules, { position: { players: [{}, {}] } });
    const { seats, shared } = tableSeenBy(rules, state, 0);
    const cards = [...seats.flatMap(({ zones }) => zones), ...shared].flatMap((zone) => zone.cards);
    expect(cards.filter(({ card, instance }) => card === undefined && instance !== undefined)).toEqual([]);
    expect(requestSeenBy(rules, state, -1)?.answers ?? []).toEqual([]);
  }
});
