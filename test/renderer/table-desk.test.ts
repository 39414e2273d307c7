import { describe, expect, test } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { nextInt, seedRng } from "../../engine/core/rng";
import { tableKeys } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { legalDecks, offerOf, verdictOn } from "../../renderer/table/engine/before-match";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import type { Begun, MatchPlan, Outcome, Snapshot } from "../../renderer/table/engine/messages";
import { Thinker } from "../../renderer/table/engine/thinker";
import type { GameId } from "../../schemas/game-id";
import { lawsOf } from "../engine/laws";
import { starterSupply } from "../engine/starter";

function planFor(game: GameId): MatchPlan {
  const supply = starterSupply(game);
  const decks = Object.keys(supply.decks);
  const isShared = playableGame(game).decks === "shared";
  const seats = Array.from({ length: playableGame(game).players.min }, (_, n) => ({
    name: `Player ${n + 1}`,
    deck: decks[isShared ? 0 : n % decks.length]!,
  }));
  // Under house rules by which a match is over soon, where the usual ones let it go on.
  return { game, supply, seats, options: lawsOf(game).houses?.[0] ?? {}, seed: 7 };
}

const begun = (outcome: Outcome<Begun>): Begun => {
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.value;
};

/** Everything that a snapshot says, for looking for secrets. */
const words = (snapshot: Snapshot): string => JSON.stringify(snapshot);

test("in a rematch the loser begins, where the house rules say so", () => {
  const plan = { ...planFor("castle-lanes"), options: { firstPlayer: "loserOfLast" }, viewer: null };
  const first = (loser?: number): number =>
    begun(new MatchDesk().deal({ ...plan, ...(loser === undefined ? {} : { loser }) })).snapshot.asked!.actor;
  expect([first(0), first(1)]).toEqual([0, 1]);
  expect([first(), first()]).toEqual([first(), first()]);
});

describe.each(playableGames)("%s at the table", (game) => {
  test("is asked for answers that point at what lies there, and plays to its end by them alone", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    const pointed = new Set<string>();
    for (let n = 0; snapshot.asked; n++) {
      expect(n).toBeLessThan(20_000);
      const { answers } = snapshot.asked;
      expect(answers.length).toBeGreaterThan(0);
      for (const { points } of answers) for (const point of points) pointed.add(point.split(" ")[0]!);
      snapshot = desk.answer({ number: (n * 7) % answers.length, done: snapshot.done, viewer: null });
    }
    expect(snapshot.result!.ranking.flat().length).toBe(planFor(game).seats.length);
    expect(pointed).toContain("card");
    expect(snapshot.actors.length).toBe(snapshot.done);
  });

  test("tells of every number that is no sum how it came to be what it is", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    for (let n = 0; n < 60 && snapshot.asked; n++)
      snapshot = desk.answer({ number: (n * 5) % snapshot.asked.answers.length, done: snapshot.done, viewer: null });
    const changed = snapshot.table.seats.flatMap(({ seat, values }) => {
      const told = desk.numbers({ key: tableKeys.seat(seat), viewer: null });
      const plain = values.filter(({ parts }) => parts === undefined);
      expect(told.map(({ label, first, changes }) => [label, changes.at(-1)?.to ?? first])).toEqual(
        plain.map(({ label, value }) => [label, value]),
      );
      for (const { first, changes } of told)
        if (typeof first === "number")
          expect(changes.reduce((sum, { by = 0 }) => sum + by, first)).toBe(changes.at(-1)?.to ?? first);
      return told.flatMap(({ changes }) => changes);
    });
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter(({ lines }) => lines.length === 0)).toEqual([]);
  });

  test("gives no answers to those who are not asked", () => {
    const desk = new MatchDesk();
    const { snapshot } = begun(desk.deal({ ...planFor(game), viewer: -1 }));
    expect(snapshot.asked!.answers).toEqual([]);
    const { actor } = snapshot.asked!;
    expect(desk.look({ viewer: actor }).asked!.answers.length).toBeGreaterThan(0);
    expect(desk.look({ viewer: 1 - actor }).asked!.answers).toEqual([]);
  });

  test("lets a late click answer nothing", () => {
    const desk = new MatchDesk();
    const { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    const once = desk.answer({ number: 0, done: snapshot.done, viewer: null });
    expect(desk.answer({ number: 0, done: snapshot.done, viewer: null }).done).toBe(once.done);
    expect(desk.answer({ number: 999, done: once.done, viewer: null }).done).toBe(once.done);
  });

  test("goes to any moment and back, and on from there", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    const moments = [words(snapshot)];
    for (let n = 0; n < 25 && snapshot.asked; n++) {
      snapshot = desk.answer({ number: 0, done: snapshot.done, viewer: null });
      moments.push(words(snapshot));
    }
    const { done } = snapshot;
    const back = desk.moveTo({ done: 3, viewer: null });
    expect([back.done, back.total]).toEqual([3, done]);
    expect(words(desk.moveTo({ done, viewer: null }))).toBe(moments[done]);
    desk.moveTo({ done: 3, viewer: null });
    const same = desk.answer({ number: 0, done: 3, viewer: null });
    expect([same.done, same.total, same.branches]).toEqual([4, done, []]);
    // What is decided otherwise is a branch; the former one stays beside it.
    let other = same;
    while (other.asked!.answers.length < 2) other = desk.answer({ number: 0, done: other.done, viewer: null });
    const at = other.done;
    other = desk.answer({ number: 1, done: at, viewer: null });
    expect([other.done, other.total, other.actors.length]).toEqual([at + 1, at + 1, at + 1]);
    expect(other.branches).toMatchObject([{ at, total: done }]);
    const taken = desk.branch({ id: other.branches[0]!.id, viewer: null });
    expect({ ...taken, branches: [] }).toEqual({ ...(JSON.parse(moments[done]!) as Snapshot), branches: [] });
    expect(taken.branches).toMatchObject([{ at, total: at + 1 }]);
  });

  test("keeps what was taken back, and the other ways it went, when it is saved", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    for (let n = 0; n < 12; n++) snapshot = desk.answer({ number: 0, done: n, viewer: null });
    for (let done = 5; snapshot.branches.length === 0; done++) {
      snapshot = desk.moveTo({ done, viewer: null });
      if (snapshot.asked!.answers.length > 1) snapshot = desk.answer({ number: 1, done, viewer: null });
    }
    const [branch] = snapshot.branches;
    snapshot = desk.moveTo({ done: snapshot.done - 2, viewer: null });
    const saved = JSON.parse(JSON.stringify(desk.save())) as Json;
    const other = new MatchDesk();
    const loaded = begun(other.load({ saved, viewer: null })).snapshot;
    expect(words(loaded)).toBe(words(snapshot));
    expect(loaded.total).toBe(loaded.done + 2);
    expect(words(other.branch({ id: branch!.id, viewer: null })), "goes on as it would have").toBe(
      words(desk.branch({ id: branch!.id, viewer: null })),
    );
    const { branches: _, ahead: __, ...older } = saved as Record<string, Json>;
    expect(begun(new MatchDesk().load({ saved: older, viewer: null })).snapshot).toMatchObject({ branches: [] });
  });

  test("is saved with what was done, and loaded as it stood", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    for (let n = 0; n < 9; n++) snapshot = desk.answer({ number: 0, done: n, viewer: null });
    const saved = JSON.parse(JSON.stringify(desk.save())) as Json;
    const loaded = begun(new MatchDesk().load({ saved, viewer: null }));
    expect(words(loaded.snapshot)).toBe(words(snapshot));
    const other = { ...(saved as object), actions: [{ type: "nonsense" }] } as unknown as Json;
    const refused = new MatchDesk().load({ saved: other, viewer: null });
    expect(refused).toMatchObject({ ok: false, at: 1 });
  });

  test("thinks with a seat's eyes, and decides like any greedy player", () => {
    const desk = new MatchDesk();
    begun(desk.deal({ ...planFor(game), viewer: null }));
    const thinker = new Thinker();
    const mind = desk.mind();
    expect(mind.view.rng).toEqual([0, 0, 0, 0]);
    thinker.study(desk.rules());
    const thought = thinker.think({ ...mind, bot: greedy.name });
    expect(thought.why.length).toBeGreaterThan(5);
    desk.decide(thought.action);
    expect(desk.act({ done: 0, viewer: null }).done).toBe(1);
    expect(desk.act({ done: 1, viewer: null }).done, "decided once, done once").toBe(1);
  });
});

test("a program in a seat is told of the match once, and decides only what the rules allow", () => {
  const desk = new MatchDesk();
  begun(desk.deal({ ...planFor("flask"), viewer: null }));
  const thinker = new Thinker();
  thinker.study(desk.rules());
  const asked = () => thinker.askProgram(desk.mind()).requests.map(({ cmd }) => cmd);
  const says = (action: Json) => thinker.hearProgram(desk.mind(), { ok: true, answer: { action } });
  expect([asked(), asked()]).toEqual([["new", "bot"], ["bot"]]);
  expect(says({ type: "fly" })).toMatchObject({ forfeit: { why: "illegal" } });
  expect(asked(), "another one sits down in its place").toEqual(["new", "bot"]);
  const [first] = thinker.askProgram(desk.mind()).requests.at(-1)!["answers"] as { action: Json }[];
  expect(says(first!.action)).toEqual({ action: first!.action });
});

describe.each(playableGames)("a match of %s at a glance", (game) => {
  test("tells its turns, what mattered, and how the seats stood; it is begun again the same, or with the seats swapped", () => {
    const desk = new MatchDesk();
    let { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
    const first = words(snapshot);
    for (let n = 0; n < 60 && snapshot.asked; n++)
      snapshot = desk.answer({ number: (n * 5) % snapshot.asked.answers.length, done: snapshot.done, viewer: null });
    const { turns, marks, standing } = desk.timeline({ viewer: null });
    expect(turns.length).toBeGreaterThan(1);
    expect(marks.every(({ at, word, text }) => at <= snapshot.done && word !== "" && text !== "")).toBe(true);
    expect([standing[0]!.at, standing.at(-1)!.at]).toEqual([0, snapshot.done]);
    expect(standing[0]!.shares).toHaveLength(snapshot.table.seats.length);
    const { done } = snapshot;
    desk.moveTo({ done: 3, viewer: null });
    expect(desk.timeline({ viewer: null }), "wherever one is").toEqual({ turns, marks, standing });
    desk.moveTo({ done, viewer: null });
    expect(words(begun(desk.again({ seed: null, turned: 0, viewer: null })).snapshot)).toBe(first);
    const swapped = begun(desk.again({ seed: 7, turned: 1, viewer: null })).names;
    const names = snapshot.table.seats.map(({ name }) => name);
    expect(swapped).toEqual([names.at(-1), ...names.slice(0, -1)]);
  });
});

test("another way that begins with what nothing tells of is called by its answer", () => {
  const desk = new MatchDesk();
  let { snapshot } = begun(desk.deal({ ...planFor("hatch"), viewer: null }));
  const end = (): number => snapshot.asked!.answers.findIndex(({ text }) => text === "End the turn");
  // With full hands nobody draws.
  while (snapshot.done < 12 || end() < 0) snapshot = desk.answer({ number: 0, done: snapshot.done, viewer: null });
  const { done } = snapshot;
  desk.answer({ number: end(), done, viewer: null });
  desk.moveTo({ done, viewer: null });
  snapshot = desk.answer({ number: end() === 0 ? 1 : 0, done, viewer: null });
  expect(snapshot.branches).toMatchObject([{ words: "End the turn." }]);
});

test("a deck that isn't legal yet is played anyway, and the match says so", () => {
  const plan = planFor("castle-lanes");
  const decks = Object.fromEntries(Object.entries(plan.supply.decks).map(([id, list]) => [id, list.slice(0, 3)]));
  const draft = { ...plan, supply: { ...plan.supply, decks }, viewer: null };
  expect(verdictOn(draft)).toMatchObject({ isPlayable: true });
  expect(new MatchDesk().deal(draft).ok).toBe(false);
  const desk = new MatchDesk();
  expect(begun(desk.deal({ ...draft, anyDeck: true })).isByRules).toBe(false);
  const saved = JSON.parse(JSON.stringify(desk.save())) as Json;
  expect(saved).toMatchObject({ unofficial: true });
  expect(begun(new MatchDesk().load({ saved, viewer: null })).isByRules).toBe(false);
  expect(begun(new MatchDesk().deal({ ...plan, viewer: null })).isByRules).toBe(true);
});

test("a step whose time is up ends, and a late call ends nothing else", () => {
  const desk = new MatchDesk();
  const plan = { ...planFor("battle-farm"), options: { turnClockSeconds: 30 } };
  const { snapshot } = begun(desk.deal({ ...plan, viewer: null }));
  expect(snapshot.asked).toMatchObject({ clock: { seconds: 30 }, text: expect.stringMatching(/Buy a card/) });
  const after = desk.timeUp({ done: snapshot.done, viewer: null });
  expect(after.asked!.text).not.toMatch(/Buy a card/);
  expect(after.asked!.clock!.of).not.toBe(snapshot.asked!.clock!.of);
  expect(desk.timeUp({ done: snapshot.done, viewer: null }).done).toBe(after.done);
});

test.each(playableGames)("%s has no clock unless a house rule sets one", (game) => {
  const desk = new MatchDesk();
  const { snapshot } = begun(desk.deal({ ...planFor(game), viewer: null }));
  expect(snapshot.asked!.clock).toBeUndefined();
  expect(desk.timeUp({ done: 0, viewer: null }).done).toBe(0);
});

describe("a free answer", () => {
  const dealt = (game: GameId) => {
    const desk = new MatchDesk();
    return { desk, snapshot: begun(desk.deal({ ...planFor(game), viewer: null })).snapshot };
  };
  const named = ({ asked }: Snapshot, text: string) => asked!.free.find((free) => free.text === text)!;

  test("is refused in the rules' words, or done as its seat's own deed", () => {
    const { desk, snapshot } = dealt("garden-incursion");
    const other = 1 - snapshot.asked!.actor;
    const { number } = named(snapshot, "Place a marker on the field");
    const ask = { number, seat: other, done: 0, viewer: null };
    const wrong = desk.fill({ ...ask, values: { colour: "red", at: [-1, 0] } });
    expect(wrong).toEqual({ refused: expect.stringContaining("marker") });
    const right = desk.fill({ ...ask, values: { colour: "red", at: [1, 2] } });
    expect("snapshot" in right && [right.snapshot.done, right.snapshot.actors]).toEqual([1, [other]]);
    const late = desk.fill({ ...ask, values: { colour: "red", at: [1, 2] } });
    expect("snapshot" in late && late.snapshot.done).toBe(1);
    const saved = JSON.parse(JSON.stringify(desk.save())) as Json;
    expect(begun(new MatchDesk().load({ saved, viewer: null })).snapshot.actors).toEqual([other]);
  });

  test("is seen by whoever is asked; what is possible at any time by all", () => {
    const { desk, snapshot } = dealt("castle-lanes");
    for (const viewer of [0, 1, -1])
      expect(desk.look({ viewer }).asked!.free.map(({ text }) => text)).toEqual(["Concede"]);
    const { number } = named(snapshot, "Concede");
    const ended = desk.fill({ number, values: {}, seat: 1, done: 0, viewer: null });
    expect("snapshot" in ended && ended.snapshot.result!.winners).toEqual([0]);
  });
});

test("a game's agreements in words are house rules, and decide which decks can be dealt", () => {
  const bans = offerOf({ game: "garden-incursion" }).options.find(({ name }) => name === "bans");
  expect(bans).toMatchObject({ kind: "text", default: "" });
  const plan = planFor("garden-incursion");
  const [first, second] = plan.seats.map(({ deck }) => plan.supply.decks[deck!]!);
  const own = first!.find(({ card }) => !second!.some((other) => other.card === card))!.card;
  const verdict = verdictOn({ ...plan, options: { bans: own } });
  expect(verdict.decks.map(({ deck }) => deck)).toEqual([plan.seats[0]!.deck]);
  expect(verdictOn({ ...plan, options: { bans: "" } }).decks).toEqual([]);
});

describe("the decks to begin with", () => {
  const { supply } = planFor("flask");
  const ids = Object.keys(supply.decks);
  const draft = supply.decks[ids[0]!]!.slice(1);
  const legal = (decks: typeof supply.decks, most = 4, options = {}) =>
    legalDecks({ game: "flask", supply: { ...supply, decks, options }, most });

  test("are the legal ones in their order, as many as are asked for", () => {
    expect(legal({ ...supply.decks, [ids[0]!]: draft })).toEqual(ids.slice(1, 5));
    expect(legal(supply.decks, 2)).toEqual(ids.slice(0, 2));
  });

  test("are none where none is legal, and others where the project's house rules say so", () => {
    expect(legal({ draft })).toEqual([]);
    const deckSize = draft.reduce((sum, { count }) => sum + count, 0);
    expect(legal({ ...supply.decks, draft }, 9, { deckSize })).toEqual(["draft"]);
  });
});

describe("what speaks against dealing", () => {
  const plan = planFor("flask");

  test("nothing, for the starter's decks", () => {
    expect(verdictOn(plan)).toEqual({ decks: [], problems: [], isPlayable: true });
  });

  test("the deck that is at fault, by name, in words", () => {
    const [first] = Object.keys(plan.supply.decks);
    const decks = { ...plan.supply.decks, [first!]: plan.supply.decks[first!]!.slice(1) };
    const verdict = verdictOn({ ...plan, supply: { ...plan.supply, decks } });
    expect(verdict.decks.map(({ deck }) => deck)).toEqual([first]);
    expect(verdict.decks[0]!.problems[0]!.message).toMatch(/cards/);
    expect(verdict.problems).toEqual([]);
  });

  test("a house rule out of its range, said once and of no deck", () => {
    const verdict = verdictOn({ ...plan, options: { startHand: 900 } });
    expect(verdict.decks).toEqual([]);
    expect(verdict.problems.map(({ code }) => code)).toEqual(["options/out-of-range"]);
  });
});

describe("a question that comes several times in a row", () => {
  test.each(playableGames)("is answered at once in %s, as it would be one by one", (game) => {
    const counted: number[] = [];
    for (const seed of game === "flask" ? [1, 2, 3] : [1]) {
      const desk = new MatchDesk();
      const twin = new MatchDesk();
      const rng = seedRng(seed);
      let now = begun(desk.deal({ ...planFor(game), seed, viewer: null })).snapshot;
      begun(twin.deal({ ...planFor(game), seed, viewer: null }));
      for (let step = 0; step < 120 && now.asked; step++) {
        const { asked, done } = now;
        const several = asked.several;
        if (several) {
          counted.push(several.times);
          const left = [...several.most];
          const numbers = Array.from({ length: several.times }, () => {
            const open = left.flatMap((n, number) => (n > 0 ? [number] : []));
            const number = open[nextInt(rng, open.length)]!;
            left[number]!--;
            return number;
          });
          const texts = numbers.map((number) => asked.answers[number]!.text);
          now = desk.answers({ numbers, done, viewer: null });
          expect(now.done).toBeGreaterThan(done);
          // One by one: what is chosen is still there, by its words.
          for (const text of texts.slice(0, now.done - done)) {
            const { asked: next, done: at } = twin.look({ viewer: null });
            const number = next!.answers.findIndex((each) => each.text === text);
            twin.answer({ number, done: at, viewer: null });
          }
          expect(twin.look({ viewer: null }).table).toEqual(now.table);
        } else {
          const number = nextInt(rng, asked.answers.length);
          now = desk.answer({ number, done, viewer: null });
          twin.answer({ number, done, viewer: null });
        }
      }
    }
    expect(counted.every((times) => times > 1)).toBe(true);
    if (game === "flask") expect(Math.max(...counted)).toBeGreaterThan(1);
  });
});
