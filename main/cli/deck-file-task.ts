import { resolve } from "node:path";
import { plural } from "../../engine/core/rich-text";
import { listedCards } from "../../project/deck-lists/listed-cards";
import { tableOfDeck } from "../../project/tables/plan-decks";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { deckPictureFile } from "../ink/deck-picture";
import { pictureSource } from "../ink/picture-source";
import { faceOrder } from "../services/chosen-cards";
import { picturedDeck } from "../services/pictured-deck";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { orNullWhenStopped } from "./interruptible";
import { namedAsFolder, namedLike } from "./out-option";
import { cliProblems } from "./problems";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

/** Forms of a deck that are files, not texts. */
export const deckFileTask = {
  async xlsx({ id, name, deck, files, game }: OpenDeck, options: Options, terminal: Terminal): Promise<Outcome> {
    const file = resolve(namedLike(options.text("out") ?? `${id}.xlsx`, ["xlsx"]));
    const names = new Map(listedCards(files, game.id).map((card) => [card.id, card.name]));
    const rows = tableOfDeck(id, deck ?? { name, cards: [] }, (card) => names.get(card) ?? card);
    await writeResult(file, writeXlsx([{ name: "Deck", rows }]));
    terminal.print(`${file}: ${plural(rows.length - 1, "line")}.`);
    return { exit: 0, json: { file, lines: rows.length - 1 } };
  },

  async tts(deck: OpenDeck, options: Options, terminal: Terminal): Promise<Outcome> {
    const { ttsFolder } = await import("./tts-folder");
    const out = namedAsFolder(options.text("out") ?? "tts");
    const wish = { out, deck: deck.id, cards: undefined, url: undefined };
    const result = await ttsFolder(folderOf(deck), wish, terminal);
    for (const file of result.files) terminal.print(file);
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },

  /** One picture to share, drawn beside its project's own pictures. */
  async picture(deck: OpenDeck, options: Options, terminal: Terminal): Promise<Outcome> {
    const file = resolve(namedLike(options.text("out") ?? `${deck.id}.png`, ["png", "svg"]));
    const project = readProject(folderOf(deck));
    const chosen = await chosenIn(project, { deck: deck.id });
    const assets = assetsOf(project);
    const order = {
      ...faceOrder(chosen, assets),
      ...picturedDeck(chosen, project.files, deck.id),
      pictureSource: pictureSource(assets.pictures),
      format: /\.svg$/i.test(file) ? "svg" : "png",
    } as const;
    const onProgress = (done: number, total: number) => terminal.progress("Drawing", done, total);
    const work = deckPictureFile(order, { onProgress, signal: terminal.signal });
    const made = await orNullWhenStopped(work, terminal.signal);
    if (!made) return { exit: 1, json: { file: null } };
    await writeResult(file, made.bytes);
    terminal.print(`${file}: ${plural(chosen.cards.length, "face")}.`);
    return { exit: 0, json: { file, faces: chosen.cards.length, problems: made.problems } };
  },
};

/** Faces are drawn from a project's folder. */
function folderOf({ folder, name }: OpenDeck): string {
  if (folder === undefined) throw new CannotDo(cliProblems.report("cli/picture-of-no-project", {}, { name }));
  return folder;
}
