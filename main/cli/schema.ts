import { CannotDo, type Command } from "./command";
import { cliProblems } from "./problems";

export const schema: Command = {
  name: "schema",
  about: "Print the JSON Schema of a project file",
  arguments: [{ name: "name", about: "Which file, such as flask-card, deck or manifest" }],
  options: [],
  examples: [
    ["schema flask-card", "The schema of a Flask card"],
    ["schema deck > deck.schema.json", "Keeps the schema of a deck in a file"],
  ],
  async run({ arguments: [name] }, terminal) {
    const [{ fileSchemas }, { jsonSchema }] = await Promise.all([
      import("../../schemas/catalogue"),
      import("../../schemas/json-schema"),
    ]);
    const entry = fileSchemas.find((candidate) => candidate.name === name);
    if (!entry) {
      const names = fileSchemas.map((candidate) => candidate.name).join(", ");
      throw new CannotDo(cliProblems.report("cli/no-such-schema", {}, { name: name!, names }));
    }
    const found = jsonSchema(entry);
    terminal.print(JSON.stringify(found, null, 2));
    return { exit: 0, json: found };
  },
};
