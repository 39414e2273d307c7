import { does, told } from "../../../../core/grammar/german/predicates";
import { asSubject, each, several, you } from "../../../../core/grammar/german/things";
import { type Phrase, phrase, unsaid } from "../../../../core/grammar/phrase";
import { Say as SayIn } from "../../../../core/grammar/speech";
import type { Json } from "../../../../core/vocabulary";
import { type AuraTree, type BonusTree, type CostTree, readStatic, type SourceTree } from "../statics";
import { filterThings } from "./filters";
import { keywordTitles } from "./names";
import { cardThings, ranges, statChange } from "./phrases";
import type { GardenGerman, Say } from "./speech";

/** What holds always, in German. */

/** "deine Kreaturen an der Position dieses Bauwerks haben +1 {D}" */
export function staticSentences(tree: Json, speech: GardenGerman, at: string): Phrase[] {
  const [name, args] = readStatic(tree);
  const say: Say = new SayIn<GardenGerman>(speech, args as Json, `${at}/${name}`);
  if (name === "aura") return auraSentences(args as AuraTree, say);
  if (name === "costMod") {
    const { of, n } = args as CostTree;
    const cards = { ...cardThings(of, say.within("of")), owner: you };
    const change = say.mark("n", `${Math.abs(n)} {E} ${n < 0 ? "weniger (mindestens 0)" : "mehr"}`);
    return [told(does`${change} kosten`, { order: "main", subject: asSubject(cards) })];
  }
  if (name === "spawnSource") {
    const { of, radius } = args as SourceTree;
    const where = each(of === undefined ? speech.itself : filterThings(of, say.within("of")), "acc");
    const around = phrase`im Umkreis von ${say.mark("radius", ranges(radius))} um ${where}`;
    return [phrase`du darfst Kreaturen ${around} ins Spiel bringen`];
  }
  return [bonusSentence(args as BonusTree, say)];
}

function auraSentences({ of, stat, keyword, n = 1, stacks = true }: AuraTree, say: Say): Phrase[] {
  const subject = asSubject(filterThings(of, say.within("of")), several);
  const named = keyword && say.mark("keyword", `**${keywordTitles[keyword]}${n === 1 ? "" : ` ${n}`}**`);
  const what = named ?? (stat === undefined ? unsaid : statChange(say.value("n"), stat));
  const more = stacks ? [] : [say.mark("stacks", "mehrere solche Effekte addieren sich nicht")];
  return [told(does`${what} haben`, { order: "main", subject }), ...more];
}

/** "diese Kreatur hat beim Angriff +2 {A}", "solange mindestens 3 deiner Kreaturen im selben Gefecht angreifen, hat jede davon darin +1 {A}" */
function bonusSentence(args: BonusTree, say: Say): Phrase {
  const { all = false, stat = "attack", when = "attacking", if: condition } = args;
  const start = condition === undefined ? "" : phrase`solange ${say.test("if").holds}, `;
  const order = condition === undefined ? "main" : "afterClause";
  const change = statChange(say.value("n"), stat);
  if (!all) {
    const moment = say.mark("when", when === "attacking" ? "beim Angriff" : "als Ziel eines Angriffs");
    return phrase`${start}${told(does`${moment} ${change} haben`, { order, subject: say.speech.itself.called })}`;
  }
  if (condition !== undefined && JSON.stringify(condition).includes(`"attackers"`))
    return phrase`${start}hat jede davon darin ${change}`;
  const them = say.mark("when", when === "attacking" ? "deine angreifenden Kreaturen" : "deine angegriffenen Objekte");
  return phrase`${start}${told(does`${change} haben`, { order, subject: { agrees: "many", in: () => them } })}`;
}
