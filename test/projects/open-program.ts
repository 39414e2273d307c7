import { openProject } from "../../main/projects/open-project";
import { sealOfHome } from "../../main/projects/seal";

/** Opens a project, writes a card for each given id, and says what it found, what came of it, and what it was told. */
const [root = "", home = "", ...ids] = process.argv.slice(2);
const opened = await openProject(root, { onEvent: () => {}, seal: sealOfHome(home) });
if (!opened.ok) process.stdout.write(JSON.stringify({ refused: opened.problem.code }));
else {
  const store = opened.value;
  const { readOnly, problems, session } = store.snapshot();
  const changes = ids.map((id) => ({ path: `cards/${id}.json`, text: `{ "name": "By nobody", "composition": {} }\n` }));
  const edited = store.edit({ session, label: "By nobody", changes });
  const closed = await store.close();
  const codeOf = (result: typeof edited | typeof closed) => (result.ok ? null : result.problem.code);
  const codes = problems.map(({ code, where }) => `${code} ${where.file ?? ""}`.trim()).sort();
  process.stdout.write(
    JSON.stringify({ readOnly, codes, edited: codeOf(edited), closed: codeOf(closed), texts: store.texts.size }),
  );
}
