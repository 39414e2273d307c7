import { openProject } from "../../main/projects/open-project";

/** Opens a project, says whether it may write, and holds it until standard input ends. */
const opened = await openProject(process.argv[2] ?? "", { onEvent: () => {} });
if (!opened.ok) throw new Error(opened.problem.message);
process.stdout.write(`${String(opened.value.snapshot().readOnly)}\n`);
process.stdin.resume();
process.stdin.on("end", () => void opened.value.close());
