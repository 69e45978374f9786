import { Random } from '../core/random';
import { shopPrice } from '../core/text';
import {
  chipPrice,
  cooler,
  cpu,
  type Estimate,
  fan,
  gpu,
  monitor,
  motherboard,
  pcCase,
  psu,
  ram,
  storage,
  within,
} from './component-prices';
import type { Row } from './row';

const keyboard: Estimate = (row, random) => {
  const mechanical = /mechanic|cherry|switch|magnetic|hall|rapid/i.test(
    `${row.name} ${row.text('switch_type')}`,
  );
  return (
    within(mechanical ? 990 : 260, mechanical ? 4_200 : 1_600)(row, random) *
    (/wireless|bluetooth/i.test(row.name) ? 1.2 : 1)
  );
};

const mouse: Estimate = (row, random) =>
  within(/gaming|pro|ultra|max|mini/i.test(row.name) ? 490 : 190, 2_900)(row, random) *
  (/wireless/i.test(row.name) ? 1.15 : 1);

/** Whole computers: mostly their graphics card and memory, as far as the name tells. */
const computer: Estimate = (row, random) => {
  const chip =
    /RTX (?:PRO )?\d{4}(?: Ti)?/.exec(row.name)?.[0] ??
    (/\b5090\b/.test(row.name) ? 'RTX 5090' : '');
  const apple = /Apple|Mac/.test(row.name) ? 1.25 : 1;
  return (11_500 + random.next() ** 1.5 * 16_000 + (chip ? chipPrice(chip, 0) * 1.15 : 0)) * apple;
};

const accessory: Estimate = (row, random) => {
  const capacity = Number(/(\d+) ?VA\b/.exec(row.name)?.[1] ?? 0);
  if (capacity > 0) return capacity * 2.9 + 400;
  const small =
    /bracket|cable|keycap|switch|case|rest|sleeve|puck|filter|mount|clamp|mat\b|pad\b/i.test(
      row.name,
    );
  return within(small ? 190 : 890, small ? 1_100 : 4_600)(row, random);
};

const ESTIMATES: Record<string, Estimate> = {
  CPU: cpu,
  GPU: gpu,
  Motherboard: motherboard,
  RAM: ram,
  Storage: storage,
  Monitor: monitor,
  PSU: psu,
  PCCase: pcCase,
  CPUCooler: cooler,
  CaseFan: fan,
  Keyboard: keyboard,
  Mouse: mouse,
  Laptop: computer,
  PrebuiltDesktop: computer,
  Headphones: within(280, 5_200),
  Speaker: within(350, 6_500),
  Microphone: within(590, 4_500),
  Webcam: within(390, 3_400),
  Mousepad: within(190, 1_100),
  Accessory: accessory,
  CaptureCard: within(1_900, 6_500),
  SoundCard: within(490, 4_200),
  NetworkCard: within(260, 3_600),
  ThermalCompound: within(90, 420),
  Chair: within(2_300, 8_900),
  Desk: within(1_900, 9_500),
  VRHeadset: within(7_500, 21_000),
  OS: within(1_900, 4_900),
  Lighting: within(1_100, 4_900),
  Stand: within(690, 1_900),
};

const other = within(300, 3_000);

/** Usual street price in pesos with IVA: the same for the same row, whatever the rest of the catalogue. */
export function priceOf(row: Row): number {
  const random = new Random(`price ${row.text('opendb_id')} ${row.name}`);
  const estimate = (ESTIMATES[row.category] ?? other)(row, random);
  return shopPrice(Math.max(49, estimate * (0.94 + random.next() * 0.14)));
}
