import { useMemo } from "react";
import { schemaOn } from "../../../engine/words/new-word";
import { type Place, type SlotSchema, within } from "../../../engine/words/place";
import { isRecord } from "../../../schemas/json-pointer";
import { useDocument } from "./document-context";

/** Names that were given in the ability before a place, the newest first, and those given from outside. */
export function namesBefore(root: Place, place: Place): string[] {
  const names: string[] = [];
  for (const one of within(root)) {
    if (one.at === place.at) break;
    if (one.kind === "name" && typeof one.value === "string") names.unshift(one.value);
  }
  const { "x-names": outer = [], "x-names-of": source } = root.schema;
  // Names of a document's numbers stand for nothing else.
  return [...new Set([...names, ...(source === undefined || place.kind === "values" ? outer : [])])];
}

/** How a name is offered: one of the document's own numbers by what it counts. */
export function nameOffer({ schema }: Place, name: string): { name: string; group: string; means: string } {
  const { "x-name-titles": titles = {} } = schema;
  return Object.hasOwn(titles, name)
    ? { name: `${titles[name]} (${name})`, group: "Its own numbers", means: "The number that cards say with it." }
    : { name: `“${name}”`, group: "Named before", means: "What was chosen or named before this." };
}

/** The schema of an ability with what its document says to it from outside: names that it gives, and how one begins there. */
export function useSchemaHere(schema: SlotSchema): SlotSchema {
  const document = useDocument();
  const [source, kindField] = [schema["x-names-of"], schema["x-begins"]?.field];
  const [given, kind] = [source, kindField].map((key) =>
    key !== undefined && isRecord(document) ? document[key] : undefined,
  );
  return useMemo(() => {
    const named = source === undefined ? schema : withOuterNames(schema, given);
    return kindField === undefined ? named : schemaOn(named, { [kindField]: kind });
  }, [schema, source, given, kindField, kind]);
}

function withOuterNames(schema: SlotSchema, given: unknown): SlotSchema {
  const titles = (Array.isArray(given) ? given : []).map((one) => (isRecord(one) ? String(one["title"]) : ""));
  const names = (schema["x-names"] ?? []).slice(0, titles.length);
  return {
    ...schema,
    "x-names": names,
    "x-name-titles": Object.fromEntries(names.map((name, n) => [name, titles[n]!])),
  };
}
