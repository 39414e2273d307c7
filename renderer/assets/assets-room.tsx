import { FontShelf } from "./font-shelf";
import { PictureShelf } from "./picture-shelf";
import { shelfOf } from "./shelf-header";
import { SymbolShelf } from "./symbol-shelf";

/** What cards are made of besides words: pictures, fonts and symbols, each with where it is used and whose it is. */
export function AssetsRoom({ item }: { item: string | undefined }) {
  const shelf = shelfOf(item);
  if (shelf === "fonts") return <FontShelf />;
  return shelf === "symbols" ? <SymbolShelf /> : <PictureShelf />;
}
