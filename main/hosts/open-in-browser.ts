import { spawn } from "node:child_process";

/** Shows an address in the person's browser. False where there is nothing to show it on. */
export function openInBrowser(address: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const command = openingCommand(process.platform, env);
  if (!command) return false;
  const child = spawn(command[0]!, [...command.slice(1), address], { stdio: "ignore", detached: true });
  // The address is in the terminal as well, so nothing is lost when no browser answers.
  child.on("error", () => undefined);
  child.unref();
  return true;
}

export function openingCommand(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] | null {
  if (platform === "darwin") return ["open"];
  // `start` would read the & of an address as its own; this one takes it as it is.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
