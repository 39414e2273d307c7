import Button from "@mui/material/Button";
import { useState } from "react";
import type { LabReached } from "../../../main/api";
import { calledIn } from "../../../project/deck-lines";
import { deadSaid } from "../../../project/lab/dead-text";
import type { GameId } from "../../../schemas/game-id";
import type { CardText, LabResult } from "../../../schemas/lab-answer";
import { call } from "../../bridge/client";
import { count } from "../../state/count";
import { tellProblem } from "../../state/notices";
import { useProject } from "../../state/open-project";
import { goTo, labReachItem } from "../../state/place";
import styles from "./dead-texts.module.css";

interface Props {
  id: string;
  game: GameId;
  result: LabResult;
}

/** What cards say that never came about, marked in their own words, and for each card how it could. */
export function DeadTexts({ id, game, result: { answer } }: Props) {
  const dead = (answer.texts ?? []).filter((text) => text.dead.length > 0);
  if (dead.length === 0) return null;
  return (
    <section className={styles.texts} aria-label="What never came about">
      <h3>What never came about</h3>
      <p className={styles.note}>Marked words began, held or found something in no match.</p>
      <ul>
        {dead.map((text) => (
          <DeadCard key={text.card} id={id} game={game} text={text} />
        ))}
      </ul>
    </section>
  );
}

function DeadCard({ id, game, text }: { id: string; game: GameId; text: CardText }) {
  const files = useProject((state) => state.files);
  const { sentences, besides } = deadSaid(files, game, text);
  const name = calledIn(files, game, text.card);
  return (
    <li className={styles.card}>
      <h4>
        {name}
        <small>
          {text.matches === 0
            ? "nothing of it came about"
            : `something of it in ${count(text.matches, "match", "matches")}`}
        </small>
      </h4>
      {sentences.map((pieces) => (
        <p key={pieces.map((piece) => piece.text).join("")}>
          {pieces.map(({ text: words, isDead }, n) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence.
            isDead ? <mark key={n}>{words}</mark> : <span key={n}>{words}</span>,
          )}
        </p>
      ))}
      {besides.length > 0 && <p>{besides.join(" ")}</p>}
      <ReachButton id={id} name={name} text={text} />
    </li>
  );
}

/** Looks for a match in which what never came about does: the first word of it for which there is one. */
function ReachButton({ id, name, text: { card, dead } }: { id: string; name: string; text: CardText }) {
  const [state, setState] = useState<LabReached | "searching">();
  const session = useProject(({ open }) => open?.session);
  if (session === undefined) return null;
  const search = async () => {
    setState("searching");
    let last: LabReached | undefined;
    for (const { word } of dead) {
      const found = await call("lab.reach", { session, id, card, word });
      if (!found.ok) {
        setState(undefined);
        return tellProblem(found.problem);
      }
      if (found.value.match) return goTo("table", labReachItem(id, { card, word }));
      last = found.value;
    }
    setState(last);
  };
  if (typeof state === "object")
    return (
      <p className={styles.note} role="status">
        No match was found in which it does: {count(state.tries, "try", "tries")} of at most {state.actions} actions,
        from a situation in which {name} can be played at once.
      </p>
    );
  return (
    <Button
      size="small"
      disabled={state === "searching"}
      aria-label={`See how it could, ${name}`}
      onClick={() => void search()}
    >
      {state === "searching" ? "Looking for a match…" : "See how it could"}
    </Button>
  );
}
