export { GardenIncursionCard as Card } from "../../../schemas/cards/garden-incursion";
