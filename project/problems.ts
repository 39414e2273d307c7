import { defineProblems } from "../schemas/problem";

/** What can be wrong with the content of a project's files. */
export const documentProblems = defineProblems({
  "document/not-json": {
    severity: "error",
    message: "This text can't be read: {reason}.",
    hint: "Mend line {line} of it; nothing is written over the file until it reads well again.",
  },
  "document/too-deep": {
    severity: "error",
    message: "This {kind} holds more than {limit} levels of one thing within another.",
    hint: "Write it flatter, or delete the file: nothing else of the project depends on it.",
  },
  "document/too-large": {
    severity: "error",
    message: "This {kind} is {size} million characters long.",
    hint: "Split it or delete it: Cardwright reads up to {limit} million.",
  },
  "document/not-an-object": {
    severity: "error",
    message: "This file holds something else than a {kind}.",
    hint: "Write the {kind} anew, or delete the file.",
  },
  "document/missing-field": {
    severity: "error",
    message: "“{field}” is missing.",
    hint: "Say it: it can't be left out.",
  },
  "document/unknown-field": {
    severity: "error",
    message: "{owner} has no “{field}”{guess}.",
    hint: "Correct the spelling, or take it out.",
  },
  "document/wrong-type": {
    severity: "error",
    message: "“{field}” holds {found}, where {expected} belongs.",
    hint: "Give it {expected}.",
  },
  "document/out-of-range": {
    severity: "error",
    message: "“{field}” {is}, and may {limit}.",
    hint: "Choose what is within the limit.",
  },
  "document/bad-value": {
    severity: "error",
    message: "“{field}” can't be this{reason}.",
    hint: "{remedy}",
  },
  "spelling/unknown-word": {
    severity: "note",
    message: "“{word}” is in no dictionary.",
    hint: "Mend it, or add it to the set's words.",
  },
  "search/slip": {
    severity: "warning",
    message: "In the search “{search}”: {reason}",
    hint: "Mend it, or put quotes around what is printed so.",
  },
  "table/no-names": {
    severity: "error",
    message: "No column of the table says which cards its rows are.",
    hint: "Head one with “name” or “id”, or say in a map which one it is.",
  },
  "table/too-large": {
    severity: "error",
    message: "“{file}” has more than {most}.",
    hint: "Divide it: that is more than any set of cards.",
  },
  "table/not-text": {
    severity: "error",
    message: "“{file}” is neither a text nor a workbook.",
    hint: "Save the table as .xlsx or .csv, and take that file.",
  },
  "table/old-letters": {
    severity: "note",
    message: "“{file}” isn't written in Unicode, and was read as Windows-1252.",
    hint: "Look whether accents and dashes are right; if not, save it as “CSV UTF-8”.",
  },
  "table/open-quote": {
    severity: "error",
    message: "A quote that begins in line {line} is never closed, so it is read as a plain sign.",
    hint: "Look at the rows from there on: close the quote, or take it away.",
  },
  "table/no-list": {
    severity: "error",
    message: "“{file}” holds no list of cards.",
    hint: "Write the cards as [ { … }, { … } ], as an export to JSON does.",
  },
  "table/no-workbook": {
    severity: "error",
    message: "“{file}” can't be read as a workbook: {reason}.",
    hint: "Open it in a spreadsheet and save it as .xlsx or .csv.",
  },
  "table/no-card": {
    severity: "error",
    message: "There is no card “{card}” for the deck {deck}, so its row is left out.",
    hint: "Write the card's id or its name.",
  },
  "table/bad-count": {
    severity: "error",
    message: "“{cell}” can't be how many copies of {card} the deck {deck} has, so its row is left out.",
    hint: "Write a whole number from 1 to 999.",
  },
  "table/bad-expression": {
    severity: "error",
    message: "“{expression}” can't make {field}: {reason}.",
    hint: "Name columns as they are headed, in braces; for a part of one, add what divides it and the part's number.",
  },
  "table/unknown-field": {
    severity: "error",
    message: "Cards have no field “{field}”, which the map names.",
    hint: "Name a field by its heading in an exported table, or by its place, such as /needs/food.",
  },
  "table/nameless": {
    severity: "error",
    message: "This row says neither id nor name, so it is left out.",
    hint: "Give it a name, or delete it.",
  },
  "table/several": {
    severity: "error",
    message: "Several cards are called {name}, so this row is left out.",
    hint: "Add a column “id” with the cards' file names.",
  },
  "table/twice": {
    severity: "error",
    message: "Row {before} is about {id} already, so this one is left out.",
    hint: "Keep one of the two.",
  },
  "table/bad-id": {
    severity: "error",
    message: "“{id}” can't be a new card's file name, so this row is left out.",
    hint: "Use lower-case letters, digits and hyphens, such as “{suggestion}”, or a column “name”.",
  },
  "table/bad-cell": {
    severity: "error",
    message: "“{cell}” can't be {field}: {reason}. The cell is left out.",
    hint: "Correct the cell, or leave it empty.",
  },
  "table/unfit-cell": {
    severity: "error",
    message: "“{cell}” can't be {field}. {reason} The cell is left out, and the rest of its row comes in.",
    hint: "Correct the cell, and import again.",
  },
  "table/gone-here": {
    severity: "note",
    message: "The card of this row, {name}, was renamed or deleted here since, so the row is left out.",
    hint: "Give it the card's present name, or take it out of the table; a column “id” keeps them together.",
  },
  "table/same-name": {
    severity: "warning",
    message: "Row {before} makes a new card called {name} already: this row makes a second one.",
    hint: "If they are one card, keep one of the rows; if not, all is well.",
  },
  "table/unfit": {
    severity: "error",
    message: "The row of {id} is left out: {reason}",
    hint: "Correct the cell, and import again.",
  },
  "project/no-manifest": {
    severity: "error",
    message: "cardwright.json is missing, so the game of this folder isn't known.",
    hint: "Open a folder that has one, or start a new project and copy the cards into it.",
  },
  "card/bad-id": {
    severity: "error",
    message: "“{id}” can't be a card's file name.",
    hint: "Use lower-case letters, digits and hyphens, such as “{suggestion}”.",
  },
  "component/bad-id": {
    severity: "error",
    message: "“{id}” can't be a component's file name.",
    hint: "Use a capital letter and up to three more capitals or digits, such as F1: codes of cards are made of it.",
  },
  "keyword/bad-id": {
    severity: "error",
    message: "“{id}” can't be a keyword's file name.",
    hint: "Use lower-case words joined by hyphens, such as {suggestion}.",
  },
  "component/not-used": {
    severity: "warning",
    message: "Cards of {game} have neither components nor keywords of a set, so this file does nothing.",
    hint: "Delete it, or move it to a project of another game.",
  },
  "card/missing-picture": {
    severity: "warning",
    message: "The picture {picture} isn't in the project.",
    hint: "Put the file there, choose another picture, or take it off the card.",
  },
  "card/same-name": {
    severity: "note",
    message: "{count} cards are called {name}.",
    hint: "Rename all but one, unless that is meant.",
  },
  "card/only-one": {
    severity: "error",
    message: "{card} and {other} are both {thing}; the table has room for one.",
    hint: "Delete one of them, or let it belong to another.",
  },
  "card/missing-card": {
    severity: "error",
    message: "An ability of {card} names a card “{id}” that isn't in the set{meant}.",
    hint: "Name a card of the set by its id, or bring the card back from the recently deleted ones.",
  },
  "deck/missing-card": {
    severity: "error",
    message: "The deck asks for a card “{id}” that isn't in the set.",
    hint: "Take it out of the deck, or bring the card back from the recently deleted ones.",
  },
  "deck/bad-count": {
    severity: "error",
    message: "{card}: the number of copies is {count}; it can be a whole number from {fewest} to {most}.",
    hint: "Write how many copies the deck holds, or take the line out.",
  },
  "deck/unreadable-card": {
    severity: "error",
    message: "“{name}” is in the set, but its file can't be read as a card.",
    hint: "Mend the card; until then it counts in this deck, and nothing else is known of it.",
  },
  "deck/repeated-card": {
    severity: "warning",
    message: "{name} is listed {count} times in this deck.",
    hint: "Put its copies into one line.",
  },
  "deck/no-longer-legal": {
    severity: "warning",
    message: "The deck was legal in version {version} of the set, and isn’t now.",
    hint: "Its history shows which of its cards changed since. Mend the deck, or take the pin off there.",
  },
  "deck/locked-in-the-way": {
    severity: "error",
    message: "“{deck}” can't be made legal while some of its cards are locked: {reason}",
    hint: "Unlock what is in the way, or change it by hand.",
  },
  "deck/not-to-be-completed": {
    severity: "error",
    message: "“{deck}” can't be made legal with the cards of this set: {reason}",
    hint: "Design more cards that the deck may hold, or change the house rules.",
  },
  "deck/other-meaning": {
    severity: "error",
    message: "{name} can't be lent: it takes “{part}”, which is something else in this set.",
    hint: "Rename one of the two, then lend the card again.",
  },
  "template/not-used": {
    severity: "warning",
    message: "Nothing is drawn with {file}.",
    hint: "Call it {names}, or delete it.",
  },
  "template/unknown-colour": {
    severity: "warning",
    message: "The colour “{colour}” is not in the template's palette{guess}.",
    hint: "Choose one of the palette, add it there, or write it as #rrggbb.",
  },
  "template/unknown-font": {
    severity: "warning",
    message: "The font “{font}” is not among the template's fonts{guess}.",
    hint: "Use one of {known}, or add it to the template's fonts.",
  },
  "template/unknown-number": {
    severity: "warning",
    message: "“{number}” is no number of your own{guess}.",
    hint: "Use one of {known}, or add it in the sheet of the set.",
  },
  "template/unknown-symbol": {
    severity: "warning",
    message: "The symbol “{symbol}” is not among the template's symbols{guess}.",
    hint: "Use one of {known}, or add it to the template's symbols.",
  },
  "worth/bad-price": {
    severity: "error",
    message: "The price “{part}” can't be read: {reason}",
    hint: "Mend the formula; until then {meanwhile}.",
  },
  "number/bad-formula": {
    severity: "error",
    message: "The number “{name}” can't be worked out: {reason}",
    hint: "Mend its formula in the project file, or in the sheet under Columns; until then its cells are empty.",
  },
  "worth/no-outcome": {
    severity: "warning",
    message: "The price “{part}” can't be worked out for {card}{others}: {reason}",
    hint: "Let it count something else there, as in if(move = 0, 0, hp / move).",
  },
  "project/language-not-written": {
    severity: "note",
    message: "{game} has no words in “{wanted}”: what Cardwright writes on the cards is in “{used}”.",
    hint: "Its languages are: {languages}. Names and words of your own are printed as you wrote them.",
  },
});
