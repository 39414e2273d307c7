import { createInterface } from "node:readline";
import { openProject } from "../../main/projects/open-project";
import { sealOfHome } from "../../main/projects/seal";

/** Opens each project that standard input names, says whether it may write, and holds it until the next line, which it answers too. */
const [home = ""] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
let close = async (): Promise<unknown> => undefined;

for await (const root of createInterface({ input: process.stdin })) {
  await close();
  close = async () => undefined;
  if (root === "") {
    say("closed");
    continue;
  }
  const opened = await openProject(root, { onEvent: () => {}, seal: sealOfHome(home) });
  if (!opened.ok) throw new Error(opened.problem.message);
  close = () => opened.value.close();
  say(String(opened.value.snapshot().readOnly));
}
