import { isAbsolute, join } from "node:path";
import { validators } from "virtual:validators/api";
import { AppSettings, usualSettings } from "../../schemas/app-settings";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { Input, Settings } from "../api";
import { appProblems } from "../problems";
import { readKept, writeKept } from "./kept-file";

/** What the person chose for all projects, and the sizes of panels: one small file. */
export interface SettingsBook {
  read(): Promise<Settings>;
  write(change: Input<"settings.write">): Promise<Result<Settings>>;
  /** Where new sets go: a path, which never crosses; undefined where the person never said. */
  projects(): Promise<string | undefined>;
  keepProjectsIn(path: string | undefined): Promise<Result<null>>;
}

interface Kept extends Settings {
  projects?: string | undefined;
}

const maxRemembered = 500;

export function createSettingsBook(home: string): SettingsBook {
  const file = join(home, "settings.json");
  let loaded: Promise<Kept> | undefined;
  const kept = () => {
    loaded ??= readKept(file).then(settingsFrom);
    return loaded;
  };
  const keep = async (next: Kept): Promise<Result<null>> => {
    loaded = Promise.resolve(next);
    return (await writeKept(file, next)) ? succeed(null) : fail(appProblems.report("app/settings-not-saved", {}));
  };
  const read = async (): Promise<Settings> => {
    const { projects: _path, ...settings } = await kept();
    return settings;
  };
  return {
    read,
    async write(change) {
      const now = await kept();
      const layout = Object.fromEntries(Object.entries({ ...now.layout, ...change.layout }).slice(-maxRemembered));
      const saved = await keep({ ...now, ...change, layout });
      return saved.ok ? succeed(await read()) : saved;
    },
    projects: async () => (await kept()).projects,
    keepProjectsIn: async (projects) => keep({ ...(await kept()), projects }),
  };
}

/** Keeps what it understands of a file that an older, newer or human hand wrote. */
function settingsFrom(kept: unknown): Kept {
  const said = (kept ?? {}) as Record<string, unknown>;
  const { layout, projects } = said;
  const chosen = Object.keys(AppSettings.properties).filter(
    (key) => Object.hasOwn(said, key) && validators["settings.write"]?.({ [key]: said[key] }) === true,
  );
  const entries = typeof layout === "object" && layout !== null ? Object.entries(layout) : [];
  return {
    ...usualSettings,
    ...Object.fromEntries(chosen.map((key) => [key, said[key]])),
    layout: Object.fromEntries(entries.filter(([, value]) => ["string", "number", "boolean"].includes(typeof value))),
    ...(typeof projects === "string" && isAbsolute(projects) && { projects }),
  };
}
