/** What only a desktop window can do. The browser host has none of it. */
export interface Shell {
  host: "electron" | "browser";
  /** The chosen folder, or null when the person cancels. */
  pickFolder?(purpose: "open" | "create" | "export", startIn: string): Promise<string | null>;
  /** A file that holds a table, or null when the person cancels. */
  pickTable?(): Promise<string | null>;
  /** Where to put a finished file, or null when the person cancels. */
  pickSavePlace?(name: string): Promise<string | null>;
  /** Opens a finished file with the program that the system has for it; an answer says why that failed. */
  openFile?(path: string): Promise<string | null>;
  /** Shows a file or folder in the system's own file window. */
  showInFolder?(path: string): void;
  /** Tells the system, for its own list of recent documents. */
  noteRecent?(folder: string): void;
}
