/**
 * A value that fits none of several alternatives is wrong in as many ways as there are alternatives. Kept are the errors
 * of the one that was meant, when it is plain which one that is, otherwise the single error that nothing fits.
 */
export function meantErrors(errors: readonly SchemaError[]): SchemaError[] {
  let kept = errors.filter(({ keyword }) => keyword !== "if");
  for (const choice of errors.filter(({ keyword }) => keyword === "anyOf")) {
    const here = kept.filter((error) => error.instancePath === choice.instancePath && branchOf(error, choice));
    const others = new Set(here.filter(isDecisive).map((error) => branchOf(error, choice)));
    const dropped = new Set(here.filter((error) => others.has(branchOf(error, choice))));
    const isMeant = (error: SchemaError): boolean =>
      !dropped.has(error) && (here.includes(error) || error.instancePath.startsWith(`${choice.instancePath}/`));
    if (kept.some(isMeant)) dropped.add(choice);
    kept = kept.filter((error) => !dropped.has(error));
  }
  return kept;
}

/** Which alternative of a choice an error speaks of. */
function branchOf({ schemaPath }: SchemaError, choice: SchemaError): string | undefined {
  const inside = `${choice.schemaPath}/`;
  return schemaPath.startsWith(inside) ? schemaPath.slice(inside.length).split("/")[0] : undefined;
}

/** The value is not of this alternative at all, rather than a faulty one of it. */
const isDecisive = ({ keyword }: SchemaError): boolean => ["type", "required", "enum", "const"].includes(keyword);
