import { count } from "../state/count";
import { openCard } from "../state/jump";
import { goTo } from "../state/place";
import link from "../ui/link.module.css";
import styles from "./assets.module.css";
import type { UsedTemplate } from "./used-templates";

const mostUses = 40;

/** The cards that show something, each a click away. */
export function CardUses({ cards, ids }: { cards: readonly string[]; ids: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <div>
      <h3 className={styles.part}>On {count(cards.length, "card")}</h3>
      <ul className={styles.uses}>
        {ids.slice(0, mostUses).map((id, at) => (
          <li key={id}>
            <button type="button" className={link.link} onClick={() => openCard(id)}>
              {cards[at]}
            </button>
          </li>
        ))}
        {ids.length > mostUses && <li>and {count(ids.length - mostUses, "other")}</li>}
      </ul>
    </div>
  );
}

type TemplateUse = Pick<UsedTemplate, "title" | "place">;

/** The templates that draw with it, and as what. */
export function TemplateUses({ uses }: { uses: readonly (TemplateUse & { roles?: readonly string[] })[] }) {
  if (uses.length === 0) return null;
  return (
    <div>
      <h3 className={styles.part}>In {count(uses.length, "template")}</h3>
      <ul className={styles.uses}>
        {uses.map(({ title, place, roles = [] }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: front and back of a piece have one name.
          <li key={at}>
            {place ? (
              <button type="button" className={link.link} onClick={() => goTo("template", place)}>
                {title}
              </button>
            ) : (
              title
            )}
            {roles.length > 0 && ` (${roles.join(", ")})`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “Faces, Backs and 3 others”, or “On no card”. */
export function usesInWords(templates: readonly TemplateUse[], cards = 0): string {
  const titles = [...new Set(templates.map(({ title }) => title))];
  const others = titles.length - 2;
  const named = others > 0 ? [...titles.slice(0, 2), count(others, "other")] : titles;
  return [...(cards > 0 ? [count(cards, "card")] : []), ...named].join(", ");
}
