import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
// @ts-expect-error Plain JavaScript, since it runs before anything is installed.
import * as binary from "../../scripts/electron-binary.mjs";

/** The built studio in the real Electron, where its binary and a display can be had. */

const { findElectron, hasDisplay } = binary as { findElectron(): string | null; hasDisplay(): boolean };
const root = join(import.meta.dirname, "..", "..");
const executablePath = findElectron();
const missing = !executablePath
  ? "Electron's binary is not here (npx install-electron fetches it)"
  : !hasDisplay()
    ? "there is no display"
    : !existsSync(join(root, "dist", "renderer", "index.html"))
      ? "the studio isn't built (npm run build)"
      : null;
if (missing) process.stderr.write(`The tests in the real Electron are skipped: ${missing}.\n`);

describe.skipIf(missing !== null)("the real window", () => {
  const home = mkdtempSync(join(tmpdir(), "cardwright-smoke-"));
  let app: ElectronApplication;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    app = await _electron.launch({
      executablePath: executablePath!,
      args: [root],
      env: { ...env, CARDWRIGHT_HOME: home },
    });
    page = await app.firstWindow();
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.waitForSelector("button");
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    rmSync(home, { recursive: true, force: true });
  });

  test("shows the studio from its own address, without complaints", async () => {
    expect(page.url()).toBe("app://cardwright/");
    expect(await page.title()).toContain("Cardwright");
    expect(complaints).toEqual([]);
  });

  test("gives the page the bridge and nothing of Node", async () => {
    const found = await page.evaluate(() => {
      const scope = window as unknown as Record<string, unknown>;
      return {
        bridge: typeof scope["cardwright"],
        node: [typeof scope["require"], typeof scope["process"], typeof scope["module"]],
      };
    });
    expect(found).toEqual({ bridge: "object", node: ["undefined", "undefined", "undefined"] });
  });

  test("opens a sample through the bridge and tells the page", async () => {
    const opened = await page.evaluate(async () => {
      const { cardwright } = window as unknown as { cardwright: import("../../main/api").Bridge };
      const switched = new Promise((resolve) =>
        cardwright.on("project.switched", ({ project }) => resolve(project?.label)),
      );
      const result = await cardwright.call("project.sample", { game: "flask" });
      return [result.ok && result.value.label, await switched];
    });
    expect(opened).toEqual(["flask-sample", "flask-sample"]);
  });

  test("goes nowhere else", async () => {
    await page.evaluate(() => {
      window.location.href = "https://example.com/";
    });
    expect(await page.evaluate(() => window.open("https://example.com/"))).toBeNull();
    expect(page.url()).toMatch(/^app:\/\/cardwright\//);
    expect(app.windows()).toHaveLength(1);
  });
});
