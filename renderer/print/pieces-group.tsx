import { cardGame } from "../../engine/games/registry";
import type { PrintSettings } from "../../main/api";
import { gameOf } from "../state/manifest";
import { inNumbers } from "../state/numbers";
import { useProject } from "../state/open-project";
import { useDecks } from "../state/use-decks";
import { CheckField, CheckInput } from "../ui/fields/check-field";
import { Section } from "../ui/section";
import { DeckField, LanguageField, SearchField } from "./card-choice-fields";
import styles from "./pieces-group.module.css";
import { choose } from "./print-memory";
import { NumberSetting, settingField } from "./setting-fields";
import type { OfferedPiece, PlannedPieces } from "./use-piece-plan";

interface Props {
  settings: PrintSettings;
  /** Undefined until it is known which there are. */
  planned: PlannedPieces | undefined;
}

/** What the table needs besides cards: which pieces, for how many players, in parts or not. */
export function PiecesGroup({ settings, planned }: Props) {
  const game = useProject(gameOf);
  const decks = useDecks();
  const offered = planned?.offered ?? [];
  const players = game && cardGame(game).players;
  const hasForCards = offered.some(
    ({ piece, isChosen }) => isChosen && (piece.for !== undefined || piece.per !== undefined),
  );
  return (
    <Section name="print.Pieces" title="Pieces" summary={summary(offered)}>
      <Checklist offered={offered} />
      <div className={styles.pair}>
        {players && (
          <NumberSetting
            name="players"
            value={settings.players ?? players.max}
            range={{ least: players.min, most: players.max }}
            onChange={(value) => choose({ players: value === players.max ? undefined : value })}
          />
        )}
        <NumberSetting
          name="copies"
          label="Sets of them"
          value={settings.copies ?? 1}
          onChange={(copies) => choose({ copies: copies === 1 ? undefined : copies })}
        />
      </div>
      {(isInParts(planned) || settings.tiling === false) && (
        <CheckField
          {...settingField("tiling")}
          value={settings.tiling ?? true}
          onChange={(tiling) => choose({ tiling: tiling ? undefined : false })}
        />
      )}
      {hasForCards && (
        <>
          <DeckField label="For the cards of" deck={settings.deck} decks={decks} />
          <SearchField value={settings.cards ?? ""} />
        </>
      )}
      <LanguageField language={settings.language} />
    </Section>
  );
}

const isInParts = (planned: PlannedPieces | undefined): boolean =>
  planned?.sheets.ok === true && planned.sheets.value.some(({ kind }) => kind === "part");

function summary(offered: readonly OfferedPiece[]): string {
  const chosen = offered.filter(({ isChosen }) => isChosen);
  if (offered.every(({ piece, isChosen }) => isChosen === !piece.apart)) return "All";
  return chosen.length === 0 ? "None" : chosen.map(({ piece }) => piece.name).join(", ");
}

function Checklist({ offered }: { offered: readonly OfferedPiece[] }) {
  const chosen = offered.filter(({ isChosen }) => isChosen).map(({ piece }) => piece.id);
  const inOrder = offered.map(({ piece }) => piece.id);
  const ofGame = offered.filter(({ piece }) => !piece.apart);
  const ofPictures = offered.filter(({ piece }) => piece.apart);
  const usual = ofGame.map(({ piece }) => piece.id);
  const isAll = usual.every((id) => chosen.includes(id));
  const pick = (ids: readonly string[]) =>
    choose({ pieces: ids.length === usual.length && usual.every((id) => ids.includes(id)) ? "all" : [...ids] });
  const toggle = (id: string, isWanted: boolean) =>
    pick(inOrder.filter((one) => (one === id ? isWanted : chosen.includes(one))));
  const toggleUsual = () => pick(inOrder.filter((id) => (usual.includes(id) ? !isAll : chosen.includes(id))));
  const total = ofGame.reduce((sum, { count, isChosen }) => sum + (isChosen ? count : 0), 0);
  const row = ({ piece, count, isChosen }: OfferedPiece) => (
    <Row
      key={piece.id}
      id={`print-piece-${piece.id}`}
      name={piece.name}
      count={count}
      isChecked={isChosen}
      onChange={(isWanted) => toggle(piece.id, isWanted)}
    />
  );
  return (
    <>
      {ofGame.length > 0 && (
        <ul className={styles.list} aria-label="Pieces to print">
          <Row
            id="print-all-pieces"
            name="All pieces"
            count={total}
            isChecked={isAll}
            isMixed={!isAll && ofGame.some(({ isChosen }) => isChosen)}
            isHead
            onChange={toggleUsual}
          />
          {ofGame.map(row)}
        </ul>
      )}
      {ofPictures.length > 0 && (
        <>
          <p className={styles.heading} id="print-own-pieces">
            From the set’s own pictures
          </p>
          <ul className={styles.list} aria-labelledby="print-own-pieces">
            {ofPictures.map(row)}
          </ul>
        </>
      )}
    </>
  );
}

interface RowProps {
  id: string;
  name: string;
  count: number;
  isChecked: boolean;
  isMixed?: boolean;
  isHead?: boolean;
  onChange(isChecked: boolean): void;
}

function Row({ id, name, count, isChecked, isMixed = false, isHead = false, onChange }: RowProps) {
  return (
    <li data-head={isHead || undefined} data-none={count === 0 || undefined}>
      <label htmlFor={id}>
        <CheckInput id={id} value={isChecked} mixed={isMixed} onChange={onChange} />
        <span>{name}</span>
        <span className={styles.count}>{count === 0 ? "none" : inNumbers(count)}</span>
      </label>
    </li>
  );
}
