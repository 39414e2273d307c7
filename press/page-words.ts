import type { Language } from "../engine/core/language";

/** What stands on printed pages besides cards and what their author wrote, in the languages in which cards are. */
export interface PageWords {
  /** At the edge of a sheet; `{page}` and `{pages}` are filled in. */
  page: string;
  sheet(number: number, of: number): string;
  part(name: string, number: number, of: number, row: number, column: number): string;
  glueNext: string;
  registration(name: string, square: number, arm: number, stroke: number, inset: number): string;
  profile: { back: string; edge: Readonly<Record<"long" | "short", string>>; scale: string };
  icons: string;
  /** Whose work the symbols of the library are, and emoji. */
  iconAuthors: string;
  emojiAuthors: string;
  cards(count: number): string;
  cost: string;
  cardsBy(author: string): string;
  version(version: string): string;
  credits: string;
  /** Of a set. */
  creditsOf(title: string): string;
  pictures: string;
  symbols: string;
  typefaces: string;
  noArtist: string;
  noLicence: string;
  madeWith: string;
  contents: string;
  index: string;
  indexAndCredits: string;
  /** How a tuck box is made. */
  inside(size: string): string;
  makeBox: string;
}

const english: PageWords = {
  page: "page {page} of {pages}",
  sheet: (number, of) => `sheet ${number} of ${of}`,
  part: (name, number, of, row, column) => `${name}, part ${number} of ${of}: row ${row}, column ${column}`,
  glueNext: "glue the next part onto the dashed strip",
  registration: (name, square, arm, stroke, inset) =>
    `registration ${name}: square ${square} mm, arms ${arm} × ${stroke} mm, inset ${inset} mm`,
  profile: { back: "back", edge: { long: "long edge", short: "short edge" }, scale: "scale" },
  icons: "Icons",
  iconAuthors: "Icons made by Lorc, Delapouite and contributors",
  emojiAuthors: "Emoji by Twitter, Inc. and contributors",
  cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
  cost: "Cost",
  cardsBy: (author) => `Cards by ${author}`,
  version: (version) => `Version ${version}`,
  credits: "Credits",
  creditsOf: (title) => `${title}: credits`,
  pictures: "Pictures",
  symbols: "Symbols",
  typefaces: "Typefaces",
  noArtist: "Artist not noted",
  noLicence: "licence not noted",
  madeWith: "Made with Cardwright",
  contents: "Contents",
  index: "Index",
  indexAndCredits: "Index and credits",
  inside: (size) => `Inside ${size}`,
  makeBox: "cut along the black line, fold along the dashes, glue the flap",
};

const german: PageWords = {
  page: "Seite {page} von {pages}",
  sheet: (number, of) => `Bogen ${number} von ${of}`,
  part: (name, number, of, row, column) => `${name}, Teil ${number} von ${of}: Reihe ${row}, Spalte ${column}`,
  glueNext: "den nächsten Teil auf den gestrichelten Streifen kleben",
  registration: (name, square, arm, stroke, inset) =>
    `Passmarken ${name}: Quadrat ${square} mm, Arme ${arm} × ${stroke} mm, Abstand vom Rand ${inset} mm`,
  profile: { back: "Rückseite", edge: { long: "lange Kante", short: "kurze Kante" }, scale: "Maßstab" },
  icons: "Symbole",
  iconAuthors: "Symbole von Lorc, Delapouite und anderen",
  emojiAuthors: "Emojis von Twitter, Inc. und anderen",
  cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  cost: "Kosten",
  cardsBy: (author) => `Karten von ${author}`,
  version: (version) => `Version ${version}`,
  credits: "Nachweise",
  creditsOf: (title) => `${title}: Nachweise`,
  pictures: "Bilder",
  symbols: "Symbole",
  typefaces: "Schriften",
  noArtist: "Urheber nicht vermerkt",
  noLicence: "Lizenz nicht vermerkt",
  madeWith: "Gestaltet mit Cardwright",
  contents: "Inhalt",
  index: "Register",
  indexAndCredits: "Register und Nachweise",
  inside: (size) => `Innen ${size}`,
  makeBox: "an der schwarzen Linie schneiden, an den gestrichelten falten, die Lasche kleben",
};

const words: Readonly<Record<Language, PageWords>> = { en: english, de: german };
export const pageWords = (language: Language = "en"): PageWords => words[language];
