import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { theBrowser } from "./browser";
import { type Host, startHostHere } from "./host";

/** The built studio behind the browser host, in a home of its own, with a real browser before it. */
export interface Studio {
  page: Page;
  /** What went wrong in the page without anyone being told. */
  complaints: string[];
  /** The folder of a project. */
  folder(project: string): string;
  read(project: string, path: string): string;
  /** As another program would. */
  write(project: string, path: string, text: string): void;
  list(project: string, path: string): string[];
  /** Makes a project with the game's starter cards and shows its set, or another room. */
  make(game: string, name: string, room?: FirstRoom): Promise<void>;
  /** Like the studio itself, through the door that it uses. */
  call(name: string, input: unknown): Promise<{ ok: boolean; value: unknown; problem?: { message: string } }>;
  end(): Promise<void>;
}

/** Where a studio begins: a room, or a card in its editor. The set draws its cards first, and costs more than others. */
type FirstRoom =
  | "set"
  | "table"
  | "decks"
  | "print"
  | "template"
  | "assets"
  | "settings/set"
  | `set/${string}`
  | `components/${string}`;

export interface StudioOptions {
  /** Opens a project with the game's starter cards, at its set or another room; otherwise where a first start begins. */
  project?: { game: string; name: string };
  room?: FirstRoom;
  /** As most people have it, with things fading and flying; otherwise still, as for those who ask their system for it. */
  isMoving?: boolean;
  width?: number;
  height?: number;
}

/** What studios have one after another: their address, and a page that has read their program already. */
interface Seat {
  context: BrowserContext;
  page: Page;
  port: number;
  isTaken: boolean;
}
let seat: Seat | undefined;

export async function startStudio({
  project,
  room = "set",
  isMoving = false,
  width = 1440,
  height = 900,
}: StudioOptions = {}): Promise<Studio> {
  const home = mkdtempSync(join(tmpdir(), "cardwright-e2e-"));
  const [host, seat] = await startInSeat(home);
  const { context, page } = seat;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: isMoving ? "no-preference" : "reduce" });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const isThere = (room: FirstRoom) => {
    if (room === "set") return page.getByRole("option").first().locator("svg").first().waitFor();
    if (room === "table") return page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
    if (room.startsWith("set/")) return page.locator("[data-editor] [data-live] svg").waitFor();
    return page.locator("main h1, main h2").first().waitFor();
  };
  if (project) {
    await context.request.get(host.address);
    await context.request.post("/api/project.create", { data: project });
    await page.goto(`/#/${room}`);
    await isThere(room);
  } else {
    await page.goto(host.address);
    await page.getByRole("heading", { name: "Five games to make cards for" }).waitFor();
  }

  const folder = (project: string): string => join(home, "projects", project);
  const studio: Studio = {
    page,
    complaints,
    folder,
    read: (project, path) => readFileSync(join(folder(project), path), "utf8"),
    write: (project, path, text) => writeFileSync(join(folder(project), path), text),
    list: (project, path) => readdirSync(join(folder(project), path)).sort(),
    call: (name, input) =>
      page.evaluate(
        async ([call, body]) => {
          const response = await fetch(`/api/${call}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: body as string,
          });
          return response.json();
        },
        [name, JSON.stringify(input)],
      ),
    async make(game, name, room = "set") {
      const here = page.getByRole("banner").getByText(name, { exact: true }).first();
      await studio.call("project.create", { game, name });
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, `#/${room}`);
      await here.waitFor();
      await isThere(room);
    },
    async end() {
      await leave(seat);
      await host.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
  return studio;
}

/** A host for this home, and a place before it where no other studio is. */
async function startInSeat(home: string): Promise<[Host, Seat]> {
  const port = seat?.isTaken ? 0 : (seat?.port ?? 0);
  const [host, browser] = await Promise.all([startHostHere(home, port), theBrowser()]);
  if (!seat || seat.isTaken || seat.page.isClosed() || seat.context.browser() !== browser) {
    const context = await browser.newContext({ baseURL: new URL(host.address).origin });
    seat = { context, page: await context.newPage(), port: host.port, isTaken: true };
  }
  seat.isTaken = true;
  return [host, seat];
}

/** Where the page is, its headings, and what lies over it. */
export async function whatIsShown(): Promise<string> {
  if (!seat || seat.page.isClosed()) return "no page";
  const shown = seat.page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) =>
        one.innerText.replace(/\s+/g, " ").slice(0, 200),
      );
    return [location.href, ...texts("h1, h2, [role=dialog], [role=alert], [role=status], [role=menu]")].join("\n");
  });
  return Promise.race([shown, new Promise<string>((tell) => setTimeout(tell, 5000, "a page that doesn't answer"))]);
}

/** Leaves nothing of a studio behind but its program, which its page keeps only while it stays at the address. */
async function leave(seat: Seat): Promise<void> {
  const { context, page, port } = seat;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`http://127.0.0.1:${port}/icon.svg`);
  await page.mouse.move(-1, -1);
  page.removeAllListeners();
  await page.unrouteAll();
  const session = await context.newCDPSession(page);
  const origin = `http://127.0.0.1:${port}`;
  const storageTypes = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
  seat.isTaken = false;
}
