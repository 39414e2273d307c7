import { openProject } from "../../main/projects/open-project";
import { sealOfHome } from "../../main/projects/seal";

/** Opens a project, says whether it may write, and holds it until standard input ends. */
const [root = "", home = ""] = process.argv.slice(2);
const opened = await openProject(root, { onEvent: () => {}, seal: sealOfHome(home) });
if (!opened.ok) throw new Error(opened.problem.message);
process.stdout.write(`${String(opened.value.snapshot().readOnly)}\n`);
process.stdin.resume();
process.stdin.on("end", () => void opened.value.close());
