import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { ChartSpline, Flag, FlaskConical, GitBranch, Hand, type LucideIcon, Pause, Play, Share2 } from "lucide-react";
import { useState } from "react";
import type { Timeline } from "../../../engine/core/timeline";
import { useCommand } from "../../commands/use-command";
import { tell, tellProblem } from "../../state/notices";
import { unofficialWords } from "../../state/played-marks";
import { pause } from "../driver/bots-play";
import { moveTo, replay, takeBranch } from "../driver/going-through";
import { withOpenHands } from "../play/open-hands";
import { branchWords } from "../review/review-words";
import { exportMatch } from "../saved/match-transfer";
import { positionText } from "../situation/position-text";
import { positionOfMatch } from "../situation/situation-store";
import type { PlayedMatch } from "../table-store";
import styles from "./timeline.module.css";

interface Item {
  key: string;
  words: string;
  run(): void;
}

/** What can be done with the moments of the match: show them again, go to one that mattered or to another branch, take one along. */
export function MomentMenus({ match, glance }: { match: PlayedMatch; glance: Timeline | undefined }) {
  const { done, total, branches } = match.snapshot;
  const test = useCommand("card.keep-test");
  const situation = useCommand("table.position");
  const lookBack = useCommand("table.look-back");
  const share = async () => {
    const found = await positionOfMatch();
    if (!found.ok) {
      for (const problem of found.problems.slice(0, 1)) tellProblem(problem);
      return;
    }
    await navigator.clipboard.writeText(positionText(match.game, found.value));
    tell({ tone: "good", message: "Copied the position as text. “Set up a position…” takes it." });
  };
  const moments = [
    ...(glance?.turns ?? []).map(({ at, text }) => ({ at, words: text })),
    ...(glance?.marks ?? []).map(({ at, word, text }) => ({ at, words: `${word}: ${text}` })),
  ].sort((a, b) => a.at - b.at);
  return (
    <div className={styles.tools}>
      {match.replaying ? (
        <Tool label="Stop showing it" icon={Pause} onClick={pause} />
      ) : (
        <Tool
          label={done < total ? "Show it from here" : "Show it from the beginning"}
          icon={Play}
          disabled={total === 0}
          onClick={() => void (done < total ? Promise.resolve() : moveTo(0)).then(replay)}
        />
      )}
      <Choice
        label="Moments that mattered"
        icon={Flag}
        items={moments.map(({ at, words }) => ({ key: `${at} ${words}`, words, run: () => void moveTo(at) }))}
      />
      <Tool label={lookBack.label} icon={ChartSpline} disabled={!lookBack.enabled} onClick={lookBack.run} />
      <Choice
        label="Other ways it went"
        icon={GitBranch}
        items={branches.map((branch) => ({
          key: String(branch.id),
          words: branchWords(branch, match.names, glance?.turns ?? []),
          run: () => void takeBranch(branch.id),
        }))}
      />
      <Choice
        label="Share"
        icon={Share2}
        items={[
          { key: "position", words: "Copy the position as text", run: () => withOpenHands(() => void share()) },
          { key: "match", words: "Export the match as a file", run: () => void exportMatch(match) },
        ]}
      />
      <Tool label={test.label} icon={FlaskConical} disabled={!test.enabled} onClick={test.run} />
      <Tool label={situation.label} icon={Hand} onClick={situation.run} />
      {!match.isByRules && <span className={styles.unofficial}>{unofficialWords}</span>}
    </div>
  );
}

function Tool({
  label,
  icon: Icon,
  disabled = false,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  onClick(): void;
}) {
  return (
    <Tooltip title={label} describeChild>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

function Choice({ label, icon: Icon, items }: { label: string; icon: LucideIcon; items: readonly Item[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={label} describeChild>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            aria-haspopup="menu"
            disabled={items.length === 0}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Icon strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ key, words, run }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
