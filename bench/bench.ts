import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { playableGames } from "../engine/games/play-registry";
import type { Effort } from "./measure";
import { measureBots } from "./measures/bots";
import { measureDeckRoom } from "./measures/deck-room";
import { measureDecks } from "./measures/decks";
import { measureDuel } from "./measures/duel";
import { measureGame } from "./measures/game";
import { measureLargePrint } from "./measures/large-prints";
import { measureLargeSets } from "./measures/large-sets";
import { measurePictures } from "./measures/pictures";
import { measurePress, printHere } from "./measures/press";
import { measureStatistics } from "./measures/statistics";
import { measureThreads } from "./measures/threads";
import { formatSection, passes, type Section } from "./report";

/**
 * `npm run bench`: what the engine and the press cost. Each section is measured in a process of its own, where nothing but its
 * contenders has run, as in a thread of the lab.
 */
interface Efforts {
  playing: Effort;
  /** How many rounds, and how much of a full series in each. */
  threads: { rounds: number; share: number };
  prints: number;
  /** Of the large sets, how much. */
  largeShare: number;
}
const efforts = {
  full: { playing: { rounds: 15, ms: 400 }, threads: { rounds: 3, share: 1 }, prints: 5, largeShare: 1 },
  quick: { playing: { rounds: 5, ms: 120 }, threads: { rounds: 1, share: 0.5 }, prints: 2, largeShare: 0.25 },
} satisfies Record<string, Efforts>;

/** Long enough that the threads' start, which is the same for a short series, counts for little. */
const seriesLength = 40_000;

type Measure = (effort: Efforts) => Section | Promise<Section>;
const sections: Record<string, Measure> = {
  duel: ({ playing }) => measureDuel(playing),
  ...Object.fromEntries(playableGames.map((id): [string, Measure] => [id, ({ playing }) => measureGame(id, playing)])),
  ...Object.fromEntries(
    playableGames.map((id): [string, Measure] => [`${id}-bots`, ({ playing }) => measureBots(id, playing)]),
  ),
  "flask-threads": ({ threads }) => measureThreads("flask", seriesLength * threads.share, threads.rounds),
  "castle-lanes-threads": ({ threads }) => measureThreads("castle-lanes", seriesLength * threads.share, threads.rounds),
  statistics: ({ playing }) => measureStatistics(playing),
  decks: ({ playing }) => measureDecks(playing),
  "castle-lanes-deck": ({ playing }) => measureDeckRoom("castle-lanes", "stampede", playing),
  "battle-farm-deck": ({ playing }) => measureDeckRoom("battle-farm", "standard", playing),
  "large-sets": ({ threads }) => measureLargeSets("castle-lanes", threads.rounds),
  press: ({ prints }) => measurePress(prints),
  pictures: ({ prints }) => measurePictures(prints),
  "large-text": ({ largeShare }) => measureLargePrint("text", largeShare),
  "large-pictures": ({ largeShare }) => measureLargePrint("pictures", largeShare),
};

const words = process.argv.slice(2);
const at = words.indexOf("--section");
const print = words.indexOf("--print");
if (print >= 0) await printHere(words[print + 1]!, words[print + 2]!);
else if (at >= 0) await measureHere(words[at + 1] ?? "");
else await measureAll();

async function measureHere(name: string): Promise<void> {
  const section = await sections[name]!(efforts[words.includes("--quick") ? "quick" : "full"]);
  process.stdout.write(JSON.stringify(section));
}

async function measureAll(): Promise<void> {
  const asJson = words.includes("--json");
  const machine = { node: process.versions.node, cores: cpus().length, processor: cpus()[0]?.model.trim() ?? "" };
  if (!asJson) console.log(`Node ${machine.node}, ${machine.cores} × ${machine.processor}`);
  const results: Section[] = [];
  for (const name of Object.keys(sections)) {
    const { stdout } = await promisify(execFile)(process.execPath, [process.argv[1]!, "--section", name, ...words]);
    const section = JSON.parse(stdout) as Section;
    results.push(section);
    if (!asJson) console.log(`\n${formatSection(section)}`);
  }
  const checks = results.flatMap((section) => section.checks);
  const missed = checks.filter((check) => !passes(check)).length;
  if (asJson) console.log(JSON.stringify({ machine, sections: results, missed }, null, 2));
  else console.log(`\n${checks.length - missed} of ${checks.length} targets reached`);
}
