import type { CardChange, ProjectDiff } from "./diff-projects";

/** Fields that players never see, and names, which have a section of their own. */
const unseen = ["/name", "/tags", "/notes", "/art", "/number", "/copies"];
const isSeen = ({ field }: { field: string }): boolean =>
  !unseen.some((one) => field === one || field.startsWith(`${one}/`));

/** What players should know of a new version, as Markdown to be edited. Pictures, notes and layouts are left out. */
export function changelog(diff: ProjectDiff, { title }: { title: string }): string {
  const changes = diff.changed.filter((change) => change.text !== undefined || change.fields.some(isSeen));
  const sections = [
    section(
      "New cards",
      diff.added.map(({ name }) => `- ${name}`),
    ),
    section(
      "Cards that are gone",
      diff.removed.map(({ name }) => `- ${name}`),
    ),
    section("Changed cards", changes.map(told)),
    section(
      "New names",
      diff.changed.flatMap(({ fields }) =>
        fields.flatMap(({ field, says }) => (field === "/name" ? [`- ${says.after} (was ${says.before})`] : [])),
      ),
    ),
    section(
      "Components and keywords",
      diff.components.map(({ name, kind }) => `- ${name}: ${kind}`),
    ),
    section(
      "Decks that must be mended",
      diff.decks.flatMap(({ name, illegal = [] }) =>
        illegal.length > 0 ? [`- **${name}**: ${illegal.join(" ")}`] : [],
      ),
    ),
    section(
      "House rules and settings",
      diff.settings.map(({ title, says }) => `- ${title}: ${arrow(says)}`),
    ),
  ];
  const said = sections.filter(Boolean);
  return [`# ${title}`, ...(said.length > 0 ? said : ["Nothing that players would notice has changed."])]
    .join("\n\n")
    .concat("\n");
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}` : "";

/** Numbers in short; the text in full where it reads otherwise. */
function told({ name, fields, text }: CardChange): string {
  const short = fields
    .filter(isSeen)
    .filter(
      ({ says }) =>
        text === undefined || ![says.before, says.after].some((words) => words.length > 60 || words.includes("\n")),
    )
    .map(({ title, says }) => `${title}: ${arrow(says)}`);
  const lines = text
    ? [...short, `Text: ${oneLine(text.after) || "none"} *(was: ${oneLine(text.before) || "none"})*`]
    : short;
  return lines.length === 1
    ? `- **${name}**: ${lines[0]}`
    : [`- **${name}**`, ...lines.map((line) => `  - ${line}`)].join("\n");
}

const oneLine = (text: string): string => text.split("\n").join(" / ");

const arrow = ({ before, after }: { before: string; after: string }): string =>
  `${oneLine(before) || "none"} → ${oneLine(after) || "none"}`;
