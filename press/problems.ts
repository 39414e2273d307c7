import { defineProblems } from "../schemas/problem";

export const pressProblems = defineProblems({
  "press/text-overflows": {
    severity: "error",
    message: "“{text}” does not fit its place on the card.",
    hint: "Shorten it, or give it more room or a smaller minimum size in the template.",
  },
  "press/column-overflows": {
    severity: "error",
    message: "The text of {card} does not fit on the card, even at its smallest size.",
    hint: "Take something off the card, or give the text more room in the template.",
  },
  "press/small-print-left-out": {
    severity: "note",
    message: "The small print of {card} is left out: the card would be too full with it.",
    hint: "All of it is printed or none. Take something off the card, or give the text more room in the template.",
  },
  "press/text-small": {
    severity: "warning",
    message: "“{text}” had to be set at {size} pt, which is hard to read on paper.",
    hint: "Shorten it, or give it more room in the template.",
  },
  "press/missing-glyph": {
    severity: "warning",
    message: "Neither {font} nor the typefaces that stand in for it have a sign for {signs}.",
    hint: "Write it in other signs, or put a font that has them into the project's folder “fonts”.",
  },
  "press/missing-art": {
    severity: "warning",
    message: "The picture {file} is not in the project.",
    hint: "Add the picture to the art folder, or choose another one. Until then a symbol is drawn.",
  },
  "press/huge-art": {
    severity: "warning",
    message: "The picture {file} is too large: it has more than 200 million pixels, or its file more than 100 MB.",
    hint: "Save it smaller; a card needs a few million pixels. Until then a symbol is drawn.",
  },
  "press/slow-art": {
    severity: "warning",
    message: "The picture {file} takes too long to draw.",
    hint: "Take out filters, or save it as PNG from the program that it was made with. Until then a symbol is drawn.",
  },
  "press/unreadable-art": {
    severity: "warning",
    message: "The picture {file} cannot be read.",
    hint: "Open it in a picture editor and save it again as PNG or JPEG. Until then a symbol is drawn.",
  },
  "press/unknown-symbol": {
    severity: "warning",
    message: "There is no symbol {symbol} in this template.",
    hint: "Use one of {known}, or add it to the template's symbols.",
  },
  "press/unknown-icon": {
    severity: "warning",
    message: "There is no icon called {icon}.",
    hint: "Choose an icon from the library.",
  },
  "press/font-damaged": {
    severity: "error",
    message: "The font {file} is damaged: some of its letters can't be read, and another font stands in for it.",
    hint: "Get the file anew from where it came from, or convert it with a font program.",
  },
  "press/unknown-font": {
    severity: "error",
    message: "The template uses the font {font}, which is not there or can't be used.",
    hint: "Use one of {known}, or put a font of your own into the project's folder “fonts”.",
  },
  "press/font-unreadable": {
    severity: "error",
    message: "The font {file} can't be read.",
    hint: "Save it again as TTF, OTF or WOFF2, or take it out of the folder.",
  },
  "press/font-variable": {
    severity: "error",
    message: "The font {file} is a variable one: it holds many weights in one file.",
    hint: "Use its single cuts instead; most families come with a folder “static” that holds them.",
  },
  "press/font-collection": {
    severity: "error",
    message: "{file} holds several fonts in one file.",
    hint: "Take out the ones you want with a font program and save each as TTF or OTF.",
  },
  "press/font-not-to-embed": {
    severity: "warning",
    message: "The font {file} says of itself that it must not be put into PDFs.",
    hint: "Ask its maker for a licence that allows it, or choose another font.",
  },
  "press/font-lacks-letters": {
    severity: "note",
    message: "The font {file} has no signs for {signs}",
    hint: "On cards that use them, Noto Sans lends them.",
  },
  "press/uncredited-font": {
    severity: "warning",
    message: "It isn't noted under which licence the font {file} may be used.",
    hint: "Put its licence beside it as a text file of the same name, such as {note}.",
  },
  "press/unknown-colour": {
    severity: "warning",
    message: "The template uses the colour {colour}, which is not in its palette.",
    hint: "Add it to the palette or write it as #rrggbb.",
  },
  "press/card-too-large": {
    severity: "error",
    message: "A card of {width} × {height} mm does not fit on this paper.",
    hint: "Choose larger paper, turn it, or make margin, gutter and bleed smaller.",
  },
  "press/cut-without-marks": {
    severity: "note",
    message: "The sheets have no marks by which a cutting machine finds them.",
    hint: "Choose marks for a cutting machine (--registration) and print the sheets with them; the outlines then go with that print.",
  },
  "press/box-too-large": {
    severity: "error",
    message: "The box needs paper of at least {needed}.",
    hint: "Choose larger paper, such as A3, or make boxes for parts of the cards.",
  },
  "press/shop-size": {
    severity: "error",
    message: "{shop} wants cards of {wanted}; these are {size}.",
    hint: "Choose that size for the cards, or another service.",
  },
  "press/shop-bleed": {
    severity: "error",
    message: "{shop} wants {wanted} mm of bleed; there are {bleed}.",
    hint: "Set the bleed to at least that much.",
  },
  "press/shop-too-many": {
    severity: "error",
    message: "{shop} prints decks of {most} cards at most; these are {count}.",
    hint: "Print fewer at once, deck by deck or by a search.",
  },
  "press/shop-flat": {
    severity: "note",
    message: "{shop} takes PDFs only without transparency (PDF/X-1a), which Cardwright doesn't write.",
    hint: "Hand in pictures with its bleed: “A picture of each card” in its size.",
  },
  "press/ink-limited": {
    severity: "note",
    message:
      "{shop} takes {most} % of ink at most. Colours that ask for more, up to {ink} %, are printed with less cyan, magenta and yellow.",
    hint: "Look at dark colours on a proof. A profile of the service's own paper may keep to its limit by itself.",
  },
  "press/not-an-ink-profile": {
    severity: "error",
    message: "{file} is no ICC profile of a print shop's four inks (CMYK): {reason}.",
    hint: "Ask the print shop for the profile of its paper, such as PSO coated, or choose Cardwright's own.",
  },
  "press/unknown-card-size": {
    severity: "error",
    message: "“{size}” is not a card size.",
    hint: "Use poker, bridge, mini, tarot, square, or two sides from 10 to 400 mm such as 63x88 or 2.5x3.5in.",
  },
  "press/nothing-to-print": {
    severity: "error",
    message: "There are no cards to print.",
    hint: "Choose a deck with cards in it, or all cards.",
  },
  "press/unknown-paper": {
    severity: "error",
    message: "“{size}” is not a paper.",
    hint: "Use a name such as a4, a3, letter or tabloid, or two sides from 30 to 2000 mm such as 210x297 or 12x18in.",
  },
  "press/no-free-place": {
    severity: "error",
    message: "There is no place {place} on a sheet of {count}.",
    hint: "Places are counted row by row, from 1; leave at least one of them free.",
  },
  "press/no-room-for-label": {
    severity: "note",
    message: "There is no room for a label outside the cards.",
    hint: "A larger margin or larger paper makes room for it.",
  },
  "press/gutter-for-bleed": {
    severity: "note",
    message:
      "The cards lie {gutter} mm apart, so that each has its {bleed} mm of bleed: {count} on a sheet, where {close} would lie edge to edge.",
    hint: "{turned}A gutter of 0 brings them together; between them there is no bleed then.",
  },
  "press/bleed-between-cards": {
    severity: "warning",
    message: "Between the cards there is room for {room} mm of bleed instead of {bleed}: they lie {gutter} mm apart.",
    hint: "A gutter of {needed} mm gives each card its whole bleed.",
  },
  "press/other-flip-edge": {
    severity: "warning",
    message: "The printer profile {profile} is for paper that is turned over its {edge} edge.",
    hint: "Print the backs for that edge, or choose another profile.",
  },
  "press/coarse-picture": {
    severity: "warning",
    message: "The picture {file} has only {dpi} dpi at its printed size.",
    hint: "Use a larger picture, or scale it less: below {least} dpi it looks blurred on paper.",
  },
  "press/outside-safe": {
    severity: "warning",
    message: "“{text}” comes closer than {safe} mm to the card's edge.",
    hint: "Move it inwards in the template: a cut is never exact.",
  },
  "press/hairline": {
    severity: "warning",
    message: "A line of {width} mm is too thin to print well.",
    hint: "Make lines in the template at least {least} mm wide.",
  },
  "press/large-file": {
    severity: "warning",
    message: "The file has {size} MB, more than many copy shops take.",
    hint: "Print fewer cards at once, or at a lower resolution.",
  },
  "press/unknown-piece": {
    severity: "error",
    message: "There is no piece “{id}”.",
    hint: "Known are: {known}.",
  },
  "press/no-pieces": {
    severity: "error",
    message: "There are no pieces to print.",
    hint: "Choose pieces that are made for cards of this deck or search, or list pieces in templates/pieces.json.",
  },
  "press/only-parts": {
    severity: "error",
    message: "All these pieces are larger than the paper: their parts are glued together before they are cut.",
    hint: "Choose larger paper, or one piece a page.",
  },
  "press/parts-not-cut": {
    severity: "note",
    message:
      "{names}: larger than the paper, so they have no outline here. They are glued together before they are cut.",
    hint: "For their outlines choose larger paper, or one piece a page.",
  },
  "press/no-piece-template": {
    severity: "error",
    message: "The piece {piece} needs the template {template}, which is not there or can't be read.",
    hint: "Add or mend templates/{template}.json in the project, or name another template in templates/pieces.json.",
  },
  "press/piece-too-large": {
    severity: "error",
    message: "The piece {piece} of {width} × {height} mm does not fit on this paper in one part.",
    hint: "Choose larger paper, or let it be printed in parts to glue together.",
  },
  "press/no-room-for-parts": {
    severity: "error",
    message: "This paper is too small to print {piece} in parts.",
    hint: "Choose larger paper or a smaller margin: each part needs {least} mm on every side.",
  },
  "press/not-for-pieces": {
    severity: "error",
    message: "Pieces can’t be printed with {option}.",
    hint: "Leave it out: pieces have their own sizes and are always printed whole.",
  },
  "press/sheet-without-places": {
    severity: "error",
    message: "The sheet “{name}” has no place for a card.",
    hint: "Give it a grid or places; “cardwright schema sheet” shows what the file has to look like.",
  },
  "press/place-off-paper": {
    severity: "error",
    message: "Place {place} of the sheet “{name}” reaches over the edge of its paper.",
    hint: "Correct the place, the card or the paper in the sheet's file.",
  },
  "press/places-overlap": {
    severity: "error",
    message: "Places {other} and {place} of the sheet “{name}” lie on each other.",
    hint: "Correct one of them in the sheet's file.",
  },
  "press/sheet-not-folded": {
    severity: "error",
    message: "Backs can't be folded over on the sheet “{name}”: its places are fixed.",
    hint: "Put the backs on the next page, or choose a paper instead of this sheet.",
  },
  "press/uncredited-art": {
    severity: "warning",
    message: "It isn't noted who made the picture {file}, or under which licence.",
    hint: "Write the artist and the licence beside the picture of the card.",
  },
  "press/low-contrast": {
    severity: "note",
    message: "Words in {ink} on {ground} stand out by {ratio} to 1 only.",
    hint: "Make the words darker or lighter, or the ground under them: {least} to 1 reads well at this size.",
  },
  "press/colour-alone": {
    severity: "warning",
    message: "Only colour tells {one} from {other}.",
    hint: "Give them different words, symbols or shapes too: not everybody sees colours alike.",
  },
  "press/nothing-changed": {
    severity: "note",
    message: "No card looks different from when it was last printed.",
    hint: "Print without asking for changed cards alone to print them all again.",
  },
});
