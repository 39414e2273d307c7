import { CannotDo, type Command } from "./command";

export const keep: Command = {
  name: "keep",
  about: "Keep a version of a set, to compare with it later",
  arguments: [
    { name: "project", about: "The project's folder" },
    { name: "version", about: "How it is called, such as 1.2" },
  ],
  options: [{ name: "notes", value: "<words>", about: "What is to be said of it" }],
  examples: [
    ["keep my-set 1.2 --notes 'As printed for the club'", "Its texts, as versions/1-2.cardset"],
    ["diff my-set@1.2 my-set", "What has changed since"],
  ],
  async run({ arguments: [folder, version], options }, terminal) {
    const { readProject } = await import("./read-project");
    const { keepVersion } = await import("../projects/kept-versions");
    const { root, files } = readProject(folder!);
    const wish = { version: version!.slice(0, 20), notes: options.text("notes") ?? "", made: new Date().toISOString() };
    const kept = await keepVersion(root, files, wish);
    if (!kept.ok) throw new CannotDo(kept.problem);
    const file = `versions/${kept.value}.cardset`;
    terminal.print(`Kept ${wish.version} as ${file}.`);
    return { exit: 0, json: { file, id: kept.value } };
  },
};
