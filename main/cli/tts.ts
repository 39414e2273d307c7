import { CannotDo, type Command } from "./command";
import { namedAsFolder, outOption } from "./out-option";
import { cliProblems } from "./problems";

export const tts: Command = {
  name: "tts",
  about: "Make a deck for Tabletop Simulator",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<folder>", "Where the files go, “tts” in this folder unless given"),
    { name: "deck", value: "<id>", about: "The cards of this deck, as many as it has; otherwise each card once" },
    { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    {
      name: "url",
      value: "<address>",
      about: "Where you will put the pictures online; otherwise they are found on this computer",
    },
  ],
  examples: [
    ["tts my-set --deck red", "A saved object for Tabletop Simulator's folder “Saved Objects”, and its sheets"],
    ["tts my-set --url https://example.org/my-set/", "For players elsewhere: upload the pictures to that address"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { ttsFolder } = await import("./tts-folder");
    const wish = {
      out: namedAsFolder(options.text("out") ?? "tts"),
      deck: options.text("deck") ?? null,
      cards: options.text("cards"),
      url: addressOf(options.text("url")),
    };
    const result = await ttsFolder(folder!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    for (const file of result.files) terminal.print(file);
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },
};

export const ttp: Command = {
  name: "ttp",
  about: "Make a package for Tabletop Playground",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<folder>", "Where the package goes, “ttp” in this folder unless given"),
    { name: "deck", value: "<id>", about: "The cards of this deck, as many as it has; otherwise each card once" },
    { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
  ],
  examples: [
    ["ttp my-set --deck red --out Packages/red", "A folder to put into Tabletop Playground's folder “Packages”"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { ttpFolder } = await import("./tts-folder");
    const wish = {
      out: namedAsFolder(options.text("out") ?? "ttp"),
      deck: options.text("deck") ?? null,
      cards: options.text("cards"),
    };
    const result = await ttpFolder(folder!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    for (const file of result.files) terminal.print(file);
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },
};

function addressOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text;
  throw new CannotDo(cliProblems.report("cli/not-an-address", {}, { name: "url", value: text }));
}
