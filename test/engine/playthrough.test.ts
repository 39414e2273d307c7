import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import type { Rules } from "../../engine/core/game";
import { Match } from "../../engine/core/match";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { starterRules } from "./starter";

/** Which of the answers was given: the one that reads so, and after which all is as it was. */
function recorded(rules: Rules, match: Match, line: string | undefined): number {
  const [, seat, text, hash] = /^> (\d+): (.*) {2}\[(\w+)\]$/.exec(line ?? "") ?? [];
  const { actor, answers } = rules.request(match.state)!;
  const likely = answers.flatMap((answer, n) => (actor + 1 === Number(seat) && answer.text === text ? [n] : []));
  const leadsThere = (n: number): boolean => {
    const after = clonePlain(match.state);
    rules.apply(after, answers[n]!.action, null);
    return hashPlain(after) === hash;
  };
  return likely.length > 1 ? (likely.find(leadsThere) ?? -1) : (likely[0] ?? -1);
}

/**
 * A whole game as people read it, with the hash of every state in which every card keeps the number it was dealt with. Whoever changes the rules on purpose plays it anew with
 * CARDWRIGHT_UPDATE=1, with greedy players, and reads the difference; how bots play it doesn't matter otherwise.
 */
test.each(playableGames)(
  "a game of %s goes as it has always gone",
  (id) => {
    const file = `fixtures/playthroughs/${id}.txt`;
    const isAnew = process.env["CARDWRIGHT_UPDATE"] !== undefined;
    const before = isAnew ? "" : readFileSync(file, "utf8");
    const moves = before.split("\n").filter((line) => line.startsWith("> "));
    const { rules } = starterRules(id);
    const match = new Match(id, rules, { seed: 2024 }, "kept");
    const fresh = new Match(id, rules, { seed: 2024 });
    const rng = seedRng(7);
    const lines: string[] = [];
    let told = 0;
    while (match.state.result === null) {
      const { actor, answers } = rules.request(match.state)!;
      const chosen = (): string =>
        JSON.stringify(greedy.choose(rules, rules.view(match.state, actor), actor, rng).action);
      const nth = isAnew
        ? answers.map(({ action }) => JSON.stringify(action)).indexOf(chosen())
        : recorded(rules, match, moves.shift());
      expect(nth, "an answer that is offered").toBeGreaterThanOrEqual(0);
      const answer = answers[nth]!;
      fresh.do(rules.request(fresh.state)!.answers[nth]!.action);
      match.do(answer.action);
      const log = match.log(null);
      lines.push(`> ${actor + 1}: ${answer.text}  [${match.hash()}]`, ...log.slice(told).map((line) => `  ${line}`));
      told = log.length;
    }
    const text = `${lines.join("\n")}\n`;
    if (isAnew) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, "utf8"));
    for (const viewer of [null, -1, 0, 1])
      expect(fresh.log(viewer), "the same with other numbers on the cards").toEqual(match.log(viewer));
  },
  60_000,
);
