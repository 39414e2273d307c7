/** The editor on screen, for commands, which live outside React. There is at most one. */
interface OpenEditor {
  step(direction: 1 | -1): void;
  close(): void;
}

let open: OpenEditor | undefined;

export function announceEditor(editor: OpenEditor): () => void {
  open = editor;
  return () => {
    if (open === editor) open = undefined;
  };
}

export const stepEditor = (direction: 1 | -1): void => open?.step(direction);
export const closeEditor = (): void => open?.close();
