import { defineProblems } from "../../schemas/problem";

/** Why an experiment can't be made. */
export const labProblems = defineProblems({
  "lab/no-such-deck": {
    severity: "error",
    message: "There is no deck “{deck}” in this project.",
    hint: "{meant}Its decks are: {decks}.",
  },
  "lab/few-decks": {
    severity: "error",
    message: "This question needs {needed}, and there are {count}.",
    hint: "Name more under “decks”, or let some be made of the set with “generated”.",
  },
  "lab/two-play": {
    severity: "error",
    message: "This question is for matches of two, and {game} is played by {players} here.",
    hint: "Ask who is favoured by beginning, or which cards are too strong; or set “players” to 2.",
  },
  "lab/no-such-card": {
    severity: "error",
    message: "There is no card “{card}” that can be read in this project.",
    hint: "{meant}Name cards by their ids, as their files are called.",
  },
  "lab/unfit-change": {
    severity: "error",
    message: "“{card}” with {change} is no card of {game}: {reason}",
    hint: "Choose a value that the field can have.",
  },
  "lab/nothing-changed": {
    severity: "error",
    message: "It isn't said what would be otherwise.",
    hint: "Name cards or house rules under “change”, or values under “sweep” with an “option”, or a “card” and “at”.",
  },
  "lab/unfair": {
    severity: "error",
    message: "“{question}”: {who} wins {rate} of the matches ({low} to {high}), where {even} would be even.",
    hint: "Look at the answer in the lab, and try there what would make it fair.",
  },
  "lab/stands-out": {
    severity: "error",
    message: "{card} is {side} than the other cards of its deck, by {points} points; {least} are allowed.",
    hint: "See in the lab why, and try there what it should cost.",
  },
  "lab/never-seen": {
    severity: "warning",
    message: "{card} says something that never came about in {games} matches: {said}",
    hint: "Look in the lab how it could, and whether it is worth its room on the card.",
  },
  "lab/not-answered": {
    severity: "warning",
    message: "“{question}” hasn't been answered yet.",
    hint: "Have it answered in the lab, or by: cardwright lab run <project>#{id}",
  },
  "lab/out-of-date": {
    severity: "warning",
    message: "The answer to “{question}” is out of date: {changed}.",
    hint: "Have it answered again in the lab, or by: cardwright lab run <project>#{id}",
  },
  "lab/no-legal-deck": {
    severity: "error",
    message: "No legal deck could be made of this set: {reason}",
    hint: "Name decks of the project instead, or add cards.",
  },
});
