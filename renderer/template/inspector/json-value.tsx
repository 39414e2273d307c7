import Button from "@mui/material/Button";
import { Braces } from "lucide-react";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";

/** What is more than a form should show: in short, with the way to where it can be written. */
export function JsonValue({ property, value }: { property: Property; value: unknown }) {
  const { openJson } = useInspector();
  const words = Array.isArray(value)
    ? `${value.length} in a list`
    : value === undefined
      ? "not set"
      : JSON.stringify(value);
  return (
    <div className={inputs.line}>
      <code className={inputs.json}>{words}</code>
      <Button
        id={propertyId(property.pointer)}
        size="small"
        variant="outlined"
        startIcon={<Braces aria-hidden />}
        onClick={() => openJson(property.pointer)}
      >
        JSON
      </Button>
    </div>
  );
}
