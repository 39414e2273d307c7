import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callNames } from "../../main/api";
import { callChannel, eventChannel } from "../../main/hosts/electron-channels";
import { folderArgument, startElectronHost } from "../../main/hosts/electron-host";
import {
  dialogs,
  FakeContents,
  FakeWindow,
  fakeApp,
  fakeElectron,
  ipcHandlers,
  menus,
  permissions,
  protocolHandlers,
  registeredSchemes,
} from "./fake-electron";

/** The desktop host, with the system's part played by the tests. */

const home = mkdtempSync(join(tmpdir(), "cardwright-electron-"));
let window: FakeWindow;

beforeAll(async () => {
  process.env["CARDWRIGHT_HOME"] = home;
  startElectronHost(fakeElectron as unknown as typeof import("electron"));
  fakeApp.start();
  await vi.waitUntil(() => FakeWindow.all.length === 1, { timeout: 20_000 });
  window = FakeWindow.all[0]!;
});
afterAll(() => {
  delete process.env["CARDWRIGHT_HOME"];
  rmSync(home, { recursive: true, force: true });
});

const studioFrame = { parent: null, url: "app://cardwright/index.html" };
const invoke = async (name: string, input: unknown, senderFrame: object | null = studioFrame) =>
  (ipcHandlers.get(callChannel) as unknown as (event: object, name: string, input: unknown) => Promise<unknown>)(
    { senderFrame },
    name,
    input,
  );
const fetchAddress = (url: string, method = "GET") => protocolHandlers.get("app")!({ url, method });

describe("the window", () => {
  test("is sandboxed, isolated and without Node", () => {
    expect(window.options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: false,
    });
    expect(fakeApp.enableSandbox).toHaveBeenCalledOnce();
    expect(window.options.webPreferences["preload"]).toMatch(/dist[/\\]preload[/\\]preload\.cjs$/);
  });

  test("shows the studio's own page, and only once it is drawn", async () => {
    await expect.poll(() => window.loaded).toBe("app://cardwright/");
    expect(window.options["show"]).toBe(false);
    expect(window.shown).toBe(false);
    window.emit("ready-to-show");
    expect(window.shown).toBe(true);
  });

  test("fetches no dictionaries", () => {
    expect(fakeElectron.session.defaultSession.setSpellCheckerEnabled).toHaveBeenCalledWith(false);
  });

  test("remembers where it was", async () => {
    window.emit("close");
    await expect.poll(() => existsSync(join(home, "window.json"))).toBe(true);
    expect(JSON.parse(readFileSync(join(home, "window.json"), "utf8"))).toEqual({
      bounds: { x: 40, y: 50, width: 1200, height: 800 },
      maximized: false,
    });
  });
});

describe("navigation", () => {
  const tried = (event: string, url: string): boolean => {
    let isPrevented = false;
    window.webContents.emit(event, { url, preventDefault: () => (isPrevented = true) });
    return isPrevented;
  };

  for (const event of ["will-navigate", "will-redirect", "will-frame-navigate"]) {
    test(`${event} leads nowhere but to the studio`, () => {
      for (const url of [
        "https://example.com/",
        "file:///etc/passwd",
        "app://elsewhere/",
        "app://cardwright.evil/",
        "javascript:1",
        "data:text/html,x",
      ]) {
        expect(tried(event, url), url).toBe(true);
      }
      expect(tried(event, "app://cardwright/")).toBe(false);
    });
  }

  test("no other window opens", () => {
    for (const url of ["https://example.com/", "app://cardwright/", "about:blank"]) {
      expect(window.webContents.openWindow!({ url })).toEqual({ action: "deny" });
    }
  });

  test("no page is put inside the page", () => {
    expect(tried("will-attach-webview", "")).toBe(true);
  });

  test("every later page is guarded alike", () => {
    const later = new FakeContents();
    fakeApp.emit("web-contents-created", {}, later);
    expect(later.openWindow).not.toBeNull();
    expect(later.listenerCount("will-navigate")).toBe(1);
  });

  test("permissions are denied, but for copying text from the studio's own page", () => {
    const ask = (permission: string, url = "app://cardwright/"): boolean => {
      let granted: boolean | null = null;
      (
        permissions.request as unknown as (contents: object, permission: string, answer: (yes: boolean) => void) => void
      )({ getURL: () => url }, permission, (yes) => (granted = yes));
      const check = permissions.check as unknown as (contents: object, permission: string) => boolean;
      expect(check({ getURL: () => url }, permission)).toBe(granted);
      return granted!;
    };
    for (const permission of [
      "media",
      "geolocation",
      "notifications",
      "openExternal",
      "clipboard-read",
      "usb",
      "fileSystem",
    ]) {
      expect(ask(permission), permission).toBe(false);
    }
    expect(ask("clipboard-sanitized-write")).toBe(true);
    expect(ask("clipboard-sanitized-write", "https://example.com/")).toBe(false);
    expect((permissions.device as unknown as () => boolean)()).toBe(false);
  });
});

describe("calls", () => {
  test.each(callNames)("%s reaches the dispatcher, which refuses what doesn't fit", async (name) => {
    expect(await invoke(name, { surprise: 1 })).toMatchObject({ ok: false, problem: { code: "app/bad-input" } });
  });

  test("are answered", async () => {
    expect(await invoke("app.info", {})).toMatchObject({ ok: true, value: { host: "electron" } });
  });

  test("of any other page or frame are refused", async () => {
    const frames = [
      null,
      { parent: null, url: "https://example.com/" },
      { parent: null, url: "app://cardwright.evil/" },
      { parent: null, url: "app://elsewhere/" },
      { parent: studioFrame, url: "app://cardwright/" },
    ];
    for (const frame of frames) await expect(invoke("app.info", {}, frame)).rejects.toThrow("may not speak");
  });

  test("for dialogs use the native ones", async () => {
    expect(await invoke("folders.pick", { purpose: "open" })).toEqual({ ok: true, value: null });
    dialogs.showOpenDialog.mockResolvedValueOnce({ canceled: false, filePaths: [home] });
    expect(await invoke("folders.pick", { purpose: "create" })).toMatchObject({
      ok: true,
      value: { folder: expect.any(String) },
    });
    expect(dialogs.showOpenDialog.mock.lastCall?.[1]).toMatchObject({
      properties: ["openDirectory", "createDirectory"],
    });
  });
});

describe("the studio's own addresses", () => {
  test("are a secure scheme that can't be bypassed", () => {
    expect(registeredSchemes).toEqual([
      {
        scheme: "app",
        privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
      },
    ]);
  });

  test("serve the pictures of the open project under the strict policy", async () => {
    const opened = (await invoke("project.sample", { game: "flask" })) as { value: { session: string } };
    const base64 = Buffer.from("<svg/>").toString("base64");
    const added = (await invoke("assets.add", { session: opened.value.session, name: "owl.svg", base64 })) as {
      value: { path: string };
    };
    const picture = await fetchAddress(`app://cardwright/files/${added.value.path}`);
    expect(picture.status).toBe(200);
    expect(await picture.text()).toBe("<svg/>");
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    expect(fakeApp.recent).toContain(join(home, "projects", "flask-sample"));
  });

  const refused: [url: string, method: string, status: number][] = [
    ["app://elsewhere/index.html", "GET", 403],
    ["app://cardwright/files/cardwright.json", "GET", 404],
    ["app://cardwright/files/..%2f..%2fsettings.json", "GET", 404],
    ["app://cardwright/nowhere.js", "GET", 404],
    ["app://cardwright/", "POST", 405],
  ];
  test.each(refused)("refuse %s by %s", async (url, method, status) => {
    const answer = await fetchAddress(url, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("the system", () => {
  test("hands over the events of the studio", async () => {
    await invoke("project.sample", { game: "flask" });
    expect(window.webContents.sent).toContainEqual([eventChannel, "project.switched", expect.anything()]);
  });

  test("runs a studio command from the menu", () => {
    const file = menus[0]!.find(({ label }) => label === "File")!;
    file.submenu!.find(({ label }) => label === "Open Set…")!.click!();
    expect(window.webContents.sent).toContainEqual([eventChannel, "menu.command", { command: "project.open" }]);
  });

  test("opens a folder given to a second start, in the window that is there", async () => {
    fakeApp.emit("second-instance", {}, ["/usr/bin/cardwright", "projects/flask-sample"], home);
    expect(window.restore).toHaveBeenCalled();
    expect(window.focus).toHaveBeenCalled();
    await expect.poll(async () => invoke("project.current", {})).toMatchObject({ value: { label: "flask-sample" } });
  });

  test("opens a folder dropped on the program, and says so when it isn't a project", async () => {
    let isPrevented = false;
    mkdirSync(join(home, "not-one"));
    fakeApp.emit("open-file", { preventDefault: () => (isPrevented = true) }, join(home, "not-one"));
    expect(isPrevented).toBe(true);
    await expect
      .poll(() => dialogs.showMessageBox.mock.lastCall?.[0])
      .toMatchObject({ message: expect.stringContaining("not-one") });
  });

  test("waits at the end until everything is on disk", async () => {
    let isPrevented = false;
    const before = fakeApp.quits;
    fakeApp.emit("will-quit", { preventDefault: () => (isPrevented = true) });
    expect(isPrevented).toBe(true);
    await expect.poll(() => fakeApp.quits).toBe(before + 1);
    isPrevented = false;
    fakeApp.emit("will-quit", { preventDefault: () => (isPrevented = true) });
    expect(isPrevented).toBe(false);
  });
});

test("finds the project folder on a command line", () => {
  expect(folderArgument(["cardwright", home], true, "/")).toBe(home);
  expect(folderArgument(["electron", "/checkout", "--flag", home], false, "/")).toBe(home);
  expect(folderArgument(["electron", "/checkout"], false, "/")).toBeUndefined();
  expect(folderArgument(["cardwright", "nowhere"], true, home)).toBeUndefined();
});
