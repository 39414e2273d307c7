import type { Answer, MarkedCards, Measured, Summary, Verdict, WhatIf } from "../../schemas/lab-answer";
import type { Asked } from "./answer";
import { isStuck, stuckShare } from "./card-marks";
import { callingLevel } from "./estimate";
import { botWords } from "./words";

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
/** Of the matches that somebody won, so many by who stood worse halfway; nothing where that isn't known. */
export const comebackWords = ({ course }: Summary): string[] =>
  course && course.halfway > 0 ? [`${percent(course.comebacks / course.halfway)} won from behind`] : [];
export const points = (share: number): string => `${share < 0 ? "−" : "+"}${(100 * Math.abs(share)).toFixed(1)}`;
const between = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;
const withBot = (asked: Asked, bot: string): string =>
  new Set(asked.pairings.map((pairing) => pairing.bot)).size > 1 ? `With ${botWords(bot)}: ` : "";

export function verdictsOf(asked: Asked, answer: Answer, nameOf: (card: string) => string): Verdict[] {
  const said =
    asked.ask === "cards"
      ? answer.cards!.flatMap((each) => onCards(asked, each, nameOf))
      : asked.ask === "what-if"
        ? answer.whatIf!.map((each) => onChange(asked, each))
        : asked.ask === "sweep" || asked.ask === "seek"
          ? onSweep(asked, answer)
          : asked.ask === "field"
            ? onField(asked, answer)
            : asked.ask === "texts"
              ? [onTexts(answer, nameOf)]
              : answer.pairings.map((each, matchup) => onShare(asked, each, matchup));
  return [...said, ...warnings(asked, answer)];
}

function onShare(asked: Asked, found: Measured, matchup: number): Verdict {
  const { decks, bot, finding, rate, interval, summary, needed } = found;
  const isFirst = asked.ask === "first-player";
  const who = isFirst ? `Whoever begins with ${decks[0]}` : decks[0]!;
  const numbers = `${percent(rate)} of ${summary.games} matches (${between(interval)})`;
  const told: Record<Measured["finding"], string> = {
    higher: isFirst
      ? `${who} is favoured: wins ${numbers}.`
      : `${who} is stronger than ${decks[1]}: it wins ${numbers}.`,
    lower: isFirst
      ? `${who} is at a disadvantage: wins ${numbers}.`
      : `${who} is weaker than ${decks[1]}: it wins ${numbers}.`,
    "slightly-higher": `${who} wins more than an even share, ${numbers}; how much more isn't known well enough yet.`,
    "slightly-lower": `${who} wins less than an even share, ${numbers}; how much less isn't known well enough yet.`,
    fair: isFirst
      ? `Beginning is fair: ${who.toLowerCase()} wins ${numbers}.`
      : `Fair: ${who} wins ${numbers} against ${decks[1]}.`,
    open: `It can't be told yet: ${who} wins ${numbers}${needed ? `; about ${needed} matches would tell, if it stays so` : ""}.`,
  };
  const text = told[finding];
  const { won, lost } = found.seen;
  const seen = finding.endsWith("lower") ? [...lost, ...won] : [...won, ...lost];
  const evidence = seen.map((index) => ({ matchup, index }));
  return { text: withBot(asked, bot) + text, sure: finding !== "open", evidence };
}

/** What a change of the set has come to, by the matches that were played before and after it. */
export const onSince = (asked: Asked, since: readonly WhatIf[]): Verdict[] =>
  since.map((each) => {
    const { decks } = asked.pairings[each.otherwise!.before]!;
    const { text, sure } = onChange({ ...asked, pairings: [{ bot: each.bot, decks }] }, each);
    return { text: `${withBot(asked, each.bot)}Since the change: ${text}`, sure };
  });

function onChange(asked: Asked, { bot, before, after, difference, interval, p, needed, otherwise }: WhatIf): Verdict {
  const who = asked.measure === "first-player" ? "Whoever begins" : asked.pairings[0]!.decks[0]!;
  const numbers = `${percent(before)} before, ${percent(after)} after: ${points(difference)} points (${points(interval[0])} to ${points(interval[1])})`;
  const sure = p < callingLevel;
  const more = needed ? ` About ${needed} matches would tell, if it stays so.` : "";
  const text = sure
    ? `${who} wins ${difference > 0 ? "more" : "less"} often then, ${numbers}.`
    : `No difference that can be told from chance: ${who} wins ${numbers}.${more}`;
  const other = otherwise ? ` ${otherwise.games} of ${otherwise.of} matches were won by somebody else.` : "";
  return { text: withBot(asked, bot) + text + other, sure };
}

function onSweep(asked: Asked, { pairings, sought }: Answer): Verdict[] {
  const who = asked.measure === "first-player" ? "whoever begins" : asked.pairings[0]!.decks[0]!;
  return [...new Set(pairings.map(({ bot }) => bot))].map((bot) => {
    const own = pairings.filter((each) => each.bot === bot);
    const fair = own.filter(({ finding }) => finding === "fair");
    const open = own.filter(({ finding }) => finding === "open");
    const nearest = own.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    const list = (each: readonly Measured[]): string => each.map(({ value }) => String(value)).join(", ");
    const numbers = `${String(nearest.value)}, where ${who} wins ${percent(nearest.rate)} (${between(nearest.interval)})`;
    const isSearching = sought?.isOver === false;
    const text = isSearching
      ? `It isn't searched to its end: so far nearest to even is ${numbers}.`
      : fair.length > 0
        ? `Fair with ${list(fair)}; nearest to even with ${numbers}.${open.length > 0 ? ` Not to be told yet with ${list(open)}.` : ""}`
        : open.length > 0
          ? `None is surely fair yet; nearest to even is ${numbers}. It can't be told yet of ${list(open)}.`
          : `None of these values is fair; nearest to even is ${numbers}.`;
    const how = sought
      ? ` Searched by halving between ${sought.from} and ${sought.to}, on the same luck: tried ${sought.tried.join(", ")}.`
      : "";
    return { text: withBot(asked, bot) + text + how, sure: !isSearching && (fair.length > 0 || open.length === 0) };
  });
}

const distance = ({ rate, decks }: Measured): number => Math.abs(rate - 1 / decks.length);

function onField(asked: Asked, { field = [] }: Answer): Verdict[] {
  return [...new Set(field.map(({ bot }) => bot))].map((bot) => {
    const own = field.filter((each) => each.bot === bot);
    const [best, next] = own;
    // A deck is alone at the top where the next one's interval lies below its own.
    const isAlone = best !== undefined && next !== undefined && best.interval[0] > next.interval[1];
    const numbers = (each: (typeof own)[number]): string =>
      `${each.deck} ${percent(each.rate)} (${between(each.interval)})`;
    const text = isAlone
      ? `${best.deck} wins the field: ${own.map(numbers).join(", ")}.`
      : `No deck is alone at the top yet: ${own.map(numbers).join(", ")}.`;
    return { text: withBot(asked, bot) + text, sure: isAlone };
  });
}

function onCards(asked: Asked, { bot, cards }: MarkedCards, nameOf: (card: string) => string): Verdict[] {
  const standing = cards.filter(({ verdict }) => verdict);
  const stuck = onStuck(asked, bot, cards, nameOf);
  if (standing.length === 0) {
    const text = `No card stands out: of ${cards.length} cards, none is stronger or weaker than luck alone would make one seem.`;
    return [{ text: withBot(asked, bot) + text, sure: false }, ...stuck];
  }
  const told = standing
    .toSorted((a, b) => a.p - b.p)
    .map(({ card, verdict, difference, interval, by, early, isSeveral, evidence }) => {
      const side = verdict === "strong" ? "stronger" : "weaker";
      const least = verdict === "strong" ? interval[0] : -interval[1];
      // Some card is always the best: what stands far out is told from what is merely good.
      const far = least > 2 * asked.fair ? "far " : "";
      const numbers = `${points(difference)} points (${points(interval[0])} to ${points(interval[1])})`;
      const who = isSeveral ? `for each copy by turn ${by} one` : `who had it by turn ${by}`;
      return {
        text: `${withBot(asked, bot)}${nameOf(card)} is ${far}${side} than the other cards of its deck: ${who} won ${numbers} beside who had others instead, over ${early} hands.`,
        sure: true,
        evidence,
      };
    });
  return [...told, ...stuck];
}

/** Cards that come into hands and stay there. */
function onStuck(asked: Asked, bot: string, cards: MarkedCards["cards"], nameOf: (card: string) => string): Verdict[] {
  const stuck = cards.filter(isStuck).toSorted((a, b) => stuckShare(b)! - stuckShare(a)!);
  if (stuck.length === 0) return [];
  const named = stuck
    .slice(0, mostNamed)
    .map((mark) => `${nameOf(mark.card)} (${percent(stuckShare(mark)!)} of ${mark.held!.hands} hands)`);
  const text = `Mostly stuck in hand, though there was time to play: ${named.join(", ")}.`;
  return [{ text: withBot(asked, bot) + text, sure: true }];
}

const mostNamed = 8;

function onTexts({ texts = [], games }: Answer, nameOf: (card: string) => string): Verdict {
  const seen = `whatever comes about in one of ${Math.max(1, Math.floor(games / 3))} matches would have been seen, 19 times out of 20`;
  const dead = texts.filter((text) => text.dead.length > 0).map(({ card }) => nameOf(card));
  if (dead.length === 0)
    return { text: `All that these ${texts.length} cards say came about in ${games} matches.`, sure: true };
  const named = dead.slice(0, mostNamed).join(", ");
  const more = dead.length > mostNamed ? ` and ${dead.length - mostNamed} more` : "";
  return {
    text: `${dead.length} of ${texts.length} cards ${dead.length === 1 ? "says" : "say"} something that never came about in ${games} matches: ${named}${more}; ${seen}.`,
    sure: true,
  };
}

function warnings(asked: Asked, answer: Answer): Verdict[] {
  const warned: Verdict[] = [];
  const limited = answer.pairings.reduce((sum, { summary }) => sum + summary.limited, 0);
  if (limited > answer.games / 20)
    warned.push({
      text: `${limited} of ${answer.games} matches were ended by a limit: there the rates measure what breaks ties.`,
      sure: true,
    });
  if (asked.ask === "decks" || asked.ask === "first-player")
    for (const [key, own] of byDecks(answer.pairings)) {
      const sides = new Set(
        own.flatMap(({ finding }) => (finding === "open" ? [] : [finding.replace("slightly-", "")])),
      );
      if (sides.size > 1)
        warned.push({
          text: `The bots disagree about ${key}: ${own.map(({ bot, rate }) => `${botWords(bot)} ${percent(rate)}`).join(", ")}. It depends on how well it is played.`,
          sure: true,
        });
    }
  return warned;
}

function byDecks(pairings: readonly Measured[]): Map<string, Measured[]> {
  const groups = new Map<string, Measured[]>();
  for (const each of pairings) {
    const key = each.decks.join(" against ");
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}
