import { z } from 'zod';
import { cacheTags } from '@/lib/api/client/cache-policy';

const { product, reviews, landing, ...whole } = cacheTags;
const PLAIN_TAGS: ReadonlySet<string> = new Set(Object.values(whole));

/** Maximum number of tags in one call: the number of ids that the backend accepts at once. */
const MAX_TAGS = 50;
/** A number, a UUID, a ULID or 24 hexadecimal digits: no word of a slug. */
const ID = /^(\d{1,20}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-hjkmnp-tv-z]{26}|[\da-f]{24})$/i;
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u;

function isKnown(tag: string): boolean {
  const [, kind, value = ''] = /^(product|reviews|landing):(.+)$/u.exec(tag) ?? [];
  if (kind === 'product' || kind === 'landing') return SLUG.test(value);
  return kind === 'reviews' ? ID.test(value) : PLAIN_TAGS.has(tag);
}

/** The body of a refresh: `{ "tags": ["product:1001", "reviews:1001", "brands"] }`. */
export const refreshSchema = z.strictObject({
  tags: z.array(z.string().refine(isKnown, 'is no tag of this shop')).min(1).max(MAX_TAGS),
});

/** What to remove from the cache: tags, and ids of products, which are cached by their slug. */
export interface RefreshPlan {
  tags: string[];
  productIds: string[];
}

export function planRefresh(asked: readonly string[]): RefreshPlan {
  const named = (prefix: string) =>
    asked.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []));
  const names = named('product:');
  const others = asked.filter((tag) => !/^(product|landing):/.test(tag));
  return {
    // A slug may look like an id, too, so an id is also treated as a slug.
    tags: [...new Set([...names.map(product), ...named('landing:').map(landing), ...others])],
    productIds: [...new Set(names.filter((name) => ID.test(name)))],
  };
}
