import { ownValue } from "../../../../../schemas/own-value";
import type { GermanSpeech, Say } from "../../../../core/grammar/german/speech";
import { several } from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { Say as SayIn } from "../../../../core/grammar/speech";
import type { Json } from "../../../../core/vocabulary";
import type { Gift } from "../state";
import type { CardFilter } from "../vocabulary/selectors";
import { staticWord } from "../vocabulary/statics";
import { gift, ownedThings, powerText } from "./phrases";

/** What holds as long as a dragon is hatched, in German. */

type Danger = "reward" | "fire";

/** What an opponent can't choose it for. */
const reasons = (from: readonly Danger[], reward: string, say: Say): Phrase =>
  listed(
    from.map((each, n) => say.mark(n, each === "fire" ? "Feuer" : reward)),
    "oder",
  );
const dragons = (filter: CardFilter, say: Say, c: "nom"): Phrase => several(ownedThings(filter, "dragon", say), c);

const statics: Readonly<Record<string, (args: never, say: Say) => Phrase[]>> = {
  power: ({ of, most }: { of?: CardFilter; most?: number }, say) => {
    const limit = most === undefined ? "" : phrase`, höchstens ${say.mark("most", `+${most}`)}`;
    const subject = of === undefined ? "" : phrase`${dragons(of, say.within("of"), "nom")} haben `;
    return [phrase`${subject}${powerText(say.value("n"))}${limit}`];
  },
  protectEggs: (from: readonly Danger[], say) => [
    phrase`Gegner können deine Eier nicht für ${reasons(from, "die Ei-Belohnung", say)} wählen`,
    "Ressourcen darauf können weiterhin gewählt werden",
  ],
  protectResources: (from: readonly Danger[], say) => [
    phrase`Gegner können Ressourcen auf deinen Eiern nicht für ${reasons(from, "die Ressourcen-Belohnung", say)} wählen`,
  ],
  countsAs: (disguise: readonly Gift[] | { of: CardFilter; gifts: readonly Gift[] }, say) => {
    const isSeveral = "of" in disguise;
    const [names, at] = isSeveral ? [disguise.gifts, say.within("gifts")] : [disguise, say];
    const told = names.map((each, n) => at.mark(n, gift(each, "kein Symbol")));
    const subject = isSeveral ? phrase`dürfen ${dragons(disguise.of, say.within("of"), "nom")}` : "darf diese Karte";
    return [phrase`im Paar eines Rituals ${subject} als ${listed(told, "oder")} zählen`];
  },
};

/** What holds always, as sentences: “deine Drachen haben +2 Stärke”. */
export function staticSentences(tree: Json, speech: GermanSpeech, at: string): Phrase[] {
  const { name, args } = staticWord(tree);
  return ownValue(statics, name)?.(args, new SayIn<GermanSpeech>(speech, args, `${at}/${name}`)) ?? [];
}
