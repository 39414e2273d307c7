/** What only a desktop window can do. The browser host has none of it. */
export interface Shell {
  host: "electron" | "browser";
  /** The chosen folder, or null when the person cancels. */
  pickFolder?(purpose: "open" | "create", startIn: string): Promise<string | null>;
  /** Where to put a finished file, or null when the person cancels. */
  pickSavePlace?(name: string): Promise<string | null>;
  /** Tells the system, for its own list of recent documents. */
  noteRecent?(folder: string): void;
}
