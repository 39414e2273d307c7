import { writeFileSync } from "node:fs";
import { greedy } from "../../engine/bots/greedy";
import { random } from "../../engine/bots/random";
import { movementOf } from "../../engine/core/cues";
import { Match } from "../../engine/core/match";
import { writeRecord } from "../../engine/core/record";
import { seedRng } from "../../engine/core/rng";
import type { GameId } from "../../schemas/game-id";
import { starterRules } from "../../test/engine/starter";

/**
 * `typical-moments.mjs <game> <file>`: matches between bots in which, together, most kinds of events happen, and after how many
 * actions each first does. Of each match the whole way is kept, so that it can be gone through step by step.
 */
const [id, file] = process.argv.slice(2) as [GameId, string];
const seeds = [7, 8, 9, 10, 11, 12];
/** Longer matches say nothing new, and take long to go through. */
const most = 240;

const known = new Set<string>();
const matches = seeds.flatMap((seed) => {
  const { game, rules } = starterRules(id);
  const match = new Match(id, rules, { seed });
  const rng = seedRng(seed + 1);
  while (match.state.result === null && match.actions.length < most) {
    const { seat } = match.state.prompt!;
    const bot = seed % 3 === 0 ? random : greedy;
    match.do(bot.choose(rules, rules.view(match.state, seat), seat, rng).action);
  }
  const moments = new Map<number, string[]>();
  for (const { at, event } of match.events()) {
    if (known.has(event.type) || at === 0) continue;
    known.add(event.type);
    const { as } = movementOf(game.names, event.type);
    moments.set(at, [...(moments.get(at) ?? []), `${event.type} (${as})`]);
  }
  const found = [...moments].map(([at, types]) => ({ at, types }));
  return found.length === 0 ? [] : [{ seed, record: writeRecord(match), moments: found }];
});
writeFileSync(file!, JSON.stringify(matches));
