import { join } from "node:path";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { Input, Settings } from "../api";
import { appProblems } from "../problems";
import { readKept, writeKept } from "./kept-file";

/** The person's theme and panel sizes: one small file for all projects. */
export interface SettingsBook {
  read(): Promise<Settings>;
  write(change: Input<"settings.write">): Promise<Result<Settings>>;
}

const maxRemembered = 500;

export function createSettingsBook(home: string): SettingsBook {
  const file = join(home, "settings.json");
  let loaded: Promise<Settings> | undefined;
  const read = () => {
    loaded ??= readKept(file).then(settingsFrom);
    return loaded;
  };
  return {
    read,
    async write(change) {
      const now = await read();
      const layout = Object.fromEntries(Object.entries({ ...now.layout, ...change.layout }).slice(-maxRemembered));
      const next: Settings = { theme: change.theme ?? now.theme, layout };
      loaded = Promise.resolve(next);
      return (await writeKept(file, next)) ? succeed(next) : fail(appProblems.report("app/settings-not-saved", {}));
    },
  };
}

/** Keeps what it understands of a file that an older, newer or human hand wrote. */
function settingsFrom(kept: unknown): Settings {
  const { theme, layout } = (kept ?? {}) as { theme?: unknown; layout?: unknown };
  const entries = typeof layout === "object" && layout !== null ? Object.entries(layout) : [];
  return {
    theme: theme === "light" || theme === "dark" ? theme : "system",
    layout: Object.fromEntries(entries.filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))),
  };
}
