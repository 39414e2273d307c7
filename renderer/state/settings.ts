import { useCallback } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Settings } from "../../main/api";
import { type AppSettings, usualSettings } from "../../schemas/app-settings";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";
import { writeNumbersAs } from "./numbers";

/** What the studio remembers for the person, on every project: what is chosen in the settings, sizes of panels. */
interface SettingsState extends Settings {
  loaded: boolean;
}

const store = createStore<SettingsState>(() => ({ ...usualSettings, layout: {}, loaded: false }));

export const useSettings = <T>(select: (state: SettingsState) => T): T => useStore(store, select);
export const subscribeSettings = (changed: () => void): (() => void) => store.subscribe(changed);
export const currentSettings = (): Settings => store.getState();

export async function loadSettings(): Promise<void> {
  const result = await call("settings.read", {});
  if (result.ok) {
    writeNumbersAs(result.value.numbers);
    store.setState({ ...result.value, loaded: true });
  } else {
    store.setState({ loaded: true });
    tellProblem(result.problem);
  }
}

let unsent: Settings["layout"] = {};
let pause: ReturnType<typeof setTimeout> | undefined;

async function send(input: Partial<Settings>) {
  const result = await call("settings.write", input);
  if (!result.ok) tellProblem(result.problem);
}

export function chooseSettings(chosen: Partial<AppSettings>): void {
  if (chosen.numbers) writeNumbersAs(chosen.numbers);
  store.setState(chosen);
  void send(chosen);
}

function sendLayout(): void {
  if (pause !== undefined || Object.keys(unsent).length === 0) return;
  const layout = unsent;
  unsent = {};
  pause = setTimeout(() => {
    pause = undefined;
    sendLayout();
  }, 300);
  void send({ layout });
}

/** What is chosen just before the page goes goes out first. */
export function sendUnsent(): void {
  clearTimeout(pause);
  pause = undefined;
  sendLayout();
}

/** Written at once; while a slider is dragged, only the last value of each pause travels. */
export function remember(key: string, value: string | number | boolean): void {
  if (store.getState().layout[key] === value) return;
  store.setState(({ layout }) => ({ layout: { ...layout, [key]: value } }));
  unsent = { ...unsent, [key]: value };
  sendLayout();
}

export function useRemembered<T extends string | number | boolean>(key: string, fallback: T): [T, (value: T) => void] {
  const stored = useSettings(({ layout }) => layout[key]);
  const value = typeof stored === typeof fallback ? (stored as T) : fallback;
  return [value, useCallback((next: T) => remember(key, next), [key])];
}
