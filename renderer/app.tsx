import { lazy, Suspense, useEffect } from "react";
import { StudioDialogs } from "./dialogs/studio-dialogs";
import { Home } from "./home/home";
import { ProblemsPanel } from "./problems/problems-panel";
import { SetRoom } from "./set/set-room";
import { Banners } from "./shell/banners";
import { Notices } from "./shell/notices";
import { Rail } from "./shell/rail";
import { RoomSkeleton } from "./shell/room-skeleton";
import styles from "./shell/shell.module.css";
import { StatusLine } from "./shell/status-line";
import { TopBar } from "./shell/top-bar";
import { useStudioEvents } from "./shell/use-studio-events";
import { goTo, usePlace } from "./state/place";
import { useProject } from "./state/project-store";
import { Boundary } from "./ui/boundary";

const CompositionRoom = lazy(() =>
  import("./composition/composition-room").then(({ CompositionRoom }) => ({ default: CompositionRoom })),
);
const DecksRoom = lazy(() => import("./decks/decks-room").then(({ DecksRoom }) => ({ default: DecksRoom })));
const TableRoom = lazy(() => import("./table/table-room").then(({ TableRoom }) => ({ default: TableRoom })));
const PrintRoom = lazy(() => import("./print/print-room").then(({ PrintRoom }) => ({ default: PrintRoom })));
const TemplateRoom = lazy(() =>
  import("./template/template-room").then(({ TemplateRoom }) => ({ default: TemplateRoom })),
);
const EditorRoom = lazy(() => import("./set/editor-room").then(({ EditorRoom }) => ({ default: EditorRoom })));

function Room() {
  const { name, item } = usePlace();
  const phase = useProject((state) => state.phase);
  const needsProject = name !== "home";
  useEffect(() => {
    if (needsProject && phase === "closed") goTo("home", undefined, { replace: true });
  }, [needsProject, phase]);

  if (phase === "starting") return <RoomSkeleton />;
  if (name === "home" || phase === "closed") return <Home />;
  return (
    <Suspense fallback={<RoomSkeleton />}>
      {name === "set" && (item === undefined ? <SetRoom /> : <EditorRoom cardId={item} />)}
      {name === "components" && <CompositionRoom id={item} />}
      {name === "decks" && <DecksRoom deckId={item} />}
      {name === "template" && <TemplateRoom item={item} />}
      {name === "table" && <TableRoom />}
      {name === "print" && <PrintRoom />}
    </Suspense>
  );
}

export function App() {
  useStudioEvents();
  const { name, item } = usePlace();
  return (
    <div className={styles.studio}>
      <TopBar />
      <Rail />
      <main className={styles.room}>
        <Banners />
        <div className={styles.roomBody}>
          <Boundary resetKey={`${name}/${item ?? ""}`}>
            <Room />
          </Boundary>
        </div>
      </main>
      <div className={styles.panel}>
        <ProblemsPanel />
      </div>
      <StatusLine />
      <StudioDialogs />
      <Notices />
    </div>
  );
}
