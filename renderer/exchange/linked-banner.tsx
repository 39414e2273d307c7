import Button from "@mui/material/Button";
import { FileSpreadsheet } from "lucide-react";
import { count } from "../state/count";
import { useReadOnly } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { Banner } from "../ui/banner";
import { type Changes, putOffOffer, useLinked } from "./linked-table";

/** What has changed in the linked file, offered and not pressed. */
export function LinkedBanner() {
  const { link, offered } = useLinked();
  const isReadOnly = useReadOnly();
  if (!link || !offered || isReadOnly) return null;
  return (
    <Banner
      isQuiet
      icon={<FileSpreadsheet strokeWidth={1.75} aria-hidden />}
      actions={
        <>
          <Button size="small" onClick={putOffOffer}>
            Not now
          </Button>
          <Button size="small" variant="outlined" onClick={() => showDialog({ kind: "import-table", isLinked: true })}>
            Look
          </Button>
        </>
      }
    >
      {`“${link.name}” has changed: ${whatOf(offered)}.`}
    </Banner>
  );
}

function whatOf({ cards, decks, translations, clashes }: Changes): string {
  const kinds = [[cards, "card"] as const, [decks, "deck"] as const, [translations, "translation"] as const];
  const changed = kinds.filter(([many]) => many > 0).map(([many, kind]) => count(many, kind));
  return [
    changed.length > 0 && `${changed.join(", ")} would change`,
    clashes > 0 && `${count(clashes, "cell")} ${clashes === 1 ? "was" : "were"} changed here as well`,
  ]
    .filter(Boolean)
    .join(", ");
}
