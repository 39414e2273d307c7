export { BattleFarmCard as Card } from "../../../schemas/cards/battle-farm";
