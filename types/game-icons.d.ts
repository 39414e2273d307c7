/** Declared here so that the compiler need not read six megabytes of outlines. */
declare module "@iconify-json/game-icons/icons.json" {
  const library: { width: number; height: number; icons: Record<string, { body: string } | undefined> };
  // biome-ignore lint/style/noDefaultExport: a JSON module has no other.
  export default library;
}
