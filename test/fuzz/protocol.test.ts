import { expect, test } from "vitest";
import { ProtocolSession } from "../../engine/core/protocol";
import { nextInt, seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { testHost } from "../engine/starter";
import { startOwnTime } from "../own-time";
import { mutateJson } from "./mutate";

/** Requests that nobody meant: each is answered, quickly, and never with a mistake of the engine's own. */
const rounds = Number(process.env["CARDWRIGHT_FUZZ"] ?? 150);
/** Milliseconds; a line that takes longer hangs. */
const tooLong = 10_000;
const seed = Number(process.env["CARDWRIGHT_FUZZ_SEED"] ?? 1);

test(`${rounds} changed requests`, () => {
  const rng = seedRng(seed);
  const session = new ProtocolSession(testHost);
  const templates: string[] = [];
  for (const game of playableGames) {
    const match = session.answer({ id: 0, cmd: "new", game, seed: 3 })["match"];
    for (let n = 0; n < 12; n++) {
      const { actions } = session.answer({ id: 0, cmd: "actions", match }) as unknown as { actions: object[] };
      const action = actions[nextInt(rng, actions.length)];
      templates.push(JSON.stringify({ id: 1, cmd: "do", match, action }));
      session.answer({ id: 0, cmd: "do", match, action });
    }
    const { position } = session.answer({ id: 0, cmd: "position", match });
    const { saved } = session.answer({ id: 0, cmd: "save", match });
    templates.push(
      JSON.stringify({ id: 1, cmd: "load", game, position }),
      JSON.stringify({ id: 1, cmd: "load", saved }),
    );
    templates.push(JSON.stringify({ id: 1, cmd: "load", game, position }));
    templates.push(JSON.stringify({ id: 1, cmd: "new", game, seed: 1, players: [{ name: "A" }, {}], options: {} }));
  }
  let longest = 0;
  for (let n = 0; n < rounds; n++) {
    const line = mutateJson(templates[nextInt(rng, templates.length)] as string, rng);
    const ask = (): number => {
      const worked = startOwnTime();
      const answer = session.answerText(line);
      expect(answer, line.slice(0, 600)).not.toContain("a mistake of its own");
      const { match } = JSON.parse(answer) as { match?: string };
      for (const cmd of match === undefined ? [] : ["request", "text", "position", "playout", "drop"]) {
        const more = session.answerText(JSON.stringify({ id: 2, cmd, match, bots: ["random"] }));
        expect(more, `${cmd} after ${line.slice(0, 2000)}`).not.toContain("a mistake of its own");
      }
      return worked();
    };
    const took = ask();
    // A busy computer is slow once, a line that hangs is slow again.
    longest = Math.max(longest, took < tooLong ? took : ask());
  }
  if (rounds > 1000) console.log(`${Math.round(longest)} ms at most`);
  expect(longest).toBeLessThan(tooLong);
}, 600_000);
