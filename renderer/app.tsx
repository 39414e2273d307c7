import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { LinkedBanner } from "./exchange/linked-banner";
import { useLinkedTable } from "./exchange/linked-table";
import { useDroppedFiles } from "./exchange/use-dropped-files";
import { Home } from "./home/home";
import { ProblemsPanel } from "./problems/problems-panel";
import { rooms } from "./rooms";
import { SetRoom } from "./set/set-room";
import { Banners } from "./shell/banners";
import { Notices } from "./shell/notices";
import { Rail } from "./shell/rail";
import styles from "./shell/shell.module.css";
import { StatusLine } from "./shell/status-line";
import { TopBar } from "./shell/top-bar";
import { useStudioEvents } from "./shell/use-studio-events";
import { useProject } from "./state/open-project";
import { goTo, type PlaceName, usePlace } from "./state/place";
import { LookedIn } from "./state/shown-language";
import { StudioDialogs } from "./studio-dialogs";
import { hints } from "./theme/controls";
import { Boundary } from "./ui/boundary";
import { RoomSkeleton } from "./ui/room-skeleton";

const CompositionRoom = lazy(() =>
  import("./composition/composition-room").then(({ CompositionRoom }) => ({ default: CompositionRoom })),
);
const KeywordsRoom = lazy(() =>
  import("./keywords/keywords-room").then(({ KeywordsRoom }) => ({ default: KeywordsRoom })),
);
const DecksRoom = lazy(() => import("./decks/decks-room").then(({ DecksRoom }) => ({ default: DecksRoom })));
const TableRoom = lazy(() => import("./table/table-room").then(({ TableRoom }) => ({ default: TableRoom })));
const TestsRoom = lazy(() => import("./table/tests/tests-room").then(({ TestsRoom }) => ({ default: TestsRoom })));
const LabRoom = lazy(() => import("./lab/lab-room").then(({ LabRoom }) => ({ default: LabRoom })));
const PrintRoom = lazy(() => import("./print/print-room").then(({ PrintRoom }) => ({ default: PrintRoom })));
const TemplateRoom = lazy(() =>
  import("./template/template-room").then(({ TemplateRoom }) => ({ default: TemplateRoom })),
);
const VersionsRoom = lazy(() =>
  import("./versions/versions-room").then(({ VersionsRoom }) => ({ default: VersionsRoom })),
);
const AssetsRoom = lazy(() => import("./assets/assets-room").then(({ AssetsRoom }) => ({ default: AssetsRoom })));
const SettingsRoom = lazy(() =>
  import("./settings/settings-room").then(({ SettingsRoom }) => ({ default: SettingsRoom })),
);
const EditorRoom = lazy(() => import("./editor/editor-room").then(({ EditorRoom }) => ({ default: EditorRoom })));

const views: Readonly<Record<PlaceName, ComponentType<{ item: string | undefined }>>> = {
  home: Home,
  set: ({ item }) => (item === undefined ? <SetRoom /> : <EditorRoom item={item} />),
  components: CompositionRoom,
  keywords: KeywordsRoom,
  decks: DecksRoom,
  template: TemplateRoom,
  table: TableRoom,
  tests: TestsRoom,
  lab: LabRoom,
  print: PrintRoom,
  versions: VersionsRoom,
  assets: AssetsRoom,
  settings: SettingsRoom,
};

/** Where the set is played and compared it stands as it is written. */
const asWritten: ReadonlySet<PlaceName> = new Set(["table", "tests", "lab", "versions"]);

function Room() {
  const { name, item } = usePlace();
  const phase = useProject((state) => state.phase);
  const needsProject = rooms[name].needs !== "nothing";
  const View = views[name];
  useEffect(() => {
    if (needsProject && phase === "closed") goTo("home", undefined, { replace: true });
  }, [needsProject, phase]);

  if (phase === "starting") return <RoomSkeleton />;
  if (needsProject && phase === "closed") return <Home />;
  return (
    <Suspense fallback={<RoomSkeleton />}>
      <LookedIn value={asWritten.has(name) ? null : undefined}>
        <View item={item} />
      </LookedIn>
    </Suspense>
  );
}

export function App() {
  useStudioEvents();
  useDroppedFiles();
  useLinkedTable();
  const { name, item } = usePlace();
  return (
    <>
      <div className={styles.studio}>
        <TopBar />
        <Rail />
        <main className={styles.room}>
          <Banners />
          <LinkedBanner />
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
      <section id={hints} aria-label="Hints" />
    </>
  );
}
