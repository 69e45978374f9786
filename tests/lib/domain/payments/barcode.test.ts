import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBarcodePath, encodeCode128 } from '@/lib/domain/payments/barcode';
import { forAll } from '@/tests/support/for-all';

/** Bars and gaps from another encoder. */
const KNOWN = {
  '93000000010194':
    '1101001110010100011110110110011001101100110011011001100110011011001100110110010001011110101100011101100011101011',
  Wikipedia:
    '11010010000111010001101000011010011000010010100001101001010011110010110010000100001001101000011010010010110000111100100101100011101011',
} as const;

const modules = (text: string) =>
  encodeCode128(text)
    ?.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width))
    .join('');

describe('Code 128', () => {
  it.each(Object.entries(KNOWN))('encodes %s like another encoder', (text, drawn) =>
    expect(modules(text)).toBe(drawn),
  );

  it('decodes to the original text, with a right checksum', () => {
    const ascii = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
    const unit = fc.oneof(ascii, fc.constantFrom(...'0123456789'));
    const printable = fc.string({ unit, minLength: 1, maxLength: 40 });
    forAll(printable, (text) => expect(readCode128(encodeCode128(text) ?? [])).toBe(text));
  });

  it('encodes two digits per symbol', () => {
    expect(encodeCode128('93000000010194')).toHaveLength((1 + 7 + 1) * 6 + 7);
    forAll(fc.array(fc.integer({ min: 10, max: 99 }), { minLength: 2 }), (pairs) =>
      expect(encodeCode128(pairs.join(''))).toHaveLength((2 + pairs.length) * 6 + 7),
    );
  });

  it('refuses characters outside its code sets', () => {
    expect(['', 'piñón', 'a\tb'].map(encodeCode128)).toEqual([null, null, null]);
    expect(createBarcodePath('€')).toBeNull();
  });

  it('has a quiet zone of ten modules on both sides', () => {
    const drawn = createBarcodePath('93000000010194');
    expect(drawn?.width).toBe(KNOWN['93000000010194'].length + 20);
    expect(drawn?.path).toMatch(/^M10 0h2v1h-2z/);
  });
});

/** Widths of all 107 symbols, from the table of the standard. */
const TABLE =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';

/** Reads Code 128 from widths of bars and gaps. @throws Error when start, check or end are wrong */
function readCode128(widths: readonly number[]): string {
  const drawn = widths.join('');
  if (!drawn.endsWith(STOP)) throw new Error('No end.');
  const known: string[] = TABLE.match(/.{6}/g) ?? [];
  const values = (drawn.slice(0, -STOP.length).match(/.{6}/g) ?? []).map((one) =>
    known.indexOf(one),
  );
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (sum % 103 !== check) throw new Error('The check digit is wrong.');
  if (start !== 104 && start !== 105) throw new Error('No start.');
  let inC = start === 105;
  let text = '';
  for (const value of rest) {
    if (inC && value === 100) inC = false;
    else if (inC) text += String(value).padStart(2, '0');
    else if (value === 99) inC = true;
    else text += String.fromCharCode(value + 32);
  }
  return text;
}
