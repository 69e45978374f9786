const LENGTHS = [8, 12, 13, 14];

/** The digits of a bar code; null when its check digit is wrong, because search engines would discard the whole offer. */
export function validGtin(code: string | null): string | null {
  const digits = code?.replace(/[\s-]/g, '') ?? '';
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length) || /^0+$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}
