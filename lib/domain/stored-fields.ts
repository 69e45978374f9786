import * as z from 'zod/mini';

/** Fields of what stores outside the first view keep, where the API's readers have loaded zod already. The others use `stores/persistence/guards.ts`. */

export const nullableText = z.catch(z.nullable(z.string()), null);
export const flagOr = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** A list of valid items; of items with the same key the last one stays. Invalid when any item is invalid. */
export const uniqueListOf = <T>(item: z.ZodMiniType<T>, keyOf: (item: T) => string) =>
  z.pipe(
    z.array(item),
    z.transform((items): readonly T[] => [
      ...new Map(items.map((one) => [keyOf(one), one])).values(),
    ]),
  );
