import { readdirSync, readFileSync } from "node:fs";
import { cardGame } from "../../engine/games/registry";
import { checkDeckFile } from "../../project/check-deck-file";
import { setCopies } from "../../project/deck-commands";
import { deckLines } from "../../project/deck-lines";
import { type PiledCard, pilesOf } from "../../project/deck-piles";
import { cardPath, deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { answerTo } from "../../project/statistics/answer";
import { countedIn } from "../../project/statistics/counted";
import { readyQuestions } from "../../project/statistics/questions";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { compete, type Effort, median } from "../measure";
import type { Section } from "../report";

const [pool, inSight, target] = [1000, 40, 16];

/** What it costs to add a card to a deck beside a large set: a new verdict, piles and charts, and what of the set in sight still fits. */
export function measureDeckRoom(game: GameId, deck: string, effort: Effort): Section {
  const files = largeSet(game);
  const ids = [...files.keys()].flatMap((path) => /^cards\/(.+)\.json$/.exec(path)?.[1] ?? []);
  for (const id of ids) cardAt(files, cardPath(id), game);
  const path = deckPath(deck);
  let step = 0;
  const add = () => {
    // Another card each time, some of them for a deck that is long full: the worst that a verdict has to say.
    const { changes } = setCopies(files, game, deck, ids[step % 60]!, 1 + (step++ % 3));
    files.set(path, changes[0]!.text!);
  };
  const verdict = () => checkDeckFile(path, files.get(path)!, game, files, { isQuick: true });
  const piles = () => {
    const { cards = [] } = readDeck(path, files.get(path)!, game) ?? {};
    const piled = cards.map(
      (entry): PiledCard => ({ entry, name: entry.card, card: cardAt(files, cardPath(entry.card), game) }),
    );
    return pilesOf(piled, "cost", game);
  };
  const fit = () => {
    const fits = cardGame(game).fits(deckLines(path, files.get(path)!, game, files).lines);
    for (const id of ids.slice(0, inSight)) fits({ id, card: cardAt<object>(files, cardPath(id), game)! });
  };
  const set = countedIn(files, game, "en");
  const charts = () => {
    const { cards = [] } = readDeck(path, files.get(path)!, game) ?? {};
    const copies = cards.flatMap(({ card: id, count }) => {
      const card = cardAt<object>(files, cardPath(id), game);
      return card ? Array<{ id: string; card: object }>(count).fill({ id, card }) : [];
    });
    const counted = { ...set, cards: copies };
    for (const question of readyQuestions(set.facets, copies)) answerTo(question, counted);
  };
  const after = (work: () => unknown) => () => {
    add();
    work();
    return 1;
  };
  const rates = compete(
    {
      verdict: after(verdict),
      piles: after(piles),
      "what still fits, of the set in sight": after(fit),
      charts: after(charts),
      "all of it": after(() => {
        verdict();
        piles();
        fit();
        charts();
      }),
    },
    effort,
  );
  const rows = Object.entries(rates).map(([name, perSecond]) => ({
    name,
    value: 1000 / median(perSecond),
    unit: "ms",
  }));
  return {
    title: `A card added to a deck of ${cardGame(game).name}, beside a set of ${pool.toLocaleString("en")} cards`,
    rows,
    checks: [{ name: "from a card to verdict and charts", value: rows.at(-1)!.value, unit: "ms", most: target }],
  };
}

/** The starter set of a game, with copies of its cards that are called otherwise. */
function largeSet(game: GameId): Map<string, string> {
  const folder = `templates/${game}/starter`;
  const files = new Map([["cardwright.json", readFileSync(`${folder}/cardwright.json`, "utf8")]]);
  const own = readdirSync(`${folder}/cards`).map((name) => ({
    name,
    text: readFileSync(`${folder}/cards/${name}`, "utf8"),
  }));
  for (const { name, text } of own) files.set(`cards/${name}`, text);
  for (let n = own.length; n < pool; n++) {
    const card = JSON.parse(own[n % own.length]!.text) as object;
    files.set(`cards/card-${n}.json`, JSON.stringify({ ...card, name: `Card ${n}` }));
  }
  for (const name of readdirSync(`${folder}/decks`))
    files.set(`decks/${name}`, readFileSync(`${folder}/decks/${name}`, "utf8"));
  return files;
}
