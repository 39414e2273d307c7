import Button from "@mui/material/Button";
import { ListPlus } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { addAfter, type Edit } from "../../../engine/words/edits";
import { isEffect } from "../../../engine/words/lines";
import { withSaid } from "../../../engine/words/opened";
import { holesIn, nextHole, placeAt, type SlotSchema, within } from "../../../engine/words/place";
import { isWithin, type Pointer, withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { useLatest } from "../../ui/use-latest";
import { useForm } from "../controls/control";
import { FieldProblems } from "../controls/field-problems";
import { AbilityTools } from "./ability-tools";
import { type Builder, BuilderContext, holeName, nearestShown, shownStretches, withoutMarks } from "./builder";
import { useDocument } from "./document-context";
import styles from "./effects.module.css";
import { Inspector } from "./inspector";
import { LineView } from "./line-view";
import { sayingOf, useSaying } from "./use-saying";

interface Props {
  lexicon: Lexicon;
  schema: SlotSchema;
  value: Json;
  at: Pointer;
  /** “ability 2” */
  name: string;
  problems: readonly Problem[];
  /** Somebody has just begun to say it. */
  isNew: boolean;
  index: number;
  hands: AbilityHands;
  /** What can be done with it among others. */
  can: { move: boolean; duplicate: boolean; makeKeyword: boolean };
}

/** What is done with whole abilities, by their numbers; the same object for as long as they are shown. */
export interface AbilityHands {
  begun(): void;
  remove(index: number): void;
  duplicate(index: number): void;
  copy(index: number): void;
  move(index: number, by: 1 | -1): void;
  makeKeyword(index: number): void;
}

/** A longer ability is folded until somebody works on it; for a line or two that isn't worth it. */
const mostLines = 12;
const foldedLines = 8;

/** One ability as its sentence, of which every part can be taken in hand. */
export function AbilityBlock({ lexicon, schema, value, at, name, problems, isNew, index, hands, can }: Props) {
  const { change, disabled } = useForm();
  const document = useLatest(useDocument());
  const { root, lines } = useSaying(lexicon, schema, value, at);
  const [opened, setOpened] = useState<Pointer>();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded || lines.length <= mostLines ? lines : lines.slice(0, foldedLines);
  const block = useRef<HTMLElement>(null);
  /** What was moved, or stands where something was: it gets the keyboard. */
  const toHold = useRef<Pointer>(undefined);
  useEffect(() => {
    if (!isNew) return;
    // The first thing that is to be said is asked for at once.
    block.current?.scrollIntoView({ block: "nearest" });
    setOpened(nextHole(root, at)?.at);
    hands.begun();
  }, [isNew, hands, root, at]);
  const faults = problems.map(({ where }) => nearestShown(lines, where.field ?? "")).join(" ");
  const wrong = useMemo(() => new Set(faults.split(" ")), [faults]);

  const builder = useMemo<Builder>(() => {
    const put = (place: Pointer, next: Json | undefined) => {
      if (place === at) return next === undefined ? hands.remove(index) : change(at, next);
      const isLeftOut = next === undefined;
      change(at, isLeftOut ? withoutValueAt(value, place.slice(at.length)) : withSaid(lexicon, root, place, next));
    };
    return {
      lexicon,
      root,
      lines,
      disabled,
      wrong,
      put,
      edit: (edit: Edit | undefined) => {
        if (!edit) return;
        put(edit.at, edit.value);
        setOpened(edit.isOpen ? edit.next : undefined);
        toHold.current = edit.next;
      },
      open: setOpened,
      saidWith: (place, next) => {
        const whole = withValueAt(value, place.slice(at.length), next) as Json;
        const said = sayingOf(lexicon, document.current, schema, whole, at);
        const around = said.lines.find(({ stretches }) => stretches.some((one) => isWithin(one.place.at, place)));
        const heard = place === at ? said.lines : around ? [around] : [];
        return shownStretches(heard.flatMap(({ stretches }) => stretches))
          .map(({ text }) => withoutMarks(text))
          .join("")
          .replace(/\s+/g, " ")
          .trim();
      },
    };
  }, [lexicon, root, lines, disabled, wrong, value, at, schema, change, hands, index]);

  const anchor = () =>
    (opened !== undefined && block.current?.querySelector(`[data-at="${CSS.escape(nearestShown(lines, opened))}"]`)) ||
    block.current;
  const lastOpened = useRef<Pointer>(undefined);
  useEffect(() => {
    // The words that had the keyboard before may be others now, or elsewhere.
    const left = opened === undefined && isKeyboardFree() ? lastOpened.current : undefined;
    const held = opened === undefined ? (toHold.current ?? left) : undefined;
    if (held !== undefined) {
      const words = CSS.escape(nearestShown(lines, held));
      block.current?.querySelector<HTMLElement>(`[data-at="${words}"]`)?.focus();
    }
    toHold.current = undefined;
    lastOpened.current = opened;
  }, [opened, lines]);

  const effects = root.parts.find(({ kind }) => kind === "verbs") ?? (root.kind === "verbs" ? root : undefined);
  const last = effects && [...within(effects)].filter(({ value: said }) => !Array.isArray(said))[0];
  const holes = holesIn(root);
  const others = problems.filter(({ where }) => !holes.some(({ at: hole }) => isWithin(where.field ?? "", hole)));

  return (
    <BuilderContext.Provider value={builder}>
      <section
        ref={block}
        className={styles.ability}
        aria-label={
          holes.length > 0
            ? `${name}, ${holes.length === 1 ? "one thing is" : `${holes.length} things are`} not said yet`
            : name
        }
        data-saying={at}
        data-draft={holes.length > 0 || undefined}
      >
        <div className={styles.lines}>
          {shown.map((line, n) => (
            <LineView
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are their place in the sentence.
              key={`${n} ${line.place.at}`}
              line={line}
              opened={opened}
              isFirst={n === 0}
              isOneOfSeveral={lines.filter(({ place }) => isEffect(place)).length > 1}
            />
          ))}
          {lines.length > mostLines && (
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isUnfolded ? "Show less" : `… and ${lines.length - shown.length} more lines`}
            </button>
          )}
        </div>
        <div className={styles.tools}>
          {effects && (
            <Button
              size="small"
              color="inherit"
              startIcon={<ListPlus strokeWidth={1.75} />}
              aria-label={`And then: add an effect to ${name}`}
              disabled={disabled}
              onClick={() => {
                const list = effects.value;
                if (list === undefined || list === null) builder.put(effects.at, null);
                else builder.edit(addAfter(root, Array.isArray(list) ? (effects.parts.at(-1) ?? last!) : effects));
                if (list === undefined || list === null) setOpened(effects.at);
              }}
            >
              And then…
            </Button>
          )}
          <AbilityTools
            name={name}
            at={at}
            index={index}
            hands={hands}
            canMove={can.move}
            canDuplicate={can.duplicate}
            canBeKeyword={can.makeKeyword}
            isWhole={holes.length === 0}
            disabled={disabled}
            open={setOpened}
          />
        </div>
        {holes[0] && (
          <p className={styles.unsaid}>
            {"Still to be said: "}
            <button type="button" disabled={disabled} onClick={() => setOpened(holes[0]!.at)}>
              {holeName(holes[0])}
            </button>
            {holes.length > 1 && `, and ${holes.length - 1} more`}
          </p>
        )}
        <FieldProblems problems={others} />
        {opened !== undefined && placeAt(root, opened) && (
          <Inspector at={opened} anchor={anchor} onClose={() => setOpened(undefined)} />
        )}
      </section>
    </BuilderContext.Provider>
  );
}

const isKeyboardFree = (): boolean => document.activeElement === document.body;
