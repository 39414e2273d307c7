import { defineProblems } from "../../schemas/problem";

/** What can be wrong with translations. */
export const languageProblems = defineProblems({
  "translation/of-nothing": {
    severity: "warning",
    message: "This is the {language} of {of}, which isn't there.",
    hint: "Was it renamed by another program? Give the file the name of what it translates, or delete it: nothing reads it.",
  },
  "translation/unnamed-language": {
    severity: "warning",
    message: "“{language}” isn't among the set's languages, so its translations are never printed.",
    hint: "Add it to the set's languages, which are {languages}.",
  },
  "translation/too-long": {
    severity: "warning",
    message: "The {language} of {field} has {length} characters where {most} fit, so {source} stands in for it.",
    hint: "Say it shorter.",
  },
  "translation/progress": {
    severity: "note",
    message: "{language}: {done} of {all} texts are translated; {missing} missing, {outdated} outdated.",
    hint: "“cardwright export --translations --language {tag}” writes a table of them; the studio has them beside the cards.",
  },
  "translation/unfinished": {
    severity: "note",
    message: "In {language} {missing text} missing, printed in {source} instead; {outdated} outdated.",
    hint: "Translate them under Translations in the set, or print as it is.",
  },
  "translation/no-places": {
    severity: "error",
    message: "No column of the table says which texts its rows are.",
    hint: "Keep the column “{place}”, which an exported table of translations has.",
  },
  "translation/no-language": {
    severity: "error",
    message: "No column of the table is one of the set's languages.",
    hint: "Head one with its code: {languages}.",
  },
  "translation/no-text": {
    severity: "warning",
    message: "The set has no text “{place}”, so its row is left out.",
    hint: "Its card or keyword has gone or has another name; export the table anew.",
  },
  "translation/bad-cell": {
    severity: "error",
    message: "The {language} of {field} has {length} characters where {most} fit, so it is left out.",
    hint: "Say it shorter, and import again.",
  },
});
