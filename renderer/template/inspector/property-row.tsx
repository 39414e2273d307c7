import type { ReactNode } from "react";
import { isWithin } from "../../../schemas/json-pointer";
import { FieldProblems } from "../../form/controls/field-problems";
import styles from "./inspector.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";

/** The problems at a property and in it. */
export function useProblemsOf({ pointer }: Pick<Property, "pointer">) {
  const { problems } = useInspector();
  return problems.filter(({ where }) => isWithin(where.field ?? "", pointer));
}

/** What the one input of a property is told. */
export function usePropertyLook(property: Property) {
  const { disabled } = useInspector();
  return {
    id: propertyId(property.pointer),
    compact: true,
    disabled,
    invalid: useProblemsOf(property).length > 0,
    placeholder: property.blank,
  };
}

interface Props {
  property: Property;
  children: ReactNode;
  /** Several inputs, each with a name of its own. */
  isGroup?: boolean;
  /** The label stands above a control that needs the width. */
  above?: boolean;
}

export function PropertyRow({ property, children, isGroup = false, above = false }: Props) {
  const { title, pointer, schema, half } = property;
  const id = propertyId(pointer);
  const problems = useProblemsOf(property);
  const about = schema.description;
  return (
    <div
      className={styles.row}
      data-half={half}
      data-above={above || undefined}
      data-pointer={pointer}
      {...(isGroup && { role: "group", "aria-labelledby": `${id}-label` })}
    >
      {isGroup ? (
        <span className={styles.label} id={`${id}-label`} title={about}>
          {title}
        </span>
      ) : (
        <label className={styles.label} id={`${id}-label`} htmlFor={id} title={about}>
          {title}
        </label>
      )}
      <div className={styles.control}>{children}</div>
      {problems.length > 0 && (
        <div className={styles.problems}>
          <FieldProblems problems={problems} />
        </div>
      )}
    </div>
  );
}
