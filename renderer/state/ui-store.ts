import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Action } from "../../engine/core/game";
import type { ColourVision } from "../../press/colour-vision";
import type { Pointer } from "../../schemas/json-pointer";
import type { PrintOutputKind } from "../../schemas/print-settings";

/** What is selected and which dialog is open. Never part of the project or its history. */

/** What a new card is from the start. */
export interface NewCardBegins {
  at: Pointer;
  value: unknown;
  /** “cost 2”. */
  words: string;
}

export type StudioDialog =
  | { kind: "palette" }
  | { kind: "rename-card"; card: string }
  | { kind: "new-card"; begins?: readonly NewCardBegins[] }
  | { kind: "change-many"; cards: readonly string[] }
  | { kind: "replace"; cards: readonly string[] }
  | { kind: "new-component"; like?: string }
  | { kind: "rename-component"; component: string }
  | { kind: "new-keyword"; like?: string; card?: string }
  | { kind: "ability-keyword"; card: string; index: number }
  | { kind: "rename-keyword"; keyword: string }
  | { kind: "deck-name"; deck?: string; purpose: "new" | "rename" }
  | { kind: "deck-leader"; deck: string }
  | { kind: "complete-deck"; deck: string; how: "fill" | "mend" }
  | { kind: "bring-in-deck"; deck?: string; handed?: { text: string; name?: string } }
  | { kind: "new-project"; game?: string }
  | { kind: "open-project" }
  | { kind: "recently-deleted" }
  | { kind: "texts-into-cards" }
  | { kind: "import-table"; file?: File; isLinked?: true }
  | { kind: "export-table" }
  | { kind: "languages" }
  | { kind: "export-translations" }
  | { kind: "import-translations" }
  | { kind: "keep-version" }
  | { kind: "conflict"; path: string }
  | { kind: "worth"; card?: string }
  | { kind: "show-hands"; show: () => void }
  | { kind: "about" }
  | { kind: "shortcuts" };

/** A hand that the table shall go on from. */
export interface HandToPlay {
  deck: string;
  seed: number;
  seat: number;
  /** What has been done since the deal. */
  actions: readonly Action[];
}

export interface UiState {
  dialog: StudioDialog | null;
  problemsOpen: boolean;
  /** Card ids selected in the set, in no particular order. */
  selection: ReadonlySet<string>;
  /** Where the keyboard is in the set. */
  focused: string | null;
  /** What the selected cells of the sheet come to. */
  summedUp: string | null;
  query: string;
  /** How colours are shown on cards, if not as they are. */
  colourVision: ColourVision | null;
  /** Which place of a file its room should show first, after a jump from a problem. */
  jump: { file: string; field?: string; row?: number } | null;
  /** A search for the cards that the print room should begin with; null leaves it as it is. */
  toPrint: string | null;
  handToPlay: HandToPlay | null;
  /** A deck that the print room should begin with, and what shall be made of it. */
  deckToPrint: { deck: string; make: PrintOutputKind } | null;
  /** What is looked for among the house rules; null while they are folded away. */
  rulesSought: string | null;
  /** What is looked for among the tests. */
  testsSought: string;
}

export const nothingChosen: UiState = {
  dialog: null,
  problemsOpen: false,
  selection: new Set(),
  focused: null,
  summedUp: null,
  query: "",
  colourVision: null,
  jump: null,
  toPrint: null,
  handToPlay: null,
  deckToPrint: null,
  rulesSought: null,
  testsSought: "",
};

const store = createStore<UiState>(() => nothingChosen);

export const useUi = <T>(select: (state: UiState) => T): T => useStore(store, select);
export const subscribeUi = (changed: () => void): (() => void) => store.subscribe(changed);
export const currentUi = (): UiState => store.getState();
export const setUi = (part: Partial<UiState>): void => store.setState(part);

export const showDialog = (dialog: StudioDialog): void => store.setState({ dialog });
export const closeDialog = (): void => store.setState({ dialog: null });
export const select = (ids: Iterable<string>, focused?: string | null): void =>
  store.setState({ selection: new Set(ids), ...(focused !== undefined && { focused }) });

/** Another project has other cards. */
export const forgetSelection = (): void => store.setState(({ problemsOpen }) => ({ ...nothingChosen, problemsOpen }));
