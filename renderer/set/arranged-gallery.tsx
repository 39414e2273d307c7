import { type ComponentProps, useMemo } from "react";
import type { GameId } from "../../schemas/game-id";
import { useChecked } from "../state/checking";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { Gallery } from "./gallery";
import { useSheetColumns } from "./sheet/use-sheet-layout";
import { useTells } from "./sheet/use-tells";
import { arranged, useArrangement } from "./use-arrangement";

type Props = Omit<ComponentProps<typeof Gallery>, "groups"> & { ids: readonly string[] };

/** The gallery in the order and the groups that somebody chose. No card is read until it is one of both. */
export function ArrangedGallery(props: Props) {
  const game = useProject(gameOf);
  const [{ sort, group }] = useArrangement();
  const { ids, ...look } = props;
  const plain = useMemo(() => [{ title: undefined, ids }], [ids]);
  if (!game || (!sort && !group)) return <Gallery {...look} groups={plain} />;
  return <Arranged game={game} {...props} />;
}

function Arranged({ game, ids, ...look }: Props & { game: GameId }) {
  const [arrangement] = useArrangement();
  const columns = useSheetColumns(game);
  const around = useTells(game);
  const files = useProject((state) => state.files);
  const isOfProblems = [arrangement.sort?.column, arrangement.group].includes("card.problems");
  const found = useChecked(({ byFile }) => (isOfProblems ? byFile : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is written, or found wrong with it, may change the order.
  const groups = useMemo(
    () => arranged({ ids, columns, around, arrangement }),
    [ids, columns, around, arrangement, files, found],
  );
  return <Gallery {...look} groups={groups} />;
}
