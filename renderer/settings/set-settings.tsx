import ToggleButton from "@mui/material/ToggleButton";
import { Braces } from "lucide-react";
import { manifestPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import type { Pointer } from "../../schemas/json-pointer";
import type { Manifest } from "../../schemas/manifest";
import type { FileEditing } from "../document/use-file-editing";
import { toggleJson, useJsonOpen } from "../json/json-settings";
import { JsonSide, useJsonPlace } from "../json/json-side";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { BrokenText } from "../ui/broken-text";
import { CommandButton } from "../ui/command-button";
import { RoomSkeleton } from "../ui/room-skeleton";
import { Section } from "../ui/section";
import { ManifestFields } from "./manifest-fields";
import { NewCardFields } from "./new-card-fields";
import { SetHouseRules } from "./set-house-rules";
import { SetLanguages } from "./set-languages";
import { SetLicence } from "./set-licence";
import { SettingsPage } from "./settings-page";
import { useManifestEditing } from "./use-manifest-editing";

export function SetSettings() {
  const game = useProject(gameOf);
  return game ? <OfGame game={game} /> : <RoomSkeleton />;
}

/** What a set is called, whose it is, by which rules it is played, and what its new cards begin with. */
function OfGame({ game }: { game: GameId }) {
  const editing = useManifestEditing(game);
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  if (!editing) return <RoomSkeleton />;
  const [problem] = editing.reading.valid === undefined ? editing.reading.problems : [];
  return (
    <SettingsPage
      title="Settings of this set"
      file={manifestPath}
      tools={
        <ToggleButton value="json" size="small" selected={jsonOpen} aria-label="JSON" onChange={toggleJson}>
          <Braces strokeWidth={1.75} aria-hidden />
          JSON
        </ToggleButton>
      }
      aside={jsonOpen && <JsonSide editing={editing} place={jsonPlace} />}
    >
      <Sections editing={editing} openJson={openJson} />
      {problem && editing.reading.value === undefined && (
        <BrokenText
          problem={problem}
          onShow={openJson}
          onRestore={editing.shown && !editing.readOnly ? editing.restore : undefined}
        />
      )}
    </SettingsPage>
  );
}

const about = ["name", "author", "version"];

function Sections({ editing, openJson }: { editing: FileEditing; openJson(pointer: Pointer): void }) {
  // While it is being typed by hand, the last sound one is shown.
  const manifest = editing.shown?.valid as Manifest | undefined;
  return (
    <>
      <Section name="settings.about" title="About the set">
        <ManifestFields editing={editing} keys={about} openJson={openJson} />
        <SetLicence editing={editing} />
      </Section>
      {manifest && (
        <Section name="settings.languages" title="Languages">
          <SetLanguages manifest={manifest} />
        </Section>
      )}
      {manifest && (
        <Section name="settings.new-cards" title="New cards begin with" folded>
          <NewCardFields editing={editing} manifest={manifest} openJson={openJson} />
        </Section>
      )}
      {manifest && (
        <Section name="settings.rules" title="House rules">
          <SetHouseRules editing={editing} manifest={manifest} />
        </Section>
      )}
      {editing.game.worth && (
        <Section name="settings.worth" title="Worth">
          <div>
            <CommandButton command="project.worth" variant="outlined" size="small" />
          </div>
        </Section>
      )}
    </>
  );
}
