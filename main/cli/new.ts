import { basename, resolve } from "node:path";
import { plural } from "../../engine/core/rich-text";
import { gameIds } from "../../schemas/game-id";
import { CannotDo, type Command } from "./command";

export const createNew: Command = {
  name: "new",
  about: "Start a project in a new folder",
  arguments: [{ name: "dir", about: "The folder to make; it must be empty or not there yet" }],
  options: [
    { name: "game", value: "<id>", choices: gameIds, about: "The game" },
    { name: "name", value: "<name>", about: "The project's name; otherwise the folder's" },
    { name: "empty", about: "Without the starter set" },
    {
      name: "from",
      value: "<file>",
      about: "Made of a deck file of the game's own editor, instead of the starter set",
    },
  ],
  examples: [
    ['new my-set --game flask --name "My set"', "A Flask project with the starter cards and decks"],
    ["new my-set --from blue.json", "A project of the cards and the deck in a file of Flask's own editor"],
    ["new my-set --game castle-lanes --empty", "A project without cards"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const [{ createProjectAt }, { findAppPlace }, { readProject }, { cardIds, deckIds }] = await Promise.all([
      import("../projects/create-project"),
      import("../services/app-place"),
      import("./read-project"),
      import("../../project/project-text"),
    ]);
    const root = resolve(folder!);
    const wanted = gameIds.find((id) => id === options.text("game"));
    const file = options.text("from");
    const from = file === undefined ? undefined : (await import("./deck-place")).readOwnDeckFile(file, wanted);
    const game = from?.game ?? wanted ?? gameIds[0];
    const name = options.text("name") ?? basename(root);
    const starters = { templates: () => `${findAppPlace().root}/templates` };
    const wish = { game, name, empty: options.has("empty"), ...(from ? { files: from.files } : {}) };
    const made = await createProjectAt(root, wish, starters);
    if (!made.ok) throw new CannotDo(made.problem);
    for (const { message } of from?.problems ?? []) terminal.tell(message);
    const { files } = readProject(made.value);
    const [cards, decks] = [cardIds(files).length, deckIds(files).length];
    terminal.print(`Made “${name}” in ${made.value} (${plural(cards, "card")}, ${plural(decks, "deck")}).`);
    return { exit: 0, json: { project: made.value, cards, decks } };
  },
};
