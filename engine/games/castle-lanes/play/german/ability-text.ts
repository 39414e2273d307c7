import { germanWords } from "../../../../core/control-german";
import { both } from "../../../../core/grammar/german/conditions";
import { does } from "../../../../core/grammar/german/predicates";
import type { Say } from "../../../../core/grammar/german/speech";
import { clause, type Statement, sentences, text } from "../../../../core/grammar/german/statements";
import { called, one, pointedAt, type Reference, you } from "../../../../core/grammar/german/things";
import { isSilent, joined, type Phrase, phrase, said, spaced, spoken } from "../../../../core/grammar/phrase";
import { Say as SayIn } from "../../../../core/grammar/speech";
import { isFitting } from "../../../../core/is-fitting";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import type { Card, CastleLanesAbility } from "../../card-schema";
import type { State } from "../state";
import { type Filter, PieceFilter } from "../vocabulary/filters";
import { boardVerbs } from "./board-verbs";
import { verbs } from "./card-verbs";
import { pieceThings, sideOwner, tileOf } from "./phrases";
import { CastleLanesGerman, nouns } from "./speech";
import { staticSentence } from "./statics";
import { type Beginning, beginning } from "./trigger-text";
import { selectors, tests, values } from "./values";

/** What the abilities of a card say in German. */

const words = germanWords({ verbs: { ...boardVerbs, ...verbs }, values, tests, selectors });

export const germanEntry = (tile: number): Phrase =>
  phrase`Wird auf ${said("/entryTile", tileOf(you, tile, "acc"))} statt auf das erste gestellt.`;

export function germanBody(
  ability: CastleLanesAbility,
  at: string,
  card: Pick<Card, "type" | "basic">,
  vocabulary: Vocabulary<State>,
): Phrase {
  const speech = new CastleLanesGerman(words, vocabulary, card.type);
  if (ability.static !== undefined)
    return text([said(`${at}/static`, staticSentence(ability.static as Json, speech, `${at}/static`))]);
  const often =
    card.basic === true && card.type === "skill"
      ? "einmal in jedem deiner Züge"
      : said(`${at}/once`, ability.once ? "einmal in jedem deiner Züge" : "");
  const begins = beginning(ability, at, card.type, speech);
  const { targets: aims = [] } = ability;
  const isOnly = aims.filter((target) => !("lane" in target)).length === 1;
  const targets = aims.map((target, n) => meetTarget(target, `${at}/targets/${n}`, speech, isOnly));
  const test = ability.if === undefined ? undefined : speech.test(ability.if as Json, `${at}/if`).holds;
  const told = speech.effect((ability.do ?? []) as Json, `${at}/do`);
  // What no effect speaks of is chosen all the same.
  const choices = targets.flatMap(({ name, words }) =>
    speech.discourse.isSaid(name) ? [] : [clause(does`${words.in("acc")} wählen`, { leads: true })],
  );
  return begun({ often, begins, test }, [...choices, ...told], speech);
}

/** "Immer wenn diese Einheit einen Marsch beginnt und dein {space} …, erhält sie …", "Am Ende deines Zuges erhältst du …" */
function begun(
  { often, begins, test }: { often: Phrase; begins: Beginning; test: Phrase | undefined },
  told: readonly Statement[],
  { style }: CastleLanesGerman,
): Phrase {
  const isClause = begins !== undefined && "clause" in begins;
  const opening = isClause || begins === undefined ? often : spaced(often, begins.words);
  const under = isClause
    ? [phrase`${begins.conjunction} ${test === undefined ? begins.clause : both(begins.clause, test)}`]
    : test === undefined
      ? []
      : [spaced("wenn", opening, test)];
  const order = under.length > 0 ? "afterClause" : isSilent(opening) ? "main" : "afterPhrase";
  const [first = "", ...rest] = sentences(told, style, order);
  if (order === "afterPhrase") return text([spaced(opening, first), ...rest]);
  return text([joined(spoken([isClause ? opening : "", ...under, first]), ", "), ...rest]);
}

type Target = NonNullable<CastleLanesAbility["targets"]>[number];

/** What must be chosen to play a skill, by the name that effects know it by, and as it is spoken of first. */
function meetTarget(
  target: Target,
  at: string,
  speech: CastleLanesGerman,
  isOnly: boolean,
): { name: string; words: Reference } {
  if ("lane" in target) {
    const lane = { noun: nouns.lane, other: target.lane === "another" };
    const words: Reference = { agrees: "f", in: (c) => said(`${at}/lane`, one(lane, c)) };
    speech.discourse.introduce("chosen", called(pointedAt(nouns.lane)), called(words));
    return { name: "chosen", words };
  }
  const [name, tree] = "unit" in target ? (["unit", target.unit] as const) : (["building", target.building] as const);
  // While a filter is still being written, it lets everything pass.
  const filter = isFitting(PieceFilter, tree) ? (tree as Filter) : {};
  const say: Say<CastleLanesGerman> = new SayIn(speech, filter as Json, `${at}/${name}`);
  const things = pieceThings(filter, name, say);
  const words: Reference = { agrees: things.noun.gender, in: (c) => said(`${at}/${name}`, one(things, c)) };
  speech.aim(name, things.noun, words, isOnly);
  speech.setOwner(name, sideOwner(filter.side));
  return { name, words };
}
