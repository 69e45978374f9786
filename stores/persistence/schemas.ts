import * as z from 'zod/mini';

/**
 * Schemas of stored values, for stores outside of the first view: there the readers of the API have loaded zod already.
 * Stores of the first view use `guards.ts`.
 */

/** A text, a number or a flag; null or the fallback for anything else. */
export const optionalText = z.catch(z.nullable(z.string()), null);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** A list in which the last item with a key stays. Invalid when any item is. */
export const uniqueListOf = <T>(item: z.ZodMiniType<T>, keyOf: (item: T) => string) =>
  z.pipe(
    z.array(item),
    z.transform((items): T[] => [...new Map(items.map((one) => [keyOf(one), one])).values()]),
  );
