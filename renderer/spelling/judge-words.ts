import { type DictionaryLanguage, dictionaryFiles } from "../../project/spelling/dictionary-files";
import type { ToSpelling, Unknown } from "./spelling-worker";
import SpellingWorker from "./spelling-worker?worker";

/** Asks a dictionary about words. It is fetched when the first word is asked for, and each word is asked for once. */

interface Judge {
  /** Undefined for words that are known, otherwise what may be meant; of words that were asked for. */
  of(word: string): readonly string[] | undefined;
  ask(words: Iterable<string>): Promise<void>;
}

const judges = new Map<DictionaryLanguage, Judge>();

export function judgeIn(language: DictionaryLanguage): Judge {
  const judge = judges.get(language) ?? makeJudge(language);
  judges.set(language, judge);
  return judge;
}

function makeJudge(language: DictionaryLanguage): Judge {
  const asked = new Set<string>();
  const unknown = new Map<string, readonly string[]>();
  let ready: Promise<Worker | undefined> | undefined;
  // One question after the other: answers come in the order of questions.
  let last: Promise<void> = Promise.resolve();
  const answer = async (words: readonly string[]): Promise<void> => {
    ready ??= startWorker(language);
    const worker = await ready.catch((reason: unknown) => {
      // A later try may find the connection back.
      ready = undefined;
      for (const word of words) asked.delete(word);
      throw reason;
    });
    if (!worker) return;
    const found = await new Promise<Unknown>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Unknown>) => resolve(data);
      worker.postMessage({ kind: "words", words } satisfies ToSpelling);
    });
    for (const [word, meant] of found) unknown.set(word, meant);
  };
  return {
    of: (word) => unknown.get(word),
    ask(words) {
      const fresh = [...new Set(words)].filter((word) => !asked.has(word));
      if (fresh.length === 0) return last;
      for (const word of fresh) asked.add(word);
      last = last.then(() => answer(fresh));
      return last;
    },
  };
}

/** Undefined where the dictionary was left out of this copy. */
async function startWorker(language: DictionaryLanguage): Promise<Worker | undefined> {
  const { aff, dic } = dictionaryFiles(language);
  const read = async (file: string): Promise<string | undefined> => {
    const response = await fetch(`./${file}`);
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The dictionary ${file} could not be loaded (HTTP ${response.status}).`);
    return response.text();
  };
  const [rules, words] = await Promise.all([read(aff), read(dic)]);
  if (rules === undefined || words === undefined) return undefined;
  const worker = new SpellingWorker();
  worker.postMessage({ kind: "dictionary", language, aff: rules, dic: words } satisfies ToSpelling);
  return worker;
}
