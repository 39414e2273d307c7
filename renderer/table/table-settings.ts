import { currentSettings, remember, useSettings } from "../state/settings";
import { type Pace, paces } from "./table-store";

/** How people like to play, remembered for every project. */

const keys = { pace: "table.pace", cover: "table.cover", sound: "table.sound" } as const;

const paceIn = (layout: Record<string, unknown>): Pace => paces.find((pace) => pace === layout[keys.pace]) ?? "normal";
const coverIn = (layout: Record<string, unknown>): boolean => layout[keys.cover] !== false;

export const currentPace = (): Pace => paceIn(currentSettings().layout);
export const usePace = (): Pace => useSettings(({ layout }) => paceIn(layout));
export const rememberPace = (pace: Pace): void => remember(keys.pace, pace);

export const currentCover = (): boolean => coverIn(currentSettings().layout);
export const useCover = (): boolean => useSettings(({ layout }) => coverIn(layout));
export const rememberCover = (cover: boolean): void => remember(keys.cover, cover);

export const currentSound = (): boolean => currentSettings().layout[keys.sound] === true;
export const useSound = (): boolean => useSettings(({ layout }) => layout[keys.sound] === true);
export const rememberSound = (sound: boolean): void => remember(keys.sound, sound);

/** What a bot's move waits before it is done, in milliseconds; null: until somebody says so. */
export const paceDelay: Record<Pace, number | null> = {
  step: null,
  slow: 1500,
  normal: 750,
  fast: 350,
  instant: 0,
};
export const paceWords: Record<Pace, string> = {
  step: "Step by step",
  slow: "Slow",
  normal: "Normal",
  fast: "Fast",
  instant: "At once",
};
