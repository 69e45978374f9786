import * as z from 'zod/mini';
import type { Build } from '@/lib/domain/build/build';
import { partFactsSchema } from '@/lib/domain/build/part-facts';
import type { BuildEntry, BuildPart } from '@/lib/domain/build/types';
import { asFields } from '../persistence/guards';
import { flagOr, nullableText, uniqueListOf } from '../persistence/schemas';

const part: z.ZodMiniType<BuildPart> = z.object({
  id: z.string().check(z.minLength(1)),
  slug: z.string(),
  name: z.string(),
  partNumber: z.string(),
  performance: z.string(),
  stock: z.nullable(z.number()),
  pricing: z.object({
    priceWithTax: z.number(),
    currentPriceWithTax: z.number(),
    mwiOnePriceWithTax: z.number(),
    mwiOneDiscPercent: z.number(),
  }),
  configs: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      note: z.string(),
      max: z.number().check(z.gte(1)),
    }),
  ),
  offerMonths: z.array(
    z.object({
      offerId: z.catch(z.string(), ''),
      months: z.number(),
      minimumAmount: z.number(),
      interestPercent: z.nullable(z.number()),
      discountPercent: z.number(),
      monthPrice: z.number(),
      total: z.number(),
    }),
  ),
  brandName: nullableText,
  categoryName: nullableText,
  image: nullableText,
  groupId: nullableText,
  // The compatibility rules would fail on a fact of the wrong type, so all facts are dropped. The part stays.
  facts: z.catch(z.nullable(partFactsSchema), null),
});

/** Builds that were stored before have `stockTotal`, `cover`, `brand` and `category`. */
function upgradePart(value: unknown): unknown {
  const fields = asFields(value);
  if (!fields) return value;
  return {
    stock: fields.stockTotal,
    brandName: asFields(fields.brand)?.name,
    categoryName: asFields(fields.category)?.name,
    image: asFields(fields.cover)?.extraSmall,
    ...fields,
  };
}

/** An entry with a part has a quantity of 1 to 99; a skipped step has no part and quantity 0. */
const entry: z.ZodMiniType<BuildEntry> = z
  .object({
    groupId: z.string().check(z.minLength(1)),
    part: z.pipe(z.transform(upgradePart), z.nullable(part)),
    qty: z.int().check(z.gte(0), z.lte(99)),
    detailId: nullableText,
  })
  .check(z.refine(({ part: chosen, qty }) => (chosen === null) === (qty === 0)));

const entryKey = ({ groupId, part: chosen }: BuildEntry) =>
  JSON.stringify([groupId, chosen?.id ?? null]);

const build: z.ZodMiniType<Build> = z.object({
  key: z.string().check(z.minLength(1)),
  id: nullableText,
  name: z.string().check(z.minLength(1)),
  slug: z.string(),
  isSetName: flagOr(false),
  entries: uniqueListOf(entry, entryKey),
  activeGroupId: nullableText,
  isChanged: flagOr(false),
  cart: z.catch(
    z.nullable(
      z.object({ assemblyId: z.string().check(z.minLength(1)), qty: z.number().check(z.gt(0)) }),
    ),
    null,
  ),
  // Builds that were stored before have none.
  addedAssemblyId: nullableText,
});

const persistedBuilds = z.object({ builds: uniqueListOf(build, ({ key }) => key) });

export const parsePersistedBuilds = (value: unknown): { builds: readonly Build[] } | null =>
  persistedBuilds.safeParse(value).data ?? null;
