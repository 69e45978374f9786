import { slugify } from '@/lib/domain/slug';

/** Whether each word of a query stands in a text, whatever its accents, case and signs. */
export function matchesWords(text: string, query: string): boolean {
  const plain = slugify(text);
  return query.split(/\s+/).every((word) => plain.includes(slugify(word)));
}
