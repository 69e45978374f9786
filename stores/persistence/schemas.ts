import * as z from 'zod/mini';

/**
 * Schemas of stored values, for stores outside the first view. There the API's readers have loaded zod already.
 * Stores of the first view use `guards.ts`.
 */

/** A text; null for any other value. */
export const nullableText = z.catch(z.nullable(z.string()), null);
/** A boolean; the fallback for any other value. */
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** A list of valid items; of items with the same key the last one stays. Invalid when any item is invalid. */
export const uniqueListOf = <T>(item: z.ZodMiniType<T>, keyOf: (item: T) => string) =>
  z.pipe(
    z.array(item),
    z.transform((items): T[] => [...new Map(items.map((one) => [keyOf(one), one])).values()]),
  );
