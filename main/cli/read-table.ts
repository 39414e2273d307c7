/** Rows of a table as text: values in quotes may hold commas, line breaks and doubled quotes. */
export function readTable(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text);
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .map((row) => Object.fromEntries(head.map((name, n) => [name.trim(), row[n] ?? ""])));
}

function cellsOf(text: string): string[][] {
  const [first = ""] = text.split(/\r?\n/, 1);
  const separator = [",", ";", "\t"].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
  const rows: string[][] = [[""]];
  let isQuoted = false;
  for (let n = 0; n < text.length; n++) {
    const letter = text[n]!;
    const row = rows.at(-1)!;
    const add = (more: string) => row.push(row.pop()! + more);
    if (letter === '"' && isQuoted && text[n + 1] === '"') add(text[n++]!);
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted || (letter !== separator && letter !== "\n" && letter !== "\r")) add(letter);
    else if (letter === separator) row.push("");
    else if (letter === "\n") rows.push([""]);
  }
  return rows;
}
