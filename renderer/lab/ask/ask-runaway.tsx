import Button from "@mui/material/Button";
import { useState } from "react";
import type { LabRunaways } from "../../../main/api";
import { calledIn } from "../../../project/deck-lines";
import { keepRunaway } from "../../../project/lab/keep-runaway";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { count } from "../../state/count";
import { tell, tellProblem } from "../../state/notices";
import { currentProject, runEdit, undo, useProject, useReadOnly } from "../../state/open-project";
import { goTo, runawayItem } from "../../state/place";
import styles from "./ask-screen.module.css";

/** Which cards go on and on together: looked for at once, since it takes seconds and no match. */
export function AskRunaway({ game }: { game: GameId }) {
  const session = useProject(({ open }) => open?.session);
  const [state, setState] = useState<LabRunaways | "searching">();
  if (session === undefined) return null;
  const search = async () => {
    setState("searching");
    const found = await call("lab.runaway", { session, cards: [] });
    setState(found.ok ? found.value : undefined);
    if (!found.ok) tellProblem(found.problem);
  };
  return (
    <section className={styles.question}>
      <div className={styles.sentence}>Which cards run away together?</div>
      <p>Cards alone, in pairs and by three, played by somebody whose only goal is that the turn never ends.</p>
      <Button variant="outlined" disabled={state === "searching"} onClick={() => void search()}>
        {state === "searching" ? "Searching…" : "Search"}
      </Button>
      {typeof state === "object" && <Finds game={game} session={session} found={state} />}
    </section>
  );
}

function Finds({
  game,
  session,
  found: { tried, usual, finds },
}: {
  game: GameId;
  session: string;
  found: LabRunaways;
}) {
  const files = useProject((project) => project.files);
  const isReadOnly = useReadOnly();
  const usually = `Of ${count(tried, "combination")}, in which a turn usually takes ${count(usual, "decision")}:`;
  const keep = async (cards: string[]) => {
    const again = await call("lab.runaway", { session, cards });
    if (!again.ok) return tellProblem(again.problem);
    const record = again.value.finds[0]?.match?.record;
    if (record && runEdit(keepRunaway(currentProject().files, game, cards, record)))
      tell({ tone: "good", message: "It is among the saved matches now.", action: { label: "Undo", run: undo } });
  };
  return (
    <div className={styles.finds} role="status">
      <p>{finds.length === 0 ? `${usually} none runs away.` : usually}</p>
      <ul>
        {finds.map(({ cards, actions, isEndless }) => {
          const names = cards.map((card) => calledIn(files, game, card)).join(", ");
          return (
            <li key={names}>
              <span>
                <strong>{names}</strong>{" "}
                {isEndless ? `go on without end (${actions} decisions and more)` : `${actions} decisions in one turn`}
              </span>
              <Button size="small" aria-label={`See it: ${names}`} onClick={() => goTo("table", runawayItem(cards))}>
                See it
              </Button>
              <Button
                size="small"
                aria-label={`Save as a match: ${names}`}
                disabled={isReadOnly}
                onClick={() => void keep(cards)}
              >
                Save as a match
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
