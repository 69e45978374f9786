import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { sheet, shopPrice, words } from '../../core/text';
import { number, readRows, word, yes } from '../load';

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

function sheetOf(chip: z.output<typeof Chip>, fans: number, overclocked: boolean) {
  const [size = '', type = ''] = chip.memory.split(' ');
  const boost = chip.boost + (overclocked ? 45 : 0);
  return {
    'Procesador gráfico': sheet({
      'Fabricante del GPU': chip.maker,
      GPU: chip.chip,
      'Frecuencia máxima': `${boost} MHz`,
      Interfaz: chip.tier > 1 ? 'PCI Express 4.0 x16' : 'PCI Express 4.0 x8',
    }),
    Memoria: sheet({
      Capacidad: size.replace('GB', ' GB'),
      Tipo: type,
      'Bus de memoria': `${chip.bus} bits`,
    }),
    Conectividad: sheet({
      HDMI: chip.tier > 0 ? '1 x HDMI 2.1' : '1 x HDMI 2.0',
      DisplayPort: chip.tier > 0 ? '3 x DisplayPort 1.4a' : '1 x DisplayPort 1.4',
      'Monitores simultáneos': chip.tier > 0 ? 4 : 2,
    }),
    'Energía y tamaño': sheet({
      'Consumo (TDP)': `${chip.tdp} W`,
      'Conector de energía': chip.power,
      'Fuente recomendada': `${Math.ceil((chip.tdp * 1.5 + 250) / 50) * 50} W`,
      Ventiladores: fans,
      Largo: `${fans === 1 ? 172 : fans === 2 ? 240 : 312} mm`,
      Ranuras: fans === 3 ? '2.5' : '2',
    }),
  };
}

function draft(
  chip: z.output<typeof Chip>,
  line: z.output<typeof Line>,
  color: string,
  overclocked: boolean,
): Draft {
  return {
    kind: 'gpu',
    category: 'tarjetas-de-video',
    brand: line.brand,
    name: words(
      'Tarjeta de Video',
      line.brand,
      line.line,
      chip.chip,
      color === 'Blanco' && 'White',
      overclocked && 'OC',
      chip.memory,
    ),
    price: shopPrice(
      chip.price * line.factor * (overclocked ? 1.03 : 1) * (color === 'Blanco' ? 1.04 : 1),
    ),
    color,
    warrantyDays: 1095,
    specs: () => sheetOf(chip, line.fans, overclocked),
    art: {
      count: line.fans,
      rgb: line.factor > 1.06,
      label: chip.chip.replace(/GeForce |Radeon /, ''),
      model: line.line,
      form: chip.maker,
    },
    showcase:
      chip.chip === 'GeForce RTX 4060' &&
      line.line === 'Dual' &&
      line.brand === 'ASUS' &&
      overclocked,
  };
}

/** Graphics cards: each chip in the lines of each partner, plain and overclocked, black and white. */
export function gpus(): Draft[] {
  const lines = readRows('families/gpu-lines.csv', Line);
  return readRows('families/gpu-chips.csv', Chip).flatMap((chip) =>
    lines
      .filter(
        ({ makers, from, to }) =>
          makers.includes(chip.maker) && chip.tier >= from && chip.tier <= to,
      )
      .flatMap((line) => {
        const white = line.white && chip.tier >= 2 ? ['Blanco'] : [];
        return ['Negro', ...white].flatMap((color) =>
          (chip.tier >= 2 && line.fans > 1 && color === 'Negro'
            ? [false, true]
            : [chip.tier >= 2]
          ).map((overclocked) => draft(chip, line, color, overclocked)),
        );
      }),
  );
}
