import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { shopPrice } from '../../core/text';
import { number, readRows, word, yes } from '../load';
import { draftOf } from './templates';

const Chip = z.strictObject({
  chip: word,
  maker: word,
  memory: word,
  bus: number,
  tdp: number,
  boost: number,
  power: word,
  price: number,
  tier: number,
});

/** A line of a partner: the tiers of chips in it, its price factor, and whether it has a white edition. */
const Line = z.strictObject({
  brand: word,
  makers: word,
  line: word,
  from: number,
  to: number,
  fans: number,
  factor: number,
  white: yes,
});

function graphicsCard(
  chip: z.output<typeof Chip>,
  line: z.output<typeof Line>,
  color: string,
  overclocked: boolean,
): Draft {
  const [capacity = '', memoryType] = chip.memory.split(' ');
  const { brand, fans, factor } = line;
  const white = color === 'Blanco';
  return draftOf('graphics', {
    brand,
    price: shopPrice(chip.price * factor * (overclocked ? 1.03 : 1) * (white ? 1.04 : 1)),
    values: {
      ...{ ...line, ...chip, memoryType },
      white: white ? 'White' : '',
      oc: overclocked ? 'OC' : '',
      series: chip.chip.replace(/GeForce |Radeon /, ''),
      frequency: chip.boost + (overclocked ? 45 : 0),
      lanes: chip.tier > 1 ? 16 : 8,
      capacity: capacity.replace('GB', ' GB'),
      hdmi: chip.tier > 0 ? '2.1' : '2.0',
      displayPorts: chip.tier > 0 ? '3 x DisplayPort 1.4a' : '1 x DisplayPort 1.4',
      screens: chip.tier > 0 ? 4 : 2,
      supply: Math.ceil((chip.tdp * 1.5 + 250) / 50) * 50,
      length: fans === 1 ? 172 : fans === 2 ? 240 : 312,
      slots: fans === 3 ? '2.5' : '2',
    },
    art: { count: fans, rgb: factor > 1.06 },
    more: {
      color,
      showcase:
        overclocked && `${brand} ${line.line} ${chip.chip}` === 'ASUS Dual GeForce RTX 4060',
    },
  });
}

/** Graphics cards: each chip in the lines of each partner, plain and overclocked, black and white. */
export function graphicsCards(): Draft[] {
  const lines = readRows('families/gpu-lines.csv', Line);
  return readRows('families/gpu-chips.csv', Chip).flatMap((chip) => {
    const { maker, tier } = chip;
    const isStrong = tier >= 2;
    return lines
      .filter(({ makers, from, to }) => makers.includes(maker) && tier >= from && tier <= to)
      .flatMap((line) => [
        ...(isStrong && line.fans > 1 ? [graphicsCard(chip, line, 'Negro', false)] : []),
        graphicsCard(chip, line, 'Negro', isStrong),
        ...(isStrong && line.white ? [graphicsCard(chip, line, 'Blanco', true)] : []),
      ]);
  });
}
