import { defineProblems } from "../../../schemas/problem";

/** Card and deck rules of Garden Incursion (rules §4), in its own words. */
export const problems = defineProblems({
  "garden-incursion/unnamed-card": {
    severity: "error",
    message: "This {type} has no name.",
    hint: "Give it a name.",
  },
  "garden-incursion/no-tribe": {
    severity: "error",
    message: "{card} has no tribe; only workers may do without.",
    hint: "Name its tribe, as its queen does.",
  },
  "garden-incursion/unused-value": {
    severity: "warning",
    message: "{card} has {value}, which {type} does not use or print.",
    hint: "Remove it, or change the card's type.",
  },
  "garden-incursion/no-text": {
    severity: "warning",
    message: "{card} does not say what it does.",
    hint: "Write its rules text.",
  },
  "garden-incursion/free-special": {
    severity: "warning",
    message: "{card}: {special} costs neither action points nor energy.",
    hint: "It can still be used only once a turn. Give it a price unless that is meant.",
  },
  "garden-incursion/queen-count": {
    severity: "error",
    message: "A deck has exactly one queen; this one has {count}.",
    hint: "{repair}",
  },
  "garden-incursion/deck-too-large": {
    severity: "error",
    message: "{count} cards; at most {max} are allowed.",
    hint: "Take out {excess}; the queen {counts}.",
  },
  "garden-incursion/deck-too-small": {
    severity: "error",
    message: "{count card} besides the queen; at least {min} are needed to deal the opening hands.",
    hint: "Add {missing}.",
  },
  "garden-incursion/few-for-more": {
    severity: "warning",
    message: "{count} cards besides the queen deal the opening hands of {players} players; {more} need at least {min}.",
    hint: "Nothing to do if that is enough. Otherwise add cards.",
  },
  "garden-incursion/other-tribe": {
    severity: "error",
    message: "{card} belongs to {tribe}, not to {deckTribe}.",
    hint: "Take it out; only neutral workers serve every queen.",
  },
  "garden-incursion/not-for-decks": {
    severity: "error",
    message: "{card} is a {type} and cannot be in a deck.",
    hint: "Take it out.",
  },
  "garden-incursion/worker-share": {
    severity: "warning",
    message: "{percent}% workers; {low} to {high}% is recommended.",
    hint: "Workers pay for everything; the queen is not counted.",
  },
  "garden-incursion/many-copies": {
    severity: "warning",
    message: "{count} copies of {card}; more than {max} makes games repetitive.",
    hint: "Swap some for other cards.",
  },
  "garden-incursion/short-deck": {
    severity: "warning",
    message: "Only {count card}; the deck may run out.",
    hint: "{min} or more last a whole game.",
  },
  "garden-incursion/few-creatures": {
    severity: "warning",
    message: "Only {count creature}.",
    hint: "{min} or more can attack and defend at once.",
  },
  "garden-incursion/banned-card": {
    severity: "error",
    message: "{card} is {why}.",
    hint: "Take it out, or agree on other cards.",
  },
  "garden-incursion/too-many-copies": {
    severity: "error",
    message: "{count} copies of {card}; at most {max}.",
    hint: "Take out {excess}.",
  },
  "garden-incursion/same-tribe": {
    severity: "error",
    message: "Two players lead {tribe}.",
    hint: "Choose another deck, or allow it by the house rule “sameTribe”.",
  },
  "garden-incursion/bad-field": {
    severity: "error",
    message: "There is no field like this: {reason}.",
    hint: "Change the house rules of the field.",
  },
  "garden-incursion/bad-ability": {
    severity: "error",
    message: "{card} can't be played: {reason}",
    hint: "Correct its abilities, special actions or places.",
  },
});

export const { report } = problems;
