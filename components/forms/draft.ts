/** The unsent values of a form, stored in this tab until the form is sent. Never use it for passwords. */
export interface Draft<Name extends string> {
  fields: readonly Name[];
  read: () => Partial<Record<Name, string>>;
  write: (values: Readonly<Partial<Record<Name, unknown>>>) => void;
  clear: () => void;
}

/** Runs a storage operation. Returns null if a blocked or full storage throws; the form then works from memory. */
function tryStorage<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** @param key key in sessionStorage */
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
    read: () => only(tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))),
    write: (values) =>
      void tryStorage(() => sessionStorage.setItem(key, JSON.stringify(only(values)))),
    clear: () => void tryStorage(() => sessionStorage.removeItem(key)),
  };
}
