import { EventEmitter } from "node:events";
import { vi } from "vitest";

/** Stands in for the `electron` module: remembers what it was told, and lets a test play the system's part. */

export class FakeContents extends EventEmitter {
  readonly mainFrame = { parent: null, url: "app://cardwright/" };
  openWindow: ((details: { url: string }) => { action: string }) | null = null;
  readonly sent: [channel: string, ...data: unknown[]][] = [];
  url = "app://cardwright/";
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
    this.openWindow = handler;
  }
  send(channel: string, ...data: unknown[]) {
    this.sent.push([channel, ...data]);
  }
  getURL() {
    return this.url;
  }
}

export class FakeWindow extends EventEmitter {
  static all: FakeWindow[] = [];
  readonly webContents = new FakeContents();
  shown = false;
  loaded = "";
  constructor(readonly options: Record<string, unknown> & { webPreferences: Record<string, unknown> }) {
    super();
    FakeWindow.all.push(this);
    fakeApp.emit("web-contents-created", {}, this.webContents);
  }
  show() {
    this.shown = true;
  }
  async loadURL(url: string) {
    this.loaded = url;
  }
  isDestroyed() {
    return false;
  }
  isMinimized() {
    return true;
  }
  isMaximized() {
    return false;
  }
  getNormalBounds() {
    return { x: 40, y: 50, width: 1200, height: 800 };
  }
  maximize = vi.fn();
  restore = vi.fn();
  focus = vi.fn();
}

class FakeApp extends EventEmitter {
  isPackaged = true;
  ready = false;
  isFirst = true;
  quits = 0;
  readonly recent: string[] = [];
  private startReady: () => void = () => undefined;
  private readonly whenStarted = new Promise<void>((resolve) => {
    this.startReady = resolve;
  });
  setName = vi.fn();
  setPath = vi.fn();
  getPath = () => "/downloads";
  enableSandbox = vi.fn();
  requestSingleInstanceLock = () => this.isFirst;
  isReady = () => this.ready;
  whenReady = () => this.whenStarted;
  addRecentDocument = (path: string) => this.recent.push(path);
  quit() {
    this.quits += 1;
  }
  start() {
    this.ready = true;
    this.startReady();
  }
}
export const fakeApp = new FakeApp();

type Handler = (...words: never[]) => unknown;
export const ipcHandlers = new Map<string, Handler>();
export const protocolHandlers = new Map<string, (request: { url: string; method: string }) => Promise<Response>>();
export const registeredSchemes: { scheme: string; privileges: Record<string, boolean> }[] = [];
export const permissions: { request?: Handler; check?: Handler; device?: Handler } = {};
export const dialogs = {
  showOpenDialog: vi.fn(async (..._: unknown[]) => ({ canceled: true, filePaths: [] as string[] })),
  showSaveDialog: vi.fn(async (..._: unknown[]) => ({ canceled: true, filePath: "" })),
  showMessageBox: vi.fn(async (..._: unknown[]) => ({ response: 0 })),
};
export const menus: { label?: string; submenu?: { label?: string; click?: () => void }[] }[][] = [];

export const fakeElectron = {
  app: fakeApp,
  BrowserWindow: FakeWindow,
  dialog: dialogs,
  ipcMain: { handle: (channel: string, handler: Handler) => ipcHandlers.set(channel, handler) },
  Menu: {
    buildFromTemplate: (template: (typeof menus)[number]) => template,
    setApplicationMenu: (menu: (typeof menus)[number]) => menus.push(menu),
  },
  nativeTheme: { shouldUseDarkColors: true },
  protocol: {
    registerSchemesAsPrivileged: (schemes: typeof registeredSchemes) => registeredSchemes.push(...schemes),
    handle: (scheme: string, handler: (request: { url: string; method: string }) => Promise<Response>) =>
      protocolHandlers.set(scheme, handler),
  },
  screen: {
    getPrimaryDisplay: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }),
    getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
  },
  session: {
    defaultSession: {
      setPermissionRequestHandler: (handler: Handler) => {
        permissions.request = handler;
      },
      setPermissionCheckHandler: (handler: Handler) => {
        permissions.check = handler;
      },
      setSpellCheckerEnabled: vi.fn(),
      setDevicePermissionHandler: (handler: Handler) => {
        permissions.device = handler;
      },
    },
  },
};
