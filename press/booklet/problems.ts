import { defineProblems } from "../../schemas/problem";

export const bookletProblems = defineProblems({
  "booklet/too-large": {
    severity: "error",
    message: "The text has {size} million characters, more than the {limit} million that a booklet may have.",
    hint: "Make several booklets of it.",
  },
  "booklet/empty": {
    severity: "error",
    message: "There is nothing to read in {file}.",
    hint: "Write a title (“# Rules of my game”), headings (“## Setup”) and paragraphs into it.",
  },
  "booklet/too-deep": {
    severity: "warning",
    message: "Lists and quotes lie more than {limit} deep in each other here; what lies deeper is set as plain text.",
    hint: "Write it with fewer levels, or as a table.",
  },
  "booklet/html-left-out": {
    severity: "warning",
    message: "HTML isn't printed: “{tag}” is left out.",
    hint: "Write it in Markdown: headings, lists, tables, **bold**, *italic*.",
  },
  "booklet/picture-left-out": {
    severity: "warning",
    message: "The picture “{source}” isn't printed: only pictures in the project's folder “art” are.",
    hint: "Put the picture into the folder “art”, and write ![what it shows](art/name.png).",
  },
  "booklet/picture-missing": {
    severity: "warning",
    message: "The picture {source} isn't in the project, or can't be read.",
    hint: "Put it into the project's folder “art”, saved as PNG or JPEG, or take it out of the text.",
  },
  "booklet/link-left-out": {
    severity: "note",
    message: "“{address}” is no web address; only its words are printed.",
    hint: "Link to addresses that begin with https://, or leave the link out.",
  },
  "booklet/unknown-card": {
    severity: "warning",
    message: "There is no card “{id}” in the set that could be shown here.",
    hint: "{meant}Name a card by its file: ![[card:attack]] shows cards/attack.json.",
  },
  "booklet/unknown-rule": {
    severity: "warning",
    message: "There is no house rule “{id}” in this game.",
    hint: "{meant}The settings of the set list the house rules.",
  },
  "booklet/unknown-part": {
    severity: "warning",
    message: "Nothing in the set is called “{name}”.",
    hint: "There are ![[card:attack]], ![[cards:cost<3]], ![[deck:red]], ![[symbols]] and ![[keywords]].",
  },
});
