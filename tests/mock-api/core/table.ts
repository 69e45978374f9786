/** `a, b, c` → its parts; an empty text has none. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Joins the parts of a name, leaving out the empty ones. */
export const words = (...parts: (string | number | null | undefined | false)[]): string =>
  parts
    .filter((part) => part !== '' && part !== null && part !== undefined && part !== false)
    .join(' ');

/** Leaves out attributes without a value. */
export const sheet = (attributes: Record<string, string | number | false | undefined | null>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === '' || value === undefined || value === null || value === false
        ? []
        : [[name, String(value)]],
    ),
  );

/** A price as shops write it: ends in 9 below 1,000 pesos and in 49 or 99 above. */
export function shopPrice(amount: number): number {
  if (amount < 100) return Math.max(19, Math.round(amount / 5) * 5 - 1);
  if (amount < 1000) return Math.round(amount / 10) * 10 - 1;
  return Math.round(amount / 50) * 50 - 1;
}
