import Popover from "@mui/material/Popover";
import { useEffect, useState } from "react";
import type { Attempts } from "../../../engine/core/attempts";
import type { NumberHistory } from "../../../engine/core/number-history";
import type { TableValue, ValuePart } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { ownValue } from "../../../schemas/own-value";
import { RichWords } from "../../press/rich-words";
import { attempts, numberHistories } from "../driver/answering";
import styles from "./about.module.css";
import { cardName, useInPlay } from "./in-play";
import { whatNames, withSymbols } from "./plain-signs";

/** How far from what it is about, in pixels. */
const beside = 8;

interface Props {
  /** The key of the thing, and its numbers. */
  of: string;
  title: string;
  values: readonly TableValue[];
  at: DOMRect;
  onClose(): void;
}

/** All about one thing on the table: what can be done with it and why the rest can't, and what its numbers are made of. */
export function About({ of, title, values, at, onClose }: Props) {
  const [found, setFound] = useState<Attempts | null>(null);
  const [histories, setHistories] = useState<readonly NumberHistory[]>([]);
  useEffect(() => {
    let isLate = false;
    void attempts([of]).then((answer) => {
      if (answer && !isLate) setFound(answer);
    });
    void numberHistories(of).then((answer) => {
      if (!isLate) setHistories(answer);
    });
    return () => {
      isLate = true;
    };
  }, [of]);
  const counted = values.filter(({ parts }) => parts);
  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.right + beside, top: at.top }}
      transitionDuration={0}
      slotProps={{ paper: { role: "dialog", "aria-label": `About ${title}` } }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <div className={styles.about} tabIndex={0}>
        <h2>{title}</h2>
        {found && <Doings {...found} />}
        {counted.map((value) => (
          <Counted key={value.label} {...value} />
        ))}
        {histories.map((history) => (
          <Became
            key={history.label}
            symbol={values.find(({ label }) => label === history.label)?.symbol}
            {...history}
          />
        ))}
      </div>
    </Popover>
  );
}

function Doings({ can, cannot }: Attempts) {
  return (
    <>
      {can.length > 0 && (
        <>
          <h3>Possible now</h3>
          <ul>
            {can.map((text) => (
              <li key={text}>
                <Words text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      {cannot.length > 0 && (
        <>
          <h3>{can.length > 0 ? "Not possible now" : "Why nothing can be done with it now"}</h3>
          <ul>
            {cannot.map(({ what, why, remedy }) => (
              <li key={why}>
                {(can.length > 0 || cannot.length > 1) && what.length > 0 && (
                  <span className={styles.what}>
                    <Words text={`${what.slice(0, most).join("; ")}${what.length > most ? "; …" : ""}`} />
                  </span>
                )}
                <Words text={why} />
                {remedy !== undefined && (
                  <span className={styles.remedy}>
                    <Words text={remedy} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** More that is refused for the same reason is not listed. */
const most = 3;

function Counted({ label, value, parts = [] }: TableValue) {
  return (
    <>
      <h3>{whyIs(label, value)}</h3>
      <ol className={styles.parts}>
        {parts.map((part, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sum.
          <Part key={n} part={part} isFirst={n === 0} />
        ))}
      </ol>
    </>
  );
}

const whyIs = (label: string, value: number | string): string =>
  `Why ${label.toLowerCase()} ${/[^s]s$/.test(label) ? "are" : "is"} ${value}`;

/** What changed a number, the latest last. */
function Became({ label, symbol, first, isWhole, changes }: NumberHistory & { symbol: string | undefined }) {
  const { symbols } = cardGame(useInPlay().game);
  const sign = symbol === undefined ? undefined : symbols[symbol]?.plain;
  const now = changes.at(-1)?.to ?? first;
  return (
    <>
      <h3>{whyIs(label, now)}</h3>
      <ol className={styles.parts}>
        <li>
          <strong>{first}</strong>
          <span>{changes.length === 0 ? "nothing has changed it" : isWhole ? "at first" : "before that"}</span>
        </li>
        {changes.map(({ to, by, lines }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place among them.
          <li key={n}>
            <strong>{by === undefined ? to : signed(by)}</strong>
            <span>
              <Words text={whatNames(lines, label, sign)} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;

function Part({ part: { n, says, by }, isFirst }: { part: ValuePart; isFirst: boolean }) {
  const { game, cards } = useInPlay();
  const card = by === undefined ? undefined : ownValue(cards, by);
  const text = card === undefined ? "" : cardGame(game).describe(card as never).text;
  return (
    <li>
      <strong>{isFirst ? n : signed(n)}</strong>
      <span>
        <Words text={by === undefined ? says : `${cardName(cards, by)}${says === "" ? "" : `, ${says}`}`} />
        {text !== "" && (
          <q>
            <Words text={text} />
          </q>
        )}
      </span>
    </li>
  );
}

function Words({ text }: { text: string }) {
  const { symbols } = cardGame(useInPlay().game);
  return <RichWords text={withSymbols(text, symbols)} symbols={symbols} />;
}
