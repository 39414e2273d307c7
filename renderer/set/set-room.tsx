import Button from "@mui/material/Button";
import { FilePlus2 } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useProjectPress } from "../press/project-press";
import { inNumbers } from "../state/numbers";
import { useRemembered } from "../state/settings";
import { LookedIn } from "../state/shown-language";
import { setUi } from "../state/ui-store";
import { useVisibleCards } from "../state/use-visible-cards";
import { ColourVisionFilter, useSeenColours } from "../ui/colour-vision";
import { CommandButton } from "../ui/command-button";
import { CommandMenu } from "../ui/command-menu";
import { EmptyState } from "../ui/empty-state";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { ArrangedGallery } from "./arranged-gallery";
import { CardList } from "./card-list";
import { SetBar, type SetView, setViews } from "./set-bar";
import styles from "./set-room.module.css";
import { Sheet } from "./sheet/sheet";

const menuItems = [
  "card.open",
  "card.rename",
  "card.change-many",
  "card.duplicate",
  "card.try",
  null,
  "card.delete",
  null,
  "card.new",
  "card.recently-deleted",
];

/** Charts and translations are loaded by whoever looks at them. */
const Statistics = lazy(() => import("./statistics/statistics").then(({ Statistics }) => ({ default: Statistics })));
const Translations = lazy(() =>
  import("./translations/translations-view").then(({ TranslationsView }) => ({ default: TranslationsView })),
);

/** All cards of the project, as cards, as a list, as a sheet, as statistics or as translations. */
export function SetRoom() {
  const visible = useVisibleCards();
  const [remembered] = useRemembered<string>("set.view", "cards");
  const view: SetView = setViews.find((one) => one === remembered) ?? "cards";
  const [size] = useRemembered("set.cardSize", 190);
  const [menuAt, setMenuAt] = useState<{ top: number; left: number } | null>(null);
  const template = useProjectPress()?.card;
  const seen = useSeenColours();

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    const active = document.getElementById(event.currentTarget.getAttribute("aria-activedescendant") ?? "");
    const card = active?.getBoundingClientRect();
    setMenuAt(
      card
        ? { top: card.top + Math.min(card.height, 120), left: card.left + 24 }
        : { top: event.clientY, left: event.clientX },
    );
  };
  const ratio = template ? template.size.height / template.size.width : 88 / 63;

  return (
    <Room header={<SetBar visible={visible} view={view} size={size} />}>
      <div className={styles.body}>
        {visible.total === 0 && view !== "sheet" ? (
          <EmptyState
            title="This set has no cards yet"
            actions={
              <CommandButton variant="contained" command="card.new" icon={FilePlus2}>
                New card
              </CommandButton>
            }
          >
            Each card you make lies here, exactly as it will be printed.
          </EmptyState>
        ) : visible.ids.length === 0 && visible.query !== "" ? (
          <EmptyState
            title={`No card answers “${visible.query}”`}
            actions={
              <Button variant="outlined" onClick={() => setUi({ query: "" })}>
                Show all {inNumbers(visible.total)} cards
              </Button>
            }
          >
            Words are looked for in all that is printed. Narrow one with its field (type:, text:, tag:), compare numbers
            (cost&gt;3, cost:2-4), leave cards out with a minus, or click what you want under Filter.
          </EmptyState>
        ) : view === "sheet" ? (
          <LookedIn value={null}>
            <Sheet ids={visible.ids} query={visible.query} />
          </LookedIn>
        ) : view === "statistics" ? (
          <Suspense fallback={<RoomSkeleton />}>
            <Statistics ids={visible.ids} query={visible.query} />
          </Suspense>
        ) : view === "translations" ? (
          <Suspense fallback={<RoomSkeleton />}>
            <Translations ids={visible.query === "" ? null : visible.ids} />
          </Suspense>
        ) : view === "list" ? (
          <CardList ids={visible.ids} onMenu={openMenu} />
        ) : (
          <div className={styles.seen} style={seen}>
            <ColourVisionFilter />
            <ArrangedGallery ids={visible.ids} size={size} ratio={ratio} onMenu={openMenu} />
          </div>
        )}
      </div>
      <CommandMenu
        open={menuAt !== null}
        anchorReference="anchorPosition"
        {...(menuAt && { anchorPosition: menuAt })}
        label="Cards"
        items={menuItems}
        onClose={() => setMenuAt(null)}
      />
    </Room>
  );
}
