import { slugify } from '@/lib/domain/slug';

/** Whether a text contains every word of a query. Accents, case and punctuation are ignored. */
export function matchesWords(text: string, query: string): boolean {
  const plain = slugify(text);
  return query.split(/\s+/).every((word) => plain.includes(slugify(word)));
}
