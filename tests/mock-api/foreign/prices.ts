import { z } from 'zod';
import { Random } from '../core/random';
import { shopPrice } from '../core/text';
import { number, parts, readRows, word } from '../seed/load';
import type { Row } from './row';

const PREMIUM =
  /^(noctua|nzxt|corsair|asus|lian li|fractal design|be quiet!|phanteks|hyte|razer|logitech|logitech g|steelseries|keychron|ducky|sony|sennheiser|audio-technica|beyerdynamic|bose|apple|samsung|lg|eizo|scuf|elgato|wooting|louqe|silverstone|caldigit)$/i;
const VALUE =
  /^(rosewill|apevia|diypc|gear head|inland|insignia|xilence|kolink|adesso|verbatim|a4tech|genius|aerocool|amazon basics|silicon power|teamgroup|zelotes|redragon|attack shark|aula)$/i;

/** What a brand's standing does to a price. */
const brandFactor = ({ brand }: Row) => (PREMIUM.test(brand) ? 1.3 : VALUE.test(brand) ? 0.78 : 1);

/** Price in pesos from the specifications alone, before the brand's line and rounding. */
type Estimate = (row: Row, random: Random) => number;

/** A price anywhere within a range, nearer to its low end, by the standing of the brand. */
const within =
  (low: number, high: number): Estimate =>
  (row, random) =>
    (low + (high - low) * random.next() ** 1.8) * brandFactor(row);

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

/** Patterns on a text, with what the first that fits is worth. */
const readPatterns = (file: string) =>
  readRows(file, z.strictObject({ names: parts, value: number })).map(({ names, value }) => ({
    pattern: new RegExp(names.join('|')),
    value,
  }));
const worthOf = (rows: ReturnType<typeof readPatterns>, text: string) =>
  rows.find(({ pattern }) => pattern.test(text))?.value;

const cpu: Estimate = (row) => {
  const cores =
    (row.number('cores.performance') || row.number('cores.total')) +
    row.number('cores.efficiency') * 0.35;
  const types = row.list('specifications.memory.types').join();
  const era = types.includes('DDR5') ? 1.25 : types.includes('DDR4') ? 1 : 0.62;
  const workstation = /TRX|TR4|TR5|sWRX|SP3|4677|3647/i.test(row.text('socket')) ? 2.1 : 1;
  return Math.max(590, 420 * cores ** 1.05 * era * workstation * (/X3D/.test(row.name) ? 1.5 : 1));
};

const gpu: Estimate = (row) => {
  const line =
    /ROG|Strix|Suprim|Aorus (Master|Xtreme)|Xtreme|Kingpin|HOF|Taichi|Waterforce|Astral|Lightning/i.test(
      row.name,
    )
      ? 1.16
      : 1;
  return chipPrice(row.text('chipset'), row.number('memory')) * line;
};

const CHIPSETS = readPatterns('foreign/chipset-prices.csv');

const motherboard: Estimate = (row) => {
  const base = worthOf(CHIPSETS, row.text('chipset')) ?? 1_450;
  const form = row.text('form_factor');
  const size = /Mini-ITX/.test(form)
    ? 1.2
    : /EATX|SSI/.test(form)
      ? 1.45
      : /Micro/.test(form)
        ? 0.86
        : 1;
  const line = /Extreme|Godlike|Apex|Hero|Aorus Master|Taichi|Ace\b/i.test(row.name)
    ? 1.7
    : /ROG|Aorus|Carbon|Strix/i.test(row.name)
      ? 1.2
      : 1;
  return (
    base *
    size *
    line *
    (row.text('memory.ram_type') === 'DDR5' ? 1.08 : 1) *
    (row.text('wireless_networking') ? 1.06 : 1)
  );
};

const RAM_PER_GB: Record<string, number> = { DDR5: 84, DDR4: 52, DDR3: 48, DDR2: 160, DDR1: 240 };

const ram: Estimate = (row) => {
  const type = row.text('ram_type');
  const capacity =
    row.number('capacity') ||
    row.number('modules.capacity_gb') * row.number('modules.quantity') ||
    8;
  const usual = type === 'DDR5' ? 5600 : type === 'DDR4' ? 3200 : 1600;
  const fast = 1 + Math.max(0, row.number('speed') - usual) / usual;
  const registered =
    /^(ECC|Registered)$/.test(row.text('ecc')) || row.text('registered') === 'Registered' ? 1.5 : 1;
  return (
    (130 + capacity * (RAM_PER_GB[type] ?? 60)) *
    fast ** 0.8 *
    registered *
    (row.flag('rgb') ? 1.1 : 1)
  );
};

const storage: Estimate = (row) => {
  const capacity = Math.max(row.number('capacity'), 32);
  const access = row.text('interface');
  if (/HDD|SSHD/.test(row.text('storage_type'))) return 620 + capacity ** 0.97 * 0.52;
  const rate = /5\.0/.test(access)
    ? 2.9
    : /4\.0/.test(access)
      ? 1.65
      : row.flag('nvme')
        ? 1.4
        : 1.25;
  return 190 + capacity ** 0.98 * rate;
};

const monitor: Estimate = (row) => {
  const size = row.number('screen_size') || 24;
  const megapixels =
    ((row.number('resolution.horizontalRes') || 1920) *
      (row.number('resolution.verticalRes') || 1080)) /
    1e6;
  const speed = Math.max(0, (row.number('refresh_rate') || 60) - 60) * 11;
  const panel = /OLED/.test(row.text('panel_type'))
    ? 1.9
    : /TN/.test(row.text('panel_type'))
      ? 0.88
      : 1;
  const wall = size > 40 ? 1 + (size - 40) / 60 : 1;
  return (
    (350 + size * 52 + megapixels * 640 + speed) *
    panel *
    wall *
    (/ProArt|UltraSharp|ColorEdge|Apple|Studio/.test(row.name) ? 1.5 : 1)
  );
};

const EFFICIENCY = readPatterns('foreign/efficiencies.csv');

const psu: Estimate = (row) => {
  const grade = worthOf(EFFICIENCY, row.text('efficiency_rating')) ?? 0.7;
  const modular =
    row.text('modular') === 'Full' ? 1.1 : row.text('modular') === 'Semi-Modular' ? 1.04 : 1;
  return (
    (180 + (row.number('wattage') || 450) * 1.75 * grade) *
    modular *
    (/SFX/.test(row.text('form_factor')) ? 1.25 : 1)
  );
};

const pcCase: Estimate = (row, random) => {
  const form = row.text('form_factor');
  const base = /Full/.test(form)
    ? 2_300
    : /Mini ITX|HTPC/.test(form)
      ? 1_500
      : /Mini Tower/.test(form)
        ? 850
        : 1_180;
  return (
    (base + (/Glass/.test(row.text('side_panel')) ? 260 : 0)) *
    brandFactor(row) *
    (0.85 + random.next() ** 2 * 1.2)
  );
};

const RADIATORS: Record<number, number> = {
  92: 950,
  120: 1_150,
  140: 1_350,
  240: 1_750,
  280: 2_150,
  360: 2_550,
  420: 3_100,
  480: 3_400,
};

const cooler: Estimate = (row) => {
  const lit = /ARGB|RGB/.test(`${row.name} ${row.list('lighting').join()}`) ? 1.12 : 1;
  const screen = /LCD|Display/i.test(`${row.name} ${row.list('lighting').join()}`) ? 1.5 : 1;
  const radiator = row.flag('water_cooled') || row.number('radiator_size') > 0;
  const height = row.number('height') || 130;
  const base = radiator
    ? (RADIATORS[row.number('radiator_size')] ?? 1_900)
    : Math.max(240, (height - 30) ** 1.38);
  return base * lit * screen * brandFactor(row);
};

const fan: Estimate = (row) => {
  const light = row.text('led');
  const lit = /RGB/.test(light) ? 1.55 : light === 'None' || light === '' ? 1 : 1.15;
  return (
    145 *
    (row.number('quantity') || 1) ** 0.9 *
    ((row.number('size') || 120) / 120) *
    lit *
    brandFactor(row) ** 2
  );
};

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
