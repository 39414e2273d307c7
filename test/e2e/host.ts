import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

/** The browser host as its own process, the way a person starts it. */
export interface Host {
  address: string;
  end(): Promise<void>;
}

/** Where another build than the checkout's own lies. */
const dist = resolve(process.env["CARDWRIGHT_DIST"] ?? "dist");

/** The same within this process, which has then read its program already when the next is wanted. */
export async function startHostHere(home: string, port: number): Promise<Host & { port: number }> {
  const { openBrowserStudio } = (await import(
    join(dist, "main", "studio.js")
  )) as typeof import("../../main/hosts/studio");
  const before = process.env["CARDWRIGHT_HOME"];
  process.env["CARDWRIGHT_HOME"] = home;
  // Where things are is found out by the call itself, before it waits for anything.
  const opening = openBrowserStudio(port);
  if (before === undefined) delete process.env["CARDWRIGHT_HOME"];
  else process.env["CARDWRIGHT_HOME"] = before;
  const host = await opening;
  return { address: host.address, port: host.port, end: host.close };
}

export function startHost(home: string, ...words: string[]): Promise<Host> {
  const cli = JSON.stringify(join(dist, "main", "cli.js"));
  const line = JSON.stringify(["serve", "--no-open", ...words]);
  const program = `const { runCommandLine } = await import(${cli}); process.exit(await runCommandLine(${line}));`;
  const server = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, CARDWRIGHT_HOME: home },
  });
  const end = (): Promise<void> =>
    new Promise((stopped) => {
      server.on("exit", () => stopped());
      server.kill("SIGINT");
    });
  return new Promise((found, failed) => {
    let [said, complained] = ["", ""];
    server.stderr.on("data", (chunk: Buffer) => {
      complained += chunk;
    });
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) found({ address, end });
    });
    server.on("exit", (code) => failed(new Error(`The host ended with ${code}. Is the studio built? ${complained}`)));
  });
}
