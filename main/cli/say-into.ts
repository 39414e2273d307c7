import { plural } from "../../engine/core/rich-text";
import type { ReadRow } from "../../project/rules-texts";
import type { Outcome, Terminal } from "./command";
import { tableOf } from "./table-of";

/** A table of rules texts, written into the cards of a project: what is understood; what isn't is shown. */
export async function sayInto(
  folder: string,
  table: string,
  options: { text(name: string): string | undefined; has(name: string): boolean },
  terminal: Terminal,
): Promise<Outcome> {
  const [column, cards] = [options.text("column") ?? "text", options.text("cards") ?? "name"];
  const isMeant = options.has("yes");
  const texts = (await tableOf(table, column, cards)).map((row) => ({ card: row[cards]!, text: row[column]! }));
  const { writeTexts } = await import("./write-texts");
  const { rows, written } = await writeTexts(
    folder,
    texts.filter(({ text }) => text.trim() !== ""),
    isMeant,
  );
  for (const row of rows) printRow(row, terminal);
  const left = rows.filter(({ state }) => state !== "understood").length;
  const wrote = written.length === 0 ? "Nothing" : plural(written.length, "card");
  terminal.tell(
    `${isMeant ? "Written" : "Would be written"}: ${wrote}; ${left} of ${rows.length} texts to look at.` +
      `${isMeant || written.length === 0 ? "" : " Add --yes to write."}`,
  );
  return { exit: left === 0 ? 0 : 1, json: { rows, written, isWritten: isMeant } };
}

const reasons: Readonly<Record<ReadRow["state"], string>> = {
  understood: "",
  doubtful: "not sure",
  unread: "not understood",
  "no-card": "no card, or several, of this name",
};

function printRow({ card, state, lines, replaces }: ReadRow, terminal: Terminal): void {
  const isSure = state === "understood";
  const more = isSure
    ? replaces > 0
      ? `in place of ${plural(replaces, "ability", "abilities")}`
      : ""
    : reasons[state];
  terminal.print(
    `${isSure ? " " : terminal.paint("yellow", "?")} ${terminal.paint("bold", card)}${more && terminal.paint("grey", `  ${more}`)}`,
  );
  for (const { text, readings } of lines) {
    const [best] = readings;
    terminal.print(`    ${best ? marked(text, best.missed, terminal) : text}`);
    if (isSure) continue;
    for (const reading of readings) terminal.print(`      ${terminal.paint("grey", reading.text)}`);
  }
}

/** The text with what wasn't understood between › and ‹. */
export function marked(text: string, missed: readonly { start: number; end: number }[], terminal: Terminal): string {
  let [told, at] = ["", 0];
  for (const { start, end } of missed) {
    told += `${text.slice(at, start)}${terminal.paint("yellow", `›${text.slice(start, end)}‹`)}`;
    at = end;
  }
  return told + text.slice(at);
}
