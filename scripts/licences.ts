import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** Whose work a package is and under which licence: what has to go along wherever it goes. */
export interface Notice {
  name: string;
  version: string;
  /** As its authors call the licence. */
  licence: string;
  text: string;
}

/** The list that each part of the build leaves in its folder. */
export const noticesFile = "notices.json";

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const licenceFile = /^(licen[cs]e|copying|notice|ofl|third-?party-?notices)/i;

/** The folder of the package in which a file lies; undefined for a file of our own. */
export function packageFolder(file: string): string | undefined {
  const inside = file.lastIndexOf(`${sep}node_modules${sep}`);
  if (inside < 0) return undefined;
  for (let folder = dirname(file); folder.length > inside + "/node_modules".length; folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && readPackage(folder).name) return folder;
  }
  return undefined;
}

/** Throws when a package says nothing about its licence: then it can't be shipped. */
export function noticeOf(folder: string): Notice {
  const { name, version, license = "" } = readPackage(folder);
  const files = readdirSync(folder).filter((file) => licenceFile.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  const text = texts.length > 0 ? texts.join("\n\n") : statedText(folder);
  if (!license || text.length < 100) throw new Error(`${name} has no licence text, so it can't be shipped.`);
  return { name, version, licence: license, text };
}

/** What the packages need that are not bundled but lie beside: themselves and all they depend on, as installed. */
export function withDependencies(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const folder = join(root, "node_modules", name);
    if (found.has(folder) || !existsSync(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readPackage(folder);
    for (const other of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) visit(other);
  };
  for (const name of names) visit(name);
  return [...found];
}

export const sortNotices = (notices: readonly Notice[]): Notice[] =>
  [...new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice])).values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : 0,
  );

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageJson;

const addresses: Readonly<Record<string, string>> = {
  "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/",
  "CC-BY-4.0": "https://creativecommons.org/licenses/by/4.0/",
  "Apache-2.0": "https://www.apache.org/licenses/LICENSE-2.0",
  "LGPL-3.0-or-later": "https://www.gnu.org/licenses/lgpl-3.0.html",
};

/** Where a package carries no text: its own words about licence and author, with the licence's address, which these licences ask for. */
function statedText(folder: string): string {
  const { name, license = "", author } = readPackage(folder);
  const info = join(folder, "info.json");
  if (license === "MIT")
    return mitText(typeof author === "string" ? author : (author?.name ?? `The authors of ${name}`));
  const address = license.split(/ AND /).map((one) => addresses[one]);
  if (address.some((one) => one === undefined)) return "";
  const { name: title = name, author: maker } = existsSync(info)
    ? (JSON.parse(readFileSync(info, "utf8")) as { name?: string; author?: { name: string; url?: string } })
    : {};
  const by = maker ? `${maker.name}${maker.url ? ` (${maker.url})` : ""}` : `the authors of ${name}`;
  return `“${title}” by ${by} is licensed under ${license}: ${address.join(", ")}\nCardwright shows it in pieces and in other colours; the drawings themselves are unchanged.`;
}

const mitText = (owner: string): string => `The MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
