import { contextBridge, ipcRenderer } from "electron";
import { type Bridge, callNames, type EventName, type Events, eventNames } from "../api";
import { callChannel, eventChannel } from "./electron-channels";

/** All that the page gets of the desktop: the calls and events of the contract, by name, and nothing else. */

const listeners = new Map<EventName, Set<(event: never) => void>>(eventNames.map((name) => [name, new Set()]));

ipcRenderer.on(eventChannel, (_, name: EventName, data: Events[EventName]) => {
  for (const listener of listeners.get(name) ?? []) listener(data as never);
});

const bridge: Bridge = {
  call(name, input) {
    if (!callNames.includes(name)) return Promise.reject(new Error(`No such call: ${name}`));
    return ipcRenderer.invoke(callChannel, name, input);
  },
  on(name, listener) {
    const own = listeners.get(name);
    if (!own) throw new Error(`No such event: ${name}`);
    own.add(listener as (event: never) => void);
    return () => {
      own.delete(listener as (event: never) => void);
    };
  },
};

contextBridge.exposeInMainWorld("cardwright", bridge);
