import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrowserWindow, IpcMainInvokeEvent } from "electron";
import { isBundleFile } from "../../project/bundle";
import { tableEndings } from "../../project/tables/read-table";
import { findAppPlace } from "../services/app-place";
import { readKept, writeKept } from "../services/kept-file";
import { appOrigin, appScheme, callChannel, eventChannel, isOwnAddress } from "./electron-channels";
import { guardContents, guardSession } from "./electron-guard";
import { answerAddress } from "./electron-protocol";
import { menuTemplate } from "./menu";
import { createStudio } from "./studio";
import { smallest, wasMaximized, windowBounds } from "./window-bounds";

/** The desktop window: a transport over Electron's channels, and what only a desktop has (dialogs, menu, recent list). */
export function startElectronHost(electron: typeof import("electron")): void {
  const { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell } = electron;
  const place = findAppPlace();
  const boundsFile = join(place.home, "window.json");
  app.setName("Cardwright");
  app.setPath("userData", join(place.home, "electron"));
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
  app.enableSandbox();
  guardContents(app);

  let window: BrowserWindow | null = null;
  const studio = createStudio({
    host: "electron",
    async pickFolder(purpose, startIn) {
      const properties =
        purpose === "open" ? (["openDirectory"] as const) : (["openDirectory", "createDirectory"] as const);
      const title = folderTitles[purpose];
      const options = { title, defaultPath: startIn, properties: [...properties] };
      const { canceled, filePaths } = await (window
        ? dialog.showOpenDialog(window, options)
        : dialog.showOpenDialog(options));
      return canceled ? null : (filePaths[0] ?? null);
    },
    async pickTable() {
      const options = {
        title: "Link a table",
        filters: [{ name: "Tables", extensions: [...tableEndings] }],
        properties: ["openFile" as const],
      };
      const { canceled, filePaths } = await (window
        ? dialog.showOpenDialog(window, options)
        : dialog.showOpenDialog(options));
      return canceled ? null : (filePaths[0] ?? null);
    },
    async pickSavePlace(name) {
      const options = { title: "Save", defaultPath: join(app.getPath("downloads"), name) };
      const { canceled, filePath } = await (window
        ? dialog.showSaveDialog(window, options)
        : dialog.showSaveDialog(options));
      return canceled || !filePath ? null : filePath;
    },
    openFile: async (path) => (await shell.openPath(path)) || null,
    showInFolder: (path) => shell.showItemInFolder(path),
    noteRecent: (folder) => app.addRecentDocument(folder),
  });

  studio.services.events.listen((name, data) => {
    if (window && !window.isDestroyed()) window.webContents.send(eventChannel, name, data);
  });
  ipcMain.handle(callChannel, (event: IpcMainInvokeEvent, name: unknown, input: unknown) => {
    const frame = event.senderFrame;
    if (!frame || frame.parent !== null || !isOwnAddress(frame.url))
      throw new Error("This page may not speak to Cardwright.");
    return studio.dispatch(String(name), input);
  });

  /** A bundle may be opened like a folder. */
  const openFolder = async (folder: string): Promise<void> => {
    const { desk, openBundle } = studio.services;
    const opened = await (isBundleFile(folder) ? openBundle(folder) : desk.open(folder));
    if (opened.ok) return;
    const { message, hint } = opened.problem;
    await dialog.showMessageBox({ type: "warning", message, ...(hint && { detail: hint }) });
  };

  const showWindow = async (): Promise<void> => {
    const kept = await readKept(boundsFile);
    const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea);
    const created = new BrowserWindow({
      ...windowBounds(kept, displays),
      minWidth: smallest.width,
      minHeight: smallest.height,
      title: "Cardwright",
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? "#141816" : "#F5F1E8",
      webPreferences: {
        preload: join(place.root, "dist", "preload", "preload.cjs"),
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        navigateOnDragDrop: false,
        // Its dictionaries would be fetched from elsewhere.
        spellcheck: false,
        devTools: !app.isPackaged,
      },
    });
    window = created;
    if (wasMaximized(kept)) created.maximize();
    created.once("ready-to-show", () => created.show());
    created.on(
      "close",
      () => void writeKept(boundsFile, { bounds: created.getNormalBounds(), maximized: created.isMaximized() }),
    );
    created.on("closed", () => {
      window = null;
    });
    await created.loadURL(`${appOrigin}/`);
  };

  const waiting: string[] = [];
  const openSoon = (folder: string | undefined): void => {
    if (folder === undefined) return;
    if (app.isReady()) void openFolder(folder);
    else waiting.push(folder);
  };
  app.on("open-file", (event, path) => {
    event.preventDefault();
    openSoon(path);
  });
  app.on("second-instance", (_, argv, workingDirectory) => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
    openSoon(folderArgument(argv, app.isPackaged, workingDirectory));
  });
  app.on("activate", () => {
    if (app.isReady() && !window) void showWindow();
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });

  let isClosed = false;
  app.on("will-quit", (event) => {
    if (isClosed) return;
    // The last edit of a closing window may still be on its way; everything is on disk before the process ends.
    event.preventDefault();
    setImmediate(() =>
      studio.services.close().finally(() => {
        isClosed = true;
        app.quit();
      }),
    );
  });

  void app.whenReady().then(async () => {
    guardSession(session.defaultSession);
    protocol.handle(appScheme, (request) => answerAddress(studio.files, request));
    const run = (command: string) => studio.services.events.emit("menu.command", { command });
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, run, !app.isPackaged)));
    const folder = waiting[0] ?? folderArgument(process.argv, app.isPackaged, process.cwd());
    await Promise.all([showWindow(), folder === undefined ? undefined : openFolder(folder)]);
  });
}

const folderTitles = {
  open: "Open a project",
  create: "Where should the project's folder go?",
  export: "Where should the files go?",
} as const;

/** The project folder or bundle on a command line, behind the program and, from a checkout, the app's own folder. */
export function folderArgument(
  argv: readonly string[],
  isPackaged: boolean,
  workingDirectory: string,
): string | undefined {
  const named = argv.slice(isPackaged ? 1 : 2).filter((word) => !word.startsWith("-"));
  return named.map((word) => resolve(workingDirectory, word)).find((path) => existsSync(path));
}
