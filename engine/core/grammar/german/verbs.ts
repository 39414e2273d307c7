import { ownValue } from "../../../../schemas/own-value";

/** German verbs, from how a dictionary names them: “ab|legen” is parted in a sentence. */

export interface Verb {
  /** “ab”, which goes to the end of a sentence. */
  prefix: string;
  infinitive: string;
  /** “abzulegen” */
  withZu: string;
  du: string;
  one: string;
  many: string;
  /** What whoever reads the card is told: “lege”. */
  order: string;
}

type Irregular = readonly [du: string, one: string, order: string, many?: string];
/** Those that change within: du, er, and what one is told. */
const irregular: Readonly<Record<string, Irregular>> = {
  sein: ["bist", "ist", "sei", "sind"],
  haben: ["hast", "hat", "habe"],
  werden: ["wirst", "wird", "werde"],
  dürfen: ["darfst", "darf", "dürfe"],
  können: ["kannst", "kann", "könne"],
  müssen: ["musst", "muss", "müsse"],
  sollen: ["sollst", "soll", "solle"],
  wissen: ["weißt", "weiß", "wisse"],
  nehmen: ["nimmst", "nimmt", "nimm"],
  werfen: ["wirfst", "wirft", "wirf"],
  werben: ["wirbst", "wirbt", "wirb"],
  sterben: ["stirbst", "stirbt", "stirb"],
  geben: ["gibst", "gibt", "gib"],
  ergeben: ["ergibst", "ergibt", "ergib"],
  sehen: ["siehst", "sieht", "sieh"],
  lesen: ["liest", "liest", "lies"],
  treten: ["trittst", "tritt", "tritt"],
  betreten: ["betrittst", "betritt", "betritt"],
  treffen: ["triffst", "trifft", "triff"],
  helfen: ["hilfst", "hilft", "hilf"],
  gelten: ["giltst", "gilt", "gelte"],
  brechen: ["brichst", "bricht", "brich"],
  sprechen: ["sprichst", "spricht", "sprich"],
  essen: ["isst", "isst", "iss"],
  fressen: ["frisst", "frisst", "friss"],
  vergessen: ["vergisst", "vergisst", "vergiss"],
  halten: ["hältst", "hält", "halte"],
  erhalten: ["erhältst", "erhält", "erhalte"],
  behalten: ["behältst", "behält", "behalte"],
  lassen: ["lässt", "lässt", "lass"],
  verlassen: ["verlässt", "verlässt", "verlasse"],
  fallen: ["fällst", "fällt", "falle"],
  fahren: ["fährst", "fährt", "fahre"],
  fangen: ["fängst", "fängt", "fange"],
  tragen: ["trägst", "trägt", "trage"],
  schlagen: ["schlägst", "schlägt", "schlage"],
  laden: ["lädst", "lädt", "lade"],
  laufen: ["läufst", "läuft", "laufe"],
  stoßen: ["stößt", "stößt", "stoße"],
  wachsen: ["wächst", "wächst", "wachse"],
  tun: ["tust", "tut", "tu"],
};

const found = new Map<string, Verb>();

/** verb("ab|legen") */
export function verb(named: string): Verb {
  const known = found.get(named) ?? formsOf(named);
  found.set(named, known);
  return known;
}

function formsOf(named: string): Verb {
  const [prefix, base] = named.includes("|") ? (named.split("|") as [string, string]) : ["", named];
  const infinitive = prefix + base;
  const withZu = prefix === "" ? `zu ${base}` : `${prefix}zu${base}`;
  const own = ownValue(irregular, base);
  if (own) {
    const [du, one, order, many = base] = own;
    return { prefix, infinitive, withZu, du, one, many, order };
  }
  const stem = base.replace(/e?n$/, "");
  const link = /([dt]|[^lrh]m|[^lrhaeiouäöü]n)$/.test(stem) && !/mm$|nn$/.test(stem) ? "e" : "";
  const du = link === "" && /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}${link}st`;
  const order = /el$/.test(stem) ? `${stem.slice(0, -2)}le` : `${stem}e`;
  return { prefix, infinitive, withZu, du, one: `${stem}${link}t`, many: base, order };
}
