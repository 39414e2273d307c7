import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom. Packages are named as imported; `node:` stands for all of Node. Type-only imports count. */
const mayImport: Record<string, { folders: string[]; packages: string[] }> = {
  schemas: { folders: [], packages: ["typebox"] },
  engine: { folders: ["schemas"], packages: ["typebox"] },
  project: { folders: ["schemas", "engine"], packages: ["typebox", "virtual:validators/files"] },
  press: {
    folders: ["schemas", "engine/core"],
    packages: ["typebox", "@pdf-lib/fontkit", "bidi-js", "hyphen"],
  },
  main: {
    folders: ["schemas", "engine", "project", "press"],
    packages: [
      "node:",
      "@iconify-json/game-icons",
      "bullmq",
      "electron",
      "ioredis",
      "sharp",
      "typebox",
      "virtual:validators/",
    ],
  },
  renderer: {
    folders: ["schemas", "engine", "project", "press"],
    packages: [
      "react",
      "react-dom",
      "@mui/",
      "@emotion/",
      "@fontsource",
      "@tanstack/react-virtual",
      "lucide-react",
      "monaco-editor",
      "typebox",
      "zustand",
    ],
  },
};
/** The one door into main/, for types alone. */
const apiTypes = "main/api";

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file));

interface Import {
  from: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s)?[^;"']*?from\s+["']([^"']+)["']|^\s*import\s+["']([^"']+)["']/gm,
  );
  const dynamic = text.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g);
  return [
    ...[...statements].map(([, type, from, bare]) => ({ from: from ?? bare ?? "", typeOnly: type !== undefined })),
    ...[...dynamic].map(([, from]) => ({ from: from ?? "", typeOnly: false })),
  ];
}

function isAllowed(file: string, { from, typeOnly }: Import): boolean {
  const folder = file.slice(0, file.indexOf("/"));
  const { folders, packages } = mayImport[folder]!;
  if (!from.startsWith("."))
    return packages.some(
      (name) =>
        from === name ||
        from.startsWith(name.endsWith("/") || name.endsWith(":") ? name : `${name}/`) ||
        from.startsWith(`${name}-`),
    );
  const target = posix.normalize(join(dirname(file), from).replaceAll("\\", "/"));
  if (target.startsWith(`${folder}/`)) return true;
  if (folder === "renderer" && target === apiTypes) return typeOnly;
  return [...folders, "templates"].some((allowed) => target.startsWith(`${allowed}/`));
}

for (const folder of Object.keys(mayImport)) {
  test(`${folder}/ imports only ${[...mayImport[folder]!.folders, ...mayImport[folder]!.packages].join(", ") || "itself"}`, () => {
    const strays = sourceFiles(folder).flatMap((file) =>
      importsOf(file)
        .filter((found) => !isAllowed(file, found))
        .map(({ from }) => `${file} imports ${from}`),
    );
    expect(strays).toEqual([]);
  });
}

/** Texts of Cardwright's own; and what is kept or answered of a line however deep the rest of it is (history, protocol). */
const ownTexts = [
  "engine/core/match-shelf.ts",
  "engine/core/protocol.ts",
  "engine/words/reading/habits.ts",
  "main/cli/deck-tasks.ts",
  "main/cli/starter-supply.ts",
  "main/ink/lettering-on-disk.ts",
  "main/projects/history-file.ts",
  "main/services/app-place.ts",
  "renderer/bridge/http-bridge.ts",
  "schemas/json-schema.ts",
];

test("texts from outside are read by schemas/json-text.ts, which has a limit of depth", () => {
  const readers = Object.keys(mayImport)
    .flatMap(sourceFiles)
    .filter((file) => file !== "schemas/json-text.ts" && /\bJSON\.parse\(/.test(readFileSync(file, "utf8")));
  expect(readers.toSorted()).toEqual(ownTexts);
});

/** The floor of the studio: what rooms stand on, each part with those below it that it may use. */
const studioFloor: Record<string, readonly string[]> = {
  bridge: [],
  state: ["bridge"],
  theme: ["state"],
  commands: ["state"],
  ui: ["bridge", "state", "theme", "commands"],
  press: ["state", "ui", "document"],
  document: ["state"],
  search: ["state", "ui"],
  spelling: ["state"],
  json: ["state", "theme", "ui", "document"],
  form: ["state", "ui", "press", "document"],
  workbench: ["state", "commands", "ui", "document", "form", "json"],
};
/** What lies around every room. Whether a room is there, and how it is called, it asks `rooms.ts`. */
const studioFrame = ["shell", "palette", "problems", "dialogs", "conflicts", "exchange"];
const studioRooms = [
  "home",
  "set",
  "editor",
  "composition",
  "keywords",
  "decks",
  "template",
  "table",
  "lab",
  "print",
  "versions",
  "settings",
  "assets",
];

const studioParts: Record<string, readonly string[]> = {
  ...studioFloor,
  ...Object.fromEntries(studioFrame.map((part) => [part, [...Object.keys(studioFloor), "rooms"]])),
  ...Object.fromEntries(studioRooms.map((room) => [room, Object.keys(studioFloor)])),
};

/** "table" of "renderer/table/picking.ts"; files beside the folders put the studio together. */
const partOf = (path: string): string => path.split("/")[1]!;

test("every folder of the studio is a part of its floor, of its frame or a room", () => {
  const folders = readdirSync("renderer", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = ["public", ...Object.keys(studioParts)];
  expect(folders.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

for (const [part, allowed] of Object.entries(studioParts)) {
  test(`renderer/${part}/ imports of the studio only ${allowed.join(", ") || "itself"}`, () => {
    const strays = sourceFiles(`renderer/${part}`).flatMap((file) =>
      importsOf(file)
        .filter(({ from }) => from.startsWith("."))
        .map(({ from }) => posix.normalize(join(dirname(file), from).replaceAll("\\", "/")))
        .filter((target) => target.startsWith("renderer/") && ![part, ...allowed].includes(partOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(strays).toEqual([]);
  });
}

/** Types of what the press makes go everywhere; setting it to work does not. */
test("faces are laid out and drawn in one place of the studio", () => {
  const press = ["press/layout", "press/printed-face", "press/svg"];
  const users = sourceFiles("renderer").filter((file) => {
    const text = readFileSync(file, "utf8");
    return importsOf(file).some(({ from }) => {
      const target = posix.normalize(join(dirname(file), from).replaceAll("\\", "/"));
      // A list of nothing but types counts as one.
      return (
        press.includes(target) &&
        !new RegExp(`import (type )?\\{(\\s*type [^,}]+,?)*\\s*\\} from "${from}"|import type .* from "${from}"`).test(
          text,
        )
      );
    });
  });
  expect(users).toEqual(["renderer/press/draw-face.ts"]);
});

test("drawings get onto the page in one place, where they get ids of their own", () => {
  const users = sourceFiles("renderer").filter((file) =>
    readFileSync(file, "utf8").includes("dangerouslySetInnerHTML"),
  );
  expect(users).toEqual(["renderer/press/drawn-markup.ts"]);
});

test("a game imports no other game", () => {
  const strays = sourceFiles("engine/games").flatMap((file) => {
    const game = file.split("/")[2]!;
    if (game.endsWith(".ts")) return [];
    return importsOf(file)
      .map(({ from }) => posix.normalize(join(dirname(file), from).replaceAll("\\", "/")))
      .filter((target) => target.startsWith("engine/games/") && !target.startsWith(`engine/games/${game}/`))
      .map((target) => `${file} imports ${target}`);
  });
  expect(strays).toEqual([]);
});
