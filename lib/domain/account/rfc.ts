const FORMAT = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;

/** An RFC as it is written down: capitals, no spaces or hyphens. */
export const normaliseRfc = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '');

/** Whether a text is an RFC whose date exists. Its check digit is no reason to refuse: SAT itself errs. */
export function isRfc(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  const [year = 0, month = 0, day = 0] = (text.slice(-9, -3).match(/../g) ?? []).map(Number);
  // 2000 and 1900 differ in one day only, which the more generous of the two has.
  return new Date(Date.UTC(2000 + year, month - 1, day)).getUTCMonth() === month - 1;
}
