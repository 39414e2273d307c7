import type { Language } from "../../core/language";
import type { GardenMark, GardenStrength, GardenType } from "./card-schema";
import { markTitles, strengthTitles, typeTitles } from "./play/german/names";
import { markNames, strengthNames, typeNames } from "./symbols";

/** What is printed around the rules, language by language. */
interface PrintedWords {
  condition: string;
  location: string;
  nearQueen: string;
  neutral: string;
  types: Record<GardenType, string>;
  marks: Record<GardenMark, string>;
  strengths: Record<GardenStrength, string>;
  tokenOf(type: string): string;
}

export const printedWords: Record<Language, PrintedWords> = {
  en: {
    ...{ condition: "Condition", location: "Location", nearQueen: "Within 1 range of your queen.", neutral: "Neutral" },
    ...{ types: typeNames, marks: markNames, strengths: strengthNames },
    tokenOf: (type) => `${type} token`,
  },
  de: {
    ...{ condition: "Bedingung", location: "Ort", neutral: "Neutral" },
    nearQueen: "Im Umkreis von 1 Reichweite um deine Königin.",
    ...{ types: typeTitles, marks: markTitles, strengths: strengthTitles },
    tokenOf: (type) => `${type}-Spielstein`,
  },
};
