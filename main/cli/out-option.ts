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
export function namedAs(ending: "pdf" | "json", file: string): string {
  const own = extname(file).toLowerCase();
  return own === `.${ending}` || !taken.includes(own) ? file : namedLike(file, [ending]);
}

/** The file's name if it ends like one of these, of which the content then is. */
export function namedLike(file: string, endings: readonly [string, ...string[]]): string {
  const own = extname(file).toLowerCase();
  if (endings.some((ending) => own === `.${ending}`)) return file;
  const suggestion = `${own === "" ? file : file.slice(0, -own.length)}.${endings[0]}`;
  const kind = endings.map((one) => one.toUpperCase()).join(" or ");
  throw new CannotDo(cliProblems.report("cli/other-ending", {}, { file, kind, ending: endings[0], suggestion }));
}

/** The folder unless its name is that of a file; `attack.png` is no place for a set of pictures. */
export function namedAsFolder(folder: string, except?: ".zip"): string {
  const own = extname(folder).toLowerCase();
  if (own === except || !taken.includes(own)) return folder;
  const suggestion = folder.slice(0, -own.length);
  throw new CannotDo(cliProblems.report("cli/not-a-folder", {}, { file: folder, suggestion }));
}
