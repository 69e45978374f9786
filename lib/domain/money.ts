const NOT_A_NUMBER = '$ 0.00';

/** A double below a trillion is exact to this many digits; later digits are rounding errors of floating point. */
const SIGNIFICANT_DIGITS = 15;
const NOISE_FREE_BELOW = 1e12;
/** From this value on, a double has no decimals, and its text may contain an exponent. */
const WHOLE_FROM = 2 ** 53;

/** Rounds pesos, halves away from zero, by the decimal text: 1.005 gives 1.01 although its double is smaller. -0 becomes 0. */
export function roundMoney(amount: number): number {
  if (!Number.isFinite(amount)) return amount;
  const size = Math.abs(amount);
  if (size >= WHOLE_FROM) return amount;
  const clean = size < NOISE_FREE_BELOW ? Number(size.toPrecision(SIGNIFICANT_DIGITS)) : size;
  const text = String(clean);
  if (text.includes('e')) return 0; // Only amounts below a millionth of a peso have an exponent here.
  const rounded = Number(`${Math.round(Number(`${text}e2`))}e-2`);
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The number if it is finite, otherwise 0: amounts from the backend may be missing or invalid. */
export const amountOrZero = (value: number): number => (Number.isFinite(value) ? value : 0);

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  // Backends often send decimals as text. Showing "$ 0.00" for "1234.50" would give goods away.
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

/** The parts of a price, for layouts that show `$` and the cents smaller. Null when the value is not a number. */
export function formatPriceParts(value: unknown) {
  const amount = toNumber(value);
  if (amount === null) return null;
  const rounded = roundMoney(amount);
  const size = Math.abs(rounded);
  const text = size < WHOLE_FROM ? size.toFixed(2) : `${BigInt(size)}.00`;
  const [whole = '0', cents = '00'] = text.split('.');
  return {
    sign: rounded < 0 ? '-' : '',
    whole: whole.replace(/\B(?=(\d{3}){1,103}$)/g, ','),
    cents,
  };
}

export const formatKnownPrice = (amount: number | null): string | null =>
  amount === null ? null : formatPrice(amount);

/** The price text of the shop (spec 9): `$1,234.50`, `-$1.00`, and `$ 0.00` when the value is not a number. */
export function formatPrice(value: unknown): string {
  const parts = formatPriceParts(value);
  return parts ? `${parts.sign}$${parts.whole}.${parts.cents}` : NOT_A_NUMBER;
}
