import { extname } from "node:path";
import { CannotDo, type CommandOption } from "./command";
import { cliProblems } from "./problems";

/** Where a command writes its file. `-o` everywhere. */
export const outOption = (value: "<file>" | "<folder>", about: string): CommandOption => ({
  name: "out",
  letter: "o",
  value,
  about,
});

/** Endings by which other programs would take the file for something else. */
const taken = [".png", ".jpg", ".jpeg", ".webp", ".svg", ".zip", ".json", ".txt", ".csv", ".html", ".ps", ".pdf"];

/** The file's name unless it promises something that it won't be. */
export function namedAs(ending: "pdf", file: string): string {
  const own = extname(file).toLowerCase();
  if (own === `.${ending}` || !taken.includes(own)) return file;
  const suggestion = `${file.slice(0, -own.length)}.${ending}`;
  const kind = ending.toUpperCase();
  throw new CannotDo(cliProblems.report("cli/other-ending", {}, { file, kind, ending, suggestion }));
}
