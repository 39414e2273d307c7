import { describe, expect, test } from "vitest";
import { attemptsWith } from "../../engine/core/attempts";
import { nextInt, seedRng } from "../../engine/core/rng";
import { tableSeenBy } from "../../engine/core/secrecy";
import { meantBy, tableKeys, zonesOf } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { plainly } from "./plainly";
import { starterRules } from "./starter";

/** What can be done with a thing, and why not: of every card in every hand, in turns and out of them. */

describe.each(playableGames)("%s", (id) => {
  const game = playableGame(id);
  const { rules } = starterRules(id, game.players.min);

  test("tells of every card of a hand what it is good for now or why not, and what would help", () => {
    const rng = seedRng(7);
    const state = rules.deal(7);
    const said = new Set<string>();
    const unhelped = new Set<string>();
    let told = 0;
    for (let step = 0; step < 240 && state.result === null; step++) {
      if (step % 8 === 0)
        for (const seat of state.prompt!.seat === 0 ? [0, 1] : [0]) {
          const { seats } = tableSeenBy(rules, state, seat);
          const hand = seats[seat]!.zones.find(({ spread }) => spread === "hand")!;
          for (const { instance } of hand.cards) {
            const { can, cannot } = attemptsWith(rules, state, { seat, viewer: seat }, [tableKeys.card(instance!)]);
            expect(can.length + cannot.length).toBeGreaterThan(0);
            for (const { what, why, remedy } of cannot) {
              expect(what.filter((each) => each.includes("is gone"))).toEqual([]);
              for (const words of [...what, why, remedy ?? ""]) said.add(words);
              if (what.length > 0 && remedy === undefined) unhelped.add(why);
              told++;
            }
          }
        }
      const actions = rules.actions(state);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
    expect(told).toBeGreaterThan(20);
    expect([...unhelped]).toEqual([]);
    expect([...said].filter((words) => !plainly(words))).toEqual([]);
  });

  test("says of what is another's whose it is, and what can be done instead", () => {
    const state = rules.deal(5);
    const { seat } = state.prompt!;
    const table = tableSeenBy(rules, state, seat);
    const other = table.seats.find((each) => each.seat !== seat)!;
    const { can, cannot } = attemptsWith(rules, state, { seat, viewer: seat }, [tableKeys.zone(other.zones[0]!.id)]);
    expect(can).toEqual([]);
    const request = rules.request(state)!;
    expect(cannot[0]!.why).toBe(`It is ${other.name}’s. No answer to “${request.text}” has to do with it.`);
    expect(cannot[0]!.remedy).toContain(`Possible now: “${request.answers[0]!.text}”`);
  });

  test("says whoever must answer first what may be answered, nothing of it twice", () => {
    const state = rules.deal(5);
    const rng = seedRng(5);
    const told = new Set<string>();
    for (let step = 0; step < 30 && state.result === null; step++) {
      for (const seat of step % 3 === 0 ? [0, 1] : [])
        for (const { cards } of zonesOf(tableSeenBy(rules, state, seat))) {
          const [first] = cards;
          if (first?.instance === undefined) continue;
          const { cannot } = attemptsWith(rules, state, { seat, viewer: seat }, [tableKeys.card(first.instance)]);
          for (const { remedy } of cannot) if (remedy?.startsWith("Possible now")) told.add(remedy);
        }
      const actions = rules.actions(state);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
    expect(told).not.toContain("Possible now: .");
    const twice = [...told].filter((remedy) => {
      const named = remedy.match(/“[^”]+”/g) ?? [];
      return new Set(named).size < named.length;
    });
    expect([told.size > 0, twice]).toEqual([true, []]);
  });

  test("refuses what it says it refuses, and says of nothing possible that it isn't", () => {
    const rng = seedRng(3);
    const state = rules.deal(3);
    for (let step = 0; step < 64 && state.result === null; step++) {
      const { seat } = state.prompt!;
      if (step % 16 === 0) {
        const table = tableSeenBy(rules, state, seat);
        const listed = new Set(rules.request(state)!.answers.map(({ text }) => text));
        for (const { cards } of zonesOf(table))
          for (const { instance } of cards) {
            if (instance === undefined) continue;
            const { cannot } = attemptsWith(rules, state, { seat, viewer: seat }, [tableKeys.card(instance)]);
            const wrong = cannot.flatMap(({ what }) => what).filter((text) => listed.has(text));
            expect(wrong).toEqual([]);
          }
      }
      const actions = rules.actions(state);
      rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
    }
  });
});

test("what a card would mean on a thing is told apart from what it means anywhere", () => {
  const { rules } = starterRules("hatch", 2);
  const state = rules.deal(3);
  const card = (instance: unknown): string => tableKeys.card(Number(instance));
  for (let step = 0; step < 60; step++) {
    const { seat } = state.prompt!;
    const misfit = rules.tries!(state, seat).find(
      (action) => action.type === "nurture" && rules.refusal(state, action)?.code === "does-not-fit",
    );
    if (misfit) {
      const ask = { seat, viewer: seat };
      const fed = attemptsWith(rules, state, ask, [card(misfit["card"]), card(misfit["egg"])]);
      expect(fed).toMatchObject({ isOfAll: true, can: [] });
      expect(fed.cannot[0]!.why).toMatch(/gives nothing this egg needs/);
      const laid = attemptsWith(rules, state, ask, [card(misfit["card"]), tableKeys.zone("draw")]);
      expect(laid.isOfAll).toBeUndefined();
      expect(laid.can.join()).toMatch(/^Lay .* as an egg/);
      return;
    }
    const answers = rules.request(state)!.answers.map(({ action }) => action);
    rules.apply(state, answers.find(({ type }) => type === "layEgg") ?? answers[0]!, null);
  }
  throw new Error("No card that doesn't fit an egg came along.");
});

test("what stands somewhere stands for its place, where that is what is meant", () => {
  const { rules } = starterRules("battle-farm", 2);
  const state = rules.deal(3);
  for (let step = 0; step < 120; step++) {
    const { seat } = state.prompt!;
    const taken = rules.tries!(state, seat).find((action) => rules.refusal(state, action)?.code === "bed-taken");
    if (taken) {
      const table = tableSeenBy(rules, state, seat);
      const keys = meantBy(table)(taken);
      const places = table.boards.flatMap(({ places }) => places);
      const [crop] = places.find(({ id }) => keys.includes(tableKeys.place(id)))!.cards;
      const dropped = [tableKeys.card(Number(taken["card"])), tableKeys.card(crop!.instance!)];
      const { can, cannot, isOfAll } = attemptsWith(rules, state, { seat, viewer: seat }, dropped);
      expect([can, isOfAll, cannot[0]!.why]).toEqual([[], true, "That bed is taken."]);
      return;
    }
    const answers = rules.request(state)!.answers.map(({ action }) => action);
    rules.apply(state, answers.find(({ type }) => type === "plant") ?? answers.at(-1)!, null);
  }
  throw new Error("No bed was taken.");
});
