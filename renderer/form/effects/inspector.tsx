import Popover, { type PopoverActions } from "@mui/material/Popover";
import { ArrowRight, ChevronRight } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { wrap, wrappers } from "../../../engine/words/edits";
import { isEffect } from "../../../engine/words/lines";
import { rowsOf } from "../../../engine/words/opened";
import { isHole, type Place, placeAt, within } from "../../../engine/words/place";
import { joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { TextInput } from "../../ui/fields/text-field";
import { chainTo, holeName, useBuilder } from "./builder";
import styles from "./effects.module.css";
import { FormRow, PartRow } from "./part-row";
import { WordList } from "./word-list";

interface Props {
  at: Pointer;
  anchor(): Element | null;
  onClose(): void;
}

const hasRows = ["fields", "record", "list"];
const wordKinds = ["verbs", "values", "tests", "selectors", "statics"];

/** Over or under the words that it belongs to, wherever there is more room: they stay in sight. */
function roomBeside(anchor: Element | null): { isAbove: boolean; room: number } {
  const { top, bottom } = anchor?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const [above, below] = [top, window.innerHeight - bottom].map((room) => Math.min(room - edge, mostRoom));
  const isAbove = below! < enoughRoom && above! > below!;
  return { isAbove, room: isAbove ? above! : below! };
}
const edge = 24;
const enoughRoom = 360;
const mostRoom = 560;

/** What else is to be said: after this place, or else before it. */
function otherHole(root: Place, at: Pointer): Place | undefined {
  const places = [...within(root)];
  const here = places.findIndex((place) => place.at === at);
  return [...places.slice(here), ...places.slice(0, here)].find((place) => isHole(place) && place.at !== at);
}

/** One place of an ability: what stands there, what is said within it, and what could stand there instead. */
export function Inspector({ at, anchor, onClose }: Props) {
  const { root, lexicon, open, edit, put } = useBuilder();
  const [otherAt, setOtherAt] = useState<Pointer>();
  const chain = chainTo(root, at);
  const place = placeAt(root, at)!;
  const isSeveral = wordKinds.includes(place.kind) && Array.isArray(place.value);
  const isWord = wordKinds.includes(place.kind) && !isSeveral;
  const offersWords = isWord && (place.word === undefined || otherAt === at);
  const position = useRef<PopoverActions>(null);
  const paper = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  // The words that it belongs to move as it changes them, and what had the keyboard may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what all of it follows from.
  useEffect(() => {
    position.current?.updatePosition();
    if (!paper.current?.contains(document.activeElement)) paper.current?.focus();
  }, [at, root]);
  // What is typed takes the place of what stands there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place.
  useEffect(() => {
    const first = rows.current?.querySelector<HTMLElement>("input:not([aria-hidden]), [role=combobox], button");
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, [at, offersWords]);
  const { isAbove, room } = roomBeside(anchor());
  const next = otherHole(root, at);
  const shown = rowsOf(lexicon, place);
  const title = place.word?.about.name ?? (isHole(place) ? holeName(place) : place.title);
  return (
    <Popover
      open
      action={position}
      anchorEl={() => anchor() as Element}
      anchorOrigin={{ vertical: isAbove ? "top" : "bottom", horizontal: "left" }}
      transformOrigin={{ vertical: isAbove ? "bottom" : "top", horizontal: "left" }}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          ref: paper,
          tabIndex: -1,
          className: styles.inspector ?? "",
          style: { "--room": `${room}px` } as CSSProperties,
          "aria-label": title,
          role: "dialog",
        },
        transition: { timeout: 120 },
      }}
    >
      {/* For whoever works it by a program. */}
      <span hidden data-place={at} />
      {chain.length > 1 && (
        <nav className={styles.chain} aria-label="Where it stands">
          {chain.slice(0, -1).map((outer) => (
            <span key={outer.at}>
              <button type="button" onClick={() => open(outer.at)}>
                {outer === root ? "Ability" : (outer.word?.about.name ?? outer.title)}
              </button>
              <ChevronRight size={12} aria-hidden />
            </span>
          ))}
          <span aria-current="true">{place.title}</span>
        </nav>
      )}
      {(place.word || hasRows.includes(place.kind)) && (
        <header className={styles.inspected}>
          <h4>{title}</h4>
          {place.word && (
            <button type="button" onClick={() => setOtherAt(otherAt === at ? undefined : at)}>
              {otherAt === at ? "Keep it" : "Use another…"}
            </button>
          )}
          <p>{place.word?.about.means ?? place.schema.description}</p>
        </header>
      )}
      {place.branches && (offersWords || shown[0] !== place) && <FormRow place={place} branches={place.branches} />}
      {offersWords ? (
        <WordList key={at} place={place} onChosen={() => setOtherAt(undefined)} />
      ) : (
        <div className={styles.rows} ref={rows}>
          {shown.map((part, n) => (
            <PartRow key={part.at} place={part} title={isSeveral ? `${n + 1}.` : part.title} />
          ))}
          {place.kind === "record" && (
            <div className={styles.row}>
              <span id="another-entry">Another</span>
              <TextInput
                compact
                lazy
                labelledBy="another-entry"
                placeholder="its name"
                value=""
                onChange={(key) => key !== "" && put(joinPointer(place.at, key), null)}
              />
            </div>
          )}
          {isEffect(place) && place.word && (
            <div className={styles.row}>
              <span id="effect-within">Put it within</span>
              <ChoiceInput
                compact
                labelledBy="effect-within"
                value=""
                placeholder="nothing"
                options={wrappers(lexicon).map((key) => ({
                  value: key,
                  label: `${lexicon.words.verbs[key]!.about.name} …`,
                }))}
                onChange={(key) => edit(wrap(lexicon, place, key))}
              />
            </div>
          )}
          {next && (
            <button type="button" className={styles.next} onClick={() => open(next.at)}>
              Next: <em>{holeName(next)}</em>
              <ArrowRight size={14} aria-hidden />
            </button>
          )}
        </div>
      )}
    </Popover>
  );
}
