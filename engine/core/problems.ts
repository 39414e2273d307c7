import { defineProblems } from "../../schemas/problem";

/** Why a match can't be set up, whatever the game. */

export const optionProblems = defineProblems({
  "options/unknown": {
    severity: "error",
    message: "There is no house rule called “{name}”.",
    hint: "The house rules of this game are: {names}.",
  },
  "options/out-of-range": {
    severity: "error",
    message: "The house rule “{name}” can't be {value}.",
    hint: "It takes {allowed}.",
  },
});

export const matchProblems = defineProblems({
  "match/players": {
    severity: "error",
    message: "{game} is for {allowed}.",
    hint: "Ask for {allowed}, not for {count}.",
  },
  "match/one-deck": {
    severity: "error",
    message: "In this game everybody plays with the same deck, but different ones are named.",
    hint: "Name one deck for all.",
  },
  "match/unknown-deck": {
    severity: "error",
    message: "There is no deck called “{deck}”.",
    hint: "The decks here are: {decks}.",
  },
  "match/unknown-card": {
    severity: "error",
    message: "There is no card “{card}” in the set.",
    hint: "Use a card's name or id. Cards that were deleted must leave the deck too.",
  },
  "match/bad-card": {
    severity: "error",
    message: "The card “{card}” can't be read: {reason}.",
    hint: "Write it as in a card's file: “cardwright schema {game}-card” says how.",
  },
  "match/bad-deck": {
    severity: "error",
    message: "Player {player}'s deck isn't a deck: {reason}.",
    hint: "Name a deck, or list its cards as [{ “card”: id, “count”: copies }].",
  },
  "match/bad-position": {
    severity: "error",
    message: "There can be no such position: {reason}.",
    hint: "Change what it says there, or take the last change back.",
  },
  "match/half-known": {
    severity: "error",
    message:
      "A match can't go on from a position in which {count} things are unknown (“?”): it is what one player sees.",
    hint: "Write cards and places instead of “?”; or ask for the position without naming a viewer.",
  },
  "match/no-place": {
    severity: "error",
    message: "The card can't lie there.",
    hint: "Put it into a hand, a pile or a row, or on a place where pieces stand; the fields beside the table hold the rest.",
  },
  "match/mid-effect": {
    severity: "error",
    message: "No position can be taken at this moment: something is under way that isn't written in it.",
    hint: "Let what is asked be decided first, or save the match and load that.",
  },
});

export const recordProblems = defineProblems({
  "record/unreadable": {
    severity: "error",
    message: "The saved match can't be read: {reason}.",
    hint: "It must be what “save” gave, whole and unchanged.",
  },
  "record/newer": {
    severity: "error",
    message: "This match was saved by a newer version of Cardwright (format {format}).",
    hint: "Update Cardwright to load it.",
  },
  "record/rules-differ": {
    severity: "error",
    message: "The rules differ from those the match was played with: {where}.",
    hint: "Load it with the version of Cardwright that saved it, or play it anew from there.",
  },
});

/** What can be wrong with keywords, whatever the game. */

export const keywordProblems = defineProblems({
  "keyword/unknown": {
    severity: "error",
    message: "{card} has a keyword “{id}” that the set doesn't have.",
    hint: "Take it off, take another, or make a keyword of this name.",
  },
  "keyword/wrong-numbers": {
    severity: "error",
    message: "{keyword} takes {wanted}, and {card} gives it {given}.",
    hint: "Say as many numbers as the keyword has.",
  },
  "keyword/unknown-number": {
    severity: "error",
    message: "{keyword} gives {other} its number {name}, and has no such number.",
    hint: "Say a number, or give it one more of its own.",
  },
  "keyword/out-of-range": {
    severity: "error",
    message: "{keyword} can't be {value} on {card}: {title} lies between {minimum} and {maximum}.",
    hint: "Take a number in between, or let the keyword take more.",
  },
  "keyword/unplayable": {
    severity: "error",
    message: "{card} can't have {keyword}: {reason}",
    hint: "Take it off, or change what the keyword does.",
  },
  "keyword/too-many": {
    severity: "error",
    message: "{card} has more than {most} keywords with all that come with them.",
    hint: "Take some off, or let keywords bring fewer others along.",
  },
  "keyword/bad-ability": {
    severity: "error",
    message: "What {keyword} does can't be played: {reason}",
    hint: "Change it, or remove it and keep its explanation for now.",
  },
  "keyword/circular": {
    severity: "error",
    message: "{keyword} comes with itself: {way}.",
    hint: "Take one of them out of another.",
  },
  "keyword/taken-id": {
    severity: "error",
    message: "{game} has a keyword of its own called {id}.",
    hint: "Rename yours: what the game's own does is in its rules.",
  },
  "keyword/idle-number": {
    severity: "warning",
    message: "Nothing that {keyword} does depends on its number {name} ({title}).",
    hint: "Use it where a number stands, or remove it.",
  },
  "keyword/reversed-range": {
    severity: "error",
    message: "The number {title} of {keyword} is at least {minimum} and at most {maximum}, so that there is none.",
    hint: "Let the least be smaller than the most.",
  },
  "keyword/unused": {
    severity: "note",
    message: "No card has {keyword}.",
    hint: "Give it to a card, or delete it.",
  },
});
