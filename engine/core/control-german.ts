import { hasLoop } from "./control";
import { arithmetic } from "./grammar/amount-kinds";
import { opposite, type Sign } from "./grammar/conditions";
import { type Amount, amountText, comparedTo, isFigure, measure } from "./grammar/german/amounts";
import { joinedConditions } from "./grammar/german/conditions";
import { der } from "./grammar/german/nouns";
import type { AnyGermanWords, GermanWords, Say } from "./grammar/german/speech";
import type { Clause, Statement } from "./grammar/german/statements";
import { asSubject, called, each, type Reference, type Things } from "./grammar/german/things";
import { listed } from "./grammar/lists";
import { joined, phrase, textOf } from "./grammar/phrase";
import type { Json } from "./vocabulary";

/** How the words that every game has read in German. */

const infix =
  (sign: string) =>
  (parts: readonly Amount[]): Amount =>
    parts.length === 1
      ? parts[0]!
      : {
          words: (c) =>
            joined(
              parts.map((part) => amountText(part, c)),
              ` ${sign} `,
            ),
          isReckoned: true,
        };

const { sum, product, difference } = arithmetic(infix);

/** "dein Gold, höchstens 3": a figure among others is where it ends. */
const bounded =
  (limit: string, extreme: string) =>
  (parts: readonly Amount[]): Amount => {
    if (parts.length === 1) return parts[0]!;
    const figure = parts.find(isFigure);
    const rest = parts.find((part) => !isFigure(part));
    if (parts.length === 2 && rest && figure) {
      const end = phrase`${limit} ${figure.words("nom")}`;
      if ("counts" in rest && rest.limit === undefined) return { ...rest, limit: end };
      return { words: (c) => phrase`${amountText(rest, c)} (${end})`, isReckoned: true };
    }
    const all = listed(
      parts.map((part) => amountText(part, "dat")),
      "und",
    );
    return measure({ noun: der("Wert"), adjectives: [extreme], definite: true, tail: phrase`aus ${all}` });
  };

const folded =
  (tell: (parts: readonly Amount[]) => Amount) =>
  (parts: readonly Json[], say: Say): Amount =>
    tell(parts.map((_, n) => say.value(n)));
const joinedBy = (joins: "and" | "or") => (parts: readonly Json[], say: Say) =>
  joinedConditions(
    parts.map((_, n) => say.test(n)),
    joins,
  );

interface Each {
  as: string;
  do: Json;
}

function forEach({ as, do: body }: Each, say: Say): Statement | readonly Statement[] {
  const { discourse } = say.speech;
  const things = say.things("of");
  if (things.called && things.called.agrees !== "many") {
    discourse.introduce(as, things);
    return say.effect("do");
  }
  const later = say.speech.again(things);
  const inLine = hasLoop(body) ? undefined : toldInLine({ as, do: body }, things, later, say);
  if (inLine) return inLine;
  discourse.introduce(as, later);
  return { kind: "each", of: things, do: say.effect("do") };
}

/** “Wirf jedes deiner Eier ab”, “jeder Gegner zieht eine Karte und wirft eine ab”: if one thing is done, or all of it by each of them. */
function toldInLine({ as, do: body }: Each, things: Things, later: Things, say: Say): readonly Statement[] | undefined {
  const { discourse } = say.speech;
  const everyone = { ...asSubject(things, each), agrees: things.noun.gender };
  const names = [everyone, later.called!].map(nameOf);
  const isTheirs = ({ subject }: Clause, n: number): boolean =>
    subject !== undefined && names.slice(0, n + 1).includes(nameOf(subject));
  const told = discourse.attempt(
    () => {
      discourse.introduce(as, later, { ...called(everyone), oneByOne: things });
      const parts = Array.isArray(body) ? body.map((_, n) => ["do", n]) : [["do"]];
      return discourse.listen(() => parts.flatMap((place) => say.effect(...place)));
    },
    ({ told, names }) => names.has(as) && isClauses(told) && (told.length === 1 || told.every(isTheirs)),
  )?.told;
  if (told?.length === 1) return told;
  const last = (told?.length ?? 0) - 1;
  return told?.map((statement, n) => ({ ...(statement as Clause), about: as, leads: n < last, opens: n === 0 }));
}
const isClauses = (told: readonly Statement[]): told is readonly (Statement & Clause)[] =>
  told.every(({ kind }) => kind === "clause");
const nameOf = (found: Reference): string => textOf(found.in("nom"));

const coreGerman: GermanWords = {
  verbs: {
    sequence: (_, say) => say.effect(),
    repeat: (_, say) => ({ kind: "repeat", times: say.value("n"), do: say.effect("do") }),
    if: (args: { else?: Json }, say) => ({
      ...{ kind: "if", test: say.test("if"), so: say.effect("then") },
      otherwise: args.else === undefined ? [] : say.effect("else"),
    }),
    each: forEach,
  },
  values: {
    sum: folded(sum),
    difference: folded(difference),
    product: folded(product),
    least: folded(bounded("höchstens", "kleinst")),
    most: folded(bounded("mindestens", "größt")),
    count: (_, say) => ({ counts: say.things() }),
  },
  tests: {
    compare: ([, sign]: [Json, Sign, Json], say) => comparedTo(say.value(0), sign, say.value(2)),
    not: (_, say) => opposite(say.test()),
    all: joinedBy("and"),
    any: joinedBy("or"),
  },
  selectors: {},
};

export const germanWords = (...parts: readonly Partial<AnyGermanWords>[]): AnyGermanWords => {
  const merge = <Sort extends keyof AnyGermanWords>(sort: Sort): AnyGermanWords[Sort] =>
    Object.assign({}, coreGerman[sort], ...parts.map((part) => part[sort] ?? {})) as AnyGermanWords[Sort];
  return { verbs: merge("verbs"), values: merge("values"), tests: merge("tests"), selectors: merge("selectors") };
};
