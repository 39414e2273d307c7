import { isRecord } from "../../schemas/json-pointer";

/** What a card shows, as far as it can be read. */
interface CardArt {
  file?: string;
  icon?: string;
  /** Symbols beside the main one. */
  companions: readonly string[];
}

export function artOf(card: unknown): CardArt {
  const art = isRecord(card) && isRecord(card["art"]) ? card["art"] : {};
  const { file, icon, picture } = art as { file?: unknown; icon?: unknown; picture?: unknown };
  const beside = isRecord(picture) && Array.isArray(picture["companions"]) ? picture["companions"] : [];
  return {
    ...(typeof file === "string" && { file }),
    ...(typeof icon === "string" && { icon }),
    companions: beside.filter((one) => typeof one === "string"),
  };
}

export const symbolsIn = ({ icon, companions }: CardArt): string[] => (icon ? [icon, ...companions] : [...companions]);
