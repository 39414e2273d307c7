import { Type } from "typebox";
import type { Differing } from "../engine/lab/differ";
import { call } from "./call";
import { fields, LabId, LabIndex, LabPairing, Session } from "./call-inputs";
import type { LabMatch, LabReached, LabRunaways, LabState } from "./crossing";

/** The lab's part of the contract. */
export const labCalls = {
  /** The last answers to the project's questions, and what is being answered. */
  "lab.recall": call<LabState>()(fields({ session: Session })),
  /** Begins to answer a question, or goes on; how it goes is told by events. Where only cards were changed, matches in which nobody saw them are taken as they were, unless all are wanted `anew`. */
  "lab.start": call<null>()(fields({ session: Session, id: LabId, anew: Type.Optional(Type.Boolean()) })),
  "lab.stop": call<null>()(fields({ session: Session, id: LabId, how: Type.Enum(["pause", "end"]) })),
  /** One of the matches that an answer was made of. */
  "lab.match": call<LabMatch>()(fields({ session: Session, id: LabId, matchup: LabPairing, index: LabIndex })),
  /** A match in both of its ways, by the pairings before and after a change: of a “what if”, or `since` cards of the set were changed. */
  "lab.differ": call<Differing>()(
    fields({
      ...{ session: Session, id: LabId, before: LabPairing, after: LabPairing, index: LabIndex },
      since: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Looks for cards that together never let a turn end, among those of all decks; or how long these do. */
  "lab.runaway": call<LabRunaways>()(
    fields({ session: Session, cards: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 3 }) }),
  ),
  /** An answer with its plots, as pages that wait to be fetched. */
  "lab.print": call<{ output: string; name: string; pages: number }>()(
    fields({ session: Session, id: LabId, paper: Type.String({ maxLength: 40 }) }),
  ),
  /** Looks for a match in which something that a card says comes about, which did in none of an answer's. */
  "lab.reach": call<LabReached>()(
    fields({
      session: Session,
      id: LabId,
      card: Type.String({ maxLength: 120 }),
      word: Type.Integer({ minimum: 0, maximum: 10_000 }),
    }),
  ),
};
