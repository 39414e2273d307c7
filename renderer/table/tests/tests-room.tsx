import { useEffect, useMemo } from "react";
import { testsByCard } from "../../../project/scenario-file";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { goTo, newPositionTest, newTest } from "../../state/place";
import { useUi } from "../../state/ui-store";
import { EmptyState } from "../../ui/empty-state";
import { Room } from "../../ui/room";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { KeepPositionTest, KeepTest } from "./keep-test";
import { followTests } from "./run-tests";
import { TestView } from "./test-view";
import { groupsSought, TestsList } from "./tests-list";

/** The tests of the set by card: which hold, what fails and why, and each of them on the board. */
export function TestsRoom({ item }: { item: string | undefined }) {
  const game = useProject(gameOf);
  if (!game) return <RoomSkeleton />;
  if (item === newTest) return <KeepTest />;
  return item === newPositionTest ? <KeepPositionTest /> : <OpenRoom game={game} id={item} />;
}

function OpenRoom({ game, id }: { game: GameId; id: string | undefined }) {
  const files = useProject((state) => state.files);
  const groups = useMemo(() => testsByCard(files, game), [files, game]);
  const sought = useUi((ui) => ui.testsSought);
  const tests = groups.flatMap((group) => group.tests);
  const chosen = tests.find((test) => test.id === id);
  const first = (groupsSought(groups, sought, files, game)[0]?.tests ?? tests)[0]?.id;
  useEffect(followTests, []);
  useEffect(() => {
    if (!chosen && first !== undefined) goTo("tests", first, { replace: true });
  }, [chosen, first]);
  if (tests.length === 0)
    return (
      <EmptyState title="No tests yet">
        A test plays a few steps and says what must then hold. Try a card, play it, then choose “Keep as a test”; or
        make one of any moment of a match, or of a position that you set up by hand.
      </EmptyState>
    );
  return (
    <Room>
      <TestsList groups={groups} chosen={id} game={game} />
      {chosen && <TestView key={chosen.id} test={chosen} game={game} />}
    </Room>
  );
}
