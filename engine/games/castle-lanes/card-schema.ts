export { CastleLanesCard as Card } from "../../../schemas/cards/castle-lanes";
