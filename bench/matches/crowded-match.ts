import { writeFileSync } from "node:fs";
import { greedy } from "../../engine/bots/greedy";
import { Match } from "../../engine/core/match";
import { writeRecord } from "../../engine/core/record";
import { seedRng } from "../../engine/core/rng";
import type { GameId } from "../../schemas/game-id";
import { starterRules } from "../../test/engine/starter";

/** `crowded-match.mjs <game> <file>`: a match between as many bots as the game allows, as a project keeps it. */
const [id, file] = process.argv.slice(2) as [GameId, string];
const seed = 7;
/** Where bots never come to an end. */
const most = 400;

const { game } = starterRules(id);
const { rules } = starterRules(id, game.players.max);
const match = new Match(id, rules, { seed });
const rng = seedRng(seed + 1);
while (match.state.result === null && match.actions.length < most) {
  const { seat } = match.state.prompt!;
  match.do(greedy.choose(rules, rules.view(match.state, seat), seat, rng).action);
}
const record = writeRecord(match);
const players = record.players.map((player) => ({ ...player, bot: "greedy" }));
writeFileSync(file!, JSON.stringify({ name: "Recorded", ...record, players }));
