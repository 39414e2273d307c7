import { asBase64 } from "../bridge/base64";
import { call } from "../bridge/client";
import { tell, tellProblem } from "./notices";
import { currentProject } from "./open-project";

/**
 * Copies a picture or font into the project, unless the picture is there already. Its path, or undefined when it was refused;
 * the person is told of either.
 */
export async function addAsset(file: File): Promise<string | undefined> {
  const session = currentProject().open?.session;
  if (!session) return undefined;
  const added = await call("assets.add", { session, name: file.name, base64: await asBase64(file) });
  if (added.ok) {
    const { path, wasThere } = added.value;
    if (wasThere) {
      const message = `“${file.name}” is in the project already, as ${path}. That one is used; nothing was copied.`;
      tell({ tone: "info", message });
    }
    return path;
  }
  tellProblem(added.problem);
  return undefined;
}
