import type { Clash } from "../../project/tables/clashes";
import { Toggles } from "../ui/fields/toggles";

interface Props {
  clash: Clash;
  isFromTable: boolean;
  onChoose(isFromTable: boolean): void;
}

/** A cell that was changed here and in the table: which of both is meant. */
export const ClashRow = ({ clash: { of, title, was, here, there, row }, isFromTable, onChoose }: Props) => (
  <>
    <strong>{of}</strong>{" "}
    <small>{[title, row !== undefined && `row ${row}`, was !== "" && `was ${was}`].filter(Boolean).join(", ")}</small>
    <Toggles<"mine" | "table">
      label={`${title} of ${of}`}
      value={isFromTable ? "table" : "mine"}
      options={[
        { value: "mine", label: `Mine: ${short(here)}` },
        { value: "table", label: `Table: ${short(there)}` },
      ]}
      onChange={(which) => onChoose(which === "table")}
    />
  </>
);

const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words || "nothing");
