import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber, asText } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

type Prices = Readonly<Record<string, number>>;

interface Kept {
  customerId: string | null;
  /** Pesos with IVA for a piece, by product. */
  prices: Prices;
}

function accept(value: unknown): Kept | null {
  const fields = asFields(value);
  const found = asFields(fields?.prices);
  if (!fields || !found) return null;
  const prices = Object.entries(found).filter(([, price]) => asNumber(price) !== null);
  return { customerId: asText(fields.customerId), prices: Object.fromEntries(prices) as Prices };
}

/** The prices at which a customer last saw what is in the cart: the server only knows today's. */
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

/** Remembers prices of the customer's products; with `isFirst` only of those that had none. */
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
