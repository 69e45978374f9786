import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asNumber, asText } from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

type Prices = Readonly<Record<string, number>>;

interface PersistedPrices {
  customerId: string | null;
  /** Unit price in pesos with IVA, by product id. */
  prices: Prices;
}

function parsePersisted(value: unknown): PersistedPrices | null {
  const fields = asFields(value);
  const found = asFields(fields?.prices);
  if (!fields || !found) return null;
  const prices = Object.entries(found).filter(([, price]) => asNumber(price) !== null);
  return { customerId: asText(fields.customerId), prices: Object.fromEntries(prices) as Prices };
}

/** The prices that a customer last saw in the cart. The server knows only today's prices. */
export const useAcknowledgedPricesStore = createPersistedStore<PersistedPrices, PersistedPrices>(
  () => ({ customerId: null, prices: {} }),
  {
    name: 'cart-prices',
    version: '1',
    partialize: ({ customerId, prices }) => ({ customerId, prices }),
    parse: parsePersisted,
    merge: (base, mine, theirs) =>
      mine.customerId === theirs.customerId
        ? { ...mine, prices: mergeFields(base.prices, mine.prices, theirs.prices) }
        : mergeFields(base, mine, theirs),
  },
);

/** Remembers the prices that the customer saw. With `onlyUnknown`, only for products without a remembered price. */
export function acknowledgePrices(customerId: string, prices: Prices, onlyUnknown = false): void {
  const known = getAcknowledgedPrices(customerId);
  const next = onlyUnknown ? { ...prices, ...known } : { ...known, ...prices };
  const isSame = Object.keys(next).every((id) => known[id] === next[id]);
  if (!isSame) useAcknowledgedPricesStore.setState({ customerId, prices: next });
}

export function prunePrices(customerId: string, productIds: ReadonlySet<string>): void {
  const known = getAcknowledgedPrices(customerId);
  const kept = Object.entries(known).filter(([id]) => productIds.has(id));
  if (kept.length < Object.keys(known).length)
    useAcknowledgedPricesStore.setState({ customerId, prices: Object.fromEntries(kept) });
}

const NO_PRICES: Prices = {};

export function getAcknowledgedPrices(customerId: string): Prices {
  const { customerId: owner, prices } = useAcknowledgedPricesStore.getState();
  return owner === customerId ? prices : NO_PRICES;
}

export function clearAcknowledgedPrices(): void {
  useAcknowledgedPricesStore.setState({ customerId: null, prices: {} });
}
