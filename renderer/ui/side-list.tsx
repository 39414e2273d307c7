import { Fragment, type ReactNode, useEffect } from "react";
import { groupBy } from "../../engine/core/group-by";
import { goTo, type PlaceName } from "../state/place";
import { RoomHeader } from "./room";
import { Row, type RowLook } from "./row";
import styles from "./side-list.module.css";
import { SidePanel } from "./side-panel";

interface FrameProps {
  name: string;
  title: string;
  tools: ReactNode;
  width: number;
  stacks?: boolean;
  className?: string | undefined;
  /** Between the title and the rows. */
  lead?: ReactNode;
}

interface Props extends FrameProps {
  /** Rows. */
  children: ReactNode;
}

/** What a room holds, at its left edge. */
export function SideList({ title, tools, className = "", lead, children, ...panel }: Props) {
  return (
    <SidePanel
      {...panel}
      as="nav"
      side="left"
      label={title}
      edge="Width of the list"
      limits={{ min: 160, max: 400 }}
      className={`${styles.list} ${className}`}
    >
      <RoomHeader title={title} tools={tools} />
      {lead}
      <ul>{children}</ul>
    </SidePanel>
  );
}

interface ItemProps<Item extends { id: string }> extends FrameProps {
  /** The room it stands in. */
  place: PlaceName;
  /** The one that is open there. */
  item: string | undefined;
  items: readonly Item[];
  /** Opened where none is, or one that is gone; the first of all, unless it is said. */
  first?: string | undefined;
  look(item: Item): RowLook;
  /** Items of one group follow each other under its name; those of none come last. */
  groupOf?(item: Item): string | undefined;
}

/** The items of a room, of which one is always open. */
export function ItemList<Item extends { id: string }>(props: ItemProps<Item>) {
  const { place, item, items, first = items[0]?.id, look, groupOf, ...frame } = props;
  const isThere = items.some(({ id }) => id === item);
  useEffect(() => {
    if (!isThere && first !== undefined) goTo(place, first, { replace: true });
  }, [isThere, first, place]);
  return (
    <SideList {...frame}>
      {groupsOf(items, groupOf).map(([group, of]) => (
        <Fragment key={group ?? ""}>
          {group !== undefined && <li className={styles.group}>{group}</li>}
          {of.map((each) => (
            <Row key={each.id} {...look(each)} isCurrent={each.id === item} onOpen={() => goTo(place, each.id)} />
          ))}
        </Fragment>
      ))}
    </SideList>
  );
}

function groupsOf<Item>(items: readonly Item[], groupOf: ((item: Item) => string | undefined) | undefined) {
  const groups = [...groupBy(items, (item) => groupOf?.(item) ?? "")];
  const named = groups
    .filter(([group]) => group !== "")
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const rest = groups.filter(([group]) => group === "").map(([, of]) => of);
  return [...named, ...rest.map((of) => [named.length > 0 ? "" : undefined, of] as const)];
}
