import { z } from 'zod';
import { Random } from '../core/random';
import { shopPrice } from '../core/text';
import { columns, number, parts, readRows, word, yes } from '../seed/load';
import type { Row } from './row';

/** What is written in a row decides by how much its price is multiplied: the first line of a group that fits counts. */
const Factor = z.strictObject({
  ...columns('table group of', word),
  anyCase: yes,
  names: parts,
  factor: number,
});
const FACTORS = readRows('foreign/factors.csv', Factor).map(({ anyCase, names, ...row }) => ({
  ...row,
  pattern: new RegExp(names.join('|'), anyCase ? 'i' : ''),
}));
const GROUPS = new Map(
  [...Map.groupBy(FACTORS, ({ table }) => table)].map(([table, rows]) => [
    table,
    [...Map.groupBy(rows, ({ group }) => group).values()],
  ]),
);

const factors = (table: string, row: Row): number =>
  (GROUPS.get(table) ?? []).reduce((product, group) => {
    const found = group.find(({ of, pattern }) => pattern.test(row.said(of)));
    return product * (found?.factor ?? 1);
  }, 1);

const brandFactor = (row: Row) => factors('*', row);

/** Pesos between which the articles of a category cost; `*` stands for all others. */
const RANGES = readRows(
  'foreign/ranges.csv',
  z.strictObject({ ...columns('foreign of', word), names: parts, low: number, high: number }),
).map(({ names, ...row }) => ({ ...row, pattern: new RegExp(names.join('|'), 'i') }));

/** A price anywhere within the range, nearer to its low end, by the standing of the brand. */
function within(row: Row, random: Random): number {
  const { low = 0, high = 0 } =
    RANGES.find(
      ({ foreign, of, pattern }) =>
        (foreign === row.category || foreign === '*') && pattern.test(row.said(of)),
    ) ?? {};
  return (low + (high - low) * random.next() ** 1.8) * brandFactor(row);
}

/** Street prices in pesos of graphics chips, by the name without `GeForce` and `Radeon`. */
const BY_CHIP = new Map(
  readRows('foreign/gpu-prices.csv', z.strictObject({ chip: word, price: number })).map(
    ({ chip, price }) => [chip, price],
  ),
);
const PROFESSIONAL =
  /PRO|Quadro|RTX A?\d{4}\b.*(Ada)?$|Ada|FirePro|GP100|GV100|^T\d{3}|Arc Pro|Frontier/;

/** Price in pesos of a graphics chip with so many gigabytes; a guess for chips that are not listed. */
function chipPrice(chipset: string, gigabytes: number): number {
  const chip = chipset.replace(/GeForce |Radeon (?=RX)| LHR| GDDR6X/g, '').trim();
  const bare = chip.replace(/ \d+ ?GB$/, '');
  const known = BY_CHIP.get(`${bare} ${gigabytes} GB`) ?? BY_CHIP.get(chip) ?? BY_CHIP.get(bare);
  if (known !== undefined) return known;
  return PROFESSIONAL.test(chipset) ? 2_400 + gigabytes * 1_150 : 650 + gigabytes * 380;
}

const RAM_PER_GB: Record<string, number> = { DDR5: 84, DDR4: 52, DDR3: 48, DDR2: 160, DDR1: 240 };

/** Whole computers: mostly their graphics card and memory, as far as the name tells. */
function computer(row: Row, random: Random): number {
  const [named] = /RTX (?:PRO )?\d{4}(?: Ti)?/.exec(row.name) ?? [];
  const chip = named ?? (/\b5090\b/.test(row.name) ? 'RTX 5090' : '');
  const rest = 11_500 + random.next() ** 1.5 * 16_000;
  return (rest + (chip ? chipPrice(chip, 0) * 1.15 : 0)) * factors('Computer', row);
}

/** Price in pesos from the specifications alone, before the factors of its category and rounding. */
const ESTIMATES: Record<string, (row: Row, random: Random) => number> = {
  CPU(row) {
    const strong = row.number('cores.performance') || row.number('cores.total');
    return 420 * (strong + row.number('cores.efficiency') * 0.35) ** 1.05;
  },
  GPU: (row) => chipPrice(row.text('chipset'), row.number('memory')),
  Motherboard: () => 1,
  RAM(row) {
    const type = row.text('ram_type');
    const modules = row.number('modules.capacity_gb') * row.number('modules.quantity');
    const capacity = row.number('capacity') || modules || 8;
    const usual = type === 'DDR5' ? 5600 : type === 'DDR4' ? 3200 : 1600;
    const fast = 1 + Math.max(0, row.number('speed') - usual) / usual;
    return (130 + capacity * (RAM_PER_GB[type] ?? 60)) * fast ** 0.8;
  },
  Storage(row) {
    const capacity = Math.max(row.number('capacity'), 32);
    if (/HDD|SSHD/.test(row.text('storage_type'))) return 620 + capacity ** 0.97 * 0.52;
    return 190 + capacity ** 0.98 * factors('Storage rate', row);
  },
  Monitor(row) {
    const size = row.number('screen_size') || 24;
    const width = row.number('resolution.horizontalRes') || 1920;
    const megapixels = (width * (row.number('resolution.verticalRes') || 1080)) / 1e6;
    const speed = Math.max(0, (row.number('refresh_rate') || 60) - 60) * 11;
    const wall = size > 40 ? 1 + (size - 40) / 60 : 1;
    return (350 + size * 52 + megapixels * 640 + speed) * wall;
  },
  PSU: (row) => 180 + (row.number('wattage') || 450) * 1.75 * factors('PSU grade', row),
  PCCase(row, random) {
    const glass = /Glass/.test(row.text('side_panel')) ? 260 : 0;
    const base = (factors('Case size', row) + glass) * brandFactor(row);
    return base * (0.85 + random.next() ** 2 * 1.2);
  },
  CPUCooler(row) {
    const isLiquid = row.flag('water_cooled') || row.number('radiator_size') > 0;
    const air = Math.max(240, ((row.number('height') || 130) - 30) ** 1.38);
    return (isLiquid ? factors('Radiator', row) : air) * brandFactor(row);
  },
  CaseFan(row) {
    const size = (row.number('size') || 120) / 120;
    return 145 * (row.number('quantity') || 1) ** 0.9 * size * brandFactor(row) ** 2;
  },
  Laptop: computer,
  PrebuiltDesktop: computer,
  Accessory(row, random) {
    const capacity = Number(/(\d+) ?VA\b/.exec(row.name)?.[1] ?? 0);
    return capacity > 0 ? capacity * 2.9 + 400 : within(row, random);
  },
};

/** The least that the articles of a category cost, in pesos. */
const LEAST: Record<string, number> = { CPU: 590 };

/** Usual street price in pesos with IVA: the same for the same row, whatever the rest of the catalogue. */
export function priceOf(row: Row): number {
  const random = new Random(`price ${row.text('opendb_id')} ${row.name}`);
  const base = (ESTIMATES[row.category] ?? within)(row, random) * factors(row.category, row);
  const estimate = Math.max(LEAST[row.category] ?? 0, base);
  return shopPrice(Math.max(49, estimate * (0.94 + random.next() * 0.14)));
}
