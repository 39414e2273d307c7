/** What pages, forums and chats put around a line of a list. */

/** As tags of a page or of a forum: `<li>`, `[b]`, `[card]`, `[url=…]`. */
const tags = /<\/?[a-z][^<>]*>|\[\/?(?:b|i|u|s|list|card|url|color|size|quote|spoiler|code|center|\*)(?:=[^\]]*)?\]/gi;
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&nbsp;": " ",
  "&times;": "×",
};

/** The same without them, and with letters and digits of usual width. */
export function withoutMarks(row: string): string {
  return row
    .normalize("NFKC")
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, "")
    .replace(/^\s*(?:>\s*)+/, "")
    .replace(tags, "")
    .replace(/&[a-z#0-9]{2,5};/gi, (entity) => entities[entity.toLowerCase()] ?? entity)
    .replace(/\[\[([^\][|]+)(?:\|[^\][]*)?\]\]/g, "$1")
    .replace(/!?\[([^\][]+)\]\([^()\s]*\)/g, "$1")
    .replace(/\*\*|__|~~|`/g, "")
    .replace(/^\s*\|(.*)\|\s*$/, (_, cells: string) =>
      cells
        .split("|")
        .map((cell) => cell.trim())
        .join("\t"),
    )
    .replace(/\s+(?:#|\/\/|;)\s.*$/, "")
    .replace(/^\s*(?:[-–—*•·+]|\d{1,3}[.)](?=\s+\d))\s+/, "")
    .trim();
}

/** A line drawn between others, or under the head of a table. */
export const isDivider = (row: string): boolean => /^[\s|:=_*~–—-]+$/.test(row);

/** The row that says what a table's columns are. */
export const isTableHead = (row: string, next: string | undefined): boolean =>
  row.includes("|") && next?.includes("|") === true && isDivider(next);

/** A line that is set off as headings are: bold, between lines, or with how many cards follow. */
export const isHeading = (row: string): boolean =>
  /^(?:<h\d|\*\*|__|==|--)/.test(row) || /^[\p{L} -]+(?:\(\d+(?: \p{L}+)?\)|[-–—:]\s*\d+ \p{L}+)$/u.test(row);
