import { das, die, type Noun } from "../../../../core/grammar/german/nouns";
import type { BattleFarmBed, BattleFarmGroup, BattleFarmRarity } from "../../card-schema";

/** The game's values in German: as nouns, and as what stands before one, without its ending. */

export const groupStems: Record<BattleFarmGroup, string> = { yellow: "gelb", red: "rot", green: "grün" };
export const rarityStems: Record<BattleFarmRarity, string> = {
  ...{ common: "gängig", uncommon: "besonder", rare: "selten", epic: "episch", mythic: "mythisch" },
};
export const bedTitles: Record<BattleFarmBed, Noun> = {
  common: das("Normalbeet", "Normalbeete"),
  raised: das("Hochbeet", "Hochbeete"),
  greenhouse: das("Gewächshaus", "Gewächshäuser"),
  hydroponic: die("Hydrokultur", "Hydrokulturen"),
  trellis: das("Rankgitter"),
  rotational: das("Wechselbeet", "Wechselbeete"),
  vertical: das("Vertikalbeet", "Vertikalbeete"),
};
