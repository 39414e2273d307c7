import ToggleButton from "@mui/material/ToggleButton";
import { ChevronDown, ChevronUp, GripVertical, X } from "lucide-react";
import { useMemo, useRef } from "react";
import type { Numeral } from "../../../engine/core/keywords";
import { isRecord, joinPointer } from "../../../schemas/json-pointer";
import { type ParameterName, parameterNames } from "../../../schemas/keyword";
import { useSharedParts } from "../../document/use-card";
import { RichWords } from "../../press/rich-words";
import { currentPlace } from "../../state/place";
import { showDialog } from "../../state/ui-store";
import { Counter } from "../../ui/fields/counter";
import { LookUp } from "../../ui/fields/look-up";
import link from "../../ui/link.module.css";
import { useDocument } from "../effects/document-context";
import { Tool } from "../effects/tool";
import { type ControlProps, inputId, useForm } from "./control";
import { FieldFrame } from "./field-frame";
import { FieldProblems } from "./field-problems";
import { problemsWithin } from "./field-view";
import { explained, found, moved, numbersIn, offersOf, rowsOf, type TakenRow, withNumber, without } from "./keywords";
import styles from "./keywords.module.css";

/** The keywords of a card, in printed order, each with its numbers and what it does with them. */
export function KeywordsControl({ field, value, problems }: ControlProps) {
  const { change, disabled, game } = useForm();
  const parts = useSharedParts();
  const offers = useMemo(() => offersOf(field, game, parts), [field, game, parts]);
  const rows = rowsOf(field, value, offers);
  const dragged = useRef<string>(undefined);
  const taken = isRecord(value) ? value : {};
  const free = offers.filter(({ id }) => !Object.hasOwn(taken, id));
  const own = problems.filter(({ where }) => !rows.some(({ pointer }) => where.field === pointer));
  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.keywords} id={inputId(field.pointer)}>
        {rows.length > 0 && (
          <ul>
            {rows.map((row, index) => (
              <li
                key={row.offer.id}
                data-pointer={row.pointer}
                onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  const from = rows.findIndex(({ offer }) => offer.id === dragged.current);
                  if (from >= 0 && from !== index)
                    change(field.pointer, moved(taken, rows[from]!.offer.id, index - from));
                }}
              >
                {!disabled && rows.length > 1 && (
                  <span
                    className={styles.grip}
                    aria-hidden
                    draggable
                    onDragStart={(event) => {
                      dragged.current = row.offer.id;
                      event.dataTransfer.setData("text/plain", row.offer.name);
                    }}
                    onDragEnd={() => {
                      dragged.current = undefined;
                    }}
                  >
                    <GripVertical size={14} />
                  </span>
                )}
                <Row row={row} problems={problemsWithin(problems, row.pointer)}>
                  <Tool
                    label={`${row.offer.name} one up`}
                    icon={ChevronUp}
                    disabled={disabled || index === 0}
                    onClick={() => change(field.pointer, moved(taken, row.offer.id, -1))}
                  />
                  <Tool
                    label={`${row.offer.name} one down`}
                    icon={ChevronDown}
                    disabled={disabled || index === rows.length - 1}
                    onClick={() => change(field.pointer, moved(taken, row.offer.id, 1))}
                  />
                  <Tool
                    label={`Take ${row.offer.name} off`}
                    icon={X}
                    disabled={disabled}
                    onClick={() => change(field.pointer, without(taken, row.offer.id))}
                  />
                </Row>
              </li>
            ))}
          </ul>
        )}
        <LookUp
          label="Add a keyword"
          disabled={disabled}
          find={(typed) =>
            found(free, typed).map(({ id, title, help }) => ({
              id,
              name: title,
              help: <RichWords text={help} symbols={game.symbols} />,
            }))
          }
          none={free.length === 0 ? "There is none to take yet." : "No keyword is called so."}
          onPick={(id) => change(joinPointer(field.pointer, id), free.find((offer) => offer.id === id)?.usual)}
        />
        {!disabled && (
          <button type="button" className={`${link.link} ${styles.make}`} onClick={makeNew}>
            New keyword…
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/** For the card in the editor, if it is one. */
function makeNew(): void {
  const { name, item } = currentPlace();
  showDialog({ kind: "new-keyword", ...(name === "set" && item !== undefined && { card: item }) });
}

/** A keyword's own numbers, which it may pass on. */
function lettersOf(document: unknown): readonly ParameterName[] {
  const own = isRecord(document) ? document["parameters"] : undefined;
  return parameterNames.slice(0, Array.isArray(own) ? own.length : 0);
}

interface RowProps {
  row: TakenRow;
  problems: ControlProps["problems"];
  children: React.ReactNode;
}

function Row({ row, problems, children }: RowProps) {
  const { change, disabled, game } = useForm();
  const parts = useSharedParts();
  const document = useDocument();
  const { offer, pointer, isKnown } = row;
  const letters = lettersOf(document);
  const help = useMemo(
    () => (isRecord(document) && isKnown && explained(document, offer.id, game, parts)) || offer.help,
    [document, isKnown, offer, game, parts],
  );
  return (
    <>
      <div className={styles.row}>
        <span className={styles.name}>{offer.name}</span>
        {numbersIn(row).map((number, n) => {
          const { title, range } = offer.numbers[n]!;
          const set = (next: Numeral) => change(pointer, withNumber(row, n, next));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no other identity than their place.
            <span key={n} className={styles.number}>
              {typeof number === "number" && (
                <Counter
                  compact
                  label={`${offer.name}: ${title}`}
                  value={number}
                  range={range}
                  disabled={disabled}
                  onChange={set}
                />
              )}
              {letters.map((letter) => (
                <ToggleButton
                  key={letter}
                  value={letter}
                  size="small"
                  selected={number === letter}
                  disabled={disabled}
                  aria-label={`${offer.name}: as many as ${letter}`}
                  onChange={() => set(number === letter ? (range.least ?? 1) : letter)}
                >
                  {letter}
                </ToggleButton>
              ))}
            </span>
          );
        })}
        <span className={styles.tools}>{children}</span>
      </div>
      {help !== "" && (
        <p className={styles.help}>
          <RichWords text={help} symbols={game.symbols} />
        </p>
      )}
      <FieldProblems problems={problems} />
    </>
  );
}
