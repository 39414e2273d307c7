export { HatchCard as Card } from "../../../schemas/cards/hatch";
