import { defineProblems } from "../../schemas/problem";

/** Why a text isn't read as a deck, or not all of it. */
export const deckListProblems = defineProblems({
  "deck-list/no-deck": {
    severity: "error",
    message: "There is no deck in this text.",
    hint: "Write a line for each card, as in “3 Name”, or take a deck code or a deck's file.",
  },
  "deck-list/not-json": {
    severity: "error",
    message: "This begins as a file of a deck does, and can't be read as one.",
    hint: "Save or copy it again, whole, or take the deck as a list.",
  },
  "deck-list/no-such-card": {
    severity: "error",
    message: "Line {line}: no card of this set is called “{name}”.",
    hint: "{meant}Write the card's name or its id, or take the line out.",
  },
  "deck-list/several-cards": {
    severity: "error",
    message: "Line {line}: several cards are called “{name}”.",
    hint: "{meant}Write the id of the one that is meant in brackets behind its name.",
  },
  "deck-list/several-sheets": {
    severity: "warning",
    message: "{file} has decks on {count} sheets: “{sheet}” is read.",
    hint: "Call the sheet that you mean “Deck”, or bring them in one by one in the studio.",
  },
  "deck-list/too-long": {
    severity: "warning",
    message: "The list is longer than any deck: what follows line {most} wasn't read.",
    hint: "Bring it in as several decks.",
  },
});
