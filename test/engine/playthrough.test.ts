import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { Match } from "../../engine/core/match";
import { seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { starterRules } from "./starter";

/**
 * A whole game as people read it, with the hash of every state. Whoever changes the rules on purpose writes it anew with
 * CARDWRIGHT_UPDATE=1 and reads the difference.
 */
test.each(playableGames)(
  "a game of %s goes as it has always gone",
  (id) => {
    const file = `fixtures/playthroughs/${id}.txt`;
    const { rules } = starterRules(id);
    const match = new Match(id, rules, { seed: 2024 });
    const rng = seedRng(7);
    const lines: string[] = [];
    let told = 0;
    while (match.state.result === null) {
      const { seat } = match.state.prompt!;
      const { action } = greedy.choose(rules, rules.view(match.state, seat), seat, rng);
      const answer = rules
        .request(match.state)!
        .answers.find((each) => each.action === action || JSON.stringify(each.action) === JSON.stringify(action))!;
      match.do(action);
      const log = match.log(null);
      lines.push(`> ${seat + 1}: ${answer.text}  [${match.hash()}]`, ...log.slice(told).map((line) => `  ${line}`));
      told = log.length;
    }
    const text = `${lines.join("\n")}\n`;
    if (process.env["CARDWRIGHT_UPDATE"]) writeFileSync(file, text);
    expect(existsSync(file), "CARDWRIGHT_UPDATE=1 writes it").toBe(true);
    expect(text).toBe(readFileSync(file, "utf8"));
  },
  60_000,
);
