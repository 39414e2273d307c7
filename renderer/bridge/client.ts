import type { Bridge } from "../../main/api";
import { httpBridge } from "./http-bridge";

declare global {
  interface Window {
    /** Provided by the desktop shell's preload script; absent in a browser. */
    cardwright?: Bridge;
  }
}

const reconnected = new Set<() => void>();

const bridge: Bridge =
  window.cardwright ??
  httpBridge(() => {
    for (const listener of reconnected) listener();
  });

/** Asks the process that owns the disk. Expected refusals come back as values. */
export const call: Bridge["call"] = (name, input) => bridge.call(name, input);
export const on: Bridge["on"] = (name, listener) => bridge.on(name, listener);

/** After a broken connection is back: what is shown may be stale. */
export function onReconnected(listener: () => void): () => void {
  reconnected.add(listener);
  return () => reconnected.delete(listener);
}
