import { defineProblems } from "../../../schemas/problem";

/** Card and deck rules of Castle Lanes (rules §4), in its own words. */
export const problems = defineProblems({
  "castle-lanes/unnamed-card": {
    severity: "error",
    message: "This {type} has no name.",
    hint: "Give it a name: decks and other cards call it by that.",
  },
  "castle-lanes/unused-value": {
    severity: "warning",
    message: "{card} has {value}, which {type} does not use or print.",
    hint: "Remove it, or change the card's type.",
  },
  "castle-lanes/empty-blueprint": {
    severity: "error",
    message: "{card} can be built nowhere: its blueprint has no tile.",
    hint: "Number at least one tile in one lane.",
  },
  "castle-lanes/space-reversed": {
    severity: "error",
    message: "{card} asks for at least {min} and at most {max} space, which never happens.",
    hint: "Swap the two numbers or remove one of them.",
  },
  "castle-lanes/no-text": {
    severity: "warning",
    message: "{card} is {type} without rules text.",
    hint: "Write what it does; only units can do without.",
  },
  "castle-lanes/own-text": {
    severity: "note",
    message: "{card} prints words of your own where its effects would say: {generated}",
    hint: "Nothing to do if both mean the same. Empty the rules text to print what the effects say.",
  },
  "castle-lanes/only-text": {
    severity: "note",
    message: "{card} has words but no abilities: it is printed, but in play nothing happens.",
    hint: "Give it abilities that do what it says, or leave it so if it is played on paper only.",
  },
  "castle-lanes/bad-ability": {
    severity: "error",
    message: "An ability of {card} can't be played: {reason}",
    hint: "Change it, or remove it and keep its text for now.",
  },
  "castle-lanes/few-class-cards": {
    severity: "error",
    message: "At least {min} class cards are required; the deck has {count}.",
    hint: "Swap other cards for cards of the class.",
  },
  "castle-lanes/few-base-cards": {
    severity: "error",
    message: "At least {min} base cards are required; the deck has {count}.",
    hint: "Swap other cards for base cards.",
  },
  "castle-lanes/no-class": {
    severity: "error",
    message: "Choose a class for this deck.",
    hint: "Add one class card. It counts beside the {size} cards and brings its passive ability.",
  },
  "castle-lanes/many-classes": {
    severity: "error",
    message: "This deck has {count} class cards ({names}); it must have exactly one.",
    hint: "Keep one copy of one class card.",
  },
  "castle-lanes/deck-size": {
    severity: "error",
    message: "The deck has {count card}; it must have {size} ({repair}).",
    hint: "The class card is not counted.",
  },
  "castle-lanes/other-class": {
    severity: "error",
    message: "{card} belongs to {class}, not to {deckClass}.",
    hint: "Take it out, or change the deck's class card.",
  },
  "castle-lanes/too-many-copies": {
    severity: "error",
    message: "{card} ({stars}) allows {copies}; the deck has {count}.",
    hint: "Take out {excess}.",
  },
  "castle-lanes/not-for-decks": {
    severity: "error",
    message: "{card} is made or played outside the deck and cannot be put in one.",
    hint: "Take it out.",
  },
  "castle-lanes/no-class-cards": {
    severity: "warning",
    message: "No {deckClass} cards: the class adds only its passive ability.",
    hint: "Nothing to do if that is meant. Otherwise swap some base cards for cards of the class.",
  },
  "castle-lanes/few-units": {
    severity: "warning",
    message: "Only {count unit}: buildings need builders and lanes need marchers.",
    hint: "Decks with at least {min} units play better.",
  },
  "castle-lanes/few-builders": {
    severity: "warning",
    message: "{buildings building} but {units unit}: many may have no builder.",
    hint: "Swap buildings for units.",
  },
  "castle-lanes/slow-deck": {
    severity: "warning",
    message: "An average cost of {average} with 2 gold per turn is slow.",
    hint: "Aim for an average of {max} or less.",
  },
  "castle-lanes/many-space-cards": {
    severity: "warning",
    message: "{count} cards depend on space and may be stuck in hand.",
    hint: "{max} or fewer are easier to play.",
  },
  "castle-lanes/few-trait-bearers": {
    severity: "warning",
    message: "{card} looks for {trait} cards; the deck has {count other}.",
    hint: "Add {trait} cards, {min} or more, or take it out.",
  },
});

export const { report } = problems;
