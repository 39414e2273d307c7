import { defineProblems } from "../../../schemas/problem";

/** Card and deck rules of Hatch (rules §4), in its own words. */
export const problems = defineProblems({
  "hatch/unnamed-card": {
    severity: "error",
    message: "A dragon has no name.",
    hint: "Give it a name.",
  },
  "hatch/asks-nothing": {
    severity: "error",
    message: "{card} asks for no resource and no skull.",
    hint: "An egg must ask for at least one of them.",
  },
  "hatch/too-many-slots": {
    severity: "error",
    message: "{card} asks for {slots} resources; at most {max} are allowed.",
    hint: "Take away {excess}.",
  },
  "hatch/unusual-power": {
    severity: "warning",
    message: "{card}: {ratio} power per card spent (usual {low} to {high}).",
    hint: "{repair}",
  },
  "hatch/deck-too-small": {
    severity: "error",
    message: "The deck has {count card}; {players} players need at least {min}.",
    hint: "Add {missing} cards.",
  },
  "hatch/few-for-more": {
    severity: "warning",
    message: "With {count} cards this deck is enough for {players} players; {more} need at least {min}.",
    hint: "Nothing to do if that is enough. Otherwise add cards.",
  },
  "hatch/deck-too-large": {
    severity: "error",
    message: "The deck has {count card}; the limit is {max}.",
    hint: "Take out {excess}.",
  },
  "hatch/too-many-copies": {
    severity: "error",
    message: "{card}: {count} copies; allowed are 1 to {max}.",
    hint: "Take out {excess}.",
  },
  "hatch/same-name": {
    severity: "error",
    message: "Two designs are called {card}.",
    hint: "Rename one of them.",
  },
  "hatch/missing-symbol": {
    severity: "error",
    message: "Cards ask for {symbol}, but nothing gives it.",
    hint: "Add dragons that give {symbol} or wild.",
  },
  "hatch/few-free-eggs": {
    severity: "error",
    message: "Only {free} of {count card} can hatch without a sacrifice; at least a quarter must.",
    hint: "Add dragons without skulls, or take skulls away.",
  },
  "hatch/unpaid-skulls": {
    severity: "error",
    message: "Skulls are asked for, but nothing can pay them.",
    hint: "Give some dragons a sacrifice value, or allow barter.",
  },
  "hatch/bad-ability": {
    severity: "error",
    message: "An ability of {card} can't be played: {reason}",
    hint: "Compare it with the abilities of the starter set.",
  },
  "hatch/too-little-power": {
    severity: "error",
    message: "All dragons together have {power} power; a target of {target} needs at least {min}.",
    hint: "Add dragons or raise their power.",
  },
  "hatch/symbol-share": {
    severity: "warning",
    message: "{symbol} is on {percent}% of the cards (recommended {low} to {high}).",
    hint: "Change what some dragons give, or their copies.",
  },
  "hatch/many-giftless": {
    severity: "warning",
    message: "{percent}% of the cards give nothing (recommended at most {high}).",
    hint: "Let some of them give a symbol.",
  },
  "hatch/need-and-gift": {
    severity: "warning",
    message: "{symbol}: asked for {asked} times, given {given} times.",
    hint: "Between {low} and {high} askers for each giver play well.",
  },
  "hatch/mean-power": {
    severity: "warning",
    message: "Mean power is {mean} (recommended {low} to {high}): games get {effect}.",
    hint: "Change the power of some dragons, or their copies.",
  },
  "hatch/never-better": {
    severity: "warning",
    message: "{a} is never better than {b}.",
    hint: "Let it ask for less or give more power or sacrifice.",
  },
  "hatch/slow-start": {
    severity: "warning",
    message: "Only {percent}% of the cards hatch cheaply: slow start.",
    hint: "{low}% or more should ask for two things or fewer.",
  },
  "hatch/runs-dry": {
    severity: "warning",
    message: "All dragons together have {power} power; with {players} players this can run dry.",
    hint: "Aim for {min} or more.",
  },
  "hatch/printed-copies": {
    severity: "note",
    message: "{card} says ×{printed}, and this deck holds {count}.",
    hint: "Nothing to do if that is meant; the number is only printed.",
  },
});

export const { report } = problems;
