import { defineProblems } from "../schemas/problem";

/** What can go wrong between the studio and the process that owns the disk, and with the folders it is given. */
export const appProblems = defineProblems({
  "app/unreadable-file": {
    severity: "error",
    message: "{file} can't be read: {reason}.",
    hint: "Name a file that is there and that you may read.",
  },
  "app/unknown-call": {
    severity: "error",
    message: "The studio asked for “{call}”, which this version of Cardwright does not know.",
    hint: "Reload the window; if it stays, start Cardwright again.",
  },
  "app/bad-input": {
    severity: "error",
    message: "The studio asked for “{call}” in a way Cardwright does not understand.",
    hint: "Nothing was changed. Reload the window; if it stays, start Cardwright again.",
  },
  "app/internal": {
    severity: "error",
    message: "Cardwright made a mistake of its own (number {id}).",
    hint: "Try again. If it happens again, report it with this number; Cardwright's log has the details.",
  },
  "app/unknown-folder": {
    severity: "error",
    message: "Cardwright no longer knows the folder you chose.",
    hint: "Choose the folder again.",
  },
  "app/folder-unreadable": {
    severity: "error",
    message: "The folder “{name}” can't be read.",
    hint: "Check that it still exists and that you may open it, or choose another one.",
  },
  "app/folder-name": {
    severity: "error",
    message: "“{name}” can't be the name of a folder.",
    hint: "Choose a shorter one, or one without slashes, colons and other signs, dots or spaces at either end; not con, aux or nul.",
  },
  "app/folder-taken": {
    severity: "error",
    message: "There is already something called “{name}” here.",
    hint: "Choose another name.",
  },
  "app/folder-not-created": {
    severity: "error",
    message: "The folder “{name}” could not be made.",
    hint: "Check that you may write there and that the disk isn't full, or choose another place.",
  },
  "app/no-dialog": {
    severity: "error",
    message: "In the browser Cardwright can't open your system's own file window.",
    hint: "Choose folders inside the studio; finished files arrive with your downloads.",
  },
  "app/bad-address": {
    severity: "error",
    message: "“{address}” can't be the address of a table: {reason}.",
    hint: "Give the address under which the table is published as CSV, TSV, JSON or a workbook, such as https://example.org/cards.csv.",
  },
  "app/not-fetched": {
    severity: "error",
    message: "No table came from {host}: {reason}.",
    hint: "Look at the address in your browser: it should offer a file (CSV, TSV, JSON or .xlsx), not a page. In Google Sheets, publish the sheet to the web as CSV.",
  },
  "app/no-link": {
    severity: "error",
    message: "No table is linked to this set.",
    hint: "Link one under “Cards from a table…”.",
  },
  "app/link-not-kept": {
    severity: "warning",
    message: "It can't be kept that “{name}” is linked.",
    hint: "Check that the disk isn't full and that you may write to your home folder.",
  },
  "app/unknown-rights": {
    severity: "note",
    message: "It isn't noted under which licence {pictures} may be shared: {files}.",
    hint: "Note it in Assets, for many at once. Nothing is held back.",
  },
  "app/settings-not-saved": {
    severity: "warning",
    message: "Your settings could not be kept.",
    hint: "Check that the disk isn't full and that you may write to your home folder.",
  },
  "app/match-not-kept": {
    severity: "warning",
    message: "What lies on the table can't be kept for later.",
    hint: "Check that the disk isn't full and that you may write to the project's folder. Until then, save it before you leave.",
  },
  "app/match-played-otherwise": {
    severity: "error",
    message: "This match can't be shown any more: cards that were played in it have changed since.",
    hint: "Have the question answered again, and open one of its matches then.",
  },
  "app/unknown-job": {
    severity: "error",
    message: "This work has already ended.",
    hint: "Start it again if you still need it.",
  },
  "app/unknown-output": {
    severity: "error",
    message: "This file is no longer kept.",
    hint: "Make it again.",
  },
  "app/output-not-made": {
    severity: "error",
    message: "“{name}” could not be written.",
    hint: "The disk of your temporary files may be full. Make room and try again.",
  },
  "app/no-such-build": {
    severity: "error",
    message: "There is no build “{name}” here.",
    hint: "{meant}There are: {builds}.",
  },
  "app/no-such-booklet": {
    severity: "error",
    message: "There is no text “{name}” to make a booklet of.",
    hint: "There are: {booklets}. Write one of your own as a file of the project's folder “booklets”, such as booklets/notes.md.",
  },
  "app/no-version-kept": {
    severity: "note",
    message: "What is new is left out: no version of this set was kept that it could be compared with.",
    hint: "Keep a version when you give the set to somebody (in the versions room, or “cardwright keep”).",
  },
  "app/unreadable-manifest": {
    severity: "error",
    message: "cardwright.json can't be read, so it isn't known which game the cards are for.",
    hint: "Correct cardwright.json first; the problems list says what is wrong with it.",
  },
  "app/unreadable-deck": {
    severity: "error",
    message: "The deck “{deck}” isn't there or can't be read.",
    hint: "Choose another deck, or correct this one; the problems list says what is wrong with it.",
  },
  "app/template-left-out": {
    severity: "warning",
    message: "{file} can't be read, so the game's own template was used.",
    hint: "Mend it in the template room, or go back to the built-in one.",
  },
  "app/unreadable-sheet": {
    severity: "error",
    message: "The sheet “{id}” isn't in the project's folder “sheets” or can't be read.",
    hint: "Choose another sheet or paper, or correct this one; “cardwright schema sheet” shows what it has to look like.",
  },
  "app/card-left-out": {
    severity: "error",
    message: "The card “{id}” isn't there or can't be read, so it was left out.",
    hint: "Correct the card, or take it out of the deck; the problems list says what is wrong with it.",
  },
  "app/output-not-saved": {
    severity: "error",
    message: "“{name}” could not be saved there.",
    hint: "Choose another place, or check that the disk isn't full and that you may write there.",
  },
  "app/no-place-chosen": {
    severity: "error",
    message: "It isn't known where these files should go.",
    hint: "Choose a folder for them.",
  },
  "app/not-shown": {
    severity: "error",
    message: "“{name}” could not be opened.",
    hint: "Open it from your own file window; perhaps it has been moved or deleted.",
  },
  "app/profile-taken": {
    severity: "error",
    message: "There is already a printer profile called “{name}”.",
    hint: "Choose another name.",
  },
  "app/profile-not-saved": {
    severity: "error",
    message: "The printer profile “{name}” could not be kept.",
    hint: "Check that the disk isn't full and that you may write there.",
  },
  "app/unknown-profile": {
    severity: "error",
    message: "There is no printer profile “{name}”.",
    hint: "Known are: {known}. Profiles are kept in printers.json; the calibration page shows what to put there.",
  },
  "app/unreadable-profile": {
    severity: "error",
    message: "{file} can't be read as printer profiles.",
    hint: "“cardwright schema printers” shows what the file has to look like.",
  },
});
