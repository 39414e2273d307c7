import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { fontFiles, typefaceName } from "../../../press/font-table";
import { coming } from "../../../press/lettering";
import { joinPointer } from "../../../schemas/json-pointer";
import type { FontFaces, Template } from "../../../schemas/template";
import { addFont, fontTypes } from "../../press/add-font";
import { type StudioFonts, useOwnFonts } from "../../press/own-fonts";
import { typefaceStyle } from "../../press/typeface-style";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { SeverityIcon } from "../../ui/severity-icon";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";

const cuts = [
  ["regular", "Regular"],
  ["bold", "Bold"],
  ["italic", "Italic"],
  ["boldItalic", "Bold italic"],
] as const;
const typefaces = Object.keys(fontFiles).sort();

/** The typefaces of a template, out of those of the house and those that the project brings. */
export function FontFields({ template }: { template: Template }) {
  const own = useOwnFonts();
  return (
    <section className={styles.section} aria-label="Fonts">
      <h3>Fonts</h3>
      {Object.entries(template.fonts).map(([role, faces]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders of its own.
        <div key={role} className={styles.font} role="group" aria-label={`Font ${role}`}>
          <h4>{role}</h4>
          {cuts.map(([cut, title]) => (
            <CutChoice key={cut} role={role} cut={cut} title={title} value={faces[cut]} own={own} />
          ))}
        </div>
      ))}
      <OwnFontList own={own} />
    </section>
  );
}

interface CutProps {
  role: string;
  cut: keyof FontFaces;
  title: string;
  value: string | undefined;
  own: StudioFonts;
}

function CutChoice({ role, cut, title, value, own }: CutProps) {
  const { change, disabled } = useInspector();
  const id = useId();
  return (
    <div className={styles.cut}>
      <span id={`${id}-label`}>{title}</span>
      <ChoiceInput
        compact
        id={id}
        labelledBy={`${id}-label`}
        value={value ?? ""}
        disabled={disabled}
        options={[
          ...(cut === "regular" ? [] : [{ value: "", label: `as ${cut === "boldItalic" ? "bold" : "regular"}` }]),
          ...own.ids.map((font) => ({
            value: font,
            label: ownName(own, font),
            group: "This project's",
            disabled: isBroken(own, font),
            style: typefaceStyle(font, own),
          })),
          ...typefaces.map((font) => ({
            value: font,
            label: typefaceName(font),
            group: "Cardwright's",
            style: typefaceStyle(font, own),
          })),
        ]}
        onChange={(next) =>
          change(joinPointer(joinPointer("/fonts", role), cut), next || undefined, `${title} of ${role}`)
        }
      />
    </div>
  );
}

function checked(own: StudioFonts, id: string) {
  const found = own.check(id);
  return found === coming ? undefined : found;
}
const isBroken = (own: StudioFonts, id: string): boolean => {
  const found = checked(own, id);
  return found !== undefined && found.bytes === undefined;
};
const fileName = (id: string): string => id.slice(id.lastIndexOf("/") + 1);
const ownName = (own: StudioFonts, id: string): string => checked(own, id)?.name ?? fileName(id);

/** The project's own fonts, what is wrong with them, and the way to bring more. */
function OwnFontList({ own }: { own: StudioFonts }) {
  const { disabled } = useInspector();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.own}>
      {own.ids.length > 0 && (
        <ul aria-label="Fonts of this project">
          {own.ids.map((id) => (
            <li key={id}>
              <span title={id}>{ownName(own, id)}</span>
              {checked(own, id)?.problems.map(({ code, severity, message, hint }) => (
                <p key={code} className={styles.note}>
                  <SeverityIcon severity={severity} size={14} />
                  <span>
                    {message} {hint}
                  </span>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={fontTypes}
        data-testid="font-file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void addFont(file);
        }}
      />
      <Button
        size="small"
        disabled={disabled}
        startIcon={<Plus strokeWidth={1.75} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        Add font…
      </Button>
      <p className={styles.note}>
        TTF, OTF or WOFF2. Letters that the typefaces above lack come from the project's fonts too. Put the licence
        beside the font as a text file of the same name.
      </p>
    </div>
  );
}
