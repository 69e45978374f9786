import { createPersistedStore } from '../persistence/create-persisted-store';
import {
  asFields,
  asNullable,
  asNumber,
  asRecord,
  asText,
  type Guard,
} from '../persistence/guards';
import { mergeFields } from '../persistence/merge';

/** Unit price in pesos with IVA, by product id. */
type Prices = Readonly<Record<string, number>>;

const asPrices: Guard<Prices> = (value) => {
  const fields = asFields(value);
  const known = Object.entries(fields ?? {}).filter(([, price]) => asNumber(price) !== undefined);
  return fields && (Object.fromEntries(known) as Prices);
};

const asAcknowledged = asRecord({ customerId: asNullable(asText), prices: asPrices });

/** The prices that a customer last saw in the cart. The server knows only today's prices. */
export const useAcknowledgedPricesStore = createPersistedStore({
  name: 'cart-prices',
  version: '1',
  kept: { customerId: null, prices: {} },
  parse: asAcknowledged,
  merge: (base, mine, theirs) =>
    mine.customerId === theirs.customerId
      ? { ...mine, prices: mergeFields(base.prices, mine.prices, theirs.prices) }
      : mergeFields(base, mine, theirs),
});

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
