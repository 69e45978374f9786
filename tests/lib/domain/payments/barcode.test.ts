import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBarcodePath, encodeCode128 } from '@/lib/domain/payments/barcode';
import { forAll } from '@/tests/support/for-all';
import { readCode128 } from './read-code128';

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
