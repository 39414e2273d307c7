import { useEffect, useState } from "react";
import type { RecentProject } from "../../main/api";
import { call } from "../bridge/client";
import { tellProblem } from "../state/notices";
import { useProject } from "../state/open-project";
import { Room } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { FirstStart } from "./first-start";
import { GameShelf } from "./game-shelf";
import styles from "./home.module.css";
import { OwnSets } from "./own-sets";

/** Where everything begins: what was worked on, and the games to begin with. */
export function Home() {
  const session = useProject(({ open }) => open?.session);
  const [recent, setRecent] = useState<readonly RecentProject[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening or closing a project changes the list.
  useEffect(() => {
    let live = true;
    void call("recent.list", {}).then((result) => {
      if (!live) return;
      setRecent(result.ok ? result.value : []);
      if (!result.ok) tellProblem(result.problem);
    });
    return () => {
      live = false;
    };
  }, [session]);

  if (recent === null) return <RoomSkeleton />;
  return (
    <Room panels={{ className: styles.page }}>
      {recent.length === 0 ? <FirstStart /> : <OwnSets sets={recent} onChange={setRecent} />}
      <GameShelf />
    </Room>
  );
}
