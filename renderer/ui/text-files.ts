/** Files that leave for the computer's own folders, or come from there. */

/** Asks for a file. */
export function pickFile(accept: string, onPicked: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) onPicked(file);
  });
  input.click();
}

/** Asks for a file, and hands on what is in it. */
export const pickText = (accept: string, onPicked: (name: string, text: string) => void): void =>
  pickFile(accept, async (file) => onPicked(file.name, await file.text()));

export const saveText = (name: string, text: string, type = "application/json"): void =>
  save(name, new Blob([text], { type }));

export const saveBytes = (name: string, bytes: Uint8Array): void =>
  save(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/octet-stream" }));

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const jsonFiles = ".json,application/json";
