import { amountOf, isFigure } from "../../../../core/grammar/german/amounts";
import { named } from "../../../../core/grammar/german/compounds";
import { der, mass, spelled } from "../../../../core/grammar/german/nouns";
import { does } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause } from "../../../../core/grammar/german/statements";
import { one, several, some } from "../../../../core/grammar/german/things";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import { cardTitle } from "../../../../core/rich-text";
import type { Json } from "../../../../core/vocabulary";
import type { Keyword, Stat } from "../compiled-set";
import type { CounterKind, Until } from "../state";
import type { Where } from "../vocabulary/filters";
import type { Displace, MakeToken } from "../vocabulary/place-verbs";
import { counterNouns, keywordTitles, nouns } from "./names";
import {
  allOf,
  around,
  doing,
  holdsAtMost,
  objectsDo,
  objectThings,
  partOf,
  positionOf,
  put,
  ranges,
  statChange,
} from "./phrases";
import type { GardenGerman, Say } from "./speech";

/** What cards do to objects, and where they put them. */

type Verbs = GermanWords<GardenGerman>["verbs"];

const damage = mass(der("Schaden"));
const untilText: Record<Until, string> = {
  ...{ endOfTurn: "in diesem Zug", yourNextTurn: "bis zu deinem nächsten Zug", never: "" },
};

const strengthVerbs: Verbs = {
  counter: ({ object, kind, n, max }: { object: Json; kind: CounterKind; n: Json; max?: number }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    const noun = counterNouns[kind];
    if (n === "off") {
      const off = phrase`${say.mark("n", "alle")} ${say.mark("kind", noun.many)}`;
      return clause(does`${off} von ${allOf(things, "dat")} entfernen`);
    }
    const amount = say.value("n");
    const isLoss = isFigure(amount) && amount.n < 0;
    const what = isFigure(amount)
      ? say.mark("n", say.mark("kind", some({ noun }, Math.abs(amount.n), "acc")))
      : amountOf(amount, noun, "acc");
    const done = clause(
      isLoss
        ? does`${what} von ${allOf(things, "dat")} entfernen`
        : does`${what} ${put("auf", allOf(things, "acc"))} legen`,
    );
    return max === undefined ? done : [done, holdsAtMost(things.called?.agrees ?? "many", max, say)];
  },
  modify: ({ object, stat, until = "endOfTurn" }: { object: Json; stat: Stat; until?: Until }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    return objectsDo(things, does`${during(until, say)}${statChange(say.value("n"), stat)} erhalten`);
  },
  keyword: (
    { object, keyword, n, until = "endOfTurn" }: { object: Json; keyword: Keyword; n?: number; until?: Until },
    say,
  ) => {
    const things = objectThings(object as Where, say.within("object"));
    const words = say.mark("keyword", `**${keywordTitles[keyword]}${n === undefined ? "" : ` ${n}`}**`);
    return objectsDo(things, does`${during(until, say)}${words} erhalten`);
  },
  ap: ({ object }: { object: Json }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    return objectsDo(things, does`sofort ${statChange(say.value("n"), "ap")} erhalten`);
  },
  strike: ({ object }: { object: Json }, say) => {
    const things = objectThings(object as Where, say.within("object"));
    return clause(does`${allOf(things, "dat")} ${amountOf(say.value("n"), damage, "acc")} zu|fügen`);
  },
  destroy: (object: Json, say) => clause(does`${allOf(objectThings(object as Where, say), "acc")} vernichten`),
  unlink: (object: Json, say) =>
    clause(does`${partOf(objectThings(object as Where, say), nouns.defence, ["aktiv"]).in("acc")} beenden`),
};

const during = (until: Until, say: Say): Phrase =>
  untilText[until] === "" ? "" : phrase`${say.mark("until", untilText[until])} `;

/** "an ihrer Position", "im Umkreis von ½ Reichweite um diese Kreatur" */
function spotOf(at: MakeToken["at"], say: Say): Phrase {
  const place = say.within("at");
  if (typeof at === "string") return said(place.at, phrase`an ${positionOf(at, place, "dat")}`);
  if (typeof at.near === "number") return around(place.mark("near", ranges(at.near)), "this", place);
  const near = place.within("near");
  return around(near.mark(0, ranges(at.near[0])), at.near[1], near.within(1));
}

/** "einen Minim-Spielstein", "drei Minim-Spielsteine" */
function tokens(card: string, n: number, say: Say): Phrase {
  const noun = { ...nouns.token, one: say.mark("card", nouns.token.one), many: say.mark("card", nouns.token.many) };
  const things = { noun, compound: say.mark("card", named(cardTitle(card))) };
  return n === 1 ? one(things, "acc") : phrase`${say.mark("n", spelled(n))} ${several(things, "acc")}`;
}

const placeVerbs: Verbs = {
  place: ({ object, at }: { object: Json; at: Json }, say) => {
    const what = allOf(objectThings(object as Where, say.within("object")), "acc");
    return clause(does`${what} auf ${positionOf(at as Where, say.within("at"), "acc")} versetzen`);
  },
  displace: ({ object, by, chooser, notFurther }: Displace, say) =>
    doing(
      chooser,
      say,
      () => {
        const things = objectThings(object, say.within("object"));
        const { oneByOne } = things;
        const what = oneByOne ? several(oneByOne, "acc") : allOf(things, "acc");
        const far = say.mark("by", `${oneByOne ? "jeweils " : ""}bis zu ${ranges(by)} weit`);
        const moves = does`${what} ${far} verschieben`;
        if (notFurther === undefined) return moves;
        const from = several(objectThings(notFurther, say.within("notFurther")), "dat");
        return { ...moves, after: phrase`, ohne die Entfernung zu ${from} zu vergrößern` };
      },
      "chooser",
    ),
  token: ({ card, n = 1, at }: MakeToken, say) => clause(does`${tokens(card, n, say)} ${spotOf(at, say)} erschaffen`),
};

export const objectVerbs: Verbs = { ...strengthVerbs, ...placeVerbs };
