import Button from "@mui/material/Button";
import type { Json } from "../../../engine/core/vocabulary";
import { withoutValueAt, withValueAt } from "../../../schemas/json-pointer";
import { Section } from "../../ui/section";
import type { Positions } from "../engine/messages";
import type { InPlay } from "../play/in-play";
import { PositionField } from "./position-field";
import styles from "./position-form.module.css";
import { fieldsOf, fieldTitle, isObject, type Known, type Written } from "./position-schema";

interface Props {
  about: Positions;
  position: Json;
  cards: InPlay["cards"];
  /** What stands on the table, by its number in the position. */
  pieces: Known["pieces"];
  onChange(position: Json): void;
}

/** Not for the hand: they are chosen elsewhere. */
const notHere = ["options", "cards", "result"];

/** Everything that a position says, in the order and words of its schema: the match, each player, then what stands on the table. */
export function PositionForm({ about, position, cards, pieces, onChange }: Props) {
  const { properties = {} } = about.schema as { properties?: Record<string, Written> };
  const schema = fieldsOf(properties).filter(([field]) => !notHere.includes(field) && field !== "players");
  const written = isObject(position) ? position : {};
  const set = (pointer: string, value: Json | undefined) =>
    onChange((value === undefined ? withoutValueAt(position, pointer) : withValueAt(position, pointer, value)) as Json);
  const isList = (field: Written): boolean =>
    field["type"] === "array" &&
    isObject((field["items"] ?? null) as Json) &&
    "properties" in (field["items"] as Written);
  const player = (properties["players"]?.["items"] ?? {}) as Written;
  const players = (written["players"] ?? []) as Json[];
  const names = players.map((each, seat) =>
    isObject(each) && typeof each["name"] === "string" ? each["name"] : `Player ${seat + 1}`,
  );
  const known: Known = { cards, names, pieces };
  return (
    <div className={styles.form}>
      <Section name="position.match" title="The match">
        {schema
          .filter(([, field]) => !isList(field))
          .map(([field, of]) => (
            <PositionField
              key={field}
              id={`position-${field}`}
              title={fieldTitle(field, of)}
              schema={field === "step" ? { enum: [...about.steps], "x-labels": of["x-labels"] ?? {} } : of}
              value={written[field]}
              known={known}
              onChange={(value) => set(`/${field}`, value)}
            />
          ))}
      </Section>
      {players.map((each, seat) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat.
          key={seat}
          name={`position.player.${seat}`}
          title={names[seat] ?? ""}
          folded={seat > 0}
        >
          {fieldsOf((player["properties"] ?? {}) as Record<string, Written>).map(([field, of]) => (
            <PositionField
              key={field}
              id={`position-${seat}-${field}`}
              title={fieldTitle(field, of)}
              schema={of}
              value={isObject(each) ? each[field] : undefined}
              known={known}
              onChange={(value) => set(`/players/${seat}/${field}`, value)}
            />
          ))}
        </Section>
      ))}
      <div className={styles.players}>
        {players.length < Number(properties["players"]?.["maxItems"] ?? 0) && (
          <Button size="small" variant="outlined" onClick={() => set("/players", [...players, {}])}>
            Add a player
          </Button>
        )}
        {players.length > Number(properties["players"]?.["minItems"] ?? 0) && (
          <Button size="small" variant="outlined" onClick={() => set("/players", players.slice(0, -1))}>
            Take {names.at(-1)} out
          </Button>
        )}
      </div>
      {schema
        .filter(([, field]) => isList(field))
        .map(([field, of]) => (
          <Section key={field} name={`position.${field}`} title={fieldTitle(field, of)} folded>
            <PositionField
              id={`position-${field}`}
              title=""
              schema={of}
              value={written[field]}
              known={known}
              onChange={(value) => set(`/${field}`, value)}
            />
          </Section>
        ))}
    </div>
  );
}
