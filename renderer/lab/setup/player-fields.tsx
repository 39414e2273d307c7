import { cardGame } from "../../../engine/games/registry";
import type { Experiment } from "../../../schemas/experiment";
import type { GameId } from "../../../schemas/game-id";
import { useDecks } from "../../state/use-decks";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceField } from "../../ui/fields/choice-field";
import { Field } from "../../ui/fields/field";
import { NumberField } from "../../ui/fields/number-field";
import { knownBots, labelOf, strengthOf } from "../bots";
import styles from "./setup.module.css";
import type { SetupProps } from "./setup-panel";

/** Decks, players and bots. */
export function PlayerFields(props: SetupProps) {
  const { game, experiment, isReadOnly, change } = props;
  const { ask, players, measure = "first-deck" } = experiment;
  const { players: allowed, deckTables } = cardGame(game);
  // Of one deck that all draw from nothing can be measured but who begins.
  const isAboutChange = ask === "what-if" || ask === "sweep" || ask === "seek";
  const isShared = deckTables !== undefined;
  const usual = Math.max(2, allowed.min);
  return (
    <>
      {ask === "decks" || isAboutChange ? <TwoDecks {...props} /> : <ManyDecks {...props} />}
      {isAboutChange && !isShared && (
        <ChoiceField
          id="lab-measure"
          label="Measured"
          value={measure}
          options={[
            { value: "first-deck", label: "How often the first deck wins" },
            { value: "first-player", label: "How often whoever begins wins" },
          ]}
          disabled={isReadOnly}
          onChange={(next) => change({ measure: next }, "/measure")}
        />
      )}
      {(ask === "first-player" || ask === "cards") && allowed.max > usual && (
        <NumberField
          id="lab-players"
          label="Players"
          value={players ?? usual}
          range={{ least: usual, most: allowed.max, whole: true }}
          disabled={isReadOnly}
          onChange={(next) => change({ players: next === usual ? undefined : next }, "/players")}
        />
      )}
      <Bots {...props} />
    </>
  );
}

function TwoDecks({ game, experiment: { ask, decks: named = [] }, isReadOnly, change }: SetupProps) {
  const decks = useDecks();
  const isShared = cardGame(game).deckTables !== undefined;
  const options = decks.map(({ id, name }) => ({ value: id, label: name }));
  const first = named[0] ?? decks[0]?.id ?? "";
  const second = named[1] ?? (ask === "decks" ? (decks[1]?.id ?? "") : first);
  if (isShared)
    return (
      <ChoiceField
        id="lab-deck"
        label="Deck"
        value={first}
        options={options}
        disabled={isReadOnly}
        onChange={(deck) => change({ decks: [deck] }, "/decks")}
      />
    );
  return (
    <>
      <ChoiceField
        id="lab-first-deck"
        label="First deck"
        value={first}
        options={options}
        disabled={isReadOnly}
        onChange={(deck) => change({ decks: [deck, second] }, "/decks")}
      />
      <ChoiceField
        id="lab-second-deck"
        label="Second deck"
        value={second}
        options={options}
        disabled={isReadOnly}
        onChange={(deck) => change({ decks: [first, deck] }, "/decks")}
      />
    </>
  );
}

type Which = "all" | "some" | "made";
const mostDecks = 12;

function ManyDecks({ experiment: { decks: named, generated }, isReadOnly, change }: SetupProps) {
  const decks = useDecks();
  const which: Which = generated !== undefined ? "made" : named ? "some" : "all";
  const parts: Record<Which, Partial<Record<"decks" | "generated", Experiment["decks"] | number>>> = {
    all: { decks: undefined, generated: undefined },
    some: { decks: decks.slice(0, mostDecks).map(({ id }) => id), generated: undefined },
    made: { decks: undefined, generated: 4 },
  };
  const turn = (id: string, isIn: boolean) => {
    const next = decks.flatMap((deck) => ((deck.id === id ? isIn : named?.includes(deck.id)) ? [deck.id] : []));
    if (next.length > 0) change({ decks: next.slice(0, mostDecks) }, "/decks");
  };
  return (
    <>
      <ChoiceField
        id="lab-decks"
        label="Decks"
        value={which}
        options={[
          { value: "all", label: "All decks of the set" },
          { value: "some", label: "Some of them" },
          { value: "made", label: "Legal ones made of the whole set" },
        ]}
        disabled={isReadOnly}
        onChange={(next) => change(parts[next] as Partial<Experiment>, "/decks")}
      />
      {which === "some" && (
        <fieldset className={styles.group} aria-label="Which decks">
          {decks.map(({ id, name }) => (
            <CheckField
              key={id}
              id={`lab-deck-${id}`}
              label={name}
              compact
              value={named?.includes(id) ?? false}
              disabled={isReadOnly}
              onChange={(isIn) => turn(id, isIn)}
            />
          ))}
        </fieldset>
      )}
      {which === "made" && (
        <NumberField
          id="lab-generated"
          label="How many"
          value={generated ?? 4}
          range={{ least: 1, most: mostDecks, whole: true }}
          disabled={isReadOnly}
          onChange={(next) => change({ generated: next }, "/generated")}
        />
      )}
    </>
  );
}

/** What it does, and how well. */
const helpFor = (name: string, game: GameId): string =>
  [knownBots.find((bot) => bot.name === name)?.help, strengthOf(game, name)].filter(Boolean).join(" ");

function Bots({ game, experiment: { bots }, isReadOnly, change }: SetupProps) {
  const all = [...new Set([...knownBots.map(({ name }) => name), ...bots])];
  const turn = (name: string, isIn: boolean) => {
    const next = all.filter((each) => (each === name ? isIn : bots.includes(each)));
    if (next.length > 0 && next.length <= 4) change({ bots: next }, "/bots");
  };
  return (
    <Field
      id="lab-bots"
      label="Bots"
      isGroup
      help="Each of them answers by itself, in all seats. Where they disagree, it is said."
    >
      <div className={styles.group}>
        {all.map((name) => (
          <CheckField
            key={name}
            id={`lab-bot-${name.replace(":", "-")}`}
            label={labelOf(name)}
            help={helpFor(name, game)}
            compact
            value={bots.includes(name)}
            disabled={isReadOnly || (bots.length >= 4 && !bots.includes(name))}
            onChange={(isIn) => turn(name, isIn)}
          />
        ))}
      </div>
    </Field>
  );
}
