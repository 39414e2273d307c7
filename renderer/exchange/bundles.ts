import { asBase64 } from "../bridge/base64";
import { call } from "../bridge/client";
import { count } from "../state/count";
import { deliverFile } from "../state/deliver-file";
import { tell, tellProblem } from "../state/notices";
import { currentProject, editsAnswered } from "../state/open-project";
import { goTo } from "../state/place";

/** A whole set as one file, out and in. */

export async function savePacked(): Promise<void> {
  const { session } = currentProject().open ?? {};
  if (!session) return;
  await editsAnswered();
  const packed = await call("bundle.pack", { session });
  if (!packed.ok) return tellProblem(packed.problem);
  const unclaimed = packed.value.problems.filter(({ code }) => code === "bundle/unclaimed-picture").length;
  if (unclaimed > 0)
    tell({
      tone: "info",
      message: `Of ${count(unclaimed, "picture")} in ${packed.value.name} nothing says whose they are, or under which licence.`,
      hint: "Write artist and licence beside the pictures before you pass the file on.",
    });
  await deliverFile(packed.value);
}

/** More than what travels between the processes at once; the program itself opens larger ones. */
const mostBytes = 100_000_000;

export async function openBundle(file: File): Promise<void> {
  if (file.size > mostBytes)
    return tell({
      tone: "error",
      message: `“${file.name}” is larger than ${mostBytes / 1_000_000} MB.`,
      hint: "Unpack it by cardwright unpack, and open the folder.",
    });
  const opened = await call("bundle.open", { name: file.name.slice(0, 200), base64: await asBase64(file) });
  if (!opened.ok) return tellProblem(opened.problem);
  goTo("set");
  tell({ tone: "good", message: `“${file.name}” is a project of its own now: ${opened.value.label}.` });
}
