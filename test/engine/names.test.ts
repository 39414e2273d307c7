import { describe, expect, test } from "vitest";
import type { Action, FieldKind, Rules } from "../../engine/core/game";
import type { CoreState, GameEvent } from "../../engine/core/machine";
import { judge } from "../../engine/core/resolve";
import { plainWords } from "../../engine/core/scenario-fields";
import { seenBy } from "../../engine/core/secrecy";
import { prepareMatch, preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterScenarios, starterSupply, wordScenarios } from "./starter";

/** Whatever can be done or happens is declared, with its fields: scenarios are held against it. */
describe.each(playableGames)("%s", (id) => {
  const game = playableGame(id);
  const { actions, events } = game.names;
  const supply = starterSupply(id);
  const undeclared = new Set<string>();

  const fits = (kind: FieldKind | undefined, value: Json): boolean => {
    if (Array.isArray(value)) return (value as Json[]).every((item) => fits(kind, item));
    if (kind === "flag") return typeof value === "boolean";
    if (kind === "any" || typeof value === "number" || value === null) return kind !== undefined;
    return typeof value === "string" && (plainWords.includes(value) || (Array.isArray(kind) && kind.includes(value)));
  };
  function offered(rules: Rules, state: CoreState): Action[] {
    const request = rules.request(state);
    const all = rules.actions(state);
    for (const { type, ...fields } of all)
      for (const [field, value] of Object.entries(fields))
        if (!fits(actions[type]?.[field], value)) undeclared.add(`${type}.${field} ${JSON.stringify(value)}`);
    for (const { type } of all) if (!actions[type]) undeclared.add(type);
    for (const { action, fields, seats } of request?.free ?? [])
      for (const field of [...Object.keys({ ...action, ...fields }), ...(seats ? ["seat"] : [])])
        if (field !== "type" && !actions[action.type]?.[field]) undeclared.add(`${action.type}.${field}`);
    return all;
  }
  function note(event: GameEvent): void {
    const { type, ...fields } = seenBy(event, null);
    for (const field of Object.keys(fields)) if (!events[type]?.includes(field)) undeclared.add(`${type}.${field}`);
  }

  test("declares what is done and happens in its scenarios", () => {
    for (const { given, when = [] } of Object.values({ ...starterScenarios(id), ...wordScenarios(id) })) {
      if ("new" in given) continue;
      const ready = preparePosition(game, supply, given as Json);
      if (!ready.ok) continue;
      const { rules } = ready;
      const state = rules.readPosition(given as Json);
      for (const { player, action } of when) {
        if (!state.result) offered(rules, state);
        const judged = judge(rules, state, action as { type: string }, player);
        if (judged.ok) rules.apply(state, judged.action, note);
      }
    }
    expect([...undeclared]).toEqual([]);
  });

  test("declares what is done and happens in matches", () => {
    const ready = prepareMatch(game, supply, game.players.max);
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    const state = ready.rules.deal(1);
    for (let n = 0; n < 200 && !state.result; n++) {
      const all = offered(ready.rules, state);
      ready.rules.apply(state, all[(n * 7919) % all.length]!, note);
    }
    expect([...undeclared]).toEqual([]);
  });
});
