import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { shopPrice } from '../../core/text';
import { number, parts, readRows, word, yes } from '../load';
import { draftOf } from './templates';

const Line = z.strictObject({
  format: z.enum(['DIMM', 'SO-DIMM']),
  brand: word,
  line: word,
  type: z.enum(['DDR4', 'DDR5']),
  speeds: parts,
  sizes: parts,
  colors: parts,
  rgb: yes,
  factor: number,
});

/** `16` is one module, `2x16` are two. */
function gigabytes(size: string) {
  const [first = '1', second] = size.split('x').map(Number);
  const [pieces, each] = second === undefined ? [1, Number(first)] : [Number(first), second];
  return { pieces, each, total: pieces * each };
}

function memory(row: z.output<typeof Line>, speed: number, size: string, color: string): Draft {
  const { brand, format, rgb } = row;
  const isLaptop = format === 'SO-DIMM';
  const isNewer = row.type === 'DDR5';
  const { pieces, each, total } = gigabytes(size);
  const faster = 1 + Math.max(0, speed - (isNewer ? 5200 : 2666)) / 9000;
  const oldLatency = speed > 3200 ? 18 : 16;
  return draftOf('memories', {
    brand,
    price: shopPrice((160 + total * (isNewer ? 52 : 40)) * row.factor * faster),
    values: {
      ...{ ...row, speed, color, pieces, each, total },
      forLaptop: isLaptop ? 'para Laptop' : '',
      modules: pieces > 1 ? `(${pieces} x ${each}GB)` : '',
      latency: isNewer ? Math.round(speed / 180) + 4 : oldLatency,
      namedColor: ['Verde', 'Negro'].includes(color) ? '' : color,
      volts: isNewer ? '1.25' : '1.35',
      lights: rgb ? 'RGB' : 'No',
      profile: isNewer ? 'XMP 3.0 / EXPO' : 'XMP 2.0',
      drawnForm: isLaptop ? 'sodimm' : color === 'Verde' ? 'bare' : 'dimm',
    },
    art: { count: pieces, rgb },
    more: { color, pieces },
  });
}

/** Memory modules for desktops and laptops: each line in each of its speeds, sizes and colours. */
export const memories = (): Draft[] =>
  readRows('families/memory.csv', Line).flatMap((row) =>
    row.speeds.flatMap((speed) =>
      row.sizes.flatMap((size) =>
        row.colors.map((color) => memory(row, Number(speed), size, color)),
      ),
    ),
  );
