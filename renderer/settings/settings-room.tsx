import { Hammer, LayoutGrid } from "lucide-react";
import { useProject } from "../state/open-project";
import { ownSettings, setSettings } from "../state/place";
import { Room } from "../ui/room";
import { ItemList } from "../ui/side-list";
import { OwnSettings } from "./own-settings";
import { SetSettings } from "./set-settings";

const ofSet = { id: setSettings, name: "This set", about: "Name, licence, house rules", icon: LayoutGrid };
const ofPerson = { id: ownSettings, name: "Cardwright", about: "Theme, numbers, folders", icon: Hammer };

/** What is decided once: for the set that is open, and for all that a person works on. */
export function SettingsRoom({ item }: { item: string | undefined }) {
  const isOpen = useProject(({ phase }) => phase === "open");
  const pages = isOpen ? [ofSet, ofPerson] : [ofPerson];
  const chosen = pages.find(({ id }) => id === item);
  return (
    <Room>
      <ItemList
        name="settings.list"
        title="Settings"
        width={224}
        tools={null}
        place="settings"
        item={item}
        items={pages}
        look={({ name, about, icon: Icon }) => ({
          lead: <Icon size={18} strokeWidth={1.75} aria-hidden />,
          title: name,
          below: about,
        })}
      />
      {chosen === ofSet && <SetSettings />}
      {chosen === ofPerson && <OwnSettings />}
    </Room>
  );
}
