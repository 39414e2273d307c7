import { formatDocument } from "../../../project/format";
import { changedQuestion } from "../../../project/lab/change-questions";
import { experimentPath } from "../../../project/paths";
import { type Experiment, usualFairness } from "../../../schemas/experiment";
import type { GameId } from "../../../schemas/game-id";
import { writeText } from "../../document/write-text";
import { count } from "../../state/count";
import { currentProject, useReadOnly } from "../../state/open-project";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import { Section } from "../../ui/section";
import { SidePanel } from "../../ui/side-panel";
import { DifferentlyFields } from "./differently-fields";
import { PlayerFields } from "./player-fields";
import { RulesFields } from "./rules-fields";
import styles from "./setup.module.css";

export interface SetupProps {
  game: GameId;
  experiment: Experiment;
  isReadOnly: boolean;
  /** Changes at one place follow each other as one step. */
  change(part: { [key in keyof Experiment]?: Experiment[key] | undefined }, place: string): void;
}

interface Props {
  id: string;
  game: GameId;
  experiment: Experiment;
}

/** All that an answer depends on: whoever has the same, and the same cards, finds the same. */
export function SetupPanel({ id, game, experiment }: Props) {
  const isReadOnly = useReadOnly();
  const change: SetupProps["change"] = (part, place) => {
    const next = changedQuestion(currentProject().files, game, experiment, part);
    const text = formatDocument(next, "experiment", game);
    writeText(experimentPath(id), text, `Change “${experiment.name}”`, place);
  };
  const setup = { game, experiment, isReadOnly, change };
  const changed = Object.keys(experiment.options ?? {}).length;
  return (
    <SidePanel
      name="lab.setup"
      side="right"
      label="What the answer depends on"
      edge="Width of the panel"
      width={300}
      limits={{ min: 240, max: 460 }}
      className={styles.panel}
    >
      <div className={styles.fields}>
        {(experiment.ask === "what-if" || experiment.ask === "sweep" || experiment.ask === "seek") && (
          <Section name="lab.differently" title="What is otherwise">
            <DifferentlyFields {...setup} />
          </Section>
        )}
        <Section name="lab.players" title="Who plays">
          <PlayerFields {...setup} />
        </Section>
        <Section name="lab.end" title="How sure">
          <EndFields {...setup} />
        </Section>
        <Section
          name="lab.rules"
          title="House rules"
          folded
          summary={changed === 0 ? "as the set has them" : `${count(changed, "rule")} changed`}
        >
          <RulesFields {...setup} />
        </Section>
        <Section name="lab.name" title="Name" folded summary={experiment.name}>
          <TextField
            id="lab-name"
            label="Name"
            lazy
            maxLength={120}
            value={experiment.name}
            disabled={isReadOnly}
            onChange={(name) => name.trim() !== "" && change({ name: name.trim() }, "/name")}
          />
        </Section>
      </div>
    </SidePanel>
  );
}

function EndFields({ experiment, isReadOnly, change }: SetupProps) {
  const { stop, seed, fair = usualFairness, ask } = experiment;
  return (
    <>
      {ask !== "cards" && ask !== "texts" && (
        <NumberField
          id="lab-points"
          label="Known to within"
          unit="points"
          help="It ends when the interval of every number is narrower than so many points out of a hundred."
          value={stop.points ?? 5}
          step={1}
          range={{ least: 0.5, most: 50 }}
          disabled={isReadOnly}
          onChange={(points) => change({ stop: { ...stop, points } }, "/stop/points")}
        />
      )}
      <NumberField
        id="lab-games"
        label="At most"
        unit="matches"
        help="For each bot and each pairing of decks; it may be known sooner."
        value={stop.games}
        step={100}
        range={{ least: 2, most: 1_000_000, whole: true }}
        disabled={isReadOnly}
        onChange={(games) => change({ stop: { ...stop, games } }, "/stop/games")}
      />
      {ask !== "texts" && (
        <NumberField
          id="lab-fair"
          label="Counts as fair"
          unit="± points"
          help="So many points to either side of an even share."
          value={fair}
          range={{ least: 0.5, most: 25 }}
          disabled={isReadOnly}
          onChange={(next) => change({ fair: next }, "/fair")}
        />
      )}
      <NumberField
        id="lab-seed"
        label="Seed"
        help="The same one plays the same matches; another one plays others, and should say the same."
        value={seed}
        range={{ least: 0, most: 2_147_483_647, whole: true }}
        disabled={isReadOnly}
        onChange={(next) => change({ seed: next }, "/seed")}
      />
    </>
  );
}
