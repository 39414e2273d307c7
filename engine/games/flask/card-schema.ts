export { FlaskCard as Card } from "../../../schemas/cards/flask";
