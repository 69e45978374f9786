import { pack, readText, removeText, unpack, writeText } from './device-storage';

/** A tab that lives writes its change within half a second; a journal older than this, in milliseconds, has no owner. */
const ORPHANED = 1500;

/** What was changed and not yet written when a tab's process ended. */
export interface Orphan<Kept> {
  /** The stored text that the change built on. */
  baseText: string | null;
  state: Kept;
}

export interface Journal<Kept> {
  /** Notes a change that waits to be written. */
  note: (baseText: string | null, state: Kept) => void;
  /** The change was written. */
  settle: () => void;
  /** Gives back, at once or a little later, a change that nobody else is going to write. */
  recover: (restore: (orphan: Orphan<Kept>) => void) => void;
}

interface Entry {
  at: number;
  tab: string;
  baseText: string | null;
  packed: string;
}

function readEntry(text: string | null): Entry | null {
  return unpack(text, '1', (value) => {
    const { at, tab, baseText, packed } = Object(value) as Partial<Entry>;
    const isEntry = typeof at === 'number' && typeof tab === 'string' && typeof packed === 'string';
    return isEntry ? { at, tab, baseText: baseText ?? null, packed } : null;
  });
}

/**
 * Keeps a change on the device from the moment it is made until it is written, so that it outlives a tab that
 * crashes in between.
 * @param name key in the device's storage
 * @param version of the state; another is discarded
 */
export function createJournal<Kept extends object>(
  name: string,
  version: string,
  accept: (value: unknown) => Kept | null,
): Journal<Kept> {
  const tab = Math.random().toString(36).slice(2);
  let isRecovering = false;

  return {
    note(baseText, state) {
      // What another tab left stays until it is taken over.
      if (isRecovering) return;
      const entry: Entry = { at: Date.now(), tab, baseText, packed: pack(version, state) };
      writeText(name, pack('1', entry));
    },
    settle() {
      if (readEntry(readText(name))?.tab === tab) removeText(name);
    },
    recover(restore) {
      const text = readText(name);
      const entry = readEntry(text);
      if (!entry) return;
      isRecovering = true;
      const take = () => {
        isRecovering = false;
        const state = unpack(entry.packed, version, accept);
        // Its owner lives after all, or another tab was quicker.
        if (readText(name) !== text) return;
        removeText(name);
        if (state) restore({ baseText: entry.baseText, state });
      };
      const wait = entry.at + ORPHANED - Date.now();
      if (wait > 0 && wait <= ORPHANED) setTimeout(take, wait);
      else take();
    },
  };
}
