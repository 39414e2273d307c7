import { defineProblems } from "../../../schemas/problem";

/** Why a short code isn't read as a deck. */
export const deckCodeProblems = defineProblems({
  "deck-code/no-code": {
    severity: "error",
    message: "This is no deck code.",
    hint: "A code begins with 1 and holds letters, digits, - and _ only. Copy it whole.",
  },
  "deck-code/damaged": {
    severity: "error",
    message: "The deck code is damaged.",
    hint: "Copy it again, with its first and its last letter.",
  },
  "deck-code/unknown-cards": {
    severity: "error",
    message: "The deck code asks for {cards} different cards, and {missing} of them are not in this set.",
    hint: "Open the set that it was made with, or ask for the deck as a list: that names its cards.",
  },
  "deck-code/other-set": {
    severity: "error",
    message: "The deck code doesn't fit the cards of this set.",
    hint: "Open the set that it was made with, or ask for the deck as a list: that names its cards.",
  },
});
