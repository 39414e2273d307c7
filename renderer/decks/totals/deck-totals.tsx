import { useMemo } from "react";
import { cardGame } from "../../../engine/games/registry";
import { deckLines } from "../../../project/deck-lines";
import { houseRulesOf } from "../../../project/house-rules";
import { deckPath } from "../../../project/paths";
import { gameOf, manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { ChoiceField } from "../../ui/fields/choice-field";
import type { DeckPanelProps } from "../panels";
import { usePlayers } from "../players";
import styles from "./deck-totals.module.css";

/** What a deck that all share comes to, and how far it goes for how many. */
export function DeckTotals({ deckId, view }: DeckPanelProps) {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf)!;
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const [players, choosePlayers] = usePlayers();
  const { players: seats, deckTables } = cardGame(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of all files this deck and its cards count.
  const tables = useMemo(() => {
    const path = deckPath(deckId);
    const { lines } = deckLines(path, files.get(path) ?? "", game, files);
    return deckTables?.(lines, { rules, players }) ?? [];
  }, [deckId, view.deck, files, game, rules, players]);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, n) => String(seats.min + n));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section className={styles.totals} aria-label="Totals of the deck" tabIndex={0}>
      <ChoiceField
        id="deck-players"
        label="Judged for"
        value={players === undefined ? "" : String(players)}
        options={[
          { value: "", label: "Any number of players" },
          ...counts.map((value) => ({ value, label: `${value} players` })),
        ]}
        onChange={(value) => choosePlayers(value === "" ? undefined : Number(value))}
      />
      {tables.map(({ title, columns, rows }) => (
        <table key={columns.join()}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {rows.some(({ share }) => share !== undefined) ? <th scope="col">Share</th> : <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.title} data-chosen={(row.players !== undefined && row.players === players) || undefined}>
                <th scope="row">{row.title}</th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
                <td className={styles.share}>
                  {row.share !== undefined && (
                    <>
                      <span style={{ width: `${row.share}%` }} aria-hidden />
                      {`${Math.round(row.share)} %`}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
