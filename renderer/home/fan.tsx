import type { GameId } from "../../schemas/game-id";
import { BlankCard, FacePaper } from "../press/card-face";
import { Hand } from "../ui/hand";
import { useStarterFaces } from "./use-starter";

interface Props {
  game: GameId;
  amount?: number;
  /** How many of its best are left to another fan. */
  after?: number;
  width?: string;
}

/** Cards of a game's sample set. */
export function Fan({ game, amount = 3, after = 0, width = "120px" }: Props) {
  const faces = useStarterFaces(game, amount, after);
  const card = (at: number) => (faces[at] ? <FacePaper face={faces[at]} /> : <BlankCard />);
  return <Hand amount={amount} width={width} card={card} />;
}
