import { Type } from "typebox";
import {
  CardName,
  called,
  cardExtras,
  idPattern,
  MentionedNames,
  OwnWords,
  PrintedWords,
  SchemaReference,
  section,
  sharedWord,
  translated,
} from "../../../schemas/common";
import { definitions, keywordSchema, taken } from "../../../schemas/keyword";
import * as slot from "../../core/slots";
import { symbols } from "./symbols";

export const gardenTypes = ["queen", "worker", "creature", "structure", "ability", "skills"] as const;
export type GardenType = (typeof gardenTypes)[number];

/** Keywords that are there or not, and keywords with a number, in printed order. */
export const gardenMarks = ["swift", "flight", "snare", "barb", "rooted", "camouflage", "sticky", "shielded"] as const;
export type GardenMark = (typeof gardenMarks)[number];
export const gardenStrengths = ["bulwark", "ambush", "venom", "crusher"] as const;
export type GardenStrength = (typeof gardenStrengths)[number];

/** The game's own, beside which a project may have others. */
export const gardenKeywords = [...gardenMarks, ...gardenStrengths] as const;

/** What a card has where it says nothing. Ranges are movement ranges. */
export const gardenDefaults = { cost: 0, attack: 0, defence: 1, ap: 2, range: 1 } as const;

/** `x-when`: the field belongs to cards of these types; forms hide it elsewhere. */
const only = (...types: GardenType[]) => ({ "x-when": { type: types } });
const objects = only("queen", "creature", "structure");

const stat = (
  key: "cost" | "attack" | "defence" | "ap",
  title: string,
  maximum: number,
  description: string,
  options: object,
) =>
  Type.Optional(
    Type.Integer({
      title,
      minimum: 0,
      maximum,
      default: gardenDefaults[key],
      description,
      "x-control": "stepper",
      ...options,
    }),
  );
const mark = (title: string, description: string) =>
  Type.Optional(Type.Boolean({ title, description, default: false }));
const strength = (title: string, description: string) =>
  Type.Optional(Type.Integer({ title, description, minimum: 0, maximum: 9, default: 0, "x-control": "stepper" }));

/** Effects, conditions and places are trees of words; the engine declares, checks and prints them. */
const effect = slot.titled("What happens", slot.effect);
const condition = slot.titled("Only if", slot.condition);

export const gardenTriggers = ["play", "spawn", "reset", "turnEnd", "death", "otherDeath", "kill"] as const;

export const GardenAbility = Type.Object(
  {
    name: Type.Optional(
      Type.String({ title: "Name", maxLength: 60, description: "Printed in bold before it.", ...translated }),
    ),
    on: Type.Optional(
      Type.Enum([...gardenTriggers], {
        title: "When",
        description: "“play” is what an ability card does; “kill” is when a target it attacked dies and it survives.",
        "x-labels": {
          play: "When it is played",
          spawn: "When spawned",
          reset: "At your Reset",
          turnEnd: "At the end of your turn",
          death: "When this dies",
          otherDeath: "Whenever another dies",
          kill: "Whenever a target it attacked dies and this survives",
        },
        "x-explains": {
          play: "What an ability card does when it is played, before it is discarded.",
          spawn: "When this comes into play, from the hand or as a token.",
          reset: "At the beginning of each of your turns, after action points have been given out.",
          turnEnd: "At the end of each of your turns, before what holds for this turn ends.",
          death: "When this leaves the battlefield by dying; nothing happens if its player is eliminated.",
          otherDeath: "Each time another object dies while this stays; you may say which ones are watched.",
          kill: "After a skirmish, for each target that this attacked and that died, if this survived.",
        },
      }),
    ),
    of: Type.Optional(
      slot.titled("Whose death", slot.filter, { description: "Whose death is watched: a filter of objects." }),
    ),
    once: Type.Optional(Type.Boolean({ title: "Once in each turn", default: false })),
    ...slot.abilityFields,
  },
  { title: "Ability", additionalProperties: false, default: { on: "spawn", do: null } },
);
export type GardenAbility = Type.Static<typeof GardenAbility>;

export const Keyword = keywordSchema({ ability: GardenAbility, symbols });

export const GardenSkill = Type.Object(
  {
    name: Type.String({
      title: "Name",
      pattern: "^[a-z][A-Za-z0-9]*$",
      "x-written": "one word of letters and digits, beginning with a small letter",
      maxLength: 40,
      description: "As in actions.",
    }),
    title: Type.String({ title: "Title", maxLength: 60, ...translated }),
    phase: slot.oneOf("Phase", { spawning: "Spawning phase", action: "Action phase", any: "Any time in your turn" }),
    once: Type.Optional(Type.Boolean({ title: "Once in each turn", default: true })),
    ap: Type.Optional(
      Type.Integer({
        title: "Action points",
        minimum: 0,
        maximum: 9,
        default: 0,
        description: "Paid by one own creature.",
      }),
    ),
    energy: Type.Optional(Type.Integer({ title: "Energy", minimum: 0, maximum: 20, default: 0 })),
    spend: Type.Optional(
      Type.String({
        title: "Counters spent",
        description: "Counters of the own queen that are removed, as many as “n”.",
      }),
    ),
    if: Type.Optional(condition),
    do: effect,
    text: Type.Optional(OwnWords("Text")),
  },
  { title: "Skill", "x-names": ["n"], additionalProperties: false },
);
export type GardenSkill = Type.Static<typeof GardenSkill>;

export const GardenSpecial = Type.Object(
  {
    name: Type.String({ title: "Name", maxLength: 40, ...translated }),
    ap: Type.Integer({ title: "Action points", minimum: 0, maximum: 9, default: 1, "x-control": "stepper" }),
    energy: Type.Optional(
      Type.Integer({ title: "Energy", minimum: 0, maximum: 20, default: 0, "x-control": "stepper" }),
    ),
    do: Type.Optional(effect),
    text: Type.Optional(OwnWords("Effect")),
  },
  { title: "Special action", additionalProperties: false },
);
export type GardenSpecial = Type.Static<typeof GardenSpecial>;

export const Card = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    type: Type.Enum([...gardenTypes], {
      title: "Type",
      description: "A skill sheet lies beside its tribe's player and is never in a deck.",
      "x-labels": {
        queen: "Queen",
        worker: "Worker",
        creature: "Creature",
        structure: "Structure",
        ability: "Ability",
        skills: "Skill sheet",
      },
    }),
    tribe: Type.Optional(
      Type.String({
        title: "Tribe",
        description: "The name of the card's tribe. Only workers may be without one: they serve every queen.",
        maxLength: 60,
        "x-suggest": true,
        ...sharedWord,
      }),
    ),
    subtype: Type.Optional(
      Type.String({
        title: "Subtype",
        description: "A printed word that other cards look for, such as Web.",
        maxLength: 30,
        "x-suggest": true,
        ...sharedWord,
        ...only("creature", "structure", "ability"),
      }),
    ),
    cost: stat("cost", "Cost", 20, "Energy to play it.", {
      ...only("worker", "creature", "structure", "ability"),
      ...section.rules,
      ...called("Energy"),
    }),
    attack: stat("attack", "Attack", 20, "Damage it deals in a skirmish.", objects),
    defence: stat("defence", "Defence", 20, "More damage than this in one skirmish kills it.", {
      ...objects,
      ...called("Defense"),
    }),
    ap: stat("ap", "Action points", 9, "Points it gets at each Reset.", only("queen", "creature")),
    range: Type.Optional(
      Type.Number({
        title: "Range",
        description: "In movement ranges; printed only when it is not 1.",
        minimum: 0.25,
        maximum: 6,
        multipleOf: 0.25,
        default: gardenDefaults.range,
        ...objects,
      }),
    ),
    keywords: Type.Optional(
      Type.Object(
        {
          swift: mark("Swift", "Enters with all its action points."),
          flight: mark("Flight", "Attacks past defenders without Flight or Snare."),
          snare: mark("Snare", "Flight does not get past it as a defender."),
          barb: mark("Barb", "Dies after a skirmish in which it attacked."),
          rooted: mark("Rooted", "Cannot use Move."),
          camouflage: mark("Camouflage", "Can be attacked only from within ½ range."),
          sticky: mark("Sticky", "Enemy creatures within ½ range get 1 action point less."),
          shielded: mark("Shielded", "Opponents' effects cannot choose it."),
          bulwark: strength("Bulwark", "Defence it gains while it defends."),
          ambush: strength("Ambush", "Attack it gains when it has not moved this turn."),
          venom: strength("Venom", "Venom counters for each survivor it damaged."),
          crusher: strength("Crusher", "Defence its target loses in the skirmish."),
        },
        {
          title: "Keywords",
          patternProperties: { [`^(?!(${gardenKeywords.join("|")})$)${idPattern.slice(1)}`]: taken },
          additionalProperties: false,
          "x-control": "keywords",
          ...objects,
        },
      ),
    ),
    definitions: definitions(Keyword),
    spawnCondition: Type.Optional(
      slot.titled("Condition, for play", slot.condition, {
        description: "What must be true to build it.",
        "x-control": "saying",
        ...only("structure"),
      }),
    ),
    site: Type.Optional(
      Type.Unknown({
        title: "Location, for play",
        "x-slot": "site",
        description: "Near what it may be built, or at the same position; within 1 range of the queen unless given.",
        "x-control": "saying",
        ...only("structure"),
      }),
    ),
    condition: Type.Optional(
      Type.String({
        title: "Condition",
        description: "Your own words. Left empty, they are written from the condition for play.",
        maxLength: 120,
        ...translated,
        ...only("structure"),
      }),
    ),
    location: Type.Optional(
      Type.String({
        title: "Location",
        description: "Your own words. Left empty, they are written from the location for play.",
        maxLength: 120,
        ...translated,
        ...only("structure"),
      }),
    ),
    abilities: Type.Optional(
      Type.Array(GardenAbility, {
        title: "Abilities",
        description: "What the card does: played by the engine, printed as its text.",
        maxItems: 8,
        "x-control": "saying",
      }),
    ),
    skills: Type.Optional(
      Type.Array(GardenSkill, {
        title: "Skills",
        description: "What the tribe's player may do.",
        maxItems: 6,
        "x-control": "saying",
        ...only("skills"),
      }),
    ),
    text: Type.Optional(OwnWords("Rules text")),
    specials: Type.Optional(
      Type.Array(GardenSpecial, { title: "Special actions", maxItems: 4, "x-control": "groups", ...objects }),
    ),
    token: Type.Optional(
      Type.Boolean({
        title: "Token",
        description: "Made by other cards; cannot be put in a deck.",
        default: false,
        ...only("creature", "structure"),
      }),
    ),
    number: Type.Optional(
      Type.String({
        title: "Number",
        description: "Printed in the corner, such as an07.",
        pattern: "^[A-Za-z0-9-]+$",
        "x-written": "letters, digits and hyphens",
        maxLength: 12,
        ...section.print,
      }),
    ),
    names: MentionedNames,
    words: PrintedWords,
    ...cardExtras,
  },
  { title: "Garden Incursion card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
