/** Texts that leave for the computer's own folders, or come from there. */

/** Asks for a file, and hands on what is in it. */
export function pickText(accept: string, onPicked: (name: string, text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (file) onPicked(file.name, await file.text());
  });
  input.click();
}

export function saveText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const jsonFiles = ".json,application/json";
