import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";
import { currentProject } from "../../state/project-store";

/** What browsers and the press both read. */
export const pictureTypes = "image/png,image/jpeg,image/webp";

function asBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Copies a picture into the project. Its path, or undefined when it was refused, which the person has then been told. */
export async function addPicture(file: File): Promise<string | undefined> {
  const session = currentProject().open?.session;
  if (!session) return undefined;
  const added = await call("assets.add", { session, name: file.name, base64: await asBase64(file) });
  if (added.ok) return added.value.path;
  tellProblem(added.problem);
  return undefined;
}

export const pictureIn = (transfer: DataTransfer): File | undefined =>
  [...transfer.files].find(({ type }) => type.startsWith("image/"));
export const hasPicture = (transfer: DataTransfer): boolean =>
  [...transfer.items].some(({ kind, type }) => kind === "file" && (type === "" || type.startsWith("image/")));
