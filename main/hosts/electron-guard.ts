import type { App, Session, WebContents } from "electron";
import { isOwnAddress } from "./electron-channels";

/** The window shows the studio and nothing else, whatever a page or a file may try. */

/** Copying text to the clipboard is the one thing a page asks leave for. */
const allowed = new Set(["clipboard-sanitized-write"]);

export function guardContents(app: App): void {
  app.on("web-contents-created", (_, contents: WebContents) => {
    const stayHere = (event: { preventDefault(): void; url?: string }, url = event.url) => {
      if (url === undefined || !isOwnAddress(url)) event.preventDefault();
    };
    contents.on("will-navigate", (event) => stayHere(event));
    contents.on("will-redirect", (event) => stayHere(event));
    contents.on("will-frame-navigate", (event) => stayHere(event));
    contents.on("will-attach-webview", (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: "deny" }));
  });
}

export function guardSession(session: Session): void {
  const isGranted = (contents: WebContents | null, permission: string): boolean =>
    contents !== null && isOwnAddress(contents.getURL()) && allowed.has(permission);
  session.setPermissionRequestHandler((contents, permission, answer) => answer(isGranted(contents, permission)));
  session.setPermissionCheckHandler((contents, permission) => isGranted(contents, permission));
  session.setSpellCheckerEnabled(false);
  session.setDevicePermissionHandler(() => false);
}
