import { gameIds } from "../../schemas/game-id";
import { chosenCard, chosenCards } from "../../test/e2e/by-hand/chosen-cards";
import { rebuildCard } from "../../test/e2e/by-hand/rebuild-card";
import { startStudio } from "../../test/e2e/studio";

/** `node bench/abilities.mjs`: how many clicks and keys it takes to say what cards do, from nothing to equal files. */

const studio = await startStudio();
console.log(`${"".padEnd(52)}clicks  keys  seconds`);
for (const game of gameIds) {
  await studio.make(game, game);
  for (const name of chosenCards[game]) {
    const { clicks, keys, seconds, differs } = await rebuildCard(
      studio,
      game,
      game,
      `hand-${name}`,
      chosenCard(game, name),
    );
    const figures = `${String(clicks).padStart(6)}${String(keys).padStart(6)}${seconds.toFixed(1).padStart(9)}`;
    console.log(
      `${`${game} ${name}`.padEnd(52)}${figures}  ${differs ? `differs: ${JSON.stringify(differs)}` : "equal"}`,
    );
  }
}
for (const complaint of studio.complaints) console.log(complaint);
await studio.end();
