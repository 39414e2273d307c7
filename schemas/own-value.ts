/**
 * What an object itself holds under a name from outside. What every object inherits, such as “constructor”, is nothing that
 * anybody wrote there.
 */
export const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
