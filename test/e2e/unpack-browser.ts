import chromium from "@sparticuz/chromium";

/** Once, before files that run beside each other would unpack the browser into the same place. */
export default async function unpackBrowser(): Promise<void> {
  if (process.platform === "linux") await chromium.executablePath();
}
