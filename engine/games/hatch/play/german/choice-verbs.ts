import { der } from "../../../../core/grammar/german/nouns";
import { afterColon, does, type Predicate } from "../../../../core/grammar/german/predicates";
import type { GermanWords, Say } from "../../../../core/grammar/german/speech";
import { within } from "../../../../core/grammar/german/statements";
import { called, pointedAt, pronoun, several, some, type Things, you } from "../../../../core/grammar/german/things";
import { joined, type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Choose, ChooseOne } from "../vocabulary/choice-verbs";
import { cardThings, doing, eggThings, inDiscard, nouns, ownedThings, player } from "./phrases";

export const choiceVerbs: GermanWords["verbs"] = {
  choose: (args: Choose, say) => {
    // Said by what is done with it: “einen Platz deiner Wahl”.
    if (args.kindOf !== undefined) {
      introduceSlot(args.as, args.kindOf, say);
      return [];
    }
    const { optional = false, who } = args;
    const isYours = who === undefined || who === "you";
    return doing(who, say, () => chosen(args, say), {
      leads: isYours,
      opens: isYours && optional,
      isFree: optional,
    });
  },
  chooseOne: ({ who, branches }: ChooseOne, say) => {
    const effects = (): Phrase[] => branches.map((_, n) => within(say.effect("branches", n, "do")));
    const what = (): Predicate => ({ ...does`eines wählen`, after: afterColon(joined(effects(), "; oder ")) });
    return doing(who, say, what, { opens: true, closes: true });
  },
  may: (_, say) => ({ kind: "may", who: you, do: say.effect("do") }),
};

const slot = der("Platz", "Plätze");

/** A slot of what is spoken of anyway, or of something else. */
function introduceSlot(as: string, of: Json, say: Say): void {
  const { discourse } = say.speech;
  const owner = say.things("kindOf");
  const isSpokenOf = typeof of === "string" && of !== "this";
  const whose = isSpokenOf ? "" : phrase` von ${several(owner, "dat")}`;
  const slots = (which: string): Things => ({ noun: slot, tail: phrase`${which}${whose}` });
  discourse.introduce(as, slots("dieser Art"), slots("deiner Wahl"));
}

/** What is chosen, and from then on known by its name. */
function chosen(args: Choose, say: Say): Predicate {
  const { as, n = 1, upTo = false, option } = args;
  const { discourse } = say.speech;
  const among = amongWhich(args, say);
  if (among === undefined && args.player !== undefined) {
    discourse.introduce(as, called(pointedAt(nouns.player)));
    return does`${say.mark("player", args.player === "any" ? "einen Spieler" : "einen Gegner")} wählen`;
  }
  if (among === undefined)
    return { ...does`eines wählen`, after: say.mark("option", phrase`: ${(option ?? []).join("; ")}`) };
  if (n > 1 || upTo) discourse.introduceSeveral(as);
  else discourse.introduceThing(as, args.egg || args.dragon ? among.noun : nouns.card);
  return does`${some(among, n, "acc", upTo)} wählen`;
}

function amongWhich(args: Choose, say: Say): Things | undefined {
  const { egg, dragon, resource, handCard, discarded, from, who } = args;
  // Whoever chooses among what is theirs.
  const whose = (of = "you") => (of !== "you" && of === who ? pronoun("m") : player(of, say.speech));
  if (egg) return eggThings(egg, say.within("egg"), whose(egg.of));
  if (dragon) return ownedThings(dragon, "dragon", say.within("dragon"), whose(dragon.of));
  if (resource) return ownedThings(resource, "resource", say.within("resource"), whose(resource.of));
  if (handCard) return ownedThings(handCard, "hand card", say.within("handCard"), whose(handCard.of));
  if (discarded) return { ...inDiscard(cardThings(discarded, "card", say.within("discarded"))), definite: false };
  return from === undefined ? undefined : say.things("from");
}
