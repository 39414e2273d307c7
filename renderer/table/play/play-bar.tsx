import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { LogOut, type LucideIcon, Redo2, Save, Undo2 } from "lucide-react";
import { memo } from "react";
import { useCommand } from "../../commands/use-command";
import { useReadOnly } from "../../state/open-project";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { RoomHeader } from "../../ui/room";
import { paceChanged } from "../driver/bots-play";
import { coverChanged, lookAs } from "../driver/looking";
import type { OfferedFree } from "../engine/messages";
import { SoundSwitch } from "../motion/sound-switch";
import { paceWords, rememberCover, rememberPace, useCover, usePace } from "../table-settings";
import { type PlayedMatch, paces, useTable } from "../table-store";
import type { Look } from "../viewing";
import { Banner } from "./banner";
import { MoreMenu } from "./more-menu";
import styles from "./play-bar.module.css";

/** A command under a shorter name, as the bar has little room. */
function Tool({ label, command, icon: Icon }: { label: string; command: string; icon: LucideIcon }) {
  const { shortcut, enabled, run } = useCommand(command);
  return (
    <Tooltip title={`${label}  ${shortcut}`} describeChild>
      <span>
        <IconButton aria-label={label} disabled={!enabled} onClick={run}>
          <Icon strokeWidth={1.75} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

interface Props {
  match: PlayedMatch;
  /** Something that a seat may do at any time. */
  onBegin(free: OfferedFree, seat: number): void;
  onSave(): void;
  onLeave(): void;
}

/** Where the match stands, and what can be done with it as a whole. */
export function PlayBar({ match, onBegin, onSave, onLeave }: Props) {
  const { snapshot, names, seats } = match;
  const { table, asked } = snapshot;
  const active = table.active < 0 ? undefined : names[table.active];
  return (
    <RoomHeader
      className={styles.bar}
      title={
        <>
          {table.round !== undefined ? `Round ${table.round}` : table.turn > 0 && `Turn ${table.turn}`}
          {active && ` · ${active}`}
        </>
      }
      tools={
        <>
          <Lasting names={names} seats={seats} isTrial={match.trial !== null} onSave={onSave} />
          <SoundSwitch />
          <MoreMenu match={match} onBegin={onBegin} />
          <Leave onLeave={onLeave} />
        </>
      }
    >
      <p className={styles.phase}>
        {table.phase}
        {asked && asked.actor !== table.active && `, ${names[asked.actor]} decides`}
      </p>
      <Banner game={match.game} />
    </RoomHeader>
  );
}

const Leave = memo(function Leave({ onLeave }: Pick<Props, "onLeave">) {
  return (
    <Tooltip title="Leave the table" describeChild>
      <IconButton aria-label="Leave the table" onClick={onLeave}>
        <LogOut strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
});

/** What of the tools is the same from move to move. */
const Lasting = memo(function Lasting({
  names,
  seats,
  isTrial,
  onSave,
}: Pick<PlayedMatch, "names" | "seats"> & Pick<Props, "onSave"> & { isTrial: boolean }) {
  const readOnly = useReadOnly();
  const pace = usePace();
  const cover = useCover();
  const look = useTable((state) => state.look);
  const isPerson = seats.map(({ kind }) => kind === "person");
  const people = isPerson.filter(Boolean).length;
  return (
    <>
      <Tool label="Take back" command="table.take-back" icon={Undo2} />
      <Tool label="Repeat" command="table.repeat" icon={Redo2} />
      {isPerson.includes(false) && (
        <span className={styles.choice}>
          <span id="table-bots">Bots</span>
          <ChoiceInput
            compact
            id="table-bots-choice"
            labelledBy="table-bots"
            value={pace}
            options={paces.map((each) => ({ value: each, label: paceWords[each] }))}
            onChange={(next) => {
              rememberPace(next);
              paceChanged();
            }}
          />
        </span>
      )}
      <span className={styles.choice}>
        <span id="table-view">View</span>
        <ChoiceInput
          compact
          id="table-view-choice"
          labelledBy="table-view"
          value={String(look)}
          options={[
            {
              value: "follow",
              label: people > 1 ? "Whoever decides" : people === 1 ? "As you play" : "Everything",
            },
            ...names.map((name, seat) => ({ value: String(seat), label: `As ${name}` })),
            ...(people > 0 ? [{ value: "all", label: "Everything" }] : []),
          ]}
          onChange={(next) => lookAs(readLook(next))}
        />
      </span>
      {people > 1 && (
        <CheckField
          compact
          id="table-cover"
          label="Cover hands"
          value={cover}
          onChange={(isCovered) => {
            rememberCover(isCovered);
            coverChanged();
          }}
        />
      )}
      {!isTrial && (
        <Button variant="outlined" startIcon={<Save aria-hidden />} disabled={readOnly} onClick={onSave}>
          Save
        </Button>
      )}
    </>
  );
});

const readLook = (value: string): Look => (value === "follow" || value === "all" ? value : Number(value));
