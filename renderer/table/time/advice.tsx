import Button from "@mui/material/Button";
import { Lightbulb, StepForward } from "lucide-react";
import { askAdvice, stopAsking, takeAdvice } from "../driver/advice";
import { botName, kindOfBot, kindWords, programOf } from "../seat-plan";
import type { PlayedMatch } from "../table-store";
import { Candidates } from "./thought";
import styles from "./thought.module.css";

/** Asked for people: quick, and one that looks further. */
const advisers = ["greedy", "mcts:1000ms"];

/** Below a long list it would not be seen. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "nearest" });

/** What a bot would do in the place of whoever is asked, before anything is done: its choices, the best first. */
export function Advice({ match }: { match: PlayedMatch }) {
  const { snapshot, seats, advice, thinking, names } = match;
  const { asked, viewer, done } = snapshot;
  // What it looks at tells what is in that hand.
  if (!asked || (viewer !== null && viewer !== asked.actor)) return null;
  const own = botName(seats[asked.actor]!);
  const isPerson = own === null;
  const said = advice?.done === done ? advice : null;
  if (thinking !== null)
    return isPerson ? (
      <div className={styles.ask}>
        <span>A bot is thinking…</span>
        <Button size="small" variant="text" onClick={stopAsking}>
          Stop
        </Button>
      </div>
    ) : null;
  const ask = (bot: string, label: string) => (
    <Button
      key={bot}
      size="small"
      variant="text"
      startIcon={<Lightbulb aria-hidden />}
      onClick={() => void askAdvice(bot)}
    >
      {label}
    </Button>
  );
  if (!said)
    return (
      <div className={styles.ask}>
        {isPerson
          ? ask(advisers[0]!, "What would a bot do?")
          : programOf(own) === null && ask(own, `What would ${names[asked.actor]} do?`)}
      </div>
    );
  const kind = kindWords[kindOfBot(said.bot)];
  const other = advisers.find((each) => each !== said.bot);
  return (
    <section key={said.bot} ref={bringIntoView} className={styles.advice} aria-label="What a bot would do">
      <h3>{kind}</h3>
      <p>{said.candidates.length > 1 ? `${said.why}.` : `Takes ${said.why}.`}</p>
      <Candidates candidates={said.candidates} label={`What the ${kind.toLowerCase()} would do`} />
      <div className={styles.ask}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<StepForward aria-hidden />}
          onClick={() => void takeAdvice()}
        >
          Let it do this
        </Button>
        {isPerson && other && ask(other, `Ask the ${kindWords[kindOfBot(other)].toLowerCase()}`)}
      </div>
    </section>
  );
}
