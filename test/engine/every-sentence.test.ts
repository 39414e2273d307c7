import { expect, test, vi } from "vitest";
import { pluralOf } from "../../engine/core/grammar/english";
import { plainText } from "../../engine/core/rich-text";
import { seedRng } from "../../engine/core/rng";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";
import { starterSupply } from "./starter";
import { EffectMaker, wordsOf } from "./words/effect-maker";
import { stageOf } from "./words/stages";

/**
 * How effects read that nobody has written: every word within every other, judged by what is true of any English sentence.
 * SENTENCES=all reads every pair; SENTENCES=print also writes some two hundred for a person to read.
 */
vi.setConfig({ testTimeout: 600_000 });
const how = process.env["SENTENCES"];
/** Of the pairs, one in so many. */
const stride = how === "all" ? 1 : 5;

/** What is wrong wherever it stands. */
const slips: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a hole", /undefined|NaN|\[object|null|\bname \d/],
  ["a gap or a doubled sign", / {2}| [,.;:]|[,.;:][,;:]|\.\.|\( | \)/],
  ["a negation of a negation, or one in brackets", /\bnot (not|no|\()|\bno no\b/],
  ["a sentence that begins small", /[.!?] [a-z]/],
  ["an article before another", /\b(an?|another) (an?|the|your|each|one|another|all|them|it|its|up)\b/],
  ["an article that does not go with its noun", /\ba [aeio]\w|\ban [^aeiouh\W]\w/i],
  ["each of one thing", /\b(each|one|two|three|another) of (an?|each|it|this|one|another)\b(?! of)/],
  ["for each of a known thing", /\bfor each (the|your|an?|each|all|one)\b/],
  [
    "several that do as one does",
    /\b(they|you|we) (is|has|gets|draws|loses|gains|discards|chooses|takes|deals|moves)\b/,
  ],
  ["one that does as several do", /(?<!\b(of|as) )\b(it|he|she) (are|have|get|draw|lose|gain|discard|choose)\b/],
  ["an object as a subject", /(^|[.;:] |, then )[Tt]hem\b|\bthem (is|are|has|have|gets?)\b/],
  ["one of many things", /\b1 (cards|units|eggs|dragons|resources|coins|crops|creatures|opponents|players)\b/],
  [
    "something known before it was met",
    /^\W*(\*\*[^*]*\*\* ?)?(If )?([Tt]hat (player|opponent|card|one)|[Tt]hey|[Tt]hem)\b/,
  ],
];

/** Capitals within a sentence belong to names. */
function strayCapital(text: string, names: ReadonlySet<string>): string | undefined {
  const words = text.matchAll(/(?<=[a-z,;:)] )(?!\*)([A-Z][a-z]+)/g);
  return [...words].map(([, word]) => word!).find((word) => !names.has(word) && !names.has(word.replace(/s$/, "")));
}

/** Names, one of them and several. */
const namesIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(/[A-Z][a-z]+/g) ?? []).flatMap((name) => [name, pluralOf(name)]);

/** Games whose texts are made by the grammar, as sentences. */
const spoken = gameIds.filter((id) => stageOf(id).sentences);

test.each(spoken)("effects of %s read as sentences, whatever stands within what", (id) => {
  const stage = stageOf(id);
  const { hosts, words } = stage;
  const names = new Set([
    ...namesIn(starterSupply(id).cards),
    ...stage.sentences!.names.split(" "),
    "Probe",
    ...stage.tags.flatMap((tag) => tag.split(" ")),
  ]);
  const all = wordsOf(words);
  const found = new Map<string, string>();
  const read: string[] = [];
  let pair = 0;
  for (const outer of all)
    for (const inner of [undefined, ...all]) {
      if (inner !== undefined && pair++ % stride !== 0) continue;
      const effect = new EffectMaker(stage, seedRng(pair)).make(outer, inner);
      if (effect === null) continue;
      const card = hosts[pair % hosts.length]!(effect) as never;
      if (
        cardGame(id)
          .checkCard(card)
          .some(({ severity }) => severity === "error")
      )
        continue;
      const text = plainText(cardGame(id).describe(card).text, cardGame(id).symbols);
      read.push(text);
      const slip =
        slips.find(([, pattern]) => pattern.test(text))?.[0] ?? (strayCapital(text, names) && "a stray capital");
      if (slip)
        found.set(
          `${slip} (${outer.sort} ${outer.name} > ${inner?.name ?? "–"})`,
          `${text}  ${JSON.stringify(effect)}`,
        );
    }
  if (how === "print")
    for (const text of read.filter((_, n) => n % Math.ceil(read.length / 200) === 0)) console.log(text);
  expect(read.length).toBeGreaterThanOrEqual(all.length);
  expect(Object.fromEntries(found)).toEqual({});
});
