import type { Noun } from "../../../../core/grammar/german/nouns";
import { type AnyGermanWords, GermanSpeech, type Say as SayOf } from "../../../../core/grammar/german/speech";
import type { Statement } from "../../../../core/grammar/german/statements";
import { called, pointedAt, pronoun, type Reference, type Things } from "../../../../core/grammar/german/things";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import type { GardenType } from "../../card-schema";
import type { State } from "../state";
import { silentChoices } from "../vocabulary/speech";
import { ownNouns } from "./names";

/** What has been spoken of: as it is known from then on, “deine Kreatur”, where “sie” is something else. */
export interface Met {
  noun: Noun;
  known: Reference;
  isMany: boolean;
}

/**
 * How Garden Incursion reads in German: what is chosen is described where something is first done to it, and is “sie” or “es” as long
 * as nothing else has been spoken of since.
 */
export class GardenGerman extends GermanSpeech {
  private readonly met = new Map<string, Met>();
  private readonly last = { one: "", many: "" };
  private readonly silent = new Set<string>();

  constructor(
    words: AnyGermanWords,
    vocabulary: Vocabulary<State>,
    private readonly type: GardenType,
  ) {
    super(words, vocabulary);
  }

  /** “diese Kreatur”, “diese Karte”: what the text stands on. */
  get itself(): Things {
    const noun = ownNouns[this.type] ?? ownNouns.ability;
    return { ...called(pointedAt(noun)), noun };
  }

  override effect(tree: Json, at = ""): readonly Statement[] {
    for (const choice of silentChoices(tree, at)) this.silent.add(choice);
    return super.effect(tree, at);
  }

  isSilent = (choice: Say): boolean => this.silent.has(choice.at);

  /** From here on a name stands for this; `first` describes it where that has not been done yet. */
  meet(name: string, met: Met, first?: Reference): void {
    this.met.set(name, met);
    if (first !== undefined) {
      this.discourse.introduce(name, { ...called(met.known), noun: met.noun }, { ...called(first), noun: met.noun });
      return;
    }
    this.last[met.isMany ? "many" : "one"] = name;
    this.discourse.introduce(name, { ...called(met.known), noun: met.noun });
  }

  override things(tree: Json, at = ""): Things {
    const found = typeof tree === "string" ? this.met.get(tree) : undefined;
    if (typeof tree !== "string" || found === undefined) return super.things(tree, at);
    const number = found.isMany ? "many" : "one";
    if (this.discourse.isSaid(tree)) {
      const again = this.last[number] === tree ? pronoun(found.isMany ? "many" : found.noun.gender) : found.known;
      this.discourse.introduce(tree, { ...called(again), noun: found.noun });
    }
    this.last[number] = tree;
    return super.things(tree, at);
  }
}

export type Say = SayOf<GardenGerman>;
