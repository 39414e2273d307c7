import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** Where Cardwright itself lives and where it keeps what belongs to the person rather than to a project. */
export interface AppPlace {
  /** Holds package.json, `dist/` and `templates/`: the checkout, or the packaged app. */
  root: string;
  version: string;
  /** Settings, recent projects, window bounds, log. */
  home: string;
  projects: string;
}

export const platform = process.platform === "win32" ? "windows" : process.platform === "darwin" ? "mac" : "linux";

export function findAppPlace(env: NodeJS.ProcessEnv = process.env): AppPlace {
  const root = findRoot(import.meta.dirname);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const home = env["CARDWRIGHT_HOME"];
  return { root, version, home: home ?? systemHome(env), projects: home ? join(home, "projects") : projectsFolder() };
}

/** The bundle and the sources lie at different depths below the same package.json. */
function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json above ${from}`);
  }
}

function systemHome(env: NodeJS.ProcessEnv): string {
  if (platform === "windows") return join(env["APPDATA"] ?? join(homedir(), "AppData", "Roaming"), "Cardwright");
  if (platform === "mac") return join(homedir(), "Library", "Application Support", "Cardwright");
  return join(env["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "cardwright");
}

function projectsFolder(): string {
  const documents = join(homedir(), "Documents");
  return join(existsSync(documents) ? documents : homedir(), "Cardwright");
}
