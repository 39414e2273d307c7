import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { freeTableItem, labMatchIn, labReachIn, playedIn, reviewItem, runawayIn, situationItem } from "../state/place";
import { RoomSkeleton } from "../ui/room-skeleton";
import { FreeTableScreen } from "./free-table/free-table-screen";
import { followFreeTable } from "./free-table/kept-free-table";
import { PlayScreen } from "./play/play-screen";
import { useSupply } from "./project-supply";
import { OpeningOfLab, OpeningPlayed, OpeningReached, OpeningRunaway } from "./review/opening-played";
import { ReviewScreen } from "./review/review-screen";
import { followMatch } from "./saved/follow-match";
import { SetupScreen } from "./setup/setup-screen";
import { useHandToPlay } from "./setup/use-hand-to-play";
import { useOffer } from "./setup/use-preparation";
import { SituationScreen } from "./situation/situation-screen";
import { useTable } from "./table-store";

followMatch();
followFreeTable();

/** Here a set is played: first who and how, then the match. */
export function TableRoom({ item }: { item: string | undefined }) {
  const session = useProject(({ open }) => open?.session ?? null);
  const game = useProject(gameOf);
  const offer = useOffer(game);
  const supply = useSupply();
  const match = useTable((state) => state.match);
  const isOwn = useTable((state) => state.session === session);
  useHandToPlay(isOwn ? game : undefined, supply, offer);
  if (!game || !supply || !isOwn || !offer) return <RoomSkeleton />;
  if (item === freeTableItem) return <FreeTableScreen game={game} />;
  if (item === situationItem) return <SituationScreen game={game} />;
  const played = playedIn(item);
  if (played) return <OpeningPlayed key={item} game={game} {...played} />;
  const ofLab = labMatchIn(item);
  if (ofLab) return <OpeningOfLab key={item} game={game} {...ofLab} />;
  const reaching = labReachIn(item);
  if (reaching) return <OpeningReached key={item} game={game} {...reaching} />;
  const runaway = runawayIn(item);
  if (runaway) return <OpeningRunaway key={item} game={game} cards={runaway.join(" ")} />;
  if (match && item === reviewItem) return <ReviewScreen match={match} />;
  return match ? <PlayScreen match={match} /> : <SetupScreen game={game} offer={offer} supply={supply} />;
}
