import { readText, removeText, writeText } from '@/lib/browser/storage';
import { deserializeState, serializeState } from './serialize-state';

/** A running tab writes its change within 500 ms, so an entry older than this belongs to a crashed tab. Milliseconds. */
const ORPHAN_AGE = 1500;

/** A change that a tab had not written yet when its process ended. */
export interface UnwrittenChange<Kept> {
  /** The stored text that the change was based on. */
  baseText: string | null;
  state: Kept;
}

export interface Journal<Kept> {
  /** Records the text of a change that is not written yet. */
  record: (baseText: string | null, packed: string) => void;
  /** Removes the record after the change was written. */
  clear: () => void;
  /** Passes a crashed tab's unwritten change to `restore`, at once or after a short wait. */
  recover: (restore: (orphan: UnwrittenChange<Kept>) => void) => void;
}

interface Entry {
  at: number;
  tab: string;
  baseText: string | null;
  packed: string;
}

function readEntry(text: string | null): Entry | null {
  return deserializeState(text, '1', (value) => {
    const { at, tab, baseText, packed } = Object(value) as Partial<Entry>;
    const isEntry = typeof at === 'number' && typeof tab === 'string' && typeof packed === 'string';
    return isEntry ? { at, tab, baseText: baseText ?? null, packed } : null;
  });
}

/**
 * Stores each change at once until it is written, so that it survives a crash of the tab in between.
 * @param name key in localStorage
 * @param version version of the state; a record of another version is discarded
 */
export function createJournal<Kept extends object>(
  name: string,
  version: string,
  accept: (value: unknown) => Kept | null,
): Journal<Kept> {
  const tab = Math.random().toString(36).slice(2);
  let isRecovering = false;

  return {
    record(baseText, packed) {
      // A crashed tab's record is not overwritten before it is recovered.
      if (isRecovering) return;
      const entry: Entry = { at: Date.now(), tab, baseText, packed };
      writeText(name, serializeState('1', entry));
    },
    clear() {
      if (readEntry(readText(name))?.tab === tab) removeText(name);
    },
    recover(restore) {
      const text = readText(name);
      const entry = readEntry(text);
      if (!entry) return;
      isRecovering = true;
      const recoverOrphan = () => {
        isRecovering = false;
        const state = deserializeState(entry.packed, version, accept);
        // The owner is still running, or another tab has recovered the record.
        if (readText(name) !== text) return;
        removeText(name);
        if (state) restore({ baseText: entry.baseText, state });
      };
      const wait = entry.at + ORPHAN_AGE - Date.now();
      if (wait > 0 && wait <= ORPHAN_AGE) setTimeout(recoverOrphan, wait);
      else recoverOrphan();
    },
  };
}
