import { describe, expect, test } from "vitest";
import { ProtocolSession } from "../../engine/core/protocol";
import type { Answer } from "../../engine/core/protocol-host";
import { requestSchemas } from "../../engine/core/protocol-requests";
import { testHost } from "./starter";

const session = () => new ProtocolSession(testHost);
const code = (answer: Answer): string | undefined => (answer["error"] as { code: string } | undefined)?.code;

/** A session with a match of Flask, and a short way to ask about it. */
function begun(more: object = {}) {
  const talk = session();
  const { match } = talk.answer({ id: 0, cmd: "new", game: "flask", seed: 1, players: 2, ...more });
  const ask = (cmd: string, fields: object = {}) => talk.answer({ id: 1, cmd, match, ...fields });
  return { talk, match: match as string, ask };
}

describe("every request is answered", () => {
  test.each<[string, unknown, string]>([
    ["a list", [], "bad-request"],
    ["a number", 5, "bad-request"],
    ["null", null, "bad-request"],
    ["no command", { id: 1 }, "unknown-command"],
    ["an unknown command", { id: 1, cmd: "dance" }, "unknown-command"],
    ["a property of every object", { id: 1, cmd: "toString" }, "unknown-command"],
    ["a command that is no text", { id: 1, cmd: { a: 1 } }, "unknown-command"],
    ["a missing field", { id: 1, cmd: "do", match: "m1" }, "bad-request"],
    ["a field of the wrong type", { id: 1, cmd: "new", game: "flask", seed: "one" }, "bad-request"],
    ["an unknown match", { id: 1, cmd: "hash", match: "m99" }, "unknown-match"],
    ["an unknown game", { id: 1, cmd: "new", game: "chess", seed: 1, players: 2 }, "unknown-game"],
    ["too many players", { id: 1, cmd: "new", game: "flask", seed: 1, players: 9 }, "match/players"],
    ["an unknown deck", { id: 1, cmd: "new", game: "flask", players: [{ deck: "pink" }, {}] }, "match/unknown-deck"],
    [
      "an unknown card",
      { id: 1, cmd: "new", game: "flask", players: [{ deck: [{ card: "pink", count: 15 }] }, {}] },
      "match/unknown-card",
    ],
    ["no deck at all", { id: 1, cmd: "new", game: "flask", players: [{ deck: { cards: 5 } }, {}] }, "match/bad-deck"],
    [
      "an illegal deck",
      { id: 1, cmd: "new", game: "flask", players: [{ deck: [{ card: "attack", count: 3 }] }, {}] },
      "flask/deck-size",
    ],
    [
      "an unknown house rule",
      { id: 1, cmd: "new", game: "flask", players: 2, options: { luck: 1 } },
      "options/unknown",
    ],
    [
      "a house rule out of range",
      { id: 1, cmd: "new", game: "flask", players: 2, options: { counterCap: 99 } },
      "options/out-of-range",
    ],
    [
      "a card that the table has banned",
      { id: 1, cmd: "new", game: "garden-incursion", players: 2, options: { bans: "huntsman, scout-bee" } },
      "garden-incursion/banned-card",
    ],
    [
      "an agreement in words that are none",
      { id: 1, cmd: "new", game: "garden-incursion", players: 2, options: { bans: 5 } },
      "options/out-of-range",
    ],
    ["nothing to load", { id: 1, cmd: "load" }, "bad-request"],
    ["a position that is none", { id: 1, cmd: "load", game: "flask", position: { players: 3 } }, "match/bad-position"],
    ["a match that is none", { id: 1, cmd: "load", saved: { game: "flask" } }, "record/unreadable"],
  ])("%s", (_, request, expected) => {
    const answer = session().answer(request);
    expect(answer.ok).toBe(false);
    expect(code(answer)).toBe(expected);
    expect((answer["error"] as { message: string }).message.length).toBeGreaterThan(10);
  });

  test("with the id it came with, whatever that is", () => {
    for (const id of [1, "a", null, { b: [2] }]) expect(session().answer({ id, cmd: "games" }).id).toEqual(id);
    expect(session().answer({ cmd: "games" }).id).toBeNull();
  });

  test("a line that is not JSON too", () => {
    expect(session().answerLine("{oops")).toEqual({
      id: null,
      ok: false,
      error: { code: "bad-line", message: "This line is not JSON." },
    });
    expect(session().answerLine('{"id":7,"cmd":"games"}').ok).toBe(true);
  });

  test("garbage never throws", () => {
    const { talk, match } = begun();
    const garbage = [undefined, null, -1, 1e99, "", "m1", [], {}, [[]], { type: 5 }, { type: "play", card: {} }, true];
    for (const cmd of Object.keys(requestSchemas).filter((name) => name !== "quit")) {
      for (const value of garbage) {
        const answer = talk.answer({
          id: 1,
          cmd,
          match,
          game: value,
          seed: value,
          players: value,
          options: value,
          action: value,
          viewer: value,
          steps: value,
          bot: value,
          bots: value,
          saved: value,
          position: value,
        });
        expect(code(answer), JSON.stringify([cmd, value])).not.toBe("internal");
      }
    }
  });
});

test("games lists what can be played, with house rules and decks", () => {
  const [flask] = session().answer({ id: 1, cmd: "games" })["games"] as {
    id: string;
    players: object;
    options: { name: string; default: unknown }[];
    decks: string[];
  }[];
  expect(flask).toMatchObject({ id: "flask", players: { min: 2, max: 4 }, decks: ["blue", "green", "red", "yellow"] });
  expect(flask!.options.find(({ name }) => name === "counterCap")).toMatchObject({ default: 6, min: 3, max: 20 });
});

describe("a match", () => {
  test("asks, offers actions, and does one", () => {
    const { ask } = begun();
    const request = ask("request");
    expect(request).toMatchObject({ ok: true, actor: 0, kind: "main" });
    const { actor, actions } = ask("actions") as unknown as { actor: number; actions: object[] };
    expect(actor).toBe(0);
    expect((request["answers"] as { action: object }[]).map(({ action }) => action)).toEqual(actions);
    const done = ask("do", { action: actions.at(-1), actor: 0 });
    expect(done).toMatchObject({ ok: true, over: false });
    expect((done["events"] as { type: string }[]).map(({ type }) => type)).toEqual(["draw", "turn"]);
  });

  test("refuses an illegal action and the wrong actor, and stays as it was", () => {
    const { ask } = begun();
    const before = ask("hash")["hash"];
    expect(code(ask("do", { action: { type: "play", card: 14 } }))).toBe("not-in-hand");
    expect(code(ask("do", { action: { type: "pass" } }))).toBe("wrong-action");
    expect(code(ask("do", { action: { type: "endTurn" }, actor: 1 }))).toBe("wrong-player");
    expect(ask("hash")["hash"]).toBe(before);
  });

  test("hears who concedes out of turn, and says why nothing else is heard", () => {
    const talk = session();
    const players = [{ queen: "copper-matriarch" }, { queen: "amber-sovereign" }, { queen: "grandmother-orb" }];
    const { match } = talk.answer({ id: 0, cmd: "load", game: "garden-incursion", position: { players } });
    const ask = (actor: number, type: string) => talk.answer({ id: 1, cmd: "do", match, actor, action: { type } });
    expect(code(ask(1, "endPhase"))).toBe("not-your-turn");
    expect(code(ask(7, "concede"))).toBe("bad-request");
    expect(ask(1, "concede")).toMatchObject({ ok: true, over: false });
    expect(ask(2, "concede")).toMatchObject({ ok: true, over: true, result: { winners: [0] } });
  });

  test("takes a plain answer, and one hand card after the other by the same id", () => {
    const talk = session();
    const hand = ["crumb-drake", "crumb-drake", "crumb-drake"];
    const position = {
      players: [
        { hand, eggs: ["larder-warden"] },
        { dragons: ["mote-drake"], mercenary: "sky-elder" },
      ],
    };
    const { match } = talk.answer({ id: 0, cmd: "load", game: "hatch", position });
    const ask = (action: object) => talk.answer({ id: 1, cmd: "do", match, action });
    expect(ask({ type: "barter", objects: hand }).ok).toBe(true);
    expect(ask({ type: "attack", defender: 1, reveal: false }).ok).toBe(true);
    expect(ask({ type: "answer", choice: true })).toMatchObject({ ok: true, events: [{ type: "reveal" }, {}, {}] });
  });

  test("takes cards by their id", () => {
    const { ask } = begun();
    const { hand } = (ask("position")["position"] as { players: { hand: string[] }[] }).players[0]!;
    expect(ask("do", { action: { type: "play", card: hand[0] } }).ok).toBe(true);
  });

  test("shows each seat its own view", () => {
    const { ask } = begun();
    const all = ask("state")["state"] as { design: number[] };
    const seen = ask("state", { viewer: 1 })["state"] as { design: number[] };
    expect(all.design).not.toContain(-1);
    expect(seen.design.filter((design) => design >= 0).length).toBe(3);
    expect(code(ask("state", { viewer: 2 }))).toBe("bad-request");
  });

  test("is undone, redone and forked", () => {
    const { ask, talk } = begun();
    const start = ask("hash")["hash"];
    for (let n = 0; n < 5; n++) ask("do", { action: (ask("actions")["actions"] as object[])[0] });
    const later = ask("hash")["hash"];
    const fork = talk.answer({ id: 1, cmd: "fork", match: "m1" })["match"];
    expect(ask("undo", { steps: 3 })["actions"]).toBe(2);
    expect(ask("undo", { steps: 99 })["actions"]).toBe(0);
    expect(ask("hash")["hash"]).toBe(start);
    expect(ask("redo")["actions"]).toBe(4);
    expect(ask("redo", { steps: 4 })["actions"]).toBe(0);
    expect(ask("hash")["hash"]).toBe(later);
    ask("undo");
    expect(talk.answer({ id: 1, cmd: "hash", match: fork })["hash"]).toBe(later);
  });

  test("is played to its end by bots, and says so", () => {
    const { ask } = begun();
    const played = ask("playout", { bots: ["greedy", "random"] });
    expect(played["actions"]).toBeGreaterThan(5);
    expect(ask("request")).toMatchObject({ over: true, result: played["result"] });
    expect(ask("actions")).toMatchObject({ over: true, actions: [] });
    expect(code(ask("do", { action: { type: "endTurn" } }))).toBe("game-over");
    expect(code(ask("bot", { bot: "greedy" }))).toBe("game-over");
    expect(String(ask("text")["text"])).toMatch(/wins\.$|drawn\.$/);
    const again = begun().ask;
    expect(again("playout", { bots: ["greedy", "random"] })).toEqual(played);
  });

  test("asks a bot, which gives a reason", () => {
    const { ask } = begun();
    for (const bot of ["random", "greedy", "mcts:50", "mcts:20ms"]) {
      const answer = ask("bot", { bot });
      expect(ask("actions")["actions"]).toContainEqual(answer["action"]);
      expect(String(answer["why"]).length).toBeGreaterThan(3);
    }
    expect(code(ask("bot", { bot: "genius" }))).toBe("bots/unknown");
  });

  test("is told in words, without a secret for a viewer", () => {
    const { ask } = begun();
    ask("do", { action: { type: "endTurn" } });
    expect(ask("text")["text"]).toMatch(/^Player 1 draws (?!a card)/);
    expect(ask("text", { viewer: 0 })["text"]).toMatch(/^Player 1 draws (?!a card)/);
    expect(ask("text", { viewer: 1 })["text"]).toMatch(/^Player 1 draws a card\./);
  });

  test("is saved and loaded", () => {
    const { ask, talk } = begun({ options: { counterCap: 7 } });
    ask("playout", { bots: ["random"] });
    ask("undo", { steps: 10 });
    const saved = JSON.parse(JSON.stringify(ask("save")["saved"]));
    const loaded = talk.answer({ id: 2, cmd: "load", saved });
    expect(talk.answer({ id: 3, cmd: "hash", match: loaded["match"] })["hash"]).toBe(ask("hash")["hash"]);
  });

  test("begins with a position, and writes it", () => {
    const talk = session();
    const { match } = talk.answer({
      id: 1,
      cmd: "load",
      game: "flask",
      position: { players: [{ counters: "R3", hand: ["attack"] }, { counters: "G1" }] },
    });
    expect(talk.answer({ id: 2, cmd: "do", match, action: { type: "play", card: "attack" } }).ok).toBe(true);
    const done = talk.answer({ id: 3, cmd: "do", match, action: { type: "endTurn" } });
    expect(done).toMatchObject({ over: true, result: { winners: [0], ranking: [[0], [1]], cause: "resources" } });
    expect(talk.answer({ id: 4, cmd: "position", match })["position"]).toMatchObject({ step: "over" });
  });
});

test("quit ends it", () => {
  const talk = session();
  expect(talk.answer({ id: 1, cmd: "quit" })).toEqual({ id: 1, ok: true });
  expect(talk.ended).toBe(true);
});

describe("matches are kept small", () => {
  test("what nobody asks for is folded, and comes back as it was", () => {
    const { talk, match } = begun();
    const ask = (cmd: string, fields: object = {}) => talk.answer({ id: 1, cmd, match, ...fields });
    ask("playout", { bots: ["random"] });
    ask("undo", { steps: 3 });
    const before = [ask("hash"), ask("text"), ask("save")];
    for (let n = 0; n < 400; n++) talk.answer({ id: n, cmd: "new", game: "flask", seed: n, players: 2 });
    expect([ask("hash"), ask("text"), ask("save")]).toEqual(before);
    expect(ask("redo", { steps: 3 })).toMatchObject({ ok: true, actions: 0 });
  });

  test("a match that was dropped is forgotten", () => {
    const { ask } = begun();
    expect(ask("drop")).toEqual({ id: 1, ok: true });
    expect(code(ask("hash"))).toBe("unknown-match");
    expect(code(ask("drop"))).toBe("unknown-match");
  });
});

test("thinking that was stopped before it came to anything says so", () => {
  let stops = 1;
  const talk = new ProtocolSession({ ...testHost, isStopped: () => stops > 0, stopAnswered: () => stops-- });
  talk.answer({ id: 1, cmd: "new", game: "flask", seed: 1, players: 2 });
  expect(code(talk.answer({ id: 2, cmd: "bot", match: "m1", bot: "greedy" }))).toBe("stopped");
  expect(talk.answer({ id: 3, cmd: "playout", match: "m1", bots: ["random"] })).toMatchObject({ stopped: true });
  expect(talk.answer({ id: 4, cmd: "stop" })).toEqual({ id: 4, ok: true });
  expect(talk.answer({ id: 5, cmd: "bot", match: "m1", bot: "greedy" })).toMatchObject({ ok: true });
});
