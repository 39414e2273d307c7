import { isRecord, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { effectPlace, namePlace } from "./binders";
import type { Carrier } from "./carriers";
import { figure, fillers, nothingYet, spokenNames, wordsTold } from "./fillers";
import { sumsOf, usersOf, using } from "./number-users";
import type { Deriver, Pattern } from "./patterns";
import type { Telling, Told } from "./stage";

/** How a number is spoken of once an effect has found it: “gain that many”, “the result is exactly 4”, “for each of the former”. */
export interface NamedNumbers {
  tests: readonly Pattern[];
  /** What it is called then. */
  calls: ReadonlySet<string>;
}

const [spoken, other] = spokenNames;

export function namedNumbers(deriver: Deriver, effects: Carrier | undefined, counted: readonly Json[]): NamedNumbers {
  const found = { tests: [] as Pattern[], calls: new Set<string>() };
  const users = usersOf(deriver, "verbs", "number").flatMap((all) => all.slice(0, 1));
  const [probe] = users;
  if (!effects || !probe) return found;
  // A number is compared with a figure, and with what is counted.
  const tests = usersOf(deriver, "tests", "number")
    .flat()
    .flatMap((user) => [user, ...counted.slice(0, 1).map((one) => ({ ...user, args: withCount(user.args, one) }))]);
  const heard = (before: readonly Json[], own: Json, at = ""): Heard | undefined => {
    const told = deriver.tell(effects.with([...before, own]));
    const base = `${effects.at}/${before.length}`;
    const words = told ? deriver.region(told.telling, base + at) : [];
    return !told || words.length === 0 || isStrange(words) ? undefined : { ...told, words, base };
  };
  const noteCall = ({ telling, base }: Heard, at: string): void => {
    const words = deriver.region(telling, base + at);
    if (words.length > 0 && !isStrange(words)) found.calls.add(keysOf(words));
  };

  // Where things are spoken of, a number isn't heard.
  const things = usersOf(deriver, "verbs", "things")
    .flatMap((all) => all.slice(0, 1))
    .find((user) => !heard([], using(user, spoken)));
  const sums = sumsOf(deriver);
  const known = new Set<string>();
  for (const naming of namings(deriver)) {
    const [one, two] = [naming(spoken), naming(other)];
    const tried = heard([one], using(probe, spoken));
    if (!tried || known.has(keysOf(tried.words))) continue;
    known.add(keysOf(tried.words));
    if (things && heard([one], using(things, spoken))) continue;
    for (const user of users) {
      const slot = `/${user.key}${user.at}`;
      const plain = heard([one], using(user, spoken));
      if (plain) noteCall(plain, slot);
    }
    // Of two numbers each is called otherwise than one by itself.
    for (const sum of sums) {
      const both = heard([one, two], using(probe, { [sum]: [spoken, other] }));
      for (const n of both ? [0, 1] : []) noteCall(both!, `/${probe.key}${probe.at}/${sum}/${n}`);
    }
    for (const user of tests) {
      // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
      const told = heard([one], { if: { if: using(user, spoken), then: nothingYet } }, "/if/if");
      const pattern = told && deriver.pattern(told.root, told.words, using(user, spoken), `${told.base}/if/if`);
      if (pattern) found.tests.push(pattern);
    }
  }
  return found;
}

interface Heard {
  telling: Telling;
  root: Json;
  words: readonly Told[];
  /** Where it stands. */
  base: string;
}

const keysOf = (words: readonly Told[]): string => words.map(({ key }) => key).join(" ");
const isStrange = (words: readonly Told[]): boolean => words.some(({ key }) => key.startsWith("zz"));

const withCount = (args: Json, count: Json): Json =>
  Array.isArray(args) ? args.map((arg: Json) => (arg === figure ? count : arg)) : args;

/** Effects that name something, one for each of the ways in which they may be said. */
function* namings(deriver: Deriver): Generator<(name: string) => Json> {
  const { lexicon } = deriver.stage;
  for (const [key, { schema }] of wordsTold(lexicon, "verbs")) {
    const nameAt = namePlace(schema as SlotSchema);
    if (nameAt === undefined || effectPlace(schema as SlotSchema) !== undefined) continue;
    const seen = new Set<string>();
    for (const args of fillers(lexicon, schema as SlotSchema)) {
      const said = isRecord(args) ? Object.keys(args).join() : "";
      if (seen.has(said)) continue;
      seen.add(said);
      yield (name) => withValueAt({ [key]: args }, `/${key}${nameAt}`, name) as Json;
    }
  }
}
