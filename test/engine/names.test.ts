import { expect, test } from "vitest";
import { judge } from "../../engine/core/resolve";
import { prepareMatch, preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterScenarios, starterSupply, wordScenarios } from "./starter";

/** Whatever can be done or happens is declared: scenarios are held against it. */
test.each(playableGames)("%s declares the actions and events of its scenarios and games", (id) => {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const [actions, events] = [new Set<string>(), new Set<string>()];
  for (const { given, when = [] } of Object.values({ ...starterScenarios(id), ...wordScenarios(id) })) {
    if ("new" in given) continue;
    const ready = preparePosition(game, supply, given as Json);
    if (!ready.ok) continue;
    const { rules } = ready;
    const state = rules.readPosition(given as Json);
    for (const { player, action } of when) {
      if (!state.result) for (const { type } of rules.actions(state)) actions.add(type);
      const judged = judge(rules, state, action as { type: string }, player);
      if (judged.ok) rules.apply(state, judged.action, ({ type }) => events.add(type));
    }
  }
  const ready = prepareMatch(game, supply, game.players.max);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const state = ready.rules.deal(1);
  for (let n = 0; n < 200 && !state.result; n++) {
    const offered = ready.rules.actions(state);
    for (const { type } of offered) actions.add(type);
    ready.rules.apply(state, offered[(n * 7919) % offered.length]!, ({ type }) => events.add(type));
  }
  expect([...actions].filter((type) => !game.names.actions.includes(type))).toEqual([]);
  expect([...events].filter((type) => !game.names.events.includes(type))).toEqual([]);
});
