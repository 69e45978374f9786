export const MAX_SEARCH_TEXT_LENGTH = 100;

/** Normalises a search text: single spaces, no control characters, at most 100 characters. */
export function normalizeSearchText(text: string): string {
  const folded = text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  return [...folded].slice(0, MAX_SEARCH_TEXT_LENGTH).join('').trim();
}
