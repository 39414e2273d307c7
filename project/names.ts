/**
 * Which names files and folders of a project may have, judged once for cards, decks, pictures, project folders and what
 * a journal names: a project made on one system has to be the same on Windows, macOS and Linux.
 */

/** Names of devices on Windows, with any ending and with spaces behind them. */
const devices = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])$/i;
/** Windows refuses these in names, or means a folder, a drive or a stream of a file by them. */
const signs = /[/\\:*?"<>|]|\p{Cc}|\p{Cs}/u;
/** File systems stop at 255 bytes, in composed or decomposed letters; a little is left for endings of our own. */
const maxNameBytes = 240;
export const maxPathLength = 240;

export const isReservedName = (name: string): boolean => devices.test(name.split(".", 1)[0]!.trimEnd());

export const isPortableName = (name: string): boolean =>
  name !== "" &&
  !signs.test(name) &&
  !/^[. ]|[. ]$/.test(name) &&
  !isReservedName(name) &&
  utf8Length(name.normalize("NFD")) <= maxNameBytes;

/** Relative, with forward slashes. Such a path can't lead anywhere else by itself; links are judged on the disk. */
export const isPortablePath = (path: string): boolean =>
  path.length <= maxPathLength && path.split("/").every(isPortableName);

/** Of a title in a file's name, so that something can stand behind it. */
const mostOfTitle = 160;

/** A title as a name that every system takes. */
export function nameFor(title: string, otherwise: string): string {
  const plain = title.replace(/: /g, " - ").replace(new RegExp(signs, "gu"), "_");
  let name = "";
  for (const sign of plain.replace(/^[. ]+/, "")) {
    if (utf8Length((name + sign).normalize("NFD")) > mostOfTitle) break;
    name += sign;
  }
  name = name.replace(/[. ]+$/, "") || otherwise;
  return isReservedName(name) ? `_${name}` : name;
}

/** The same for all names that are one file on some computer: `Épée`, `ÉPÉE`, and both with the accents written apart. */
export const twinKey = (path: string): string => path.normalize("NFC").toUpperCase().normalize("NFC");

function utf8Length(text: string): number {
  let length = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}
