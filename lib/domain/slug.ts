/**
 * Slug of a name (spec 5): lower case, accents removed, what is neither letter nor digit removed, spaces
 * turned into hyphens. A hyphen of the name is removed too (`Wi-Fi` → `wifi`), so a slug of a slug differs.
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
