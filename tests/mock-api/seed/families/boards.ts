import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { shopPrice } from '../../core/text';
import { number, readRows, word } from '../load';
import { draftOf } from './templates';

const Chipset = z.strictObject({
  chipset: word,
  socket: word,
  memories: word,
  tier: number,
  price: number,
});

/** A line of a maker; `{c}` in its name is the chipset. */
const Line = z.strictObject({
  brand: word,
  tier: number,
  line: word,
  form: z.enum(['M', 'A', 'I', 'E']),
  factor: number,
  color: word,
});

const FORMATS = { M: 'Micro ATX', A: 'ATX', I: 'Mini ITX', E: 'E-ATX' };

function board(
  chipset: z.output<typeof Chipset>,
  { brand, line, form, factor, color }: z.output<typeof Line>,
  memory: string,
  hasWifi: boolean,
): Draft {
  const slots = form === 'I' || factor < 1 ? 2 : 4;
  const isNewer = memory === 'DDR5' && chipset.memories.includes(' ');
  return draftOf('boards', {
    brand,
    price: shopPrice(chipset.price * factor * (hasWifi ? 1.1 : 1) * (isNewer ? 1.08 : 1)),
    values: {
      ...{ ...chipset, brand, memory, form, slots },
      model: line.replace('{c}', chipset.chipset),
      wifi: hasWifi ? 'WiFi' : '',
      format: FORMATS[form],
      mostMemory: slots * (memory === 'DDR5' ? 64 : 32),
      m2Slots: chipset.tier + (form === 'M' ? 1 : 2),
      sataPorts: form === 'I' ? 2 : 4,
      network: chipset.tier > 0 ? '2.5' : '1',
      wifiVersion: hasWifi ? 'Wi-Fi 6E' : 'No',
      bluetooth: hasWifi ? '5.3' : 'No',
    },
    art: { count: slots, rgb: factor > 1.2 },
    more: { color },
  });
}

/** Motherboards: each chipset in each maker's lines, by memory type and with or without Wi-Fi. */
export function boards(): Draft[] {
  const lines = readRows('families/board-lines.csv', Line);
  return readRows('families/board-chipsets.csv', Chipset).flatMap((chipset) =>
    lines
      .filter(({ tier }) => tier === chipset.tier)
      .flatMap((line) =>
        chipset.memories
          .split(' ')
          .flatMap((memory) => [
            ...(chipset.tier < 2 ? [board(chipset, line, memory, false)] : []),
            ...(line.factor > 0.93 ? [board(chipset, line, memory, true)] : []),
          ]),
      ),
  );
}
