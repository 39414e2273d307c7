export { Keyword as Component } from "./card-schema";
