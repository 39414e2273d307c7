import { das, der, die, type Noun } from "../../../../core/grammar/german/nouns";
import type { GardenMark, GardenStrength, GardenType } from "../../card-schema";
import type { CounterKind, Phase } from "../state";
import type { CardFilter } from "../vocabulary/card-filters";

/** The game's values in German. */

export const nouns = {
  object: das("Objekt", "Objekte"),
  creature: die("Kreatur", "Kreaturen"),
  structure: das("Bauwerk", "Bauwerke"),
  queen: die("Königin", "Königinnen"),
  worker: der("Arbeiter"),
  card: die("Karte", "Karten"),
  handCard: die("Handkarte", "Handkarten"),
  token: der("Spielstein", "Spielsteine"),
  copy: das("Exemplar", "Exemplare"),
  counter: die("Marke", "Marken"),
  player: der("Spieler"),
  opponent: der("Gegner"),
  target: das("Ziel", "Ziele"),
  position: die("Position", "Positionen"),
  defence: die("Verteidigung"),
  choice: die("Wahl"),
} as const;

/** What a card of this type is where it says “this”. */
export const ownNouns: Record<GardenType, Noun> = {
  ...{ queen: nouns.queen, creature: nouns.creature, structure: nouns.structure },
  ...{ worker: nouns.card, ability: nouns.card, skills: nouns.card },
};

export const cardNouns: Record<NonNullable<CardFilter["type"]>, Noun> = {
  worker: die("Arbeiterkarte", "Arbeiterkarten"),
  creature: die("Kreaturenkarte", "Kreaturenkarten"),
  structure: die("Bauwerkskarte", "Bauwerkskarten"),
  ability: die("Fähigkeitskarte", "Fähigkeitskarten"),
};

export const counterNouns: Readonly<Record<CounterKind, Noun>> = {
  attackUp: die("+1-{A}-Marke", "+1-{A}-Marken"),
  defenceUp: die("+1-{D}-Marke", "+1-{D}-Marken"),
  venom: die("Giftmarke", "Giftmarken"),
  frail: die("Schwächemarke", "Schwächemarken"),
  web: die("Netzmarke", "Netzmarken"),
  honey: die("Honigmarke", "Honigmarken"),
  stock: die("Vorratsmarke", "Vorratsmarken"),
};

export const typeTitles: Record<GardenType, string> = {
  ...{ queen: "Königin", worker: "Arbeiter", creature: "Kreatur", structure: "Bauwerk" },
  ...{ ability: "Fähigkeit", skills: "Stammesbogen" },
};
export const markTitles: Record<GardenMark, string> = {
  ...{ swift: "Eile", flight: "Flug", snare: "Fangnetz", barb: "Widerhaken" },
  ...{ rooted: "Verwurzelung", camouflage: "Tarnung", sticky: "Klebrigkeit", shielded: "Abschirmung" },
};
export const strengthTitles: Record<GardenStrength, string> = {
  ...{ bulwark: "Bollwerk", ambush: "Hinterhalt", venom: "Gift", crusher: "Zermalmer" },
};
export const keywordTitles: Readonly<Record<string, string>> = { ...markTitles, ...strengthTitles };

/** “gerade Aktionsphase ist”, “es vor dem ersten Zug ist” */
export const phaseTimes: Readonly<Record<Phase, readonly [who: string, time: string]>> = {
  setup: ["es", "vor dem ersten Zug"],
  reset: ["gerade", "Bereitschaftsphase"],
  spawning: ["gerade", "Brutphase"],
  action: ["gerade", "Aktionsphase"],
  skirmishWindow: ["es", "direkt vor den Gefechten"],
  skirmish: ["gerade", "Gefechtsphase"],
  aftermath: ["es", "direkt nach den Gefechten"],
  end: ["gerade", "das Ende des Zuges"],
  over: ["es", "nach dem Ende des Spiels"],
};
