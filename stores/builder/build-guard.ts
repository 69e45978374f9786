import { PART_ROLES, type PartFacts } from '@/lib/domain/build/facts/types';
import type { BuildEntry, BuildPart, GroupLimit } from '@/lib/domain/build/types';
import type { FinancingOffer } from '@/lib/domain/product/types';
import {
  asFields,
  asNumber,
  asText,
  asUniqueList,
  type Guard,
  pickFields,
} from '../persistence/guards';

const listOf =
  <T>(guard: Guard<T>) =>
  (value: unknown): T[] | null => {
    const items = Array.isArray(value) ? value.map(guard) : [null];
    return items.every((item) => item !== null) ? items : null;
  };
const asBoolean: Guard<boolean> = (value) => (typeof value === 'boolean' ? value : null);

const TEXT_FACTS = ['socket', 'chipset', 'architecture', 'formFactor', 'bus'];
const LIST_FACTS = ['sockets', 'chipsets', 'memoryTypes', 'formFactors', 'supplyFormFactors'];
const BOOLEAN_FACTS = ['isLaptopMemory', 'isLiquid', 'hasGraphics', 'hasCooler'];

const factGuard = (name: string): Guard<unknown> => {
  if (TEXT_FACTS.includes(name)) return asText;
  if (LIST_FACTS.includes(name)) return listOf(asText);
  if (name === 'radiators') return listOf(asNumber);
  return BOOLEAN_FACTS.includes(name) ? asBoolean : asNumber;
};

/** Drops all facts when one has the wrong type, because the compatibility rules would fail on it. The part stays. */
function asPartFacts(value: unknown): PartFacts | null {
  const fields = asFields(value);
  const role = PART_ROLES.find((one) => one === fields?.role);
  if (!fields || !role) return null;
  const facts = Object.entries(fields).filter(([name]) => name !== 'role');
  return facts.every(([name, one]) => factGuard(name)(one) !== null)
    ? { ...Object.fromEntries(facts), role }
    : null;
}

function asGroupConfig(value: unknown): GroupLimit | null {
  const fields = asFields(value);
  const texts = fields && pickFields(fields, asText, ['id', 'productId', 'note']);
  const max = asNumber(fields?.max);
  return texts && max !== null && max >= 1 ? { ...texts, max } : null;
}

const OFFER_FIELDS = [
  'months',
  'minimumAmount',
  'interestPercent',
  'discountPercent',
  'monthPrice',
  'total',
] as const;

function asFinancingOffer(value: unknown): FinancingOffer | null {
  const fields = asFields(value);
  const numbers = fields && pickFields(fields, asNumber, OFFER_FIELDS);
  return numbers && { ...numbers, offerId: asText(fields.offerId) ?? '' };
}

const PRICE_FIELDS = [
  'priceWithTax',
  'currentPriceWithTax',
  'mwiOnePriceWithTax',
  'mwiOneDiscPercent',
] as const;

function asBuildPart(value: unknown): BuildPart | null {
  const fields = asFields(value);
  const texts =
    fields && pickFields(fields, asText, ['id', 'slug', 'name', 'partNumber', 'performance']);
  const prices = asFields(fields?.pricing);
  const pricing = prices && pickFields(prices, asNumber, PRICE_FIELDS);
  // Builds that were stored before have `stockTotal`, `cover`, `brand` and `category`.
  const stock = asNumber(fields?.stock ?? fields?.stockTotal);
  const configs = listOf(asGroupConfig)(fields?.configs);
  const offerMonths = listOf(asFinancingOffer)(fields?.offerMonths);
  if (!fields || !texts?.id || !pricing || stock === null || !configs || !offerMonths) {
    return null;
  }
  return {
    ...texts,
    pricing,
    stock,
    configs,
    offerMonths,
    brandName: asText(fields.brandName ?? asFields(fields.brand)?.name),
    categoryName: asText(fields.categoryName ?? asFields(fields.category)?.name),
    image: asText(fields.image ?? asFields(fields.cover)?.extraSmall),
    groupId: asText(fields.groupId),
    facts: asPartFacts(fields.facts),
  };
}

/** An entry with a part has a quantity of 1 to 99; a skipped step has no part and quantity 0. */
function asBuildEntry(value: unknown): BuildEntry | null {
  const fields = asFields(value);
  const groupId = asText(fields?.groupId);
  const qty = asNumber(fields?.qty);
  if (!fields || !groupId || qty === null || !Number.isInteger(qty)) return null;
  const part = fields.part === null ? null : asBuildPart(fields.part);
  if (part ? qty < 1 || qty > 99 : fields.part !== null || qty !== 0) return null;
  return { groupId, part, qty, detailId: asText(fields.detailId) };
}

const keyOf = ({ groupId, part }: BuildEntry) => JSON.stringify([groupId, part?.id ?? null]);

export const asBuildEntries = (value: unknown): BuildEntry[] | null =>
  asUniqueList(value, asBuildEntry, keyOf);
