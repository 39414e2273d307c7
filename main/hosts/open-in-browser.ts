import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arrivalPage } from "./browser-pages";

const fewSeconds = 30_000;

/**
 * Shows an address in the person's browser. False where there is nothing to show it on.
 *
 * Other users of the computer can read every command line, so the address, which lets its bearer in once, goes through
 * a file that only this person can read. It lies in their own folder of projects for a moment: browsers that are fenced
 * in (Snap, Flatpak) can't see hidden folders.
 */
export function openInBrowser(address: string, folder: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const command = openingCommand(process.platform, env);
  const page = command && writePage(address, folder);
  if (!command || !page) return false;
  const child = spawn(command[0]!, [...command.slice(1), page], { stdio: "ignore", detached: true });
  // The address is in the terminal as well, so nothing is lost when no browser answers.
  child.on("error", () => undefined);
  child.unref();
  const remove = (): void => rmSync(page, { force: true });
  setTimeout(remove, fewSeconds).unref();
  process.once("exit", remove);
  return true;
}

/** Undefined where it can't be written: then the address is opened by hand. */
export function writePage(address: string, folder: string): string | undefined {
  const page = join(folder, "open-cardwright.html");
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(page, { force: true });
    writeFileSync(page, arrivalPage(address), { mode: 0o600, flag: "wx" });
    return page;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === undefined) throw reason;
    return undefined;
  }
}

export function openingCommand(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] | null {
  if (platform === "darwin") return ["open"];
  // `start` would read the & of a path as its own; this one takes it as it is.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
