import type { ReactNode } from "react";

/** Around dialogs: Delete on a button of theirs deletes no cards behind them. Undo and the like go on to the room. */
export function DialogKeys({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps keys to what it holds.
    <div
      style={{ display: "contents" }}
      onKeyDown={(event) => !event.ctrlKey && !event.metaKey && event.stopPropagation()}
    >
      {children}
    </div>
  );
}
