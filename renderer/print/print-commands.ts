import { type Command, isOpen } from "../commands/command";
import { goTo } from "../state/place";
import { projectState } from "../state/project-state";
import { applyStart } from "./apply-start";
import { firstOutput, outputNames, starts } from "./choices";
import { startPrint } from "./print-job";
import { chooseOutput, currentPrint, recallPrint } from "./print-memory";

/** Goes to the print room, where the last settings are those of this project. */
async function atPrint(then: () => unknown): Promise<void> {
  const session = projectState.getState().open?.session;
  if (session === undefined) return;
  goTo("print");
  await recallPrint(session);
  if (projectState.getState().open?.session === session) await then();
}

const outputs = Object.keys(firstOutput) as (keyof typeof firstOutput)[];

export const printCommands: readonly Command[] = [
  {
    id: "print.export",
    group: "Print",
    label: "Export PDF",
    keywords: "print sheets make save file",
    enabled: isOpen,
    run: () =>
      atPrint(() => {
        chooseOutput(firstOutput.sheets);
        return startPrint(currentPrint());
      }),
  },
  ...outputs.map(
    (kind): Command => ({
      id: `print.make.${kind}`,
      group: "Print",
      label: `Make: ${outputNames[kind]}`,
      keywords: "print export output",
      enabled: isOpen,
      run: () => atPrint(() => chooseOutput(firstOutput[kind])),
    }),
  ),
  ...starts.map(
    (start, at): Command => ({
      id: `print.preset.${at + 1}`,
      group: "Print",
      label: `Preset: ${start.name}`,
      keywords: `print settings ${start.about}`,
      enabled: isOpen,
      run: () => atPrint(() => applyStart(start)),
    }),
  ),
];
