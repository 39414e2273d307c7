import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runScenario } from "../../engine/core/scenario";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import { layOutFaces } from "../../main/ink/faces";
import { Steps } from "../../main/ink/long-work";
import { chooseCards, faceOrder } from "../../main/services/chosen-cards";
import { checkProject } from "../../project/check";
import { readDocument } from "../../project/document";
import { cardIdOf, kindOf } from "../../project/paths";
import { supplyOf } from "../../project/supply";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";

/** Small projects to be changed by chance, and all that Cardwright does with the files of one. */

/** Of each game a few cards, all decks and scenarios, and its layouts as templates of its own. */
export function smallProject(game: GameId, mostCards = 6): Map<string, string> {
  const root = join("templates", game);
  const files = new Map<string, string>();
  const take = (path: string, from: string): void => void files.set(path, readFileSync(join(root, from), "utf8"));
  take("cardwright.json", "starter/cardwright.json");
  for (const folder of ["cards", "decks", "scenarios"]) {
    const names = readdirSync(join(root, "starter", folder)).sort();
    const step = folder === "cards" ? Math.max(1, Math.floor(names.length / mostCards)) : 1;
    for (const [at, name] of names.entries())
      if (at % step === 0) take(`${folder}/${name}`, `starter/${folder}/${name}`);
  }
  for (const name of ["card", "back"]) take(`templates/${name}.json`, `layouts/${name}.json`);
  return files;
}

/** No scenario and no deck depends on another: of the many that stay as they are, these see whatever else has changed. */
const most = { "scenarios/": 3, "decks/": 1 };

function withFewOthers(files: ReadonlyMap<string, string>, changed: string): Map<string, string> {
  const few = new Map(files);
  for (const [folder, count] of Object.entries(most)) {
    const others = [...files.keys()].filter((path) => path.startsWith(folder) && path !== changed);
    for (const path of others.slice(count)) few.delete(path);
  }
  return few;
}

/** Checks, describes, lays out and plays what depends on one file; whatever is wrong must be a problem, never a throw. */
export async function tryProject(all: ReadonlyMap<string, string>, changed: string, game: GameId): Promise<void> {
  const files = withFewOthers(all, changed);
  checkProject(files, new Set());
  const card = cardIdOf(changed) === undefined ? undefined : cardAt<object>(files, changed, game);
  if (card) for (const language of ["en", "de"] as const) cardGame(game).describe(card, language);
  const kind = kindOf(changed);
  if (kind === "card" || kind === "template" || kind === "manifest") await layOut(files, changed);
  const supply = supplyOf(files, game);
  if (kind === "scenario") {
    const scenario = readDocument<Scenario>(changed, files.get(changed)!, game).value;
    if (scenario?.game === game) runScenario(playableGame(game), supply, scenario);
  } else if (kind !== "template") {
    const ready = prepareMatch(playableGame(game), supply, playableGame(game).players.min);
    if (ready.ok) ready.rules.deal(1);
  }
}

async function layOut(files: ReadonlyMap<string, string>, changed: string): Promise<void> {
  const chosen = chooseCards(files, { deck: null });
  if (!chosen.ok) return;
  const id = cardIdOf(changed);
  const cards = chosen.value.cards.filter((each, at) => (id === undefined ? at === 0 : each.id === id));
  const order = { ...faceOrder(chosen.value, { pictures: async () => undefined }), cards };
  await layOutFaces(order, { withoutInk: true }, new Steps({}, 1));
}
