/** What is being written into a form, kept in this tab until it is sent. Never for passwords. */
export interface Draft<Name extends string> {
  fields: readonly Name[];
  read: () => Partial<Record<Name, string>>;
  write: (values: Readonly<Partial<Record<Name, unknown>>>) => void;
  drop: () => void;
}

/** Does what a storage that is forbidden or full would refuse; the form works from memory then. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** @param key under which the tab keeps it */
export function createDraft<Name extends string>(
  key: string,
  fields: readonly Name[],
): Draft<Name> {
  const only = (values: unknown) => {
    const found = typeof values === 'object' && values !== null ? Object.entries(values) : [];
    const known = new Set<string>(fields);
    return Object.fromEntries(
      found.filter(([name, value]) => known.has(name) && typeof value === 'string'),
    ) as Partial<Record<Name, string>>;
  };
  return {
    fields,
    read: () => only(attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))),
    write: (values) =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(only(values)))),
    drop: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}
