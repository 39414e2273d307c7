import { phrase, textOf } from "../../core/grammar/phrase";
import type { Language } from "../../core/language";
import { plural } from "../../core/rich-text";
import type { BattleFarmBed, BattleFarmGroup, BattleFarmKind, BattleFarmRarity } from "./card-schema";
import { bedTitles } from "./play/german/names";

/** How the game's values read in print. */
export const kindNames: Record<BattleFarmKind, string> = { crop: "Crop", action: "Action", class: "Class" };
export const groupNames: Record<BattleFarmGroup, string> = { yellow: "Yellow", red: "Red", green: "Green" };
export const rarityNames: Record<BattleFarmRarity, string> = {
  common: "Common",
  uncommon: "Uncommon",
  rare: "Rare",
  epic: "Epic",
  mythic: "Mythic",
};
export const bedNames: Record<BattleFarmBed, string> = {
  common: "Common Bed",
  raised: "Raised Bed",
  greenhouse: "Greenhouse",
  hydroponic: "Hydroponic",
  trellis: "Trellis",
  rotational: "Rotational Bed",
  vertical: "Vertical Bed",
};

/** What is printed around the rules, language by language. */
interface PrintedWords {
  none: string;
  bonus: string;
  beds: string;
  replayable: string;
  oncePerTurn: string;
  oncePerGame: string;
  kinds: Record<BattleFarmKind, string>;
  groups: Record<BattleFarmGroup, string>;
  rarities: Record<BattleFarmRarity, string>;
  /** "Common Bed", "2 Hydroponics" */
  bedCount(bed: BattleFarmBed, n: number): string;
  randomCard(kind: "crop" | "action"): string;
}

export const printedWords: Record<Language, PrintedWords> = {
  en: {
    ...{ none: "none", bonus: "Bonus", beds: "Beds" },
    ...{ replayable: "Replayable", oncePerTurn: "Once per turn", oncePerGame: "Once per game" },
    ...{ kinds: kindNames, groups: groupNames, rarities: rarityNames },
    bedCount: (bed, n) => (n > 1 ? plural(n, bedNames[bed]) : bedNames[bed]),
    randomCard: (kind) => `1 random Common ${kind} card`,
  },
  de: {
    ...{ none: "keiner", bonus: "Bonus", beds: "Beete" },
    ...{ replayable: "Wiederholbar", oncePerTurn: "Einmal pro Zug", oncePerGame: "Einmal pro Spiel" },
    kinds: { crop: "Pflanze", action: "Aktion", class: "Klasse" },
    groups: { yellow: "Gelb", red: "Rot", green: "Grün" },
    rarities: {
      ...{ common: "Gängig", uncommon: "Besonders", rare: "Selten", epic: "Episch", mythic: "Mythisch" },
    },
    bedCount: (bed, n) => textOf(n > 1 ? phrase`${String(n)} ${bedTitles[bed].many}` : bedTitles[bed].one),
    randomCard: (kind) => `1 zufällige gängige ${kind === "crop" ? "Pflanze" : "Aktion"}`,
  },
};
