/** Spec 5. Hyphens in the name are removed, too (`Wi-Fi` → `wifi`), so the slug of a slug can be different. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{Nd}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** Null for a broken encoding (`%`, `%zz`, `%c3`), where `decodeURIComponent` throws. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
