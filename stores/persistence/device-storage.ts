/**
 * The device's storage, or null where there is none: on the server, or in a browser that forbids it (then
 * even naming it throws). Asked anew each time, since a visitor may forbid it meanwhile.
 */
function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The text under a name; null when there is none or it cannot be read. */
export function readText(name: string): string | null {
  try {
    return deviceStorage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Whether the text was kept. A full or forbidden storage is no error: the shop works from memory. */
export function writeText(name: string, text: string): boolean {
  try {
    const storage = deviceStorage();
    storage?.setItem(name, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Takes the text under a name away, where that is possible. */
export function removeText(name: string): void {
  try {
    deviceStorage()?.removeItem(name);
  } catch {
    // What cannot be written cannot have been kept.
  }
}

/** The state that a stored text holds, if it has exactly this version and is accepted; else null. */
export function unpack<P>(
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

export function pack(version: string, state: object): string {
  return JSON.stringify({ version, state });
}
