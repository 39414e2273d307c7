import { spokenText } from "../../../engine/core/rich-text";
import { type TableCard as Card, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { MatchFace } from "./match-face";
import styles from "./table-card.module.css";
import { cardName, useScene } from "./table-context";
import { Values } from "./values";

interface Props {
  card: Card;
  owner?: string | undefined;
  /** The key of the place where it stands, which a click on it means if it isn't an answer itself. */
  place?: string | undefined;
}

/** A card or piece on the table. Where it can be an answer, a click gives it; otherwise it only shows itself. */
export function TableCard({ card, owner, place }: Props) {
  const scene = useScene();
  const { game, cards, lit, asked, picked } = scene;
  const own = card.instance === undefined ? undefined : tableKeys.card(card.instance);
  const key = place !== undefined && (own === undefined || !asked.has(own)) && asked.has(place) ? place : own;
  const isAsked = key !== undefined && asked.has(key);
  const known = card.card;
  const { symbols } = cardGame(game);
  const about = [
    known === undefined ? "Hidden card" : cardName(cards, known),
    owner,
    ...(card.values ?? []).map(({ label, value }) => `${label} ${value}`),
    card.note,
    isAsked ? "can be chosen" : undefined,
  ].filter(Boolean);
  const classes = [
    styles.card,
    isAsked && styles.asked,
    key !== undefined && lit.has(key) && styles.lit,
    key !== undefined && picked === key && styles.picked,
  ]
    .filter(Boolean)
    .join(" ");
  const face =
    known === undefined ? <Back /> : <MatchFace game={game} id={known} card={cards[known] ?? {}} side="card" />;
  const peek = (element: HTMLElement | null) =>
    scene.peek(element ? (known ?? null) : null, element?.getBoundingClientRect());

  if (known === undefined && !isAsked) {
    return (
      <div className={classes}>
        {face}
        <span className="visually-hidden">{about.join(", ")}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      data-asked={isAsked || undefined}
      aria-label={spokenText(about.join(", "), symbols)}
      aria-pressed={picked === key && key !== undefined ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => key !== undefined && isAsked && scene.pick(key)}
      onPointerEnter={(event) => peek(event.currentTarget)}
      onPointerLeave={() => peek(null)}
      onFocus={(event) => peek(event.currentTarget)}
      onBlur={() => peek(null)}
    >
      {face}
      {card.values && <Values values={card.values} compact />}
      {card.note && <span className={styles.note}>{card.note}</span>}
    </button>
  );
}

/** The back that all cards of the game share. */
export function Back() {
  const { game, cards } = useScene();
  const any = Object.values(cards)[0] ?? {};
  return <MatchFace game={game} id="back" card={any} side="back" />;
}
