import { basename, resolve } from "node:path";
import { plural } from "../../engine/core/rich-text";
import { CannotDo, type Command } from "./command";
import { outOption } from "./out-option";

export const pack: Command = {
  name: "pack",
  about: "Put a whole set into one file, with a list of who made what",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [outOption("<file>", "The bundle to write, <project>.cardset unless given")],
  examples: [["pack my-set -o my-set.cardset", "One file to pass on: drop it onto Cardwright, or unpack it"]],
  async run({ arguments: [folder], options }, terminal) {
    const { readProject } = await import("./read-project");
    const { packBundle } = await import("../projects/pack-bundle");
    const { mayWrite } = await import("./write-result");
    const { root } = readProject(folder!);
    const file = options.text("out") ?? `${basename(root)}.cardset`;
    await mayWrite(file);
    const packed = await packBundle(root, resolve(file));
    if (!packed.ok) throw new CannotDo(packed.problem);
    const { bundle, files, problems } = packed.value;
    const { printProblems } = await import("./check");
    printProblems(problems, terminal);
    terminal.print(`${file}: “${bundle.name}”, ${plural(bundle.cards, "card")}, ${plural(files, "file")}.`);
    return { exit: 0, json: { file, files, bundle, problems } };
  },
};

export const unpack: Command = {
  name: "unpack",
  about: "Make a project of a bundle",
  arguments: [
    { name: "bundle", about: "A .cardset file" },
    { name: "folder", about: "The folder to make; it must be empty or not there yet", optional: true },
  ],
  options: [],
  examples: [["unpack my-set.cardset", "Makes the folder my-set"]],
  async run({ arguments: [file, folder] }, terminal) {
    const { readGivenBytes } = await import("../given-file");
    const { mostBundleBytes, readBundle } = await import("../projects/read-bundle");
    const { createFromBundle } = await import("../projects/create-project");
    const bytes = readGivenBytes(file!, mostBundleBytes);
    if (!bytes.ok) throw new CannotDo(bytes.problem);
    const read = readBundle(file!, bytes.value);
    if (!read.ok) throw new CannotDo(read.problem);
    const root = resolve(folder ?? basename(file!).replace(/\.cardset$/i, ""));
    const made = await createFromBundle(root, read.value);
    if (!made.ok) throw new CannotDo(made.problem);
    const { printProblems } = await import("./check");
    printProblems(read.value.notes, terminal);
    terminal.print(`Made “${read.value.name}” in ${root} (${plural(read.value.files.size, "file")}).`);
    return { exit: 0, json: { project: root, files: read.value.files.size, problems: read.value.notes } };
  },
};
