import chromium from "@sparticuz/chromium";

/** Once, before files that run beside each other would unpack the browser into the same place. */
export async function setup(): Promise<void> {
  if (process.platform === "linux") await chromium.executablePath();
}
