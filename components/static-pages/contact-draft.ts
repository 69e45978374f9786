import type { ContactFields } from '@/lib/domain/contact';

const KEY = 'contact-draft';

export const CONTACT_FIELDS = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactFields)[];

/** What was being written in this tab. A storage that is forbidden or full is no error. */
export function readDraft(): Partial<ContactFields> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function writeDraft(fields: ContactFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(fields));
  } catch {
    // The form works from memory.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
