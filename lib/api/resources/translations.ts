import { isRecord } from '../json';

/** `meta.translations`: the backend's texts by key. Entries that are not texts are left out. */
export function toTranslations(meta: Record<string, unknown>): Map<string, string> {
  const found = isRecord(meta.translations) ? Object.entries(meta.translations) : [];
  return new Map(
    found.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
