import type { Kind } from '../catalogue/types';
import type { Row } from './row';

export interface Shelf {
  kind: Kind;
  /** Slug of a leaf category. */
  category: string;
  warrantyDays: number;
}

/** Foreign category, a pattern on its name (null: the rest), kind, leaf category and warranty in days. */
const ROWS: readonly [
  foreign: string,
  pattern: RegExp | null,
  kind: Kind,
  category: string,
  warrantyDays: number,
][] = [
  ['CPU', null, 'cpu', 'procesadores', 1095],
  ['GPU', null, 'gpu', 'tarjetas-de-video', 1095],
  ['Motherboard', null, 'motherboard', 'tarjetas-madre', 1095],
  ['RAM', null, 'ram', 'memorias-ram', 3650],
  ['PSU', null, 'psu', 'fuentes-de-poder', 1825],
  ['PCCase', null, 'case', 'gabinetes', 365],
  ['CaseFan', null, 'fan', 'ventiladores', 730],
  ['ThermalCompound', null, 'paste', 'pasta-termica', 365],
  ['CaptureCard', null, 'expansion', 'tarjetas-de-expansion', 730],
  ['SoundCard', null, 'expansion', 'tarjetas-de-expansion', 730],
  ['NetworkCard', /usb\b/i, 'dongle', 'adaptadores-de-red', 730],
  ['NetworkCard', null, 'expansion', 'adaptadores-de-red', 730],
  ['Webcam', null, 'webcam', 'webcams', 365],
  ['Microphone', null, 'microphone', 'microfonos', 365],
  ['Mousepad', null, 'mousepad', 'mouse-pads', 180],
  ['Mouse', null, 'mouse', 'mouse', 730],
  ['Keyboard', /mouse/i, 'combo', 'kits-de-teclado-y-mouse', 730],
  ['Keyboard', null, 'keyboard', 'teclados', 730],
  ['Headphones', /gaming/i, 'headphones', 'diademas-gamer', 730],
  ['Headphones', /in-ear|earbud|earphone/i, 'earbuds', 'audifonos', 365],
  ['Headphones', null, 'headphones', 'audifonos', 365],
  ['Speaker', /\b(sound)?bar\b/i, 'soundbar', 'barras-de-sonido', 365],
  ['Speaker', null, 'speaker', 'bocinas', 365],
  ['Chair', /gaming|gamer|racing|gtplayer|corsair/i, 'chair', 'sillas-gamer', 365],
  ['Chair', null, 'chair', 'sillas-de-oficina', 365],
  ['Desk', null, 'desk', 'escritorios', 365],
  ['VRHeadset', null, 'vr', 'realidad-virtual', 365],
  ['OS', null, 'software', 'sistemas-operativos', 90],
  ['Stand', null, 'arm', 'soportes-para-monitor', 365],
  ['Lighting', null, 'bulb', 'hogar-inteligente', 365],
  [
    'Laptop',
    /gaming|rtx|razer blade|omen|rog|tuf|alienware|legion|predator|nitro|aorus/i,
    'laptop',
    'laptops-gamer',
    365,
  ],
  ['Laptop', null, 'laptop', 'laptops', 365],
  ['PrebuiltDesktop', /all-in-one|aio|imac/i, 'allinone', 'todo-en-uno', 365],
  ['PrebuiltDesktop', /mini\b|micro|studio/i, 'minipc', 'mini-pc', 365],
  ['PrebuiltDesktop', /gaming|maingear|alienware|omen|vengeance/i, 'desktop', 'pc-gamer', 365],
  ['PrebuiltDesktop', null, 'desktop', 'computadoras-de-escritorio', 365],
  [
    'Accessory',
    /headset stand|headset case|wrist rest|mouse rest|desk mat|mouse pad/i,
    'mousepad',
    'mouse-pads',
    180,
  ],
  ['Accessory', /\bdock\b|thunderbolt.*dock/i, 'adapter', 'hubs-y-docks', 365],
  ['Accessory', /thunderbolt.*cable/i, 'cable', 'cables-usb', 180],
  ['Accessory', /keycap|switch\b/i, 'keyboard', 'teclados', 180],
  ['Accessory', /\bups\b/i, 'ups', 'no-breaks', 730],
  ['Accessory', /charger|charging/i, 'charger', 'cargadores', 365],
  ['Accessory', /sleeve|backpack/i, 'bag', 'mochilas-y-fundas', 180],
  ['Accessory', /bracket|zip 750|card reader/i, 'enclosure', 'accesorios-de-almacenamiento', 180],
  ['Accessory', /screwdriver|garbage/i, 'tool', 'herramientas', 180],
  ['Accessory', /mic arm|pop filter|shock mount|wave xlr/i, 'microphone', 'microfonos', 365],
  ['Accessory', /cam link|prompter|dazzle/i, 'expansion', 'tarjetas-de-expansion', 365],
  [
    'Accessory',
    /scuf|controller|raiju|wolverine|kishi|kitsune|joystick/i,
    'controller',
    'controles',
    180,
  ],
  ['Accessory', /display|echo|bluesound/i, 'bulb', 'hogar-inteligente', 365],
  ['Accessory', /monitor stand/i, 'arm', 'soportes-para-monitor', 365],
  ['Accessory', null, 'adapter', 'hubs-y-docks', 365],
];

/** Kinds whose place depends on more than the name. */
function special(row: Row): Pick<Shelf, 'kind' | 'category' | 'warrantyDays'> | null {
  switch (row.category) {
    case 'CPUCooler':
      return row.flag('water_cooled') || row.number('radiator_size') > 0
        ? { kind: 'aio', category: 'enfriamiento-liquido', warrantyDays: 1825 }
        : { kind: 'cooler', category: 'disipadores', warrantyDays: 730 };
    case 'Storage': {
      const disk =
        /HDD|SSHD/.test(row.text('storage_type') || row.text('type')) || /RPM|HDD/.test(row.name);
      if (disk) return { kind: 'hdd', category: 'discos-duros', warrantyDays: 1095 };
      const m2 = /M\.2/.test(row.text('form_factor'));
      return { kind: m2 ? 'm2' : 'ssd', category: 'ssd', warrantyDays: 1825 };
    }
    case 'Monitor': {
      const gamer = row.number('refresh_rate') >= 120;
      return {
        kind: 'monitor',
        category: gamer ? 'monitores-gamer' : 'monitores',
        warrantyDays: 1095,
      };
    }
    default:
      return null;
  }
}

/** Where an article of a foreign category stands, or null when the category is not known. */
export function shelfOf(row: Row): Shelf | null {
  const own = special(row);
  if (own) return own;
  const found = ROWS.find(
    ([foreign, pattern]) =>
      foreign === row.category && (pattern === null || pattern.test(row.name)),
  );
  if (!found) return null;
  const [, , kind, category, warrantyDays] = found;
  return { kind, category, warrantyDays };
}
