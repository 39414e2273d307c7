import { das, der, die, type Noun } from "../../../../core/grammar/german/nouns";
import { type AnyGermanWords, GermanSpeech, type Say as SayOf } from "../../../../core/grammar/german/speech";
import {
  called,
  known,
  pointedAt,
  pronoun,
  type Reference,
  single,
  type Things,
} from "../../../../core/grammar/german/things";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Vocabulary } from "../../../../core/vocabulary";
import type { CastleLanesType } from "../../card-schema";
import type { State } from "../state";

/** How Castle Lanes reads in German: what “diese Einheit”, “sie” and “diese Bahn” are in the text of one ability. */

export const nouns = {
  unit: die("Einheit", "Einheiten"),
  building: das("Gebäude"),
  skill: die("Fertigkeit", "Fertigkeiten"),
  card: die("Karte", "Karten"),
  lane: die("Bahn", "Bahnen"),
  tile: das("Feld", "Felder"),
  castle: die("Burg", "Burgen"),
} as const;
const laneNames: Readonly<Record<string, Noun>> = {
  plains: die("Ebene"),
  forest: der("Wald"),
  mountains: das("Gebirge"),
};

export class CastleLanesGerman extends GermanSpeech {
  override readonly style = { gathers: true };
  /** This card, as what it is on the board. */
  readonly own: Noun;
  private subject: "this" | "it" | undefined;
  private isActing = false;
  private itsGender: Noun["gender"];
  private readonly owners = new Map<string, Reference>();

  constructor(
    words: AnyGermanWords,
    vocabulary: Vocabulary<State>,
    readonly type: CastleLanesType,
  ) {
    super(words, vocabulary);
    this.own = type === "unit" || type === "building" ? nouns[type] : nouns.card;
    this.itsGender = this.own.gender;
    this.discourse.introduce("this", this.itself("it"), this.itself("this"));
  }

  private itself = (as: "this" | "it"): Things => ({
    ...called(as === "it" && this.own !== nouns.card ? pronoun(this.own.gender) : pointedAt(this.own)),
    noun: this.own,
  });

  /** The ability has begun with what happens to this card, or to another piece. */
  begin(subject: "this" | "it", noun: Noun = this.own): void {
    this.subject = subject;
    this.itsGender = noun.gender;
    this.discourse.introduce("this", this.itself(subject === "this" ? "it" : "this"));
    this.discourse.introduce("it", { ...called(pronoun(noun.gender)), noun });
  }

  /** Something that has been chosen: “sie”, as long as nothing else is. */
  meet(name: string, noun: Noun, isMany = false): void {
    if (isMany) this.discourse.introduceSeveral(name);
    else this.discourse.introduce(name, this.itOr(name, noun));
  }

  /** Something to aim at: “eine deiner Einheiten” at first, then “sie”, or “diese Einheit” where there is another aim. */
  aim(name: string, noun: Noun, first: Reference, isOnly: boolean): void {
    const later = isOnly ? this.itOr(name, noun) : { ...called(pointedAt(noun)), noun };
    this.discourse.introduce(name, later, { ...called(first), noun });
  }

  override again(things: Things): Things {
    const { noun } = things;
    return { noun, called: this.isTaken(noun) ? pointedAt(noun) : pronoun(noun.gender) };
  }

  private itOr(name: string, noun: Noun): Things {
    const ofThis = this.subject === "it" ? ["this"] : ["this", "it"];
    if (this.isTaken(noun, name, ...ofThis)) return { noun, called: pointedAt(noun) };
    // From here on, this card is no longer what “sie” is.
    if (noun.gender === this.own.gender) for (const each of ofThis) this.discourse.introduce(each, this.itself("this"));
    return { noun, called: pronoun(noun.gender) };
  }
  private isTaken = ({ gender }: Noun, ...except: string[]): boolean =>
    this.discourse.isCalled(pronoun(gender), except);

  /** What a clause is about: this card may be “sie”, too. */
  aboutOf = (name: string): string => (name === "it" && this.subject === "this" ? "this" : name);

  setOwner(name: string, owner: Reference | undefined): void {
    if (owner !== undefined) this.owners.set(name, owner);
  }
  ownerOf = (name: string): Reference | undefined => this.owners.get(name);

  /** What this card's unit does itself: in its sentence, “ihre Bahn” is clear. */
  acting<Told>(tell: () => Told): Told {
    this.isActing = true;
    const told = tell();
    this.isActing = false;
    return told;
  }

  /** “diese Bahn”, “ihre Bahn”, “der Wald” */
  lane(lane: string): Reference {
    const fixed = laneNames[lane];
    if (fixed) return known(fixed);
    if (lane === "this") return this.isActing ? this.its(nouns.lane, this.own.gender) : pointedAt(nouns.lane);
    if (lane === "its") return this.its(nouns.lane);
    return this.discourse.call(lane)?.called ?? pointedAt(nouns.lane);
  }

  /** “in dieser Bahn”, “im Wald” */
  inLane(lane: string): Phrase {
    if (lane === "each") return "in jeder Bahn";
    const fixed = laneNames[lane];
    return fixed && fixed.gender !== "f" ? phrase`im ${fixed.one}` : phrase`in ${this.lane(lane).in("dat")}`;
  }

  /** “ihr Feld”: of what the ability is about. */
  its = (noun: Noun, gender = this.itsGender): Reference => ({
    agrees: noun.gender,
    in: (c) => single({ noun, owner: pronoun(gender) }, c),
  });
}

export type Say = SayOf<CastleLanesGerman>;
