import Button from "@mui/material/Button";
import { FileSpreadsheet } from "lucide-react";
import { count } from "../state/count";
import { useReadOnly } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { Banner } from "../ui/banner";
import { putOffOffer, useLinked } from "./linked-table";

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
      {`“${link.name}” has changed: ${offered.cards > 0 ? count(offered.cards, "card") : count(offered.decks, "deck")} would change.`}
    </Banner>
  );
}
