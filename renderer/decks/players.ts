import { cardGame } from "../../engine/games/registry";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";

/** For how many players a shared deck is judged; nobody knows, until somebody says. */
export function usePlayers(): [players: number | undefined, choose: (players: number | undefined) => void] {
  const game = useProject(gameOf);
  const [chosen, choose] = useRemembered<number>(`decks.players.${game}`, 0);
  const isShared = game !== undefined && cardGame(game).deckTables !== undefined;
  return [isShared && chosen > 0 ? chosen : undefined, (players) => choose(players ?? 0)];
}
