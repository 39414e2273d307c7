import { GripVertical } from "lucide-react";
import { memo, type ReactNode } from "react";
import { isEffect, type Line, type Stretch } from "../../../engine/words/lines";
import { isHole, type Place } from "../../../engine/words/place";
import { isWithin, type Pointer } from "../../../schemas/json-pointer";
import { RichWords } from "../../press/rich-words";
import { useForm } from "../controls/control";
import { holeName, shownStretches, unheardHoles, useBuilder, withoutMarks } from "./builder";
import styles from "./effects.module.css";
import { useLineClipboard, useLineDrag, useLineKeys } from "./line-hands";
import { LineTools } from "./line-tools";
import { SayMore } from "./say-more";

interface Props {
  line: Line;
  opened: Pointer | undefined;
  isFirst: boolean;
  /** What there is to do with an effect that stands alone is to be done with the ability. */
  isOneOfSeveral: boolean;
}

/** One line of an ability: words to take in hand, and what can be done with the effect that they say. */
export const LineView = memo(function LineView({ line, opened, isFirst, isOneOfSeveral }: Props) {
  const { place, stretches, depth } = line;
  const { disabled } = useBuilder();
  const onKeyDown = useLineKeys(line);
  const clipboard = useLineClipboard(line);
  const drag = useLineDrag(line);
  const shown = shownStretches(stretches);
  const isSilent = shown.every(({ text }) => text.trim() === "");
  return (
    <div
      className={styles.line}
      style={{ "--depth": depth } as React.CSSProperties}
      data-line={place.at}
      {...drag.look}
      {...drag.target}
    >
      {isEffect(place) && !disabled && (
        <span className={styles.grip} aria-hidden {...drag.source}>
          <GripVertical size={14} />
        </span>
      )}
      <p className={styles.words} onKeyDown={onKeyDown} {...clipboard}>
        {isSilent && (
          <HandleFrame place={place} isOpened={opened === place.at} data-silent>
            {place.word?.about.name ?? (isFirst ? "When?" : holeName(place))}
          </HandleFrame>
        )}
        {!isSilent &&
          shown.map((stretch, n) => (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches are their place in the sentence.
              key={n}
              stretch={stretch}
              isPlain={isHeldElsewhere(stretch, shown)}
              isBeforeStop={/^[.,:;]/.test(shown[n + 1]?.text ?? "")}
              isOpened={opened !== undefined && isWithin(stretch.place.at, opened)}
            />
          ))}
        {unheardHoles(line).map((hole) => (
          <Handle
            key={hole.at}
            stretch={{ text: ` ${holeName(hole)}`, place: hole }}
            isOpened={opened !== undefined && isWithin(hole.at, opened)}
          />
        ))}
        <SayMore line={line} />
      </p>
      {isEffect(place) && isOneOfSeveral && <LineTools line={line} />}
    </div>
  );
});

/** “is” needs no handle where “or more” has one for the same. */
const isHeldElsewhere = (stretch: Stretch, all: readonly Stretch[]): boolean =>
  isShort(stretch) && all.some((other) => other.place === stretch.place && !isShort(other));
const isShort = ({ text }: Stretch): boolean => withoutMarks(text).trim().length < 3;

interface HandleProps {
  stretch: Stretch;
  isOpened: boolean;
  isPlain?: boolean;
  isBeforeStop?: boolean;
}

/** Words that lead to the place that made them. */
function Handle({ stretch, isOpened, isPlain = false, isBeforeStop = false }: HandleProps) {
  const { game } = useForm();
  const { root } = useBuilder();
  const text = withoutMarks(stretch.text);
  const [before, after] = [/^[\s.,:;]*/.exec(text)![0], /\s*$/.exec(text)![0]];
  const inner = text.slice(before.length, text.length - after.length);
  // What no argument says in particular is joinery.
  if (isPlain || inner === "" || stretch.place === root) return <RichWords text={text} symbols={game.symbols} />;
  return (
    <>
      {before}
      <HandleFrame
        place={stretch.place}
        isOpened={isOpened}
        data-short={shortness(inner)}
        data-before-stop={(isBeforeStop && after === "") || undefined}
      >
        <RichWords text={inner} symbols={game.symbols} />
      </HandleFrame>
      {after}
    </>
  );
}

/** What is narrower than a finger's aim; a symbol is as wide as two letters. */
function shortness(words: string): string | undefined {
  const { length } = words.replace(/\{\w+\}/g, "--");
  return length < 3 ? "figure" : length < 5 ? "word" : undefined;
}

interface FrameProps {
  place: Place;
  isOpened: boolean;
  children: ReactNode;
  "data-short"?: string | undefined;
  "data-before-stop"?: boolean | undefined;
  "data-silent"?: boolean;
}

/** A button that breaks across lines like the words that it is. */
function HandleFrame({ place, isOpened, children, ...look }: FrameProps) {
  const { open, disabled, wrong } = useBuilder();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element never breaks across lines.
    <span
      role="button"
      tabIndex={disabled ? -1 : 0}
      className={styles.handle}
      data-at={place.at}
      data-hole={isHole(place) || undefined}
      data-wrong={wrong.has(place.at) || undefined}
      data-opened={isOpened || undefined}
      aria-haspopup="dialog"
      aria-description={place.title === "This" ? undefined : place.title}
      aria-expanded={isOpened}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && open(place.at)}
      onKeyDown={(event) => {
        if (disabled || event.ctrlKey || event.metaKey || event.altKey || !["Enter", " "].includes(event.key)) return;
        event.preventDefault();
        open(place.at);
      }}
      {...look}
    >
      {children}
    </span>
  );
}
