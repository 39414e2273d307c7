export { FlaskComponent as Component } from "../../../schemas/components/flask";
