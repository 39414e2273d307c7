import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type Line, unsaidIn } from "../../../engine/words/lines";
import { RichWords } from "../../press/rich-words";
import { useForm } from "../controls/control";
import { useBuilder, wordsOf } from "./builder";
import styles from "./effects.module.css";

/** What a line could say besides, behind a quiet plus at its end: who chooses, up to how many, of which kind. */
export function SayMore({ line }: { line: Line }) {
  const { game } = useForm();
  const { root, lines, disabled, open } = useBuilder();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { place } = line;
  const unsaid = unsaidIn(place);
  if (disabled || unsaid.length === 0) return null;
  const name = place.word?.about.name ?? (place === root ? "the ability" : place.title);
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={`Say more of “${name}”`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden />
      </button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            list: { "aria-label": "What else could be said", dense: true },
            paper: { className: styles.unsaidParts ?? "" },
          }}
        >
          {unsaid.map(({ owner, part }) => (
            <MenuItem
              key={part.at}
              title={part.schema.description}
              onClick={() => {
                setAnchor(null);
                open(part.at);
              }}
            >
              <span>{part.title}</span>
              {owner !== place && (
                <small>
                  <RichWords text={wordsOf(lines, owner.at) || owner.title} symbols={game.symbols} />
                </small>
              )}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
