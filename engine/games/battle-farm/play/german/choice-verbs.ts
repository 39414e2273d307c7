import { amountOf, amountText, isFigure } from "../../../../core/grammar/german/amounts";
import { die } from "../../../../core/grammar/german/nouns";
import { does } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause } from "../../../../core/grammar/german/statements";
import { called, one, pointedAt, pronoun, some, type Things } from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced, textOf } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Choose } from "../vocabulary/choosing";
import { bedTitles } from "./names";
import {
  bedThings,
  cardThings,
  cropThings,
  doing,
  type FarmGerman,
  isOwn,
  nouns,
  playerThings,
  type Say,
} from "./phrases";

/** Choices, chance among things and house rules. */

export const choiceVerbs: GermanWords<FarmGerman>["verbs"] = {
  choose: (args: Choose, say) =>
    doing(args.who, say, () => does`${picked(args, say)} wählen`, {
      isFree: args.may === true && isOwn(args.who, say),
    }),
  random: ({ as, n = 1 }: { as: string; n?: Json }, say) => {
    const things = say.things("of");
    const { discourse } = say.speech;
    if (n === 1) {
      const isNamed = textOf(things.noun.one) !== "";
      if (isNamed) discourse.introduceThing(as, things.noun);
      else discourse.introduce(as, called(pronoun("f")));
      return clause(does`zufällig ${one(things, "acc")} wählen`);
    }
    discourse.introduceSeveral(as);
    const amount = say.value("n");
    const found = isFigure(amount) ? some(things, amount.n, "acc") : amountOf(amount, things, "acc");
    return clause(does`zufällig ${found} wählen`);
  },
  require: () => [],
  rule: ({ name, cases }: { name: string; cases: Record<string, Json> }, say) => {
    const value = String(say.speech.options[name]);
    return Object.hasOwn(cases, value) ? say.effect("cases", value) : [];
  },
};

const colour = die("Farbe", "Farben");
const bedOfThatKind: Things = { noun: nouns.bed, tail: "dieser Art" };

/** What is picked, and from then on known by its name. */
function picked(args: Choose, say: Say): Phrase {
  const { as, n = 1, upTo = false, bedType } = args;
  const { discourse } = say.speech;
  if (args.player) {
    const things = playerThings(args.player, say.within("player"));
    discourse.introduce(as, { ...called(pointedAt(nouns.player)), noun: nouns.player });
    return one(things, "acc");
  }
  if (args.colour) {
    discourse.introduce(as, called(pointedAt(colour)));
    return say.mark("colour", "eine Farbe");
  }
  if (bedType) {
    discourse.introduce(as, called({ agrees: "n", in: (c) => one(bedOfThatKind, c) }));
    const kinds = say.within("bedType");
    const among = Object.keys(bedTitles).every((name) => bedType.includes(name))
      ? ""
      : phrase`(${listed(
          bedType.map((name, n) => kinds.mark(n, bedTitles[name as keyof typeof bedTitles]?.one ?? name)),
          "oder",
        )})`;
    const article = args.unlike === undefined ? "eine" : say.mark("unlike", "eine andere");
    return spaced(article, say.mark("bedType", spaced("Beetart", among)));
  }
  const things = pickable(args, say);
  if (things === undefined) {
    discourse.introduce(as, called(pronoun("n")));
    return spaced("{coin} oder {sack}", say.mark("resource", args.resource === undefined ? "" : "aus diesem Vorrat"));
  }
  const isMany = n > 1 || upTo;
  if (isMany) discourse.introduceSeveral(as);
  else discourse.introduceThing(as, args.crop ? nouns.crop : args.bed ? nouns.bed : nouns.card);
  const limit =
    args.within === undefined ? "" : phrase`im Gesamtpreis von höchstens ${amountText(say.value("within"), "dat")}`;
  return spaced(some(things, n, "acc", upTo), limit);
}

function pickable({ crop, bed, card, harmful = false }: Choose, say: Say): Things | undefined {
  if (crop) return cropThings(harmful ? { ...crop, unprotected: true } : crop, say.within("crop"), "choice");
  if (bed) return bedThings(bed, say.within("bed"), "choice");
  return card && cardThings(card, say.within("card"));
}
