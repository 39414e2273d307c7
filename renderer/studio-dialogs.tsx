import { NewComponentDialog } from "./composition/new-component-dialog";
import { RenameComponentDialog } from "./composition/rename-component-dialog";
import { ConflictDialog } from "./conflicts/conflict-dialog";
import { CompleteDialog } from "./decks/complete-dialog";
import { DeckNameDialog } from "./decks/deck-name-dialog";
import { BringInDialog } from "./decks/in-and-out/bring-in-dialog";
import { LeaderDialog } from "./decks/leader/leader-dialog";
import { AboutDialog } from "./dialogs/about-dialog";
import { LanguagesDialog } from "./dialogs/languages-dialog";
import { ShortcutsDialog } from "./dialogs/shortcuts-dialog";
import { WorthDialog } from "./dialogs/worth-dialog";
import { ExportDialog } from "./exchange/export-dialog";
import { ImportDialog } from "./exchange/import-dialog";
import { TranslationsExportDialog } from "./exchange/translations-export-dialog";
import { TranslationsImportDialog } from "./exchange/translations-import-dialog";
import { NewProjectDialog } from "./home/new-project-dialog";
import { OpenProjectDialog } from "./home/open-project-dialog";
import { AbilityKeywordDialog } from "./keywords/ability-keyword-dialog";
import { NewKeywordDialog } from "./keywords/new-keyword-dialog";
import { RenameKeywordDialog } from "./keywords/rename-keyword-dialog";
import { Palette } from "./palette/palette";
import { ManyDialog } from "./set/many/many-dialog";
import { ReplaceDialog } from "./set/many/replace-dialog";
import { NewCardDialog } from "./set/new-card-dialog";
import { RecentlyDeletedDialog } from "./set/recently-deleted-dialog";
import { RenameCardDialog } from "./set/rename-card-dialog";
import { TextsDialog } from "./set/texts-dialog";
import { useUi } from "./state/ui-store";
import { ShowHandsDialog } from "./table/play/show-hands-dialog";
import { KeepVersionDialog } from "./versions/keep-version-dialog";

/** The one dialog that is open, if any. */
export function StudioDialogs() {
  const dialog = useUi((state) => state.dialog);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "palette":
      return <Palette />;
    case "new-card":
      return <NewCardDialog begins={dialog.begins} />;
    case "change-many":
      return <ManyDialog cards={dialog.cards} />;
    case "replace":
      return <ReplaceDialog cards={dialog.cards} />;
    case "rename-card":
      return <RenameCardDialog cardId={dialog.card} />;
    case "recently-deleted":
      return <RecentlyDeletedDialog />;
    case "texts-into-cards":
      return <TextsDialog />;
    case "import-table":
      return <ImportDialog file={dialog.file} isLinked={dialog.isLinked ?? false} />;
    case "keep-version":
      return <KeepVersionDialog />;
    case "export-table":
      return <ExportDialog />;
    case "languages":
      return <LanguagesDialog />;
    case "export-translations":
      return <TranslationsExportDialog />;
    case "import-translations":
      return <TranslationsImportDialog />;
    case "new-component":
      return <NewComponentDialog like={dialog.like} />;
    case "rename-component":
      return <RenameComponentDialog id={dialog.component} />;
    case "new-keyword":
      return <NewKeywordDialog like={dialog.like} card={dialog.card} />;
    case "ability-keyword":
      return <AbilityKeywordDialog card={dialog.card} index={dialog.index} />;
    case "rename-keyword":
      return <RenameKeywordDialog id={dialog.keyword} />;
    case "deck-leader":
      return <LeaderDialog deckId={dialog.deck} />;
    case "deck-name":
      return <DeckNameDialog deckId={dialog.deck} purpose={dialog.purpose} />;
    case "complete-deck":
      return <CompleteDialog deckId={dialog.deck} how={dialog.how} />;
    case "bring-in-deck":
      return <BringInDialog deckId={dialog.deck} handed={dialog.handed} />;
    case "new-project":
      return <NewProjectDialog game={dialog.game} />;
    case "open-project":
      return <OpenProjectDialog />;
    case "conflict":
      return <ConflictDialog path={dialog.path} />;
    case "worth":
      return <WorthDialog card={dialog.card} />;
    case "show-hands":
      return <ShowHandsDialog show={dialog.show} />;
    case "about":
      return <AboutDialog />;
    case "shortcuts":
      return <ShortcutsDialog />;
  }
}
