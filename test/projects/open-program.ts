import { openProject } from "../../main/projects/open-project";
import { sealOfHome } from "../../main/projects/seal";

/** Opens projects one after another, writes a card for each given id, and says what it found, what came of it, and what it was told. */
const [home, roots, ids] = JSON.parse(process.argv[2]!) as [string, string[], string[]];

async function lookInto(root: string): Promise<object> {
  const opened = await openProject(root, { onEvent: () => {}, seal: sealOfHome(home) });
  if (!opened.ok) return { refused: opened.problem.code };
  const store = opened.value;
  const { readOnly, problems, session } = store.snapshot();
  const changes = ids.map((id) => ({ path: `cards/${id}.json`, text: `{ "name": "By nobody", "composition": {} }\n` }));
  const edited = store.edit({ session, label: "By nobody", changes });
  const closed = await store.close();
  const codeOf = (result: typeof edited | typeof closed) => (result.ok ? null : result.problem.code);
  const codes = problems.map(({ code, where }) => `${code} ${where.file ?? ""}`.trim()).sort();
  return { readOnly, codes, edited: codeOf(edited), closed: codeOf(closed), texts: store.texts.size };
}

const found: object[] = [];
for (const root of roots) found.push(await lookInto(root));
process.stdout.write(JSON.stringify(found));
