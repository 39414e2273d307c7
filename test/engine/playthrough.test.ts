import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { Match } from "../../engine/core/match";
import { seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { starterRules } from "./starter";

/**
 * A whole game as people read it, with the hash of every state in which every card keeps the number it was dealt with. Whoever changes the rules on purpose writes it anew with
 * CARDWRIGHT_UPDATE=1 and reads the difference.
 */
test.each(playableGames)(
  "a game of %s goes as it has always gone",
  (id) => {
    const file = `fixtures/playthroughs/${id}.txt`;
    const { rules } = starterRules(id);
    const match = new Match(id, rules, { seed: 2024 }, "kept");
    const fresh = new Match(id, rules, { seed: 2024 });
    const rng = seedRng(7);
    const lines: string[] = [];
    let told = 0;
    while (match.state.result === null) {
      const { seat } = match.state.prompt!;
      const { action } = greedy.choose(rules, rules.view(match.state, seat), seat, rng);
      const { answers } = rules.request(match.state)!;
      const nth = answers.findIndex((each) => JSON.stringify(each.action) === JSON.stringify(action));
      const answer = answers[nth]!;
      fresh.do(rules.request(fresh.state)!.answers[nth]!.action);
      match.do(action);
      const log = match.log(null);
      lines.push(`> ${seat + 1}: ${answer.text}  [${match.hash()}]`, ...log.slice(told).map((line) => `  ${line}`));
      told = log.length;
    }
    const text = `${lines.join("\n")}\n`;
    if (process.env["CARDWRIGHT_UPDATE"]) writeFileSync(file, text);
    expect(existsSync(file), "CARDWRIGHT_UPDATE=1 writes it").toBe(true);
    expect(text).toBe(readFileSync(file, "utf8"));
    for (const viewer of [null, -1, 0, 1])
      expect(fresh.log(viewer), "the same with other numbers on the cards").toEqual(match.log(viewer));
  },
  60_000,
);
