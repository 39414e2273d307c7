import { gameIds } from "../../schemas/game-id";
import { CannotDo, type Command } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

export const schema: Command = {
  name: "schema",
  about: "Print the JSON Schema of a project file, or of a game's house rules",
  arguments: [
    { name: "name", about: `Which one, such as ${gameIds[0]}-card, deck, manifest or ${gameIds[0]}-options` },
  ],
  options: [],
  examples: [
    ["schema flask-card", "The schema of a Flask card"],
    ["schema deck > deck.schema.json", "Keeps the schema of a deck in a file"],
  ],
  async run({ arguments: [name] }, terminal) {
    const [{ editorSchemas }, { optionSchemas }, { jsonSchema }] = await Promise.all([
      import("../../project/editor-schemas"),
      import("../../engine/games/option-schemas"),
      import("../../schemas/json-schema"),
    ]);
    const entries = [...editorSchemas(), ...optionSchemas];
    const entry = entries.find((candidate) => candidate.name === name!.toLowerCase());
    if (!entry) {
      const names = entries.map((candidate) => candidate.name);
      const params = { name: name!, meant: didYouMean(name!, names), names: names.join(", ") };
      throw new CannotDo(cliProblems.report("cli/no-such-schema", {}, params));
    }
    const found = jsonSchema(entry);
    terminal.print(JSON.stringify(found, null, 2));
    return { exit: 0, json: found };
  },
};
