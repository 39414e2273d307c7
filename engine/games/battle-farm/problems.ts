import { defineProblems } from "../../../schemas/problem";

/** Card and deck rules of Battle Farm (rules §4), in its own words. */
export const problems = defineProblems({
  "battle-farm/unnamed-card": {
    severity: "error",
    message: "A card has no name.",
    hint: "Give it a name: texts and decks call it by that.",
  },
  "battle-farm/missing-field": {
    severity: "error",
    message: "{card} lacks {field}.",
    hint: "Choose one.",
  },
  "battle-farm/costly-action": {
    severity: "error",
    message: "{card} costs {cost} fertilizers; at most {max} are allowed.",
    hint: "Lower its value.",
  },
  "battle-farm/unused-field": {
    severity: "warning",
    message: "{card} has {field}, which {kind} cards do not use.",
    hint: "Remove it, or change the card's kind.",
  },
  "battle-farm/no-trigger": {
    severity: "warning",
    message: "{card} has an ability that never happens.",
    hint: "Say when: planted, harvested, fertilized or while growing.",
  },
  "battle-farm/no-text": {
    severity: "warning",
    message: "{card} does not say what it does.",
    hint: "Write its rules text.",
  },
  "battle-farm/unusual-gain": {
    severity: "warning",
    message: "{card} earns {gain} per turn, usual is {low} to {high}.",
    hint: "{repair}",
  },
  "battle-farm/class-in-deck": {
    severity: "error",
    message: "{card} belongs to a farmer and cannot be in the deck.",
    hint: "Take it out; class cards are dealt at setup.",
  },
  "battle-farm/copies-range": {
    severity: "error",
    message: "{card}: {count} copies; it can be 1 to {max}.",
    hint: "Take out {excess}.",
  },
  "battle-farm/deck-too-small": {
    severity: "error",
    message: "The deck has {count card}; {players} players need at least {min}.",
    hint: "Add {missing}.",
  },
  "battle-farm/few-for-more": {
    severity: "warning",
    message: "With {count} cards this deck is enough for {players} players; {more} need at least {min}.",
    hint: "Nothing to do if that is enough. Otherwise add cards.",
  },
  "battle-farm/few-crops": {
    severity: "error",
    message: "The deck has {count} crop cards; it needs at least {min}.",
    hint: "Add {missing} crop cards.",
  },
  "battle-farm/no-common": {
    severity: "error",
    message: "The deck has no Common {kind} card, and a farmer may start with one.",
    hint: "Add a Common {kind} card.",
  },
  "battle-farm/few-classes": {
    severity: "error",
    message: "The deck has {count class card}, but {needed} are needed.",
    hint: "Add class cards to the set, or turn off the house rule “uniqueClasses”.",
  },
  "battle-farm/bad-effect": {
    severity: "error",
    message: "{card} has an effect that can't be played: {reason}",
    hint: "Compare it with the words of the game.",
  },
  "battle-farm/unusual-copies": {
    severity: "warning",
    message: "{card}: the deck has {count}, the usual quantity is {usual}.",
    hint: "Nothing to do if that is meant.",
  },
  "battle-farm/unusual-size": {
    severity: "warning",
    message: "The deck has {count card}; decks of {low} to {high} play best.",
    hint: "Add or take out cards.",
  },
  "battle-farm/unusual-crop-share": {
    severity: "warning",
    message: "{percent}% of the cards are crops; decks with about half ({low} to {high}%) play best.",
    hint: "Swap crops and actions.",
  },
  "battle-farm/uneven-colours": {
    severity: "warning",
    message: "{few} has {count} crop cards, {many} has {most}.",
    hint: "Even colours keep their cards useful; at most {max}% apart.",
  },
  "battle-farm/unusual-total": {
    severity: "warning",
    message: "A total crop value of {total} makes the win limit unusual.",
    hint: "Between {low} and {high} is usual.",
  },
});

export const { report } = problems;
