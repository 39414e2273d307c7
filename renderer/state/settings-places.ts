import { manifestPath } from "../../project/paths";
import { AppSettings } from "../../schemas/app-settings";
import { Manifest } from "../../schemas/manifest";
import { goTo, ownSettings, setSettings } from "./place";
import { setUi } from "./ui-store";

/** Every setting by its name, for whoever looks for one. */
interface SettingPlace {
  label: string;
  /** What else it may be called. */
  words: string;
  of: "set" | "person";
  field: string;
}

const said = (schema: object): { title: string; description: string } => ({ title: "", description: "", ...schema });

const ofPerson = Object.entries(AppSettings.properties).map(([key, schema]) => {
  const { title, description } = said(schema);
  return { label: title, words: description, of: "person" as const, field: `/${key}` };
});

const shown = ["name", "author", "version", "licence", "languages", "newCards", "options"] as const;
const ofSet = shown.map((key) => {
  const { title, description } = said(Manifest.properties[key]);
  return { label: `${title} of the set`, words: description, of: "set" as const, field: `/${key}` };
});

export const settingPlaces: readonly SettingPlace[] = [
  ...ofSet,
  ...ofPerson,
  { label: "Folder for new sets", words: "where projects are made", of: "person", field: "/projects" },
];

export function showSetting({ of, field }: SettingPlace): void {
  goTo("settings", of === "set" ? setSettings : ownSettings);
  setUi({ jump: { file: of === "set" ? manifestPath : ownSettings, field } });
}
