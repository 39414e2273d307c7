import { join } from "node:path";
import { completeDeckOf, completeEdit, type DeckChange } from "../../project/complete-deck";
import { formatDocument } from "../../project/format";
import { houseRulesOf } from "../../project/house-rules";
import { manifestOf } from "../../project/project-text";
import { findAppPlace } from "../services/app-place";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { editFolder } from "./edit-folder";
import { namedAs } from "./out-option";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";
import { writeResult } from "./write-result";

/** Says what would make a deck legal and why; does it only if that is asked for. */
export async function completeTask(deck: OpenDeck, options: Options, terminal: Terminal): Promise<Outcome> {
  const { id, name, game, files, folder } = deck;
  const [isMeant, asked] = [options.has("yes"), options.text("out")];
  const out = asked === undefined ? undefined : namedAs("json", asked);
  if (isMeant && folder === undefined) throw new CannotDo(cliProblems.report("cli/deck-of-no-project", {}, { name }));
  const manifest = manifestOf(files);
  const rules = manifest && houseRulesOf(manifest).rules;
  const starter = readProject(join(findAppPlace().root, "templates", game.id, "starter")).files;
  const done = completeDeckOf(files, game.id, id, { rules, players: options.number("players") }, starter);
  if (!done.ok) throw new CannotDo(done.problem);
  const { deck: completed, added, removed, why, problem } = done.value;
  print("Out", removed, terminal);
  print("In", added, terminal);
  if (out !== undefined) await writeResult(out, formatDocument(completed, "deck", game.id));
  if (isMeant && folder !== undefined && why.length > 0)
    await editFolder(folder, true, (now) => ({
      edit: completeEdit(now, game.id, id, added, removed),
      value: undefined,
    }));
  if (problem) {
    terminal.print(problem.message);
    if (problem.hint) terminal.print(terminal.paint("grey", problem.hint));
  } else if (why.length === 0) terminal.print(`“${name}” is a legal deck already.`);
  else {
    const further = folder === undefined ? "Add --out <file> to write it." : "Add --yes to do it.";
    terminal.print(
      isMeant ? `“${name}” is a legal deck now.` : `“${name}” would be a legal deck. ${out ? "" : further}`.trim(),
    );
  }
  const json = { deck: completed, added, removed, why, legal: !problem, ...(problem && { problem }) };
  return { exit: problem ? 1 : 0, json };
}

function print(heading: string, changes: readonly DeckChange[], terminal: Terminal): void {
  if (changes.length > 0) terminal.print(terminal.paint("bold", heading));
  for (const { count, name, why } of changes) terminal.print(`  ${count} × ${name}  ${terminal.paint("grey", why)}`);
}
