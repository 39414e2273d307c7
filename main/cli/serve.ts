import type { Command } from "./command";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

export const serve: Command = {
  name: "serve",
  about: "Open the studio in a browser on this computer",
  arguments: [{ name: "project", about: "A project's folder to open at once", optional: true }],
  options: [
    {
      name: "port",
      value: "<number>",
      kind: "number",
      limits: { least: 0, most: 65_535, whole: true },
      about: "The port to use instead of a free one",
    },
    { name: "no-open", about: "Print the address instead of opening the browser" },
  ],
  examples: [
    ["serve", "Opens the studio in your browser"],
    ["serve my-set --no-open", "Prints the address; the studio shows my-set"],
  ],
  endsByInterrupt: true,
  async run({ arguments: [folder], options }, terminal) {
    const port = options.number("port");
    const { openBrowserStudio } = await import("../hosts/studio");
    const studio = await openBrowserStudio(port).catch((reason: NodeJS.ErrnoException) => {
      if (reason.code !== "EADDRINUSE" && reason.code !== "EACCES") throw reason;
      throw new CannotDo(cliProblems.report("cli/port-taken", {}, { port: port ?? 0 }));
    });
    terminal.print(studio.address);
    terminal.announce({ address: studio.address });
    const opened = folder === undefined ? null : await studio.services.desk.open(folder);
    if (opened && !opened.ok) terminal.tell(`${opened.problem.message}\n${opened.problem.hint ?? ""}`);
    if (!options.has("no-open")) {
      const [{ openInBrowser }, { findAppPlace }] = await Promise.all([
        import("../hosts/open-in-browser"),
        import("../services/app-place"),
      ]);
      if (!openInBrowser(studio.address, findAppPlace().projects)) terminal.tell("Open this address in your browser.");
    }
    terminal.tell("Cardwright runs until you press Ctrl+C here.");
    if (!terminal.signal.aborted)
      await new Promise((resolve) => terminal.signal.addEventListener("abort", resolve, { once: true }));
    await studio.close();
    return { exit: 0 };
  },
};
