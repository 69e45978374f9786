type StorageArea = 'localStorage' | 'sessionStorage';

/** Null on the server, and in a browser that blocks it: then even accessing the property throws. The visitor may block it at any moment. */
function getStorage(area: StorageArea): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[area];
  } catch {
    return null;
  }
}

/** Whether the browser keeps nothing for this site: what the visitor chooses is gone with the page. */
export const isStorageBlocked = (): boolean =>
  typeof window !== 'undefined' && !getStorage('localStorage');

export function readText(name: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return getStorage(area)?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

export function readJson(name: string, area: StorageArea = 'localStorage'): unknown {
  try {
    return JSON.parse(readText(name, area) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether the text was stored. A full or blocked storage is no error: the shop then works from memory. */
export function writeText(name: string, text: string, area: StorageArea = 'localStorage'): boolean {
  try {
    const storage = getStorage(area);
    storage?.setItem(name, text);
    return storage !== null;
  } catch {
    return false;
  }
}

export function removeText(name: string, area: StorageArea = 'localStorage'): void {
  try {
    getStorage(area)?.removeItem(name);
  } catch {
    // A blocked storage holds nothing to remove.
  }
}

export function removeAllTexts(
  area: StorageArea,
  isKept: (name: string) => boolean = () => false,
): void {
  for (const name of Object.keys(getStorage(area) ?? {})) {
    if (!isKept(name)) removeText(name, area);
  }
}
