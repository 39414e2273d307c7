import { resolve } from "node:path";
import { plural } from "../../engine/core/rich-text";
import type { ProjectDiff } from "../../project/versions/diff-projects";
import type { FieldChange } from "../../project/versions/field-changes";
import { readGiven } from "../given-file";
import { CannotDo, type Command, type Terminal } from "./command";
import { namedAs, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

const versions = [
  { name: "before", about: "A project's folder, <folder>@<kept version>, <folder>@git:<revision>, or a .cardset" },
  { name: "after", about: "What to compare it with, written alike" },
];

export const diff: Command = {
  name: "diff",
  about: "Tell what differs between two versions of a set, card by card",
  arguments: versions,
  options: [],
  examples: [
    ["diff my-set@git:v1.2 my-set", "What has changed since the tag v1.2; exit code 1 if anything has"],
    ["diff my-set other-set --json", "Fields before and after, for another program"],
  ],
  async run({ arguments: [before, after] }, terminal) {
    const { versionAt } = await import("./version-place");
    const { diffProjects, isSame } = await import("../../project/versions/diff-projects");
    const found = diffProjects(await versionAt(before!), await versionAt(after!));
    printDiff(found, terminal);
    const same = isSame(found);
    terminal.tell(same ? "Nothing differs." : summary(found));
    return { exit: same ? 0 : 1, json: found };
  },
};

export const changelog: Command = {
  name: "changelog",
  about: "Write down for players what differs between two versions of a set",
  arguments: versions,
  options: [
    { name: "title", value: "<words>", about: "Its heading, “What is new” unless given" },
    outOption("<file>", "A PDF of it, in the type of the game"),
    {
      name: "text",
      value: "<file>",
      about: "With --out: print this text instead, the changelog as somebody edited it",
    },
    paperOption,
  ],
  examples: [
    ["changelog my-set@git:v1.2 my-set --title 'Version 1.3' > news.md", "Markdown, to be edited"],
    ["changelog my-set@1.2 my-set --text news.md --out news.pdf", "What came of it, to be printed"],
  ],
  async run({ arguments: [before, after], options }, terminal) {
    const out = options.text("out");
    const file = out === undefined ? undefined : resolve(namedAs("pdf", out));
    const { versionAt } = await import("./version-place");
    const { diffProjects } = await import("../../project/versions/diff-projects");
    const written = await import("../../project/versions/changelog");
    const now = await versionAt(after!);
    const found = diffProjects(await versionAt(before!), now);
    const edited = options.text("text");
    const markdown =
      edited === undefined
        ? written.changelog(found, { title: options.text("title") ?? "What is new" })
        : givenText(edited);
    if (file === undefined) {
      terminal.print(markdown.trimEnd());
      return { exit: 0, json: { markdown, ...found } };
    }
    const { printWritten } = await import("../services/print-written");
    const { writeResult } = await import("./write-result");
    const { paper, paperSize = paper } = paperOf(options.text("paper"));
    const printed = await printWritten(now, { text: markdown, paper: paperSize });
    if (!printed.ok) throw new CannotDo(printed.problem);
    const { bytes, pages } = printed.value;
    await writeResult(file, bytes);
    terminal.print(`${file}: ${plural(pages, "page")}.`);
    return { exit: 0, json: { file, pages, markdown, ...found } };
  },
};

function givenText(file: string): string {
  const read = readGiven(file);
  if (!read.ok) throw new CannotDo(read.problem);
  return read.value;
}

const summary = ({ added, removed, renamed, changed }: ProjectDiff): string =>
  [
    added.length > 0 && `${plural(added.length, "card")} added`,
    removed.length > 0 && `${plural(removed.length, "card")} removed`,
    renamed.length > 0 && `${plural(renamed.length, "card")} renamed`,
    changed.length > 0 && `${plural(changed.length, "card")} changed`,
  ]
    .filter(Boolean)
    .join(", ")
    .replace(/$/, ".")
    .replace(/^\.$/, "No card differs.");

function printDiff(diff: ProjectDiff, terminal: Terminal): void {
  const list = (heading: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    terminal.print(terminal.paint("bold", heading));
    for (const line of lines) terminal.print(`  ${line}`);
    terminal.print("");
  };
  list("Added", diff.added.map(named));
  list("Removed", diff.removed.map(named));
  list(
    "Renamed",
    diff.renamed.map(({ from, to, name }) => `${from} → ${to}  ${name}`),
  );
  for (const { id, name, fields, text, picture } of diff.changed)
    list(`${name}  ${terminal.paint("grey", id)}`, [
      ...fields.map(told),
      ...(text && fields.every(({ says }) => says.after !== text.after) ? [told({ title: "Text", says: text })] : []),
      ...(picture ? ["Its picture is another."] : []),
    ]);
  list("Settings", diff.settings.map(told));
  list(
    "Components and keywords",
    diff.components.flatMap(({ name, kind, fields }) => [`${name}: ${kind}`, ...fields.map(told)]),
  );
  list(
    "Translations",
    diff.translations.flatMap(({ name, fields }) => fields.map((field) => `${name}, ${told(field)}`)),
  );
  list("Layouts, sheets and pieces", diff.templates);
  list(
    "Pictures and fonts",
    diff.pictures.map(({ file, kind }) => `${file}: ${kind}`),
  );
  for (const { name, kind, cards, illegal = [] } of diff.decks)
    list(`Deck ${name}${kind === "unchanged" ? "" : `: ${kind}`}`, [
      ...cards.map(({ card, copies }) => `${copies > 0 ? "+" : "−"}${Math.abs(copies)} ${card}`),
      ...illegal.map((message) => terminal.paint("red", message)),
    ]);
}

const named = ({ id, name }: { id: string; name: string }): string => (name === id ? id : `${name}  ${id}`);

const told = ({ title, says }: Pick<FieldChange, "title" | "says">): string =>
  `${title}: ${oneLine(says.before)} → ${oneLine(says.after)}`;

const oneLine = (text: string): string => text.split("\n").join(" / ") || "nothing";
