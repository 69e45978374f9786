/**
 * localStorage, or null where it is not available: on the server, or in a browser that blocks it (then even
 * accessing the property throws). Read each time, because the visitor may block it at any moment.
 */
function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The stored text; null when there is none or it cannot be read. */
export function readText(name: string): string | null {
  try {
    return deviceStorage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Returns whether the text was stored. A full or blocked storage is no error: the shop then works from memory. */
export function writeText(name: string, text: string): boolean {
  try {
    const storage = deviceStorage();
    storage?.setItem(name, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Removes the stored text, if the storage is available. */
export function removeText(name: string): void {
  try {
    deviceStorage()?.removeItem(name);
  } catch {
    // A blocked storage holds nothing to remove.
  }
}

/** The state in a stored text. Null when the version differs or `accept` rejects the state. */
export function deserializeState<P>(
  text: string | null,
  version: string,
  accept: (value: unknown) => P | null,
): P | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('version' in stored) || stored.version !== version) return null;
    return 'state' in stored ? accept(stored.state) : null;
  } catch {
    return null;
  }
}

export function serializeState(version: string, state: object): string {
  return JSON.stringify({ version, state });
}
