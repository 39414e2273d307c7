import { plural } from "../../engine/core/rich-text";
import type { Command } from "./command";
import { namedAsFolder, outOption } from "./out-option";

export const build: Command = {
  name: "build",
  about: "Make everything that a build of the set names, into one folder",
  arguments: [
    { name: "project", about: "The project's folder" },
    { name: "name", about: "A build of the project's folder “builds”, or a usual one", optional: true },
  ],
  options: [
    outOption("<folder>", "Where the builds go, each into a folder of its own; <project>-builds unless given"),
    { name: "all", about: "All builds that the project has itself; the usual ones where it has none" },
  ],
  examples: [
    ["build my-set", "Lists what it can be built as: proof, low-ink, table, print-shop, release …"],
    ["build my-set release", "Sheets, pictures, texts, credits, what is new and the bundle, in my-set-builds/release"],
    ["build my-set --all --out dist --json", "For another program: what was made, and what had not changed"],
  ],
  async run({ arguments: [folder, name], options }, terminal) {
    const { buildFolder, listBuilds } = await import("./build-project");
    if (name === undefined && !options.has("all")) return listBuilds(folder!, terminal);
    const out = options.text("out");
    const wish = { name, out: out === undefined ? undefined : namedAsFolder(out) };
    const result = await buildFolder(folder!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    for (const { folder: made, files, unchanged } of result.builds) {
      const same = unchanged.length > 0 ? `, ${unchanged.length} unchanged` : "";
      terminal.print(`${made}: ${plural(files.length, "file")}${same}.`);
    }
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },
};
