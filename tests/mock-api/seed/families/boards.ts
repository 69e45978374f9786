import type { Draft } from '../../catalogue/types';
import { list, sheet, shopPrice, table, words } from '../../core/table';

const CHIPSETS = table(
  ['chipset', 'socket', 'memories', 'tier', 'price'],
  `
  H510|LGA1200|DDR4|0|1349
  H610|LGA1700|DDR4 DDR5|0|1549
  B660|LGA1700|DDR4|1|2399
  B760|LGA1700|DDR4 DDR5|1|2699
  Z790|LGA1700|DDR5|2|5299
  H810|LGA1851|DDR5|0|2199
  B860|LGA1851|DDR5|1|3399
  Z890|LGA1851|DDR5|2|6199
  A320|AM4|DDR4|0|1149
  A520|AM4|DDR4|0|1299
  B450|AM4|DDR4|0|1449
  B550|AM4|DDR4|1|2099
  X570|AM4|DDR4|2|4299
  A620|AM5|DDR5|0|1899
  B650|AM5|DDR5|1|3099
  B650E|AM5|DDR5|1|4199
  B840|AM5|DDR5|0|2599
  B850|AM5|DDR5|1|3899
  X670E|AM5|DDR5|2|6799
  X870|AM5|DDR5|2|5399
  X870E|AM5|DDR5|2|7499
  `,
);

/** Lines by tier; each: name, form (M micro, A ATX, I mini, E extended), price factor. */
const MAKERS = table(
  ['brand', 'basic', 'middle', 'high'],
  `
  ASUS|Prime {c}M-K M 0.95, Prime {c}M-A M 1.08, TUF Gaming {c}M-Plus M 1.2|Prime {c}M-A M 1, Prime {c}-Plus A 1.06, TUF Gaming {c}M-Plus M 1.16, TUF Gaming {c}-Plus A 1.24, ROG Strix {c}-A A 1.5, ROG Strix {c}-I I 1.7|Prime {c}-P A 0.95, TUF Gaming {c}-Plus A 1.05, ROG Strix {c}-F A 1.5, ROG Strix {c}-E A 1.8, ROG Maximus {c} Hero E 2.2, ProArt {c}-Creator A 1.7
  Gigabyte|{c}M H M 0.92, {c}M K M 0.96, {c}M DS3H M 1.02, {c}M Gaming X M 1.15|{c}M DS3H M 0.95, {c} DS3H A 1, {c}M Gaming X M 1.06, {c} Gaming X A 1.14, {c}M Aorus Elite M 1.2, {c} Aorus Elite A 1.28, {c}I Aorus Pro I 1.6|{c} Gaming X A 0.95, {c} Eagle A 0.98, {c} Aorus Elite A 1.1, {c} Aorus Pro A 1.4, {c} Aorus Master E 1.9, {c} Aero G A 1.4
  MSI|PRO {c}M-E M 0.92, PRO {c}M-A M 1.02, {c}M Bomber M 1.05|PRO {c}M-A M 1, PRO {c}-P A 1.06, MAG {c}M Mortar M 1.22, MAG {c} Tomahawk A 1.32, MPG {c} Edge A 1.45, MPG {c}I Edge I 1.6|PRO {c}-A A 0.95, MAG {c} Tomahawk A 1.1, MPG {c} Carbon A 1.45, MEG {c} Ace E 2.1
  ASRock|{c}M-HDV M 0.9, {c}M Pro RS M 1.05|{c}M-HDV/M.2 M 0.92, {c}M Pro RS M 1, {c} Pro RS A 1.06, {c}M Steel Legend M 1.12, {c} Steel Legend A 1.2, {c}E PG-ITX I 1.5|{c} Pro RS A 0.92, {c} Steel Legend A 1.06, {c} Phantom Gaming Lightning A 1, {c} Taichi E 1.9
  Biostar|{c}MH M 0.85, {c}MX2-E M 0.9|{c}M-Silver M 0.95, Racing {c}GTA A 1.05|Valkyrie {c}A A 1.2
  `,
);

const FORMS: Record<string, string> = { M: 'Micro ATX', A: 'ATX', I: 'Mini ITX', E: 'E-ATX' };

/** Motherboards: each chipset in each maker's lines, by memory type and with or without Wi-Fi. */
export function boards(): Draft[] {
  return CHIPSETS.flatMap((chipset) => {
    const column = (['basic', 'middle', 'high'] as const)[Number(chipset.tier)] ?? 'basic';
    return MAKERS.flatMap((maker) =>
      list(maker[column]).flatMap((line) => {
        const [, title = '', form = 'A', factor = '1'] =
          /^(.+) ([MAIE]) ([\d.]+)$/.exec(line) ?? [];
        const model = title.replace('{c}', chipset.chipset);
        return chipset.memories.split(' ').flatMap((memory) =>
          [false, true]
            .filter((wifi) => wifi || Number(chipset.tier) < 2)
            .filter((wifi) => !wifi || Number(factor) > 0.93)
            .map((wifi): Draft => {
              const slots = form === 'I' || Number(factor) < 1 ? 2 : 4;
              return {
                kind: 'motherboard',
                category: 'tarjetas-madre',
                brand: maker.brand,
                name: words(
                  'Tarjeta Madre',
                  maker.brand,
                  model,
                  wifi && 'WiFi',
                  chipset.socket,
                  memory,
                  FORMS[form],
                ),
                price: shopPrice(
                  Number(chipset.price) *
                    Number(factor) *
                    (wifi ? 1.1 : 1) *
                    (memory === 'DDR5' && chipset.memories.includes(' ') ? 1.08 : 1),
                ),
                warrantyDays: 1095,
                color: /Silver|Steel|-A A|Aero/.test(line) ? 'Plata' : 'Negro',
                specs: () => ({
                  General: sheet({
                    Socket: chipset.socket,
                    Chipset: chipset.chipset,
                    'Factor de forma': FORMS[form],
                  }),
                  Memoria: sheet({
                    'Tipo de memoria': memory,
                    Ranuras: slots,
                    'Memoria máxima': `${slots * (memory === 'DDR5' ? 64 : 32)} GB`,
                  }),
                  Almacenamiento: sheet({
                    'Ranuras M.2': Number(chipset.tier) + (form === 'M' ? 1 : 2),
                    'Puertos SATA': form === 'I' ? 2 : 4,
                  }),
                  Conectividad: sheet({
                    Red: Number(chipset.tier) > 0 ? '2.5 Gb Ethernet' : '1 Gb Ethernet',
                    'Wi-Fi': wifi ? 'Wi-Fi 6E' : 'No',
                    Bluetooth: wifi ? '5.3' : 'No',
                  }),
                }),
                art: { form, count: slots, rgb: Number(factor) > 1.2 },
              };
            }),
        );
      }),
    );
  });
}
