import type { Draft } from '../../catalogue/types';
import { list, sheet, shopPrice, table, words } from '../../core/table';

const LINES = table(
  ['brand', 'line', 'type', 'speeds', 'sizes', 'colors', 'rgb', 'factor'],
  `
  Kingston|FURY Beast|DDR4|2666,3200,3600|8,16,32,2x8,2x16,2x32|Negro||1
  Kingston|FURY Beast RGB|DDR4|3200,3600|8,16,2x8,2x16|Negro,Blanco|si|1.1
  Kingston|FURY Renegade|DDR4|3600,4000|8,16,2x8,2x16|Negro||1.15
  Kingston|FURY Beast|DDR5|4800,5200,5600,6000|8,16,32,2x8,2x16,2x32|Negro,Blanco||1
  Kingston|FURY Beast RGB|DDR5|5600,6000,6400|16,32,2x16,2x32|Negro,Blanco|si|1.08
  Kingston|FURY Renegade RGB|DDR5|6400,7200,8000|2x16,2x24,2x32|Negro,Plata|si|1.2
  Kingston|ValueRAM|DDR4|2666,3200|4,8,16,32|Verde||0.92
  Kingston|ValueRAM|DDR5|4800,5600|8,16,32|Verde||0.93
  Corsair|Vengeance LPX|DDR4|2666,3000,3200,3600|8,16,2x8,2x16,2x32|Negro,Rojo,Blanco||1.02
  Corsair|Vengeance RGB RS|DDR4|3200,3600|8,16,2x8,2x16|Negro|si|1.1
  Corsair|Vengeance|DDR5|5200,5600,6000,6400|16,32,2x16,2x32,2x48|Negro,Gris||1.03
  Corsair|Vengeance RGB|DDR5|5600,6000,6400,7200|2x16,2x24,2x32,2x48|Negro,Blanco,Gris|si|1.1
  Corsair|Dominator Titanium RGB|DDR5|6000,6400,7200|2x16,2x24,2x32|Negro,Blanco|si|1.45
  XPG|Gammix D30|DDR4|3000,3200,3600|8,16,32,2x8,2x16|Rojo,Negro||0.97
  XPG|Gammix D35|DDR4|3200,3600|8,16,2x8,2x16|Negro,Blanco||0.97
  XPG|Spectrix D35G RGB|DDR4|3200,3600|8,16,2x8,2x16|Negro,Blanco|si|1.03
  XPG|Spectrix D50 RGB|DDR4|3200,3600|8,16,2x8,2x16|Gris,Blanco|si|1.05
  XPG|Lancer|DDR5|5200,5600,6000|8,16,32,2x16,2x32|Negro,Blanco||0.98
  XPG|Lancer Blade|DDR5|5600,6000,6400|16,24,32,2x16,2x32|Negro,Blanco||0.97
  XPG|Lancer RGB|DDR5|5600,6000,6400,7200|16,32,2x16,2x32|Negro,Blanco|si|1.06
  Adata|Premier|DDR4|2666,3200|4,8,16,32|Verde||0.9
  Adata|Premier|DDR5|4800,5600|8,16,32|Verde||0.91
  Crucial|Basics|DDR4|2666,3200|4,8,16,32|Verde||0.9
  Crucial|Pro|DDR4|3200|16,32,2x16,2x32|Negro||0.98
  Crucial|Classic|DDR5|4800,5600|8,16,24,32,48|Verde||0.92
  Crucial|Pro|DDR5|5600,6000|16,24,2x16,2x24,2x32,2x48|Negro,Blanco||0.99
  G.Skill|Ripjaws V|DDR4|3200,3600,4000|8,16,2x8,2x16,2x32|Negro,Rojo||1.02
  G.Skill|Trident Z RGB|DDR4|3200,3600|2x8,2x16,4x8|Negro|si|1.18
  G.Skill|Flare X5|DDR5|5600,6000|2x16,2x32|Negro||1.02
  G.Skill|Ripjaws S5|DDR5|5600,6000,6400|2x16,2x32,2x48|Negro,Blanco||1.02
  G.Skill|Trident Z5 RGB|DDR5|6000,6400,7200,8000|2x16,2x24,2x32,2x48|Negro,Blanco,Plata|si|1.18
  TeamGroup|T-Force Vulcan Z|DDR4|3200,3600|8,16,32,2x8,2x16|Gris,Rojo||0.93
  TeamGroup|T-Force Delta RGB|DDR4|3200,3600|8,16,2x8,2x16|Negro,Blanco|si|1
  TeamGroup|T-Force Vulcan|DDR5|5200,5600,6000|16,32,2x16,2x32|Negro,Rojo||0.93
  TeamGroup|T-Force Delta RGB|DDR5|6000,6400,7200|2x16,2x24,2x32|Negro,Blanco|si|1.02
  TeamGroup|Elite|DDR4|2666,3200|4,8,16,32|Verde||0.88
  Patriot|Viper Steel|DDR4|3200,3600,4000|8,16,2x8,2x16|Gris||0.95
  Patriot|Viper Venom RGB|DDR5|5600,6000,6400|16,2x16,2x32|Negro|si|1
  Patriot|Signature|DDR4|2666,3200|4,8,16,32|Verde||0.88
  PNY|XLR8 Gaming REV|DDR4|3200,3600|8,16,2x8,2x16|Negro,Rojo|si|0.98
  PNY|XLR8 Gaming MAKO|DDR5|5600,6000|16,32,2x16,2x32|Negro,Blanco||0.98
  Lexar|Ares RGB|DDR5|6000,6400|2x16,2x24,2x32|Negro,Blanco|si|0.99
  Lexar|Thor|DDR4|3200,3600|8,16,2x8,2x16|Negro,Blanco||0.93
  HyperX|Predator|DDR4|3200,3600|8,16,2x8|Negro||1.05
  `,
);

const LAPTOP = table(
  ['brand', 'line', 'type', 'speeds', 'sizes', 'factor'],
  `
  Kingston|FURY Impact|DDR4|2666,3200|8,16,32,2x8,2x16|1.08
  Kingston|FURY Impact|DDR5|4800,5600|8,16,32,2x16,2x32|1.08
  Kingston|ValueRAM|DDR4|2666,3200|4,8,16,32|0.95
  Kingston|ValueRAM|DDR5|4800,5600|8,16,32|0.96
  Adata|Premier|DDR4|2666,3200|4,8,16,32|0.92
  Adata|Premier|DDR5|4800,5600|8,16,32|0.93
  Crucial|Classic|DDR4|2666,3200|4,8,16,32,2x8,2x16|0.94
  Crucial|Classic|DDR5|4800,5600|8,16,24,32,48,2x16,2x32|0.95
  Corsair|Vengeance|DDR4|2666,3200|8,16,32,2x8,2x16|1.05
  Corsair|Vengeance|DDR5|4800,5600|8,16,32,2x16,2x32|1.05
  TeamGroup|Elite|DDR4|2666,3200|4,8,16,32|0.9
  TeamGroup|Elite|DDR5|4800,5600|8,16,32|0.91
  Patriot|Signature|DDR4|2666,3200|4,8,16,32|0.9
  G.Skill|Ripjaws|DDR4|2666,3200|8,16,2x8,2x16|1
  G.Skill|Ripjaws|DDR5|4800,5600|16,2x16,2x32|1.02
  `,
);

function gigabytes(size: string): { pieces: number; each: number; total: number } {
  const [first = '1', second] = size.split('x');
  const pieces = second ? Number(first) : 1;
  const each = Number(second ?? first);
  return { pieces, each, total: pieces * each };
}

function draft(
  row: Record<'brand' | 'line' | 'type' | 'factor', string>,
  speed: string,
  size: string,
  color: string,
  rgb: boolean,
  laptop: boolean,
): Draft {
  const { pieces, each, total } = gigabytes(size);
  const rate = row.type === 'DDR5' ? 52 : 40;
  const faster = 1 + Math.max(0, Number(speed) - (row.type === 'DDR5' ? 5200 : 2666)) / 9000;
  const latency =
    row.type === 'DDR5' ? Math.round(Number(speed) / 180) + 4 : Number(speed) > 3200 ? 18 : 16;
  return {
    kind: 'ram',
    category: 'memorias-ram',
    brand: row.brand,
    name: words(
      'Memoria RAM',
      laptop && 'para Laptop',
      row.brand,
      row.line,
      row.type,
      `${speed}MHz`,
      `${total}GB`,
      pieces > 1 && `(${pieces} x ${each}GB)`,
      `CL${latency}`,
      laptop ? 'SO-DIMM' : 'DIMM',
      !['Verde', 'Negro'].includes(color) && color,
    ),
    price: shopPrice((160 + total * rate) * Number(row.factor) * faster),
    color,
    pieces,
    warrantyDays: 3650,
    specs: () => ({
      Memoria: sheet({
        'Tipo de memoria': row.type,
        'Capacidad total': `${total} GB`,
        Módulos: `${pieces} x ${each} GB`,
        Velocidad: `${speed} MHz`,
        Latencia: `CL${latency}`,
        Voltaje: row.type === 'DDR5' ? '1.25 V' : '1.35 V',
      }),
      Diseño: sheet({
        Formato: laptop ? 'SO-DIMM' : 'DIMM',
        Color: color,
        Iluminación: rgb ? 'RGB' : 'No',
        Perfil: row.type === 'DDR5' ? 'XMP 3.0 / EXPO' : 'XMP 2.0',
      }),
    }),
    art: {
      count: pieces,
      rgb,
      form: laptop ? 'sodimm' : color === 'Verde' ? 'bare' : 'dimm',
      label: row.type,
    },
  };
}

/** Memory modules for desktops and laptops. */
export function memories(): Draft[] {
  const desktop = LINES.flatMap((row) =>
    list(row.speeds).flatMap((speed) =>
      list(row.sizes).flatMap((size) =>
        list(row.colors).map((color) => draft(row, speed, size, color, row.rgb !== '', false)),
      ),
    ),
  );
  const laptop = LAPTOP.flatMap((row) =>
    list(row.speeds).flatMap((speed) =>
      list(row.sizes).map((size) => draft(row, speed, size, 'Verde', false, true)),
    ),
  );
  return [...desktop, ...laptop];
}
