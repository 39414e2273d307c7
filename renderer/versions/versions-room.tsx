import Button from "@mui/material/Button";
import { History, Printer, RotateCcw, ScrollText } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { diffProjects, isSame, type ProjectDiff, type Version } from "../../project/versions/diff-projects";
import { restoreAll, restoreCard } from "../../project/versions/restore";
import type { GameId } from "../../schemas/game-id";
import { count } from "../state/count";
import { useKnownVersions } from "../state/known-versions";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { inNumbers } from "../state/numbers";
import { currentProject, runEdit, undo, useProject, useReadOnly } from "../state/open-project";
import { goTo } from "../state/place";
import { setUi } from "../state/ui-store";
import { useVersion } from "../state/use-version";
import { type Choice, keptChoice, searchSince } from "../state/version-place";
import { CommandButton } from "../ui/command-button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { EmptyState } from "../ui/empty-state";
import { ProblemLine } from "../ui/problem-line";
import { Room, RoomHeader } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { SidePanel } from "../ui/side-panel";
import { ChangeList } from "./change-list";
import { ChangeView } from "./change-view";
import { ChangelogDialog } from "./changelog-dialog";
import { cardsToPrint, changeGroups } from "./changes";
import { useChosenVersions, VersionChoice } from "./version-choice";
import styles from "./versions.module.css";

/** What differs between any two versions of the set, and the way back. */
export function VersionsRoom({ item }: { item: string | undefined }) {
  const game = useProject(gameOf);
  const { revisions, kept } = useKnownVersions();
  const { from, to, ...choosing } = useChosenVersions(item);
  const before = useVersion(from);
  const after = useVersion(to);
  const fault = [before, after].find((side) => side?.ok === false);
  const isEmpty = kept.length === 0 && revisions.length === 0 && from.key === "now";
  const header = (
    <RoomHeader
      title="Versions"
      className={styles.head}
      tools={
        <CommandButton variant="contained" command="version.keep" icon={History}>
          Keep this version
        </CommandButton>
      }
    >
      <VersionChoice from={from} to={to} {...choosing} />
    </RoomHeader>
  );
  return (
    <Room header={header}>
      {isEmpty ? (
        <div className={styles.whole}>
          <EmptyState title="No version has been kept yet">
            Keep one when you print or hand out your cards: later you see here what has changed since, card by card, and
            can bring back what was better. Revisions in Git, folders and bundles are compared just as well.
          </EmptyState>
        </div>
      ) : fault && !fault.ok ? (
        <div className={styles.fault}>
          <ProblemLine problem={fault.problem} />
        </div>
      ) : game && before?.ok && after?.ok ? (
        <Compared key={`${from.key} ${to.key}`} {...{ game, from, to }} before={before.value} after={after.value} />
      ) : (
        <div className={styles.whole}>
          <RoomSkeleton />
        </div>
      )}
    </Room>
  );
}

interface ComparedProps {
  game: GameId;
  from: Choice;
  to: Choice;
  before: Version;
  after: Version;
}

function Compared({ game, from, to, ...sides }: ComparedProps) {
  const before = useDeferredValue(sides.before);
  const after = useDeferredValue(sides.after);
  const diff = useMemo(() => diffProjects(before, after), [before, after]);
  const groups = useMemo(() => changeGroups(diff), [diff]);
  const [chosen, setChosen] = useState<string>();
  const [hasRestored, setRestored] = useState(false);
  const [asked, setAsked] = useState<"changelog" | "restore" | null>(null);
  const isReadOnly = useReadOnly();
  const all = groups.flatMap(({ changes }) => changes);
  const shown = all.find(({ key }) => key === chosen) ?? all[0];
  const canRestore = to.key === "now" && !isReadOnly;
  const toPrint = cardsToPrint(diff);
  const since = searchSince(from);
  const notes = useKnownVersions().kept.find((one) => keptChoice(one).key === from.key)?.notes;

  if (isSame(diff) || !shown)
    return (
      <div className={styles.whole}>
        <EmptyState title="Nothing differs">
          {from.key === to.key
            ? "Both are the same version: choose another one above."
            : "These two say the same, card by card."}
        </EmptyState>
      </div>
    );
  const restore = (id: string, named: string) => {
    const edit = restoreCard(currentProject().files, before.files, game, id, named);
    if (!runEdit(edit)) return;
    // On to the next one, which stands where this one stood.
    const at = all.indexOf(shown);
    setChosen((all[at + 1] ?? all[at - 1])?.key);
    setRestored(true);
    tell({ tone: "good", message: `${edit.label}: done.`, action: { label: "Undo", run: undo } });
  };
  const open = (key: string) => {
    setRestored(false);
    setChosen(key);
  };
  const restoreEverything = () => {
    setAsked(null);
    const edit = restoreAll(currentProject().files, before.files, from.called);
    if (runEdit(edit))
      tell({ tone: "good", message: `The set is as it was: ${from.called}.`, action: { label: "Undo", run: undo } });
  };
  const print = () => {
    setUi({ toPrint: since ?? toPrint.map((id) => `id=${id}`).join(" or ") });
    goTo("print");
  };
  return (
    <>
      <SidePanel
        name="versions.list"
        side="left"
        as="nav"
        label="What differs"
        edge="Width of the list"
        width={280}
        limits={{ min: 200, max: 480 }}
        className={styles.list}
      >
        <p className={styles.words} role="status">
          {summary(diff)}
        </p>
        {notes && (
          <p className={styles.words}>
            {from.called}: {notes}
          </p>
        )}
        <ChangeList groups={groups} shown={shown} onOpen={open} takesFocus={hasRestored} />
        <div className={styles.actions}>
          <Button startIcon={<ScrollText strokeWidth={1.75} />} onClick={() => setAsked("changelog")}>
            Changelog…
          </Button>
          {to.key === "now" && toPrint.length > 0 && (
            <Button startIcon={<Printer strokeWidth={1.75} />} onClick={print}>
              Print what changed
            </Button>
          )}
          {canRestore && (
            <Button startIcon={<RotateCcw strokeWidth={1.75} />} onClick={() => setAsked("restore")}>
              Restore everything…
            </Button>
          )}
        </div>
      </SidePanel>
      <ChangeView
        change={shown}
        {...{ before, after, game }}
        calledBefore={from.called}
        calledAfter={to.called}
        onRestore={canRestore ? restore : undefined}
      />
      {asked === "changelog" && <ChangelogDialog diff={diff} called={to.called} onClose={() => setAsked(null)} />}
      {asked === "restore" && (
        <ConfirmDialog
          title={`Take the whole set back to ${from.called}?`}
          keep="Leave it"
          action="Restore everything"
          onClose={() => setAsked(null)}
          onConfirm={restoreEverything}
        >
          {`${whatComesBack(diff)} Decks, layouts and settings will be as before, pictures stay as they are. One undo takes it back.`}
        </ConfirmDialog>
      )}
    </>
  );
}

const summary = ({ added, removed, changed, renamed, decks }: ReturnType<typeof diffProjects>): string => {
  const illegal = decks.filter((deck) => deck.illegal).length;
  const parts = [
    changed.length > 0 && `${count(changed.length, "card")} changed`,
    added.length > 0 && `${inNumbers(added.length)} new`,
    removed.length > 0 && `${inNumbers(removed.length)} gone`,
    renamed.length > 0 && `${inNumbers(renamed.length)} renamed`,
    illegal > 0 && `${count(illegal, "deck")} may no longer be played`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "No card differs.";
};

function whatComesBack({ changed, removed, added }: Pick<ProjectDiff, "changed" | "removed" | "added">): string {
  const parts = [
    changed.length > 0 && `${count(changed.length, "card")} will be as before`,
    removed.length > 0 && `${count(removed.length, "card")} will come back`,
    added.length > 0 && `${count(added.length, "card")} will go`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${new Intl.ListFormat("en").format(parts)}.` : "No card differs.";
}
