/**
 * Makes the slug of a name (spec 5): lower case, no accents, only letters and digits, spaces become hyphens. Hyphens in
 * the name are removed too (`Wi-Fi` → `wifi`), so the slug of a slug can be different from the slug.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/**
 * The text of a percent-encoded piece of an address: a path segment, a hash.
 * Null when its encoding is broken (`%`, `%zz`, `%c3`), where `decodeURIComponent` throws.
 */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
