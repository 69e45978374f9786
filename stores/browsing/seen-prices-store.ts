import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber, asText } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

type Prices = Readonly<Record<string, number>>;

interface Kept {
  customerId: string | null;
  /** Unit price in pesos with IVA, by product id. */
  prices: Prices;
}

function accept(value: unknown): Kept | null {
  const fields = asFields(value);
  const found = asFields(fields?.prices);
  if (!fields || !found) return null;
  const prices = Object.entries(found).filter(([, price]) => asNumber(price) !== null);
  return { customerId: asText(fields.customerId), prices: Object.fromEntries(prices) as Prices };
}

/** The prices that a customer last saw in the cart. The server knows only today's prices. */
export const useSeenPrices = createPersistedStore<Kept, Kept>(
  () => ({ customerId: null, prices: {} }),
  {
    name: 'cart-prices',
    version: '1',
    pick: ({ customerId, prices }) => ({ customerId, prices }),
    accept,
    merge: (base, mine, theirs) =>
      mine.customerId === theirs.customerId
        ? { ...mine, prices: mergeFields(base.prices, mine.prices, theirs.prices) }
        : mergeFields(base, mine, theirs),
  },
);

/** Remembers the prices that the customer saw. With `onlyUnknown`, only for products without a remembered price. */
export function seePrices(customerId: string, prices: Prices, isFirst = false): void {
  const known = pricesSeenBy(customerId);
  const next = isFirst ? { ...prices, ...known } : { ...known, ...prices };
  const isSame = Object.keys(next).every((id) => known[id] === next[id]);
  if (!isSame) useSeenPrices.setState({ customerId, prices: next });
}

/** Forgets the products that the cart no longer holds. */
export function keepPrices(customerId: string, productIds: ReadonlySet<string>): void {
  const known = pricesSeenBy(customerId);
  const kept = Object.entries(known).filter(([id]) => productIds.has(id));
  if (kept.length < Object.keys(known).length)
    useSeenPrices.setState({ customerId, prices: Object.fromEntries(kept) });
}

export function pricesSeenBy(customerId: string): Prices {
  const { customerId: owner, prices } = useSeenPrices.getState();
  return owner === customerId ? prices : {};
}

export function forgetPrices(): void {
  useSeenPrices.setState({ customerId: null, prices: {} });
}
