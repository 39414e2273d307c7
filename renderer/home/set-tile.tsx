import { Pin } from "lucide-react";
import type { CSSProperties } from "react";
import { cardGame } from "../../engine/games/registry";
import type { RecentProject } from "../../main/api";
import { cardIds } from "../../project/project-text";
import { BlankCard } from "../press/card-face";
import { count } from "../state/count";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { GameBadge } from "../ui/game-badge";
import { Hand } from "../ui/hand";
import { openFolder } from "./enter-project";
import styles from "./home.module.css";
import { SetMenu } from "./set-menu";
import { useOwnFaces } from "./use-own-faces";
import { whenOpened } from "./when-opened";

interface Props {
  set: RecentProject;
  /** Another one has the same name: their folders tell them apart. */
  isNamesake: boolean;
  onChange(sets: readonly RecentProject[]): void;
}

/** One of the person's sets: its own cards, how many there are, and when it was last in the hand. */
export function SetTile({ set, isNamesake, onChange }: Props) {
  const { folder, name, game, label, missing, isOpen, pinned } = set;
  const openCards = useProject(({ files }) => (isOpen ? cardIds(files).length : 0));
  const faces = useOwnFaces(missing ? undefined : folder);
  const card = (at: number) =>
    faces[at] === undefined ? (
      <BlankCard />
    ) : (
      <img className={styles.face} src={`data:image/png;base64,${faces[at]}`} alt="" draggable={false} />
    );
  const facts = [
    count(isOpen ? openCards : set.cards, "card"),
    missing ? "not found any more" : isOpen ? "open now" : whenOpened(set.openedAt),
  ];
  return (
    <li
      className={styles.set}
      data-missing={missing || undefined}
      style={{ "--game": cardGame(game).colour } as CSSProperties}
      title={label}
    >
      <button
        type="button"
        className={styles.open}
        disabled={missing}
        onClick={() => (isOpen ? goTo("set") : void openFolder(folder))}
      >
        <Hand card={card} width="92px" />
        <span className={styles.setName}>
          {name}
          {pinned && <Pin size={14} strokeWidth={1.75} aria-label="Pinned" />}
        </span>
        <span className={styles.setFacts}>{facts.join(" · ")}</span>
        {isNamesake && <span className={styles.setFacts}>{label.slice(label.lastIndexOf("/") + 1)}</span>}
      </button>
      <div className={styles.setFoot}>
        <GameBadge game={game} />
        <SetMenu set={set} onChange={onChange} />
      </div>
    </li>
  );
}
