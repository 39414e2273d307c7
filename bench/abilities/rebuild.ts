import { gameIds } from "../../schemas/game-id";
import { endBrowser } from "../../test/e2e/browser";
import { chosenCard, chosenCards } from "../../test/e2e/by-hand/chosen-cards";
import { makeCard } from "../../test/e2e/by-hand/make-card";
import { type Rebuilt, rebuildCard } from "../../test/e2e/by-hand/rebuild-card";
import { toldCards } from "../../test/e2e/by-hand/told-cards";
import { startStudio } from "../../test/e2e/studio";

/**
 * `node bench/abilities.mjs [game …]`: how many clicks and keys it takes to say what starter cards do, and to make cards that
 * somebody tells in plain English: from the set, through the dialog of a new card, to equal files.
 */

const studio = await startStudio();
console.log(`${"".padEnd(52)}clicks  keys  seconds`);
const wanted = process.argv.slice(2);
for (const game of gameIds.filter((id) => wanted.length === 0 || wanted.includes(id))) {
  await studio.make(game, game);
  for (const name of chosenCards[game])
    report(`${game} ${name}`, await rebuildCard(studio, game, game, `hand-${name}`, chosenCard(game, name)));
  for (const told of toldCards(game)) {
    await studio.page.evaluate(() => {
      window.location.hash = "#/set";
    });
    report(`${game} ${told.id}`, await makeCard(studio, game, game, told));
    console.log(`  “${told.says}”`);
  }
}
for (const complaint of studio.complaints) console.log(complaint);
await studio.end();
await endBrowser();

function report(name: string, { clicks, keys, seconds, differs }: Rebuilt): void {
  const figures = `${String(clicks).padStart(6)}${String(keys).padStart(6)}${seconds.toFixed(1).padStart(9)}`;
  console.log(`${name.padEnd(52)}${figures}  ${differs ? `differs: ${JSON.stringify(differs)}` : "equal"}`);
}
