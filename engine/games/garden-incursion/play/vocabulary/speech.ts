import { onlyKey } from "../../../../core/compiler";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import { type Say, Speech } from "../../../../core/grammar/speech";
import type { Statement } from "../../../../core/grammar/statements";
import type { Noun, Things } from "../../../../core/grammar/things";
import type { Json } from "../../../../core/vocabulary";

/**
 * How Garden Incursion reads: what is chosen is described where something is first done to it (“strike an enemy creature for
 * 2”), and is “it” as long as nothing else has been spoken of since.
 */
export class GardenSpeech extends Speech {
  private readonly met = new Map<string, { noun: Noun; many: boolean }>();
  /** What was spoken of last, of single things and of several. */
  private readonly last = { one: "", many: "" };
  /** Where choices stand that are described by what is done with them. */
  private readonly silent = new Set<string>();

  override effect(tree: Json, at = ""): readonly Statement[] {
    for (const choice of silentChoices(tree, at)) this.silent.add(choice);
    return super.effect(tree, at);
  }

  isSilent = (choice: GardenSay): boolean => this.silent.has(choice.at);

  /** From here on a name stands for this; `first` describes it where that has not been done yet. */
  meet(name: string, noun: Noun, many: boolean, first?: Phrase): void {
    this.met.set(name, { noun, many });
    if (first === undefined) this.last[many ? "many" : "one"] = name;
    this.discourse.introduce(name, "", first === undefined ? undefined : { noun, called: { words: first, many } });
  }

  override things(tree: Json, at = ""): Things {
    const found = typeof tree === "string" ? this.met.get(tree) : undefined;
    if (typeof tree !== "string" || found === undefined) return super.things(tree, at);
    const { noun, many } = found;
    if (this.discourse.isSaid(tree))
      this.discourse.introduce(tree, { noun, called: { words: this.pronoun(tree), many } });
    this.last[many ? "many" : "one"] = tree;
    return super.things(tree, at);
  }

  private pronoun(name: string): Phrase {
    const { noun, many } = this.met.get(name)!;
    if (many) return this.last.many === name ? "them" : phrase`those ${noun.many}`;
    return this.last.one === name ? "it" : phrase`that ${noun.one}`;
  }

  override again({ noun }: Things): Phrase {
    return phrase`that ${noun.one}`;
  }
}

export type GardenSay = Say<GardenSpeech>;

/** Where choices stand that are described by what is done with them. */
export function silentChoices(tree: Json, at: string): readonly string[] {
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((part: Json, n) => {
    const choice = choiceIn(part);
    return choice && isDescribedIn(tree.slice(n + 1), choice.as) ? [`${at}/${n}/${choice.word}`] : [];
  });
}

/** Words that ask for something, which later effects do something with. */
const choices = ["pick", "pickCard"];
/** Words with effects in them. */
const nesting = ["if", "each", "repeat", "may", "sequence"];

function choiceIn(tree: Json): { word: string; as: string } | undefined {
  const word = onlyKey(tree);
  if (word === undefined || !choices.includes(word)) return undefined;
  const { as } = ((tree as Record<string, Json>)[word] ?? {}) as { as?: Json };
  return typeof as === "string" ? { word, as } : undefined;
}

/** Whether the first effect that speaks of a name can say what it stands for: no choice of something else, no branch. */
function isDescribedIn(effects: readonly Json[], name: string): boolean {
  const first = effects.find((effect) => speaksOf(effect, name));
  if (first === undefined || Array.isArray(first)) return false;
  const word = onlyKey(first);
  if (word === "each") return speaksOf((first as { each: { of?: Json } }).each?.of ?? null, name);
  return word !== undefined && !choices.includes(word) && !nesting.includes(word);
}

const speaksOf = (tree: Json, name: string): boolean =>
  tree === name ||
  (typeof tree === "object" && tree !== null && Object.values(tree).some((part) => speaksOf(part, name)));
