import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Swords } from "lucide-react";
import { useState } from "react";
import { count } from "../../state/count";
import { goTo, playedItem } from "../../state/place";
import { marksInWords, marksOf, playedWords } from "../../state/played-marks";
import { usePlayedMatches } from "../../state/played-matches";
import styles from "./tests-line.module.css";

/** What became of the card in the matches that were played here; a click lists them, each leads to its moment. Nothing before the first. */
export function MarksLine({ cardId, card }: { cardId: string; card: unknown }) {
  const matches = usePlayedMatches();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const marks = marksOf(cardId, card, matches);
  if (marks.in.length === 0) return null;
  const fresh = marks.in.filter(({ isOld }) => !isOld).length;
  return (
    <>
      <button
        type="button"
        className={styles.tests}
        aria-haspopup="menu"
        title={`${fresh === 0 ? "Played only before it was changed" : `In ${count(fresh, "match", "matches")} here`}. Show them`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Swords size={16} strokeWidth={1.75} aria-hidden />
        {fresh === 0 ? "Played before it was changed" : marksInWords(marks)}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {marks.in.map(({ match, at, isOld }) => (
          <MenuItem
            key={match.id}
            onClick={() => {
              setAnchor(null);
              goTo("table", playedItem(match.id, Math.max(0, at - 1), cardId));
            }}
          >
            {playedWords(match)}
            {isOld && " – the card has changed since"}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
