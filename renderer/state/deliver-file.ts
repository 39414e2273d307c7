import { call } from "../bridge/client";
import { tell, tellProblem } from "./notices";

/**
 * Hands a finished file over: the desktop shell asks where to, a browser downloads it. Answers where it is, if that is known
 * and it was saved.
 */
export async function deliverFile({ output, name }: { output: string; name: string }): Promise<string | undefined> {
  const info = await call("app.info", {});
  if (!info.ok) {
    tellProblem(info.problem);
    return undefined;
  }
  if (info.value.host === "browser") {
    const link = document.createElement("a");
    link.href = `./output/${encodeURIComponent(output)}`;
    link.download = name;
    link.click();
    return undefined;
  }
  const saved = await call("output.save", { output });
  if (!saved.ok) tellProblem(saved.problem);
  if (!saved.ok || !saved.value.saved) return undefined;
  tell({ tone: "good", message: `${name} is saved.` });
  return saved.value.place;
}
