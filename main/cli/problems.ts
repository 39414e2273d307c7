import { defineProblems } from "../../schemas/problem";

/** Why a command line can't be carried out. */
export const cliProblems = defineProblems({
  "cli/unknown-command": {
    severity: "error",
    message: "There is no command “{name}”.",
    hint: "{meant}“cardwright --help” lists the commands.",
  },
  "cli/unknown-option": {
    severity: "error",
    message: "There is no option {name} here.",
    hint: "{meant}Add --help to see the options of this command.",
  },
  "cli/missing-option": {
    severity: "error",
    message: "This version of Cardwright can't do --{name} yet.",
    hint: "Leave the option out.",
  },
  "cli/no-value": {
    severity: "error",
    message: "The option --{name} needs a value: --{name} {value}.",
    hint: "Add the value behind the option.",
  },
  "cli/no-value-wanted": {
    severity: "error",
    message: "The option --{name} takes no value.",
    hint: "Write --{name} alone.",
  },
  "cli/not-a-number": {
    severity: "error",
    message: "--{name} needs a number, and “{value}” isn't one.",
    hint: "Write the number in digits, with a point for decimals.",
  },
  "cli/not-a-length": {
    severity: "error",
    message: "--{name} needs a length, and “{value}” isn't one.",
    hint: "Write millimetres such as 3 or 2.5, or another unit behind the number: 0.3cm, 0.125in, 9pt.",
  },
  "cli/not-a-resolution": {
    severity: "error",
    message: "--{name} needs a resolution, and “{value}” isn't one.",
    hint: "Write dots per inch, as in 300 or 300dpi.",
  },
  "cli/not-points": {
    severity: "error",
    message: "--{name} needs a size of type, and “{value}” isn't one.",
    hint: "Write points such as 6 or 6.5pt, or another unit behind the number.",
  },
  "cli/not-a-language": {
    severity: "error",
    message: "--{name} needs a language's code, and “{value}” isn't one.",
    hint: "Write its two letters, as in de, with those of a country behind if it matters: pt-BR.",
  },
  "cli/not-a-choice": {
    severity: "error",
    message: "--{name} can't be “{value}”.",
    hint: "{meant}Use one of: {choices}.",
  },
  "cli/out-of-range": {
    severity: "error",
    message: "--{name} can't be {value}.",
    hint: "Use {number} from {range}.",
  },
  "cli/not-together": {
    severity: "error",
    message: "--{name} and --{other} can't go together: {reason}.",
    hint: "Leave one of them out.",
  },
  "cli/counts-only-with": {
    severity: "error",
    message: "--{name} counts only together with --{other}.",
    hint: "Add --{other}, or leave --{name} out.",
  },
  "cli/no-dictionary": {
    severity: "error",
    message: "There is no dictionary of the language “{language}”, in which this set is written.",
    hint: "English and German can be checked, unless their dictionaries were left out of this copy.",
  },
  "cli/not-a-size": {
    severity: "error",
    message: "--{name} can't be “{value}”.",
    hint: "{meant}Use one of: {names}; or two sides from {least} to {most} mm, such as {example} or {inches}.",
  },
  "cli/other-ending": {
    severity: "error",
    message: "“{file}” is no name for a {kind}.",
    hint: "Let it end in .{ending}, as in --out {suggestion}.",
  },
  "cli/not-a-folder": {
    severity: "error",
    message: "“{file}” is the name of a file, and --out needs a folder here.",
    hint: "Leave the ending off, as in --out {suggestion}; the files in it get their names from the cards.",
  },
  "cli/not-an-address": {
    severity: "error",
    message: "--{name} needs an address on the web, and “{value}” isn't one.",
    hint: "Write it as in https://example.org/my-set/.",
  },
  "cli/several-profiles": {
    severity: "error",
    message: "“{file}” holds several printer profiles: {names}.",
    hint: "Say which one behind a #, as in --profile {file}#{first}.",
  },
  "cli/no-argument": {
    severity: "error",
    message: "“{command}” needs <{name}>.",
    hint: "“cardwright {command} --help” shows examples.",
  },
  "cli/unreadable-sheet": {
    severity: "error",
    message: "{file} can't be read as a sheet: {reason}",
    hint: "“cardwright schema sheet” shows what the file has to look like.",
  },
  "cli/extra-argument": {
    severity: "error",
    message: "“{command}” doesn't know what to do with “{word}”.",
    hint: "Put names with spaces into quotes. “cardwright {command} --help” shows examples.",
  },
  "cli/refused-by-system": {
    severity: "error",
    message: "This computer can't open {path} ({code}).",
    hint: "Check the path, that you may read it, and that no link in it leads in a circle.",
  },
  "cli/no-such-folder": {
    severity: "error",
    message: "There is no folder “{name}”.",
    hint: "Name the folder that holds cardwright.json.",
  },
  "cli/unknown-task": {
    severity: "error",
    message: "“{command}” can't do “{task}”.",
    hint: "{meant}It can do: {tasks}.",
  },
  "cli/no-such-place": {
    severity: "error",
    message: "There is no file or folder “{place}”.",
    hint: "Name a project's folder or its files; check the spelling and the folder you are in.",
  },
  "cli/no-such-card": {
    severity: "error",
    message: "There is no card “{id}” in this project.",
    hint: "{meant}“cardwright cards” lists the cards with their ids.",
  },
  "cli/card-left-out": {
    severity: "error",
    message: "The card “{id}” can't be drawn: its file can't be read, or it isn't among the cards searched for.",
    hint: "“cardwright check” says what is wrong with the file.",
  },
  "cli/not-draws": {
    severity: "error",
    message: "--draws needs numbers of cards, and “{text}” has something else.",
    hint: "Write whole numbers from 1 up with commas between, as in 3,5,7.",
  },
  "cli/no-such-field": {
    severity: "error",
    message: "“{field}” is nothing that cards of {game} can be counted by.",
    hint: "{guess}Count them by one or two of: {fields}.",
  },
  "cli/set-of-other-game": {
    severity: "error",
    message: "{place} is a set of another game, so there is nothing to compare.",
    hint: "Compare it with a version of this set, or with another set of {game}.",
  },
  "cli/not-places": {
    severity: "error",
    message: "--skip needs places of a sheet, and “{text}” names none.",
    hint: "Count the places row by row from 1 and write them as in 1,2,5-7.",
  },
  "cli/no-game": {
    severity: "error",
    message: "It isn't said for which game.",
    hint: "Add --game and one of: {games}.",
  },
  "cli/nothing-to-read": {
    severity: "error",
    message: "There is either a text to read or a table of them.",
    hint: "Write the text in quotes, or name a file with --table.",
  },
  "cli/needs-option": {
    severity: "error",
    message: "It isn't said where to: --{name} {value} is missing.",
    hint: "Add --{name} {value}.",
  },
  "cli/empty-mirror": {
    severity: "error",
    message: "{file} has no rows, and the set would lose every card.",
    hint: "Look whether it is the right table; add --yes if it is.",
  },
  "cli/no-clash": {
    severity: "error",
    message: "{cell} wasn't changed in both, in the set and in the table.",
    hint: "Name cells as --dry-run lists them, with commas between them, or write --take all.",
  },
  "cli/no-map": {
    severity: "error",
    message: "{file} is no map of a table.",
    hint: 'Write { "columns": { "Heading": "field" } } with the headings that don\'t say themselves which field they are.',
  },
  "cli/no-abilities": {
    severity: "error",
    message: "What cards of {game} do can't be written as sentences.",
    hint: "Their components do it: change those in the studio.",
  },
  "cli/no-such-column": {
    severity: "error",
    message: "{file} has no column “{column}”.",
    hint: "{meant}Name one with --column: {columns}.",
  },
  "cli/no-such-schema": {
    severity: "error",
    message: "There is no schema “{name}”.",
    hint: "{meant}The schemas are: {names}.",
  },
  "cli/no-such-deck": {
    severity: "error",
    message: "There is no deck “{deck}”.",
    hint: "{meant}Name a deck file, <project>#<id>, or one of: {decks}.",
  },
  "cli/no-deck-here": {
    severity: "error",
    message: "There is no deck “{deck}” in this project.",
    hint: "{meant}Its decks are: {decks}.",
  },
  "cli/no-scenarios": {
    severity: "error",
    message: "There are no scenarios in {place}.",
    hint: "Name a project, a folder of scenario files, or such files.",
  },
  "cli/no-such-form": {
    severity: "error",
    message: "“{form}” is no form for decks of {game}.",
    hint: "Convert it into text, json or codes.",
  },
  "cli/deck-of-no-project": {
    severity: "error",
    message: "“{name}” belongs to no project of yours, so there is nothing to change.",
    hint: "Write the completed deck to a file with --out <file>.",
  },
  "cli/decks-of-two-games": {
    severity: "error",
    message: "The one is a deck of {before}, the other of {after}.",
    hint: "Compare decks of one game.",
  },
  "cli/nothing-to-compare": {
    severity: "error",
    message: "A deck is compared with another one.",
    hint: "Name two, as in: deck compare my-set#blue my-set#red.",
  },
  "cli/picture-of-no-project": {
    severity: "error",
    message: "“{name}” belongs to no project of yours, so its faces can't be drawn.",
    hint: "Make a project with “cardwright new”, bring the deck in there, and name both as in my-set#blue.",
  },
  "cli/no-hands": {
    severity: "error",
    message: "“{name}” has {count} cards to draw from, and a first hand takes {hand}.",
    hint: "Add cards, or see what “deck complete” would add.",
  },
  "cli/deck-outside": {
    severity: "error",
    message: "{file} doesn't lie in a project's decks folder, so its cards are unknown.",
    hint: "Add --set <project> or, for a starter set, --game <id>; or put it into the decks folder of the project that has the cards.",
  },
  "cli/other-game": {
    severity: "error",
    message: "The deck “{deck}” is for another game ({game}).",
    hint: "Name decks of one game.",
  },
  "cli/not-a-change": {
    severity: "error",
    message: "--{name} says what is otherwise, and “{text}” doesn't.",
    hint: "Write a card's field or a house rule with its value, as in thief/cost=3, or with several for --sweep: thief/cost=2,3,4; for --seek between which: thief/cost=0..8.",
  },
  "cli/no-such-experiment": {
    severity: "error",
    message: "There is no experiment “{id}” in this project.",
    hint: "{meant}Its experiments are: {ids}. “cardwright schema experiment” shows how one is written.",
  },
  "cli/no-answer": {
    severity: "error",
    message: "“{place}” holds no answer yet.",
    hint: "Find one with “cardwright lab run”, and keep it elsewhere with --out.",
  },
  "cli/not-both-ways": {
    severity: "error",
    message: "“{question}” has no match “{asked}” that is played before and after a change.",
    hint: "Ask a “what if”, and write the number of one of its matches, from 0.",
  },
  "cli/no-text-of-card": {
    severity: "error",
    message: "The answer of “{place}” says nothing of what stands on “{card}”.",
    hint: "{meant}Name a card of its decks by its id, of a question that asks for texts.",
  },
  "cli/no-such-match": {
    severity: "error",
    message: "“{asked}” is none of its matches.",
    hint: "Write its pairing, from 0 to {last}, and its number, as in 0:17.",
  },
  "cli/other-house-rules": {
    severity: "error",
    message: "“{deck}” and “{other}” come from projects with different house rules: {differences}.",
    hint: "Say which are in force, as in --options '{options}'.",
  },
  "cli/bad-options": {
    severity: "error",
    message: "--options needs a JSON object, and “{text}” isn't one.",
    hint: "Write the house rules as one JSON object in single quotes, names in double quotes.",
  },
  "cli/not-written": {
    severity: "error",
    message: "{file} can't be written.",
    hint: "Check that its folder exists, that you may write there and that the disk isn't full.",
  },
  "cli/among-documents": {
    severity: "error",
    message: "{file} isn't written: “{kept}” of the project in {project} is for what its people make.",
    hint: "Name another place, as in --out pictures, or call the command from outside the project's folder.",
  },
  "cli/link-in-the-way": {
    severity: "error",
    message: "{file} isn't written, because {link} is a link to {to}.",
    hint: "Name the place that you mean, or remove the link.",
  },
  "cli/port-taken": {
    severity: "error",
    message: "Port {port} is used by another program.",
    hint: "Choose another one, or leave --port out for a free one.",
  },
  "cli/internal": {
    severity: "error",
    message: "Cardwright made a mistake of its own.",
    hint: "Please report it with the lines above.",
  },
});
