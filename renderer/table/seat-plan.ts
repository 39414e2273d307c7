/** Who sits where: people and bots, as they are chosen before a match. */

const botKinds = ["random", "quick", "greedy", "mcts"] as const;
export const seatKinds = ["person", ...botKinds, "program"] as const;
type SeatKind = (typeof seatKinds)[number];

/** How long the thinking bot may take for a move, in milliseconds. */
export const strengths = [300, 1000, 3000] as const;

export interface SeatPlan {
  kind: SeatKind;
  /** Milliseconds a move, for bots that search. */
  strength: number;
  /** Which program of the person's own plays, by its number on this computer. */
  program?: string | undefined;
  /** Empty: as the seat is called anyway. */
  name: string;
  deck: string | undefined;
}

export const kindWords: Record<SeatKind, string> = {
  person: "Person",
  random: "Random bot",
  quick: "Quick bot",
  greedy: "Greedy bot",
  mcts: "Thinking bot",
  program: "Program of yours",
};
export const kindExplanations: Record<SeatKind, string> = {
  person: "Decides on this screen.",
  random: "Picks any legal answer. For trying out cards, not for winning.",
  quick: "Looks one move ahead. Plays fast, and overlooks what takes two.",
  greedy: "Plans its own turn. Quick and sensible.",
  mcts: "Plays many possible games ahead before it answers.",
  program: "Any program that plays by the engine protocol, started by the line that you write here.",
};

/** The engine's name of the bot; nothing for a person. */
export function botName({ kind, strength, program }: SeatPlan): string | null {
  if (kind === "person") return null;
  if (kind === "program") return `${programPrefix}${program ?? ""}`;
  return kind === "mcts" ? `mcts:${strength}ms` : kind;
}

const programPrefix = "program:";
/** The number of the program that a bot's name means; null for Cardwright's own bots. */
export const programOf = (bot: string): string | null =>
  bot.startsWith(programPrefix) ? bot.slice(programPrefix.length) : null;

/** What plays under one of the engine's names. */
export const kindOfBot = (bot: string | null): SeatKind =>
  bot === null ? "person" : (botKinds.find((each) => bot.startsWith(each)) ?? "greedy");

/** Whether nothing keeps this seat from playing. */
export const isReady = ({ kind, program }: SeatPlan): boolean => kind !== "program" || program !== undefined;

/** A seat from the name that a saved match has of its bot. Where its program isn't known on this computer the greedy bot sits in its place. */
export function seatOfBot(bot: string | null, name: string, isKnown: (program: string) => boolean): SeatPlan {
  const program = bot === null ? null : programOf(bot);
  if (program !== null && isKnown(program))
    return { kind: "program", program, strength: strengths[1], name, deck: undefined };
  const ms = Number(/^mcts:(\d+)ms$/.exec(bot ?? "")?.[1]);
  return { kind: kindOfBot(bot), strength: ms > 0 ? ms : strengths[1], name, deck: undefined };
}

const shortKind: Record<SeatKind, string> = {
  person: "Player",
  random: "Random",
  quick: "Quick",
  greedy: "Greedy",
  mcts: "Thinker",
  program: "Program",
};

/** What everybody is called: the chosen names, otherwise "Player 1", "Greedy"; nobody twice. */
export function seatNames(seats: readonly SeatPlan[]): string[] {
  const taken = new Set<string>();
  return seats.map(({ kind, name }, seat) => {
    const wanted = name.trim() || (kind === "person" ? `${shortKind[kind]} ${seat + 1}` : shortKind[kind]);
    let free = wanted;
    for (let n = 2; taken.has(free); n++) free = `${wanted} ${n}`;
    taken.add(free);
    return free;
  });
}

/** As many seats as the game asks for: the first is a person, the others are bots, each with a deck of its own. */
export function standardSeats(count: number, decks: readonly string[]): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => ({
    kind: seat === 0 ? "person" : "greedy",
    strength: strengths[1],
    name: "",
    deck: decks[seat % Math.max(1, decks.length)],
  }));
}

/** Everybody so many seats further on. */
export const turnedBy = <T>(seats: readonly T[], by: number): T[] =>
  seats.map((_, n) => seats.at((n - by) % seats.length)!);

/** A seed that can be said aloud. */
export const seedFrom = (chance: number): number => Math.floor(chance * 1_000_000);
