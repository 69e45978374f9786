import { isRecord } from '@/lib/api/client/json';

/** Amounts of the entities. The examples have no 0, so a 0 is one that the backend did not say. */
const AMOUNTS = new Set([
  'amount',
  'amountDue',
  'balance',
  'cost',
  'currentPriceWithTax',
  'firstPayment',
  'monthPrice',
  'price',
  'priceWithTax',
  'subtotal',
  'total',
  'totalWithTax',
]);

/** What would be a claim if the backend did not say it. The examples say the opposite. */
const CLAIMS: Readonly<Record<string, unknown>> = {
  authorizedDevice: false,
  average: 0,
  isAvailable: false,
  isWebPurchasable: false,
  stockTotal: 0,
};

/** The price of a product is 0 when it is unknown: every screen shows it with `priceText`. A line of the cart has a price. */
const isUnknownPrice = (path: string) => path.endsWith('.pricing') && !path.includes('.line.');

const amountOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** What is due of an order is what neither a payment nor the wallet covers, so where they reach the total, nothing is. */
const isCovered = ({ total, paymentApplied, walletToUse }: Record<string, unknown>) =>
  typeof total === 'number' && amountOf(paymentApplied) + amountOf(walletToUse) >= total;

/** A discount that reaches the price of a courier makes it free. */
const isFree = ({ price, discount }: Record<string, unknown>) =>
  typeof price === 'number' && amountOf(discount) >= price;

/** Where in the results something stands that the backend did not say. */
export function falseStatements(value: unknown, path = ''): string[] {
  if (value instanceof Map) return falseStatements([...value.values()], path);
  if (Array.isArray(value))
    return value.flatMap((one, at) => falseStatements(one, `${path}[${at}]`));
  if (typeof value === 'number' && Number.isNaN(value)) return [`${path}: NaN`];
  if (!isRecord(value)) return [];
  const isPage = 'lastPage' in value;
  return Object.entries(value).flatMap(([name, one]) => {
    const isSaid =
      (name === 'amountDue' && isCovered(value)) || (name === 'total' && isFree(value));
    const isFalseAmount =
      AMOUNTS.has(name) && one === 0 && !isPage && !isUnknownPrice(path) && !isSaid;
    const isFalse = isFalseAmount || (name in CLAIMS && CLAIMS[name] === one);
    return [
      ...(isFalse ? [`${path}.${name}: ${one}`] : []),
      ...falseStatements(one, `${path}.${name}`),
    ];
  });
}
