import { resolve } from "node:path";
import { pressProblems } from "../../press/problems";
import { CannotDo, type Command } from "./command";
import { namedAs, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

export const calibrate: Command = {
  name: "calibrate",
  about: "Make a page to measure a printer's offsets with",
  arguments: [],
  options: [
    outOption("<file>", "The PDF to write, calibration.pdf unless given"),
    paperOption,
    {
      name: "profile",
      value: "<name>",
      about: "Print with this profile, to see whether it is right: a name, a file, or <file>#<name>",
    },
    { name: "flip", value: "<edge>", choices: ["long", "short"], about: "The edge over which the paper turns" },
  ],
  examples: [
    ["calibrate --paper letter", "A page for a printer without a profile"],
    ["calibrate --profile office", "A page that shows what is still wrong with a profile"],
  ],
  async run({ options }, terminal) {
    const [{ calibrationSheet }, { findPrinter }, { readPaper }, { writeResult }] = await Promise.all([
      import("../ink/overviews"),
      import("./find-printer"),
      import("../../press/sizes"),
      import("./write-result"),
    ]);
    const asked = options.text("profile");
    const profile = asked === undefined ? undefined : await findPrinter(asked, process.cwd());
    const { paper, paperSize } = paperOf(options.text("paper"));
    const size = readPaper(paperSize ?? paper);
    if (!size) throw new CannotDo(pressProblems.report("press/unknown-paper", {}, { size: paperSize ?? paper }));
    const flip = (options.text("flip") as "long" | "short" | undefined) ?? profile?.flipEdge ?? "long";
    const file = resolve(namedAs("pdf", options.text("out") ?? "calibration.pdf"));
    await writeResult(file, await calibrationSheet(size, flip, profile, { signal: terminal.signal }));
    terminal.print(`${file}: print it on both sides of one sheet, at 100 %.`);
    return { exit: 0, json: { file, pages: 2, profile: profile ?? null } };
  },
};
