/** Milliseconds since 1970; null for no date. Without a time zone it is UTC: the backend's `…_utc` fields may omit it. */
export function parseUtc(iso: string | null | undefined): number | null {
  const text = iso?.trim().replace(' ', 'T') ?? '';
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null;
  const hasClock = text.includes('T');
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const time = Date.parse(hasClock && !hasZone ? `${text}Z` : text);
  return Number.isNaN(time) ? null : time;
}
