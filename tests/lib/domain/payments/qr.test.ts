import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '@/lib/domain/payments/qr/galois';
import { qrCode, qrPath } from '@/lib/domain/payments/qr/qr';
import { readQr } from './read-qr';

/** As another encoder draws it: 'HOLA NODO 12345', level M, mask chosen by the standard's rules. */
const KNOWN = [
  '#######.##.#......#######',
  '#.....#..#..#...#.#.....#',
  '#.###.#....###.##.#.###.#',
  '#.###.#.#.##..###.#.###.#',
  '#.###.#.###..##.#.#.###.#',
  '#.....#.##.#.###..#.....#',
  '#######.#.#.#.#.#.#######',
  '........##..#.#..........',
  '#...#.###.#.####.#####..#',
  '#.##.#.#...##......####.#',
  '.#.#.##.##...###.#.####..',
  '...#...#.#...#.#.#.##.#.#',
  '#.#.#.#..#####..#.###..#.',
  '######.#..#..###.#..#...#',
  '...####..#.....###....#..',
  '..#.#..##.#.#.##...#.###.',
  '###.#.###.##.##.#####.#..',
  '........#...#..##...#...#',
  '#######.#.#####.#.#.###..',
  '#.....#..###.#.##...#.#.#',
  '#.###.#.#.#.##..#####..#.',
  '#.###.#......####.#####.#',
  '#.###.#..#.....##.##.#.#.',
  '#.....#...#.#.#..#.##.##.',
  '#######.####.##........##',
];

const draw = (code: boolean[][] | null) =>
  code?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('a QR code', () => {
  it('is the one that others draw', () => {
    expect(draw(qrCode('HOLA NODO 12345'))).toEqual(KNOWN);
  });

  it('is read back as what was written, with corrections that fit', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 220 });
    fc.assert(
      fc.property(texts, (text) => {
        const code = qrCode(text);
        if (new TextEncoder().encode(text).length > 660) return;
        expect(readQr(code ?? [])).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ])('holds %i bytes in a version of its own, and grows after that', (bytes) => {
    const side = (length: number) => qrCode('x'.repeat(length))?.length ?? 0;
    expect(readQr(qrCode('x'.repeat(bytes)) ?? [])).toBe('x'.repeat(bytes));
    expect(side(bytes + 1)).toBe(bytes === 666 ? 0 : side(bytes) + 4);
  });

  it('keeps its quiet zone when it is drawn', () => {
    const drawn = qrPath('HOLA NODO 12345');
    expect(drawn?.side).toBe(KNOWN.length + 8);
    expect(drawn?.path.startsWith('M4 4h1v1h-1z')).toBe(true);
    expect(drawn?.path.match(/M/g)).toHaveLength(KNOWN.join('').replaceAll('.', '').length);
  });

  it('is not made of more than fits', () => {
    expect(qrPath('ñ'.repeat(400))).toBeNull();
  });
});

describe('the field', () => {
  it('multiplies as its polynomial says', () => {
    expect([times(2, 128), times(3, 7), times(0, 9), times(255, 255)]).toEqual([29, 9, 0, 226]);
  });
});
