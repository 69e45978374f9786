import { PART_ROLES, type PartFacts } from '@/lib/domain/build/facts/types';
import type { AssemblyEntry, AssemblyPart, GroupConfig } from '@/lib/domain/build/types';
import type { FinancingOffer } from '@/lib/domain/product/types';
import { allAre, asFields, asListOf, asNumber, asText, type Guard } from '../persistence/guards';

const listOf =
  <T>(guard: Guard<T>) =>
  (value: unknown): T[] | null => {
    const items = Array.isArray(value) ? value.map(guard) : [null];
    return items.every((item) => item !== null) ? items : null;
  };
const asFlag: Guard<boolean> = (value) => (typeof value === 'boolean' ? value : null);

const TEXTS = ['socket', 'chipset', 'architecture', 'formFactor', 'bus'];
const LISTS = ['sockets', 'chipsets', 'memoryTypes', 'formFactors', 'supplyFormFactors'];
const FLAGS = ['isLaptopMemory', 'isLiquid', 'hasGraphics', 'hasCooler'];

const guardOf = (name: string): Guard<unknown> => {
  if (TEXTS.includes(name)) return asText;
  if (LISTS.includes(name)) return listOf(asText);
  if (name === 'radiators') return listOf(asNumber);
  return FLAGS.includes(name) ? asFlag : asNumber;
};

/** Drops all facts when one has the wrong type, because the compatibility rules would fail on it. The part stays. */
function asFacts(value: unknown): PartFacts | null {
  const fields = asFields(value);
  const role = PART_ROLES.find((one) => one === fields?.role);
  if (!fields || !role) return null;
  const facts = Object.entries(fields).filter(([name]) => name !== 'role');
  return facts.every(([name, one]) => guardOf(name)(one) !== null)
    ? { ...Object.fromEntries(facts), role }
    : null;
}

function asConfig(value: unknown): GroupConfig | null {
  const fields = asFields(value);
  const texts = fields && allAre(fields, asText, ['id', 'productId', 'note']);
  const max = asNumber(fields?.max);
  return texts && max !== null && max >= 1 ? { ...texts, max } : null;
}

const OFFER = [
  'months',
  'minimumAmount',
  'interestPercent',
  'discountPercent',
  'monthPrice',
  'total',
] as const;

function asOffer(value: unknown): FinancingOffer | null {
  const fields = asFields(value);
  const numbers = fields && allAre(fields, asNumber, OFFER);
  return numbers && { ...numbers, offerId: asText(fields.offerId) ?? '' };
}

const named = (value: unknown) => {
  const name = asText(asFields(value)?.name);
  return name === null ? null : { name };
};

const PRICES = [
  'priceWithTax',
  'currentPriceWithTax',
  'mwiOnePriceWithTax',
  'mwiOneDiscPercent',
] as const;

function asPart(value: unknown): AssemblyPart | null {
  const fields = asFields(value);
  const texts =
    fields && allAre(fields, asText, ['id', 'slug', 'name', 'partNumber', 'stamp', 'performance']);
  const prices = asFields(fields?.pricing);
  const pricing = prices && allAre(prices, asNumber, PRICES);
  const stockTotal = asNumber(fields?.stockTotal);
  const configs = listOf(asConfig)(fields?.configs);
  const offerMonths = listOf(asOffer)(fields?.offerMonths);
  if (!fields || !texts?.id || !pricing || stockTotal === null || !configs || !offerMonths) {
    return null;
  }
  const image = asText(asFields(fields.cover)?.extraSmall);
  return {
    ...texts,
    pricing,
    stockTotal,
    configs,
    offerMonths,
    brand: named(fields.brand),
    category: named(fields.category),
    cover: image === null ? null : { extraSmall: image },
    groupId: asText(fields.groupId),
    facts: asFacts(fields.facts),
  };
}

/** An entry with a part has a quantity of 1 to 99; a skipped step has no part and quantity 0. */
function asEntry(value: unknown): AssemblyEntry | null {
  const fields = asFields(value);
  const groupId = asText(fields?.groupId);
  const qty = asNumber(fields?.qty);
  if (!fields || !groupId || qty === null || !Number.isInteger(qty)) return null;
  const part = fields.part === null ? null : asPart(fields.part);
  if (part ? qty < 1 || qty > 99 : fields.part !== null || qty !== 0) return null;
  return { groupId, part, qty, detailId: asText(fields.detailId) };
}

const keyOf = ({ groupId, part }: AssemblyEntry) => JSON.stringify([groupId, part?.id ?? null]);

export const asEntries = (value: unknown): AssemblyEntry[] | null =>
  asListOf(value, asEntry, keyOf);
