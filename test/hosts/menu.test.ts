import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { menuSections, menuTemplate } from "../../main/hosts/menu";

const folder = join(import.meta.dirname, "..", "..", "renderer", "commands");
const sources = readdirSync(folder)
  .filter((name) => name.endsWith("-commands.ts"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

/** The shortcut that the studio's own command of this id declares; undefined when there is no such command. */
function shortcutOf(id: string): string | null | undefined {
  const at = sources.indexOf(`id: "${id}"`);
  if (at < 0) return undefined;
  const declaration = sources.slice(at, sources.indexOf("run", at));
  return /shortcut: "([^"]+)"/.exec(declaration)?.[1] ?? null;
}

const entries = menuSections.flatMap(({ entries }) => entries).filter(({ command }) => command !== undefined);

test.each(entries)("“$label” runs a command of the studio and shows its keys", ({ command, shortcut }) => {
  expect(shortcutOf(command!)).toBe(shortcut?.replace("CmdOrCtrl", "Mod") ?? null);
});

test("leaves the keys of its commands to the studio, which knows what has the focus", () => {
  const items = menuTemplate("linux", () => undefined, false).flatMap(({ submenu }) =>
    Array.isArray(submenu) ? submenu : [],
  );
  const withKeys = items.filter(({ accelerator }) => accelerator !== undefined);
  expect(withKeys.length).toBeGreaterThan(3);
  for (const item of withKeys) expect(item.registerAccelerator).toBe(false);
});

test("has the program's own menu on a Mac only", () => {
  expect(menuTemplate("darwin", () => undefined, false)[0]).toMatchObject({ label: "Cardwright" });
  expect(menuTemplate("win32", () => undefined, false)[0]).toMatchObject({ label: "File" });
});

test("offers the developer tools only while developing", () => {
  const roles = (isDeveloping: boolean) =>
    menuTemplate("linux", () => undefined, isDeveloping)
      .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
      .map(({ role }) => role);
  expect(roles(true)).toContain("toggleDevTools");
  expect(roles(false)).not.toContain("toggleDevTools");
});
