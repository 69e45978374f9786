import { Random } from '../core/random';
import { fold } from '../core/text';

/** A 12-digit code with its check digit, starting with a prefix of the maker. */
export function upc(brand: string, seed: number): string {
  const random = new Random(seed ^ 0x0bc5);
  const maker = new Random(`upc ${brand}`).int(600_000, 899_999);
  const digits = `${maker}${String(random.int(0, 99_999)).padStart(5, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A part number in the manner of the trade: letters of the maker, of the model and a code. */
export function partNumber(brand: string | null, name: string, seed: number): string {
  const random = new Random(seed ^ 0x4e11);
  const letters = (text: string, count: number) =>
    fold(text)
      .replace(/[^a-z0-9]/g, '')
      .slice(0, count)
      .toUpperCase();
  const tail = name
    .split(' ')
    .slice(-4)
    .map((word) => letters(word, 2))
    .join('');
  const separator = random.pick(['-', '-', '', '/']);
  return `${letters(brand ?? 'GEN', 2)}${random.int(10, 99)}${separator}${tail}${separator === '/' ? '-' : separator}${random.int(1000, 9999)}${random.pick(['', 'A', 'LA', 'MX', 'B'])}`;
}
