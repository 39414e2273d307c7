import { defineProblems } from "../../../schemas/problem";

/** Deck and card rules of Flask (rules §4), in its own words. */
export const problems = defineProblems({
  "flask/no-base-cards": {
    severity: "error",
    message: "{card} has no components.",
    hint: "Add at least one component; cost and effects follow from them.",
  },
  "flask/too-many-base-cards": {
    severity: "error",
    message: "{card} uses {count} components; at most {max} are allowed.",
    hint: "Take out {excess} of its components.",
  },
  "flask/too-many-of-a-base": {
    severity: "error",
    message: "{card}: {count} × {base}; at most {max} are allowed.",
    hint: "Take out some of them; what the six usual ones allow is the house rule “maxPerBase”.",
  },
  "flask/unknown-base": {
    severity: "error",
    message: "{card}: there is no component {id}.",
    hint: "Take it out, correct its id, or make a component of that id.",
  },
  "flask/taken-component-id": {
    severity: "error",
    message: "{id} is Flask's own {base}; a component needs an id of its own.",
    hint: "Give the file another name, such as F1.json.",
  },
  "flask/unfinished-component": {
    severity: "error",
    message: "The effect of {component} doesn't say its {missing}, and no other component with the key “{key}” does.",
    hint: "Fill it in, or choose the key of an effect that it is to join.",
  },
  "flask/differing-component": {
    severity: "error",
    message: "{component} and {other} share the effect “{key}”, but not its {field}.",
    hint: "Leave it out here, so that {other} says it for both; or choose another key.",
  },
  "flask/idle-amount": {
    severity: "warning",
    message: "Several of {component} do no more than one: nothing that it does makes use of the joint {word}.",
    hint: "Use the joint {word} in what it does, or let several count as one.",
  },
  "flask/unnamed-card": {
    severity: "warning",
    message: "A card with the code {code} has no name.",
    hint: "Give it a name: players read it aloud when they play it.",
  },
  "flask/costly-colour": {
    severity: "warning",
    message: "{card} costs {count} {colour}: only payable after gains in the same turn.",
    hint: "A counter holds at most {limit} when a turn's plays begin. Take out a component that costs {colour}, or keep it as a finisher.",
  },
  "flask/costly-card": {
    severity: "warning",
    message: "{card} costs {count resource} in all: only payable after gains in the same turn.",
    hint: "All four counters hold at most {limit} together when a turn's plays begin. Take out a component, or keep it as a finisher.",
  },
  "flask/endless-reboot": {
    severity: "warning",
    message: "{card} returns itself and gives back at least what it costs: loops are possible (cap {cap} plays).",
    hint: "Take out Reboot or one of the gains, or accept that the play cap ends the loop.",
  },
  "flask/bad-effect": {
    severity: "error",
    message: "An effect of {card} can't be played: {reason}",
    hint: "Correct it; the words of effects are offered while you type.",
  },
  "flask/idle-values": {
    severity: "warning",
    message: "{card} has both components and effects of its own; the components count for nothing.",
    hint: "Take out the components, or its own effects.",
  },
  "flask/values-without-effects": {
    severity: "warning",
    message: "{card} has a cost or keywords of its own, but no effects of its own: they count for nothing.",
    hint: "Write its effects, or take them out: cost and effects of other cards follow from their components.",
  },
  "flask/hand-written": {
    severity: "error",
    message: "{card} is written by hand: it has no code, so no deck may hold it.",
    hint: "Compose it of components, or play it from a position or scenario.",
  },
  "flask/deck-size": {
    severity: "error",
    message: "This deck has {count card}; it needs exactly {size}.",
    hint: "{repair}",
  },
  "flask/too-many-similar": {
    severity: "error",
    message: "{count} cards share the code {code} ({names}); at most {max} similar cards are allowed.",
    hint: "Take out {excess} of them, or change a component so that the code differs.",
  },
  "flask/no-attack": {
    severity: "warning",
    message: "Nothing in this deck attacks: it can win only if enemies run out on their own.",
    hint: "Add a card with Attack or Sabotage.",
  },
  "flask/same-name": {
    severity: "warning",
    message: "Two different cards are called {name}.",
    hint: "Rename one of them: cards are read aloud by name.",
  },
  "flask/similar-entries": {
    severity: "warning",
    message: "{a} and {b} are similar; they count together.",
    hint: "Nothing to do if that is meant: the limit counts cards by code, not by name.",
  },
  "flask/no-deck-file": {
    severity: "error",
    message: "This is no deck file of Flask's own editor: {reason}.",
    hint: "Save the deck there again, and take that file.",
  },
  "flask/bad-entry": {
    severity: "error",
    message: "Entry {row} of the deck file: {reason}.",
    hint: "Correct it in the file, or in the card that was made of it.",
  },
  "flask/picture-left-out": {
    severity: "warning",
    message: "{card} brings its picture along inside the deck file; it was left out.",
    hint: "Save the picture by itself and add it to the card.",
  },
  "flask/not-for-the-editor": {
    severity: "warning",
    message: "{card} is left out: {reason}, which Flask's own editor doesn't know.",
    hint: "Compose it of Flask's own components only, or keep the deck as a list.",
  },
});

export const { report } = problems;
