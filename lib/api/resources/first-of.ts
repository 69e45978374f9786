/** The first of these fields that can be read, for entries of which the specification names no field. Null without one. */
export const firstOf = <T>(
  entry: Record<string, unknown>,
  names: readonly string[],
  read: (value: unknown) => T | undefined,
): T | null => names.map((name) => read(entry[name])).find(Boolean) ?? null;
