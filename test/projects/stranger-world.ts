import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Operation } from "../../main/projects/operations";
import { card, emptyFolder, manifest } from "./kit";

/** What a stranger may hand over, and a world in which it can be seen what comes of it. */

/** Links are written as `-> target`. */
export type Tree = Record<string, string>;
export const none = "";

export const git = (folder: string, ...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", "-C", folder, ...words], {
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    stdio: ["ignore", "pipe", "ignore"],
  });

export interface World {
  world: string;
  root: string;
}

/** A world with the stranger's project in it, and things beside it that are nobody's business. */
export function worldWith(tree: Tree): World {
  const world = emptyFolder();
  put(join(world, "project"), tree);
  mkdirSync(join(world, "outside/deep"), { recursive: true });
  for (const path of ["outside/victim.txt", "outside/victim.json", "outside/deep/a.json"]) {
    writeFileSync(join(world, path), card("Mine"));
  }
  return { world, root: join(world, "project") };
}

/** The same after a way through git. */
export function cloneOf(tree: Tree): World {
  const made = worldWith(tree);
  const origin = emptyFolder();
  cpSync(made.root, join(origin, "set"), { recursive: true, verbatimSymlinks: true });
  rmSync(made.root, { recursive: true });
  git(join(origin, "set"), "init", "-q", "--template=");
  git(join(origin, "set"), "add", "-A", "-f");
  git(join(origin, "set"), "commit", "-q", "-m", "A nice set");
  git(made.world, "clone", "-q", "--template=", join(origin, "set"), "project");
  return made;
}

export function put(root: string, tree: Tree): void {
  const base: Tree = { "cardwright.json": manifest(), "cards/a.json": card("A"), "package.json": "{}\n" };
  for (const [path, content] of Object.entries({ ...base, ...tree })) {
    const file = join(root, path);
    if (content === none) continue;
    mkdirSync(dirname(file), { recursive: true });
    if (content.startsWith("-> ")) symlinkSync(content.slice(3), file);
    else writeFileSync(file, content);
  }
}

/** What opening and closing may change: our own folder, and the schemas beside the documents. */
export const isOurs = (path: string): boolean => /^project\/(\.cardwright|schemas)($|\/)/.test(path);
export const isDocument = (path: string): boolean => /^project\/(cardwright\.json$|(cards|decks|art)($|\/))/.test(path);

export const unsafe: Operation[] = [
  { do: "write", path: ".git/config", text: '[core]\n\tfsmonitor = "touch PWNED; false"\n' },
  { do: "write", path: ".git/hooks/post-checkout", text: "#!/bin/sh\ntouch PWNED\n" },
  { do: "write", path: ".vscode/tasks.json", text: "{}" },
  { do: "write", path: "package.json", text: '{"scripts":{"prepare":"touch PWNED"}}' },
  { do: "write", path: "../outside/victim.txt", text: "x" },
  { do: "write", path: "..\\outside\\victim.txt", text: "x" },
  { do: "write", path: "cards/../../outside/victim.txt", text: "x" },
  { do: "write", path: "/tmp/cardwright-planted.json", text: "x" },
  { do: "write", path: "art/out/made/by/journal/x.json", text: "x" },
  { do: "write", path: ".cardwright/lock", text: "x" },
  { do: "write", path: ".cardwright/drafts/../../package.json", text: "x" },
  { do: "write", path: "cards/con.json", text: "x" },
  { do: "remove", path: "package.json" },
  { do: "remove", path: "../outside/victim.txt" },
  { do: "move", path: "package.json", to: ".cardwright/trash/20260101T000000000Z-abcdef/cards/a.json" },
  { do: "move", path: "cards/a.json", to: "../outside/stolen.json" },
];
export const plain: Operation[] = [
  { do: "write", path: "cards/planted.json", text: card("Planted") },
  { do: "remove", path: "cards/a.json" },
];

export const unsigned = (operations: Operation[]): string => JSON.stringify({ version: 1, operations });
export const forged = (operations: Operation[]): string =>
  `${JSON.stringify({ version: 2, id: "ab".repeat(16), seal: "cd".repeat(32) })}\n${JSON.stringify(operations)}\n`;
export const journal = (n: number): string => `.cardwright/journal/${String(n).padStart(9, "0")}.json`;
export const journals = (write: (operations: Operation[]) => string): Tree =>
  Object.fromEntries([[plain[0]!], plain, ...unsafe.map((one) => [one])].map((ops, n) => [journal(n + 1), write(ops)]));

export const step = (changes: object[], moves: string[][] = []): string =>
  `${JSON.stringify({ step: { label: "Trap", at: 1, changes, moves } })}\n`;
