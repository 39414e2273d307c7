import { type TInteger, type TOptional, Type } from "typebox";
import { componentSchema, price } from "../../../schemas/component";

const flaskColours = ["G", "Y", "B", "R"] as const;
export const flaskKeywords = ["reaction"] as const;

export const flaskPrices = (price: (title: string) => TOptional<TInteger>) =>
  Type.Object(
    { G: price("Green"), Y: price("Yellow"), B: price("Blue"), R: price("Red") },
    { title: "Resources", additionalProperties: false },
  );

export const Component = componentSchema({
  symbols: [...flaskColours],
  symbolWords: { G: "green", Y: "yellow", B: "blue", R: "red" },
  keywords: [...flaskKeywords],
  prices: flaskPrices(price),
});
export type Component = Type.Static<typeof Component>;
