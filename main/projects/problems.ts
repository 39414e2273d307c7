import { defineProblems } from "../../schemas/problem";

/** What can go wrong between a project and the disk it lives on. */
export const projectProblems = defineProblems({
  // Opening
  "project/missing-folder": {
    severity: "error",
    message: "The folder “{name}” isn't there any more.",
    hint: "It may have been moved or renamed, or its drive isn't connected. Open it from where it is now.",
  },
  "project/not-a-folder": {
    severity: "error",
    message: "“{name}” is a file, and a project is a folder.",
    hint: "Open the folder that holds cardwright.json.",
  },
  "project/unreadable-folder": {
    severity: "error",
    message: "The folder “{name}” can't be read.",
    hint: "Check that you may open it, then try again.",
  },
  "project/empty-folder": {
    severity: "error",
    message: "The folder “{name}” is empty.",
    hint: "Start a new project, or open a folder that holds cardwright.json.",
  },
  "project/no-git": {
    severity: "error",
    message: "Git isn't there, so no revision can be read.",
    hint: "Install Git, or compare with a folder.",
  },
  "project/no-revision": {
    severity: "error",
    message: "The repository has no revision “{revision}”.",
    hint: "Name a branch, a tag or a commit of the repository that the project lies in.",
  },
  "project/not-in-revision": {
    severity: "error",
    message: "There is no project in the revision “{revision}”.",
    hint: "Name a revision in which this folder has a cardwright.json.",
  },
  "project/not-a-project": {
    severity: "error",
    message: "“{name}” isn't a Cardwright project: it has no cardwright.json.",
    hint: "Open the folder that has one, or start a new project. Nothing in this folder was touched.",
  },
  "project/broken-manifest": {
    severity: "error",
    message: "cardwright.json is damaged; the project was opened as {game} because its cards say so.",
    hint: "Open the project's settings and correct cardwright.json. The cards are safe.",
  },
  "project/unknown-game": {
    severity: "error",
    message: "cardwright.json doesn't say which game “{name}” is for, and its cards don't either.",
    hint: "Open cardwright.json in a text editor and set “game” to one of: {games}.",
  },
  "project/newer-format": {
    severity: "warning",
    message: "This project was written by a newer Cardwright (format {format}); you can look, but not change it.",
    hint: "Install the newest Cardwright to edit it.",
  },
  "project/migrated": {
    severity: "note",
    message: "This project was brought from format {from} to format {to}.",
    hint: "The files as they were are kept in {backup}.",
  },
  "project/not-migrated": {
    severity: "error",
    message: "This project has the old format {from}, and it could not be brought up to date.",
    hint: "Free some disk space, check that you may write to the folder, and open it again.",
  },
  "project/recovered": {
    severity: "note",
    message: "A change that was interrupted the last time has been finished ({count file}).",
    hint: "Nothing to do. Undo it if it wasn't meant.",
  },
  "project/journal-damaged": {
    severity: "warning",
    message: "The note about an interrupted change can't be read, so that change was not finished.",
    hint: "Check your latest changes. The note is kept as {file}.",
  },
  "project/journal-foreign": {
    severity: "warning",
    message:
      "A note about an interrupted change was not written by this computer for this folder, so it was not carried out.",
    hint: "If the project was moved, or saved by another computer, in the middle of a change, its texts are in {file}. Otherwise delete that file.",
  },
  "project/journal-unfinished": {
    severity: "error",
    message: "{path} could not be changed when an interrupted change was finished.",
    hint: "A new text is kept as a draft and shown here. See what is in its place on the disk; the whole note is kept as {file}.",
  },
  "project/not-recovered": {
    severity: "error",
    message: "A change that was interrupted the last time could not be finished yet.",
    hint: "Nothing of it is lost. Free some disk space, check that you may write to the folder, and open the project again.",
  },

  "project/no-seal": {
    severity: "warning",
    message: "Cardwright can't write to its own settings folder, so it couldn't finish a change that is interrupted.",
    hint: "Check that you may write to that folder and that its disk isn't full. Saving works all the same.",
  },
  "project/own-folder": {
    severity: "warning",
    message:
      "“{path}” is a link or a file, and Cardwright needs a folder of its own there; you can look, but not change anything.",
    hint: "Remove or rename {path} in the project's folder, then open the project again.",
  },
  "project/own-odd": {
    severity: "warning",
    message:
      "{path} was no ordinary file or folder, or you may not use it, so it was set aside without looking into it.",
    hint: "It is kept as {kept}; delete it if it isn't yours.",
  },

  // Who may write
  "project/locked": {
    severity: "warning",
    message: "This project is open in another Cardwright ({owner}); you can look, but not change it.",
    hint: "Close it there and open it here again. If it isn't open anywhere, wait half a minute, or remove {file}.",
  },
  "project/full-at-opening": {
    severity: "warning",
    message: "The disk is full; you can look, but not change anything.",
    hint: "Free some space and open the project again.",
  },
  "project/read-only-folder": {
    severity: "warning",
    message: "This folder can't be written to; you can look, but not change anything.",
    hint: "Copy the folder to a place of your own, or ask for the right to write here.",
  },
  "project/read-only": {
    severity: "error",
    message: "This project is open for reading only.",
    hint: "See the note at the top of the project for the reason.",
  },
  "project/lost-lock": {
    severity: "error",
    message: "Another Cardwright has taken over this project while this one was asleep.",
    hint: "Close the project here, or close it there and open it here again.",
  },
  "project/other-session": {
    severity: "error",
    message: "This change belongs to a project that is no longer open.",
    hint: "Reload the window to see what is open now.",
  },

  // Single files
  "project/unreadable-file": {
    severity: "error",
    message: "{path} can't be read.",
    hint: "Check that it is an ordinary file and that you may read it; it appears here as soon as it can be.",
  },
  "project/not-text": {
    severity: "error",
    message: "{path} isn't UTF-8 text, so it was left alone.",
    hint: "Save it as UTF-8 in a text editor.",
  },
  "project/too-large": {
    severity: "error",
    message: "{path} is {size} MB; files above {limit} MB aren't loaded.",
    hint: "Split it, or move what isn't a card out of the project.",
  },
  "project/link-leaves": {
    severity: "warning",
    message: "{path} is a link that leads out of the project, to another folder or nowhere, so it isn't followed.",
    hint: "Put the real file or folder into the project.",
  },
  "project/stray-file": {
    severity: "note",
    message: "{path} isn't a file of the kind that lies here, so it isn't part of the project.",
    hint: "Leave it there if you like, or move it out of {folder}: it holds .json files, and “booklets” .md files.",
  },
  "project/file-name": {
    severity: "warning",
    message: "{path} has a name that not every computer can store, so it isn't loaded.",
    hint: "Rename it with lower-case letters, digits and hyphens.",
  },
  "project/same-but-case": {
    severity: "error",
    message:
      "{path} and {other} differ only in upper and lower case or in how accents are stored; on many computers they are one file.",
    hint: "Rename one of them.",
  },

  // Editing and saving
  "project/unsafe-path": {
    severity: "error",
    message: "{path} isn't a place where the project keeps such a file.",
    hint: "Use a name made of lower-case letters, digits and hyphens, but not con, aux, nul or another one that Windows keeps.",
  },
  "project/name-taken": {
    severity: "error",
    message: "There is already a file {path}.",
    hint: "Choose another name.",
  },
  "project/manifest-needed": {
    severity: "error",
    message: "cardwright.json can't be deleted: it makes the folder a project.",
    hint: "To get rid of the whole project, delete its folder.",
  },
  "project/too-much-text": {
    severity: "error",
    message: "{path} would be larger than {limit} MB.",
    hint: "Shorten it or split it.",
  },
  "project/disk-full": {
    severity: "error",
    message: "The disk is full, so your latest changes aren't saved yet.",
    hint: "Free some space. Cardwright keeps the changes and tries again by itself.",
  },
  "project/not-written": {
    severity: "error",
    message: "Your latest changes could not be saved yet: {path} can't be written.",
    hint: "Check that it is no link, that you may write there and that the drive is connected. Cardwright keeps trying.",
  },
  "project/nothing-to-undo": {
    severity: "note",
    message: "There is nothing to undo.",
    hint: "Nothing was changed since it was opened, or the history ends here.",
  },
  "project/nothing-to-redo": {
    severity: "note",
    message: "There is nothing to redo.",
    hint: "Redo works right after an undo, before the next change.",
  },
  "project/no-conflict": {
    severity: "note",
    message: "{path} has no conflict any more.",
    hint: "Nothing to do.",
  },

  // Trash, pictures and fonts
  "project/not-in-trash": {
    severity: "error",
    message: "This file is no longer among the deleted ones.",
    hint: "Look at the list of deleted files again.",
  },
  "project/trash-not-text": {
    severity: "error",
    message: "{path} isn't readable text, so it can't be brought back from here.",
    hint: "Its bytes are kept as {file} in the project's folder.",
  },
  "project/asset-kind": {
    severity: "error",
    message: "“{name}” is no picture, font or ink profile that Cardwright knows.",
    hint: "Use PNG, JPEG, WebP, GIF, AVIF or SVG for pictures, TTF, OTF, WOFF or WOFF2 for fonts, ICC for ink profiles.",
  },
  "project/asset-in-place": {
    severity: "error",
    message: "{path} can't come back: there is another picture of that name now.",
    hint: "Delete that one or give it another name first.",
  },
  "project/asset-not-moved": {
    severity: "error",
    message: "{path} could not be moved.",
    hint: "Check that you may write in the project's folder and that no other program has the file open.",
  },
  "project/asset-missing": {
    severity: "error",
    message: "{path} isn't in the project.",
    hint: "Put the file there, or choose another one.",
  },
  "project/asset-too-large": {
    severity: "error",
    message: "{path} is larger than 100 MB.",
    hint: "Save it smaller: a card needs a few million pixels, a font a few megabytes at most.",
  },
  "project/asset-not-written": {
    severity: "error",
    message: "“{name}” could not be copied into the project.",
    hint: "Check that the disk isn't full and that you may write to the project's folder.",
  },

  // New projects
  "project/target-not-empty": {
    severity: "error",
    message: "The folder “{name}” already holds something.",
    hint: "Choose an empty folder or a new name.",
  },
  "project/folder-name": {
    severity: "error",
    message: "“{name}” can't be the name of a project's folder on every computer.",
    hint: "Choose a shorter one, or one without slashes, colons and other signs, dots or spaces at either end; not con, aux or nul.",
  },
  "project/no-starter": {
    severity: "error",
    message: "There is no starter set for this game in this version of Cardwright.",
    hint: "Start an empty project, or choose another game.",
  },
  "project/not-created": {
    severity: "error",
    message: "The project “{name}” could not be made.",
    hint: "Check that the disk isn't full and that you may write there, or choose another place.",
  },

  // Bundles
  "bundle/not-written": {
    severity: "error",
    message: "The bundle of “{name}” could not be written.",
    hint: "Check that the disk isn't full and that you may write there.",
  },
  "bundle/unclaimed-picture": {
    severity: "note",
    message: "Nothing says whose {path} is, or under which licence it may be passed on.",
    hint: "Write artist and licence beside the picture of a card, before the bundle goes to others.",
  },
  "bundle/no-set": {
    severity: "error",
    message: "“{file}” is no bundle of a set: it has no readable cardwright.json.",
    hint: "Bundles are made by “Save as one file…” and by cardwright pack.",
  },
  "bundle/newer": {
    severity: "error",
    message: "“{file}” was made by a newer version of Cardwright.",
    hint: "Get the newer version, and unpack it there.",
  },
  "bundle/bad-path": {
    severity: "error",
    message: "“{file}” holds “{path}”, which {reason}.",
    hint: "Bundles of Cardwright never do: ask whoever made it. Nothing of it was unpacked.",
  },
  "bundle/left-out": {
    severity: "note",
    message: "“{path}” is no part of a set, and was left in the bundle.",
    hint: "If you need it, open the bundle with any program for zips.",
  },

  // Versions
  "version/not-kept": {
    severity: "error",
    message: "Version {version} could not be kept.",
    hint: "Check that the disk isn't full, and that “versions” in the project is a folder in which you may write.",
  },
  "version/missing": {
    severity: "error",
    message: "There is no kept version “{version}” in this project.",
    hint: "Look into the folder “versions” for those that there are.",
  },
});
