import type { Phrase } from "../../../../core/grammar/phrase";
import { type Say as CoreSay, Speech, type Spoken } from "../../../../core/grammar/speech";
import { called, type Noun, type Things } from "../../../../core/grammar/things";
import type { CastleLanesType } from "../../card-schema";
import { lanes } from "../state";

/** How Castle Lanes reads: what “this”, “it” and “that lane” are in the text of one ability. */
export class CastleLanesSpeech extends Speech {
  override readonly style = { gathers: true };
  /** What an ability is about from its first words on, if it is about anything. */
  private subject: "this" | "it" | undefined;
  private isActing = false;
  private readonly owners = new Map<string, Phrase>();

  constructor(
    vocabulary: Spoken,
    readonly type: CastleLanesType,
  ) {
    super(vocabulary);
    this.discourse.introduce("this", type === "unit" || type === "building" ? "it" : "this", "this");
  }

  /** The ability has begun with what happens to this card, or to another piece. */
  begin(subject: "this" | "it"): void {
    this.subject = subject;
    this.discourse.introduce("this", subject === "this" ? "it" : "this");
    this.discourse.introduce("it", "it");
  }

  /** Something that has been chosen: “it”, as long as nothing else is, or “them”. */
  meet(name: string, noun: Noun, isMany = false): void {
    const words = isMany ? this.themOr(name, noun) : this.itOr(name, noun);
    this.discourse.introduce(name, { noun, called: { words, many: isMany } });
  }

  /** Something to aim at: “one of your units” at first, then “it”, or “that unit” where there is another aim. */
  aim(name: string, noun: Noun, first: Phrase, isOnly: boolean): void {
    const words = isOnly ? this.itOr(name, noun) : (["that ", noun.one] as const);
    this.discourse.introduce(name, { noun, called: { words, many: false } }, called(first));
  }

  override again({ noun }: Things): Phrase {
    return this.discourse.isTaken("it") ? ["that ", noun.one] : "it";
  }

  private themOr(name: string, { many }: Noun): Phrase {
    return this.discourse.isTaken("them", name) ? ["those ", many] : "them";
  }

  private itOr(name: string, { one }: Noun): Phrase {
    const ofThis = this.subject === "it" ? ["this"] : ["this", "it"];
    if (this.discourse.isTaken("it", name, ...ofThis)) return ["that ", one];
    // From here on, this card is no longer what “it” is.
    for (const each of ofThis) this.discourse.introduce(each, "this");
    return "it";
  }

  /** What a clause is about: this card may be “it”, too. */
  aboutOf = (name: string): string => (name === "it" && this.subject === "this" ? "this" : name);

  /** Whose a piece or card is that has a name: “your”, “the enemy's”. */
  setOwner(name: string, owner: Phrase | undefined): void {
    if (owner !== undefined) this.owners.set(name, owner);
  }
  ownerOf = (name: string): Phrase | undefined => this.owners.get(name);

  /** What this card's unit does itself: in its sentence, “its lane” is clear. */
  acting<Told>(tell: () => Told): Told {
    this.isActing = true;
    const told = tell();
    this.isActing = false;
    return told;
  }

  laneName(lane: string): Phrase {
    if (lane === "this") return this.isActing ? "its lane" : "this lane";
    if (lane === "its") return "its lane";
    if ((lanes as readonly string[]).includes(lane)) return `the ${lane}`;
    return this.discourse.call(lane)?.called?.words ?? "that lane";
  }
}

export type Say = CoreSay<CastleLanesSpeech>;
