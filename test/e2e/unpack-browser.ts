import chromium from "@sparticuz/chromium";

/** Before processes run side by side that would unpack it into each other's file. */
export async function setup(): Promise<void> {
  if (process.platform === "linux") await chromium.executablePath();
}
