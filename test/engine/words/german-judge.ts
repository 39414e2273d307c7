/** Judges German texts by rules that a reader would notice broken, knowing nothing of how they were made. */

type Gender = "m" | "f" | "n";
/** Nouns of cards with their gender; several of them, where that isn't the same. Compounds go by their last part. */
const nouns: Readonly<Record<string, readonly [Gender, string?]>> = {
  Karte: ["f", "Karten"],
  Drache: ["m", "Drachen"],
  Ei: ["n", "Eier"],
  Ressource: ["f", "Ressourcen"],
  Söldner: ["m"],
  Spieler: ["m"],
  Gegner: ["m"],
  Angreifer: ["m"],
  Verteidiger: ["m"],
  Besitzer: ["m"],
  Stapel: ["m"],
  Platz: ["m", "Plätze"],
  Stärke: ["f"],
  Wert: ["m", "Werte"],
  Zug: ["m", "Züge"],
  Runde: ["f", "Runden"],
  Anzahl: ["f"],
  Nummer: ["f"],
  Angriff: ["m", "Angriffe"],
  Belohnung: ["f", "Belohnungen"],
  Ende: ["n"],
  Ziel: ["n", "Ziele"],
  Symbol: ["n", "Symbole"],
  Hand: ["f", "Hände"],
  Brett: ["n"],
  Paar: ["n"],
  Ritual: ["n", "Rituale"],
  Wahl: ["f"],
  Art: ["f"],
  Feuer: ["n"],
  Höhe: ["f"],
  Folgende: ["n"],
  Pflanze: ["f", "Pflanzen"],
  Beet: ["n", "Beete"],
  Haus: ["n", "Häuser"],
  Kultur: ["f", "Kulturen"],
  Gitter: ["n"],
  Farbe: ["f", "Farben"],
  Kopie: ["f", "Kopien"],
  Markt: ["m"],
  Vorrat: ["m"],
  Seltenheit: ["f"],
  Ergebnis: ["n"],
  Einheit: ["f", "Einheiten"],
  Gebäude: ["n"],
  Fertigkeit: ["f", "Fertigkeiten"],
  Feld: ["n", "Felder"],
  Bahn: ["f", "Bahnen"],
  Ebene: ["f"],
  Wald: ["m"],
  Gebirge: ["n"],
  Burg: ["f", "Burgen"],
  Deck: ["n", "Decks"],
  Spiel: ["n", "Spiele"],
  Schaden: ["m"],
  Treffer: ["m"],
  Marsch: ["m", "Märsche"],
  Zahl: ["f", "Zahlen"],
  Zeit: ["f"],
  Reihenfolge: ["f"],
  Mal: ["n", "Male"],
  Objekt: ["n", "Objekte"],
  Kreatur: ["f", "Kreaturen"],
  Bauwerk: ["n", "Bauwerke"],
  Königin: ["f", "Königinnen"],
  Arbeiter: ["m"],
  Spielstein: ["m", "Spielsteine"],
  Exemplar: ["n", "Exemplare"],
  Marke: ["f", "Marken"],
  Position: ["f", "Positionen"],
  Verteidigung: ["f"],
  Umkreis: ["m"],
  Reichweite: ["f", "Reichweiten"],
  Entfernung: ["f"],
  Gefecht: ["n", "Gefechte"],
  Phase: ["f", "Phasen"],
};

const known = new Map<string, Set<Gender | "many">>();
for (const [one, [gender, many = one]] of Object.entries(nouns)) {
  const add = (form: string, is: Gender | "many") => known.set(form, new Set(known.get(form)).add(is));
  for (const end of ["", ...(gender === "f" ? [] : ["s", "es"])]) add(one + end, gender);
  add(many, "many");
  if (!/[ns]$/.test(many)) add(`${many}n`, "many");
}
// Weak: “den Namen”.
known.set("Name", new Set(["m"]));
known.set("Namen", new Set(["m", "many"]));
const dice: ReadonlySet<Gender | "many"> = new Set(["m", "many"]);
// What is printed as a symbol is of any kind.
known.set("Symbol", new Set(["m", "f", "n", "many"]));
// As “den Drachen”.
known.get("Drachen")!.add("m");

/** What a noun is, by itself or as the last part of a compound: “Ablagestapel”, “Starfallen-Drachen”. */
function kindsOf(word: string): ReadonlySet<Gender | "many"> | undefined {
  if (/^W\d+$/.test(word)) return dice;
  for (let from = 0; from < word.length - 1; from++) {
    const end = word.slice(from);
    const found = known.get(end.charAt(0).toUpperCase() + end.slice(1));
    if (found) return found;
  }
  return undefined;
}

/** Whose endings tell what follows them. */
const stems = "kein|ein|dein|sein|ihr|dies|jed|all";
const fits: Readonly<Record<string, readonly (Gender | "many")[]>> = {
  ...{ der: ["m", "f", "many"], die: ["f", "many"], das: ["n"], den: ["m", "many"], dem: ["m", "n"], des: ["m", "n"] },
  ...{ "": ["m", "n"], e: ["f", "many"], er: ["m", "f", "many"], es: ["m", "n"], en: ["m", "many"], em: ["m", "n"] },
};
const determiner = new RegExp(`^(?:(d[aei][rsenm])|(?:${stems})(e[rsnm]?)?)$`, "i");

/** What cannot follow a word that asks for a case. */
const withDative = ["die", "das", "des", "e", "es", ""];
const withAccusative = ["dem", "des", "em"];
const refused: Readonly<Record<string, readonly string[]>> = {
  ...{ mit: withDative, von: withDative, aus: withDative, bei: withDative, zu: withDative, samt: withDative },
  ...{ für: withAccusative, um: withAccusative, gegen: withAccusative, durch: withAccusative, ohne: withAccusative },
};

/** Those verbs that may end what follows “wenn”. */
const finite =
  /(?:^| )(?:hast|hat|haben|bist|ist|sind|kann|kannst|können|gibt|geben|beträgt|wird|wirst|werden|möchtest|möchte|\p{Ll}+(?:st|t)|\p{Ll}+en|hat als du|tust|tut)$/u;

const english =
  /\b(?:the|you|your|yours|of|and|or|if|each|card|cards|turn|draw|choose|with|from|this|that|until|equal|it|its|may|player|opponent)\b/i;

/** What is wrong with a text; its own marks of form are let be. */
export function slipsOf(printed: string): string[] {
  // Symbols, names and letters are of no gender.
  const text = printed.replaceAll("**", "").replaceAll(/\{[^}]*\}|„[^“]*“|\blabel \d+|\bX\b/g, "0");
  const slips: string[] = [];
  const slip = (what: string): void => void slips.push(`${what}: ${printed}`);
  if (/…|undefined|NaN|\[object/.test(text)) slip("a gap");
  if (/ {2}|^ | $| [,.;:)]|\( |,,|;;/.test(text)) slip("spaces");
  const foreign = english.exec(text);
  if (foreign) slip(`English “${foreign[0]}”`);
  for (const [, start] of text.matchAll(/(?:^|[.:] )(\p{Ll})/gu)) slip(`a sentence begins with “${start}”`);
  for (const [, condition] of text.matchAll(/(?:^| )[Ww]enn ([^,;.:]*?),/gu))
    if (!finite.test(condition!)) slip(`the verb isn't last in “${condition}”`);
  for (const [, done] of text.matchAll(/\b[Dd]u darfst ([^,;.:]*)/gu))
    if (
      !/n$/.test(
        done!
          .trim()
          .replace(/\([^)]*\)$/, "")
          .trim(),
      )
    )
      slip(`no infinitive in “${done}”`);
  slips.push(...disagreements(text).map((found) => `${found}: ${printed}`));
  return slips;
}

/** Determiners that don't go with their noun, and nouns that nobody knows. */
function disagreements(text: string): string[] {
  const slips: string[] = [];
  // What ends with a mark stands by itself: “wähle eines: Ziehe …”.
  const words = text.split(/\s+|(?=[(),.;:])/).filter(Boolean);
  words.forEach((word, n) => {
    const found = determiner.exec(word);
    if (!found) return;
    const end = found[1] ? found[1].toLowerCase() : (found[2] ?? "");
    let next = n + 1;
    while (/^\p{Ll}+(?:e[rsnm]?)$/u.test(words[next] ?? "") && !determiner.test(words[next]!)) next++;
    const noun = words[next];
    if (noun === undefined || !/^\p{Lu}/u.test(noun)) return;
    const before = words[n - 1]?.toLowerCase() ?? "";
    if (refused[before]?.includes(end)) slips.push(`“${before} ${word}”`);
    const kinds = kindsOf(noun);
    if (!kinds) slips.push(`nobody knows the noun “${noun}”`);
    else if (![...kinds].some((kind) => fits[end]!.includes(kind))) slips.push(`“${word} … ${noun}”`);
  });
  return slips;
}
