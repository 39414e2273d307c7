import Button from "@mui/material/Button";
import { CircleCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { completeOptions, type Options } from "../../../engine/core/options";
import { cardGame } from "../../../engine/games/registry";
import { deckLines } from "../../../project/deck-lines";
import { formatDocument } from "../../../project/format";
import { houseRulesOf } from "../../../project/house-rules";
import { deckPath, manifestPath } from "../../../project/paths";
import { ownRulesOf, writtenRules } from "../../../project/set-house-rules";
import type { Manifest } from "../../../schemas/manifest";
import { gameOf, manifestOf } from "../../state/manifest";
import { currentProject, runEdit, useProject, useReadOnly } from "../../state/open-project";
import { ink } from "../../theme/tokens";
import { HouseRules } from "../../ui/house-rules/house-rules";
import { SeverityIcon } from "../../ui/severity-icon";
import type { DeckPanelProps } from "../panels";
import { usePlayers } from "../players";
import styles from "./deck-rules.module.css";
import { decksUnder } from "./decks-under";

/** What the game asks of a deck, in words, how this one keeps to it, and what other house rules would do. */
export function DeckRules({ deckId, view }: DeckPanelProps) {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf)!;
  const manifest = useProject(manifestOf);
  const readOnly = useReadOnly();
  const [players] = usePlayers();
  const [sought, seek] = useState("deck");
  /** Other rules that are being thought about, as far as they differ from the game's. */
  const [draft, setDraft] = useState<Options>();
  const { options: specs, presets = [] } = cardGame(game);
  const own = useMemo(() => (manifest ? ownRulesOf(manifest) : {}), [manifest]);
  const now = manifest && houseRulesOf(manifest).rules;
  const rules = useMemo(() => {
    const wished = draft && completeOptions(specs, draft, presets);
    return wished?.ok ? wished.value : now;
  }, [draft, specs, presets, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all files this deck and its cards count.
  const said = useMemo(() => {
    const path = deckPath(deckId);
    const { lines } = deckLines(path, files.get(path) ?? "", game, files);
    return cardGame(game).deckRules(lines, { rules, players });
  }, [deckId, view.deck, files, game, rules, players]);
  const changed = useMemo(
    () => (draft && rules ? decksUnder(files, game, now, rules) : []),
    [draft, rules, files, game, now],
  );
  const asked = said.filter(({ severity }) => severity === "error");
  const advised = said.filter(({ severity }) => severity !== "error");
  const take = () => {
    const text = currentProject().files.get(manifestPath);
    if (!manifest || text === undefined || !draft) return;
    const { options: _former, ...others } = manifest;
    const options = writtenRules(manifest, draft);
    const next: Manifest = options ? { ...others, options } : others;
    setDraft(undefined);
    runEdit({
      label: "Change the house rules",
      changes: [{ path: manifestPath, text: formatDocument(next, "manifest", game) }],
    });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.rules} aria-label="Rules for decks" tabIndex={0}>
      <RuleList title="A deck must have" rules={asked} />
      <RuleList title="It plays better with" rules={advised} />
      <section className={styles.house} aria-label="House rules">
        <h3>House rules of this set</h3>
        {draft && (
          <div className={styles.draft} role="status">
            <p>
              {changed.length === 0
                ? "No deck of the set would be judged otherwise."
                : `With these rules ${changed.length === 1 ? "one deck is" : `${changed.length} decks are`} judged otherwise:`}
            </p>
            <ul>
              {changed.map(({ id, name, before, after }) => (
                <li key={id}>
                  <strong>{name}</strong> {before === undefined ? "legal" : "not legal"} →{" "}
                  {after === undefined ? "legal" : `not legal: ${after}`}
                </li>
              ))}
            </ul>
            <Button size="small" variant="contained" disabled={readOnly} onClick={take}>
              Change the set's rules
            </Button>
            <Button size="small" onClick={() => setDraft(undefined)}>
              Leave them
            </Button>
          </div>
        )}
        <HouseRules
          specs={specs}
          presets={presets}
          standard={{}}
          options={draft ?? own}
          disabled={readOnly}
          sought={sought}
          onSeek={seek}
          onChange={setDraft}
        />
      </section>
    </section>
  );
}

function RuleList({ title, rules }: { title: string; rules: ReturnType<ReturnType<typeof cardGame>["deckRules"]> }) {
  if (rules.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rules.map(({ key, severity, says, breaches }) => (
          <li key={key}>
            {breaches.length > 0 ? (
              <SeverityIcon severity={severity} />
            ) : (
              <CircleCheck size={16} color={ink.good} aria-label="kept" />
            )}
            <span>
              {says}
              {breaches.slice(0, 3).map(({ message }) => (
                <small key={message}>{message}</small>
              ))}
              {breaches.length > 3 && <small>{`And ${breaches.length - 3} more.`}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
