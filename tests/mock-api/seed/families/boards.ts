import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { sheet, shopPrice, words } from '../../core/text';
import { number, readRows, word } from '../load';

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

const FORMS = { M: 'Micro ATX', A: 'ATX', I: 'Mini ITX', E: 'E-ATX' };

/** Motherboards: each chipset in each maker's lines, by memory type and with or without Wi-Fi. */
export function boards(): Draft[] {
  const lines = readRows('families/board-lines.csv', Line);
  return readRows('families/board-chipsets.csv', Chipset).flatMap((chipset) =>
    lines
      .filter((line) => line.tier === chipset.tier)
      .flatMap(({ brand, line, form, factor, color }) => {
        const model = line.replace('{c}', chipset.chipset);
        return chipset.memories.split(' ').flatMap((memory) =>
          [false, true]
            .filter((wifi) => wifi || chipset.tier < 2)
            .filter((wifi) => !wifi || factor > 0.93)
            .map((wifi): Draft => {
              const slots = form === 'I' || factor < 1 ? 2 : 4;
              return {
                kind: 'motherboard',
                category: 'tarjetas-madre',
                brand,
                name: words(
                  'Tarjeta Madre',
                  brand,
                  model,
                  wifi && 'WiFi',
                  chipset.socket,
                  memory,
                  FORMS[form],
                ),
                price: shopPrice(
                  chipset.price *
                    factor *
                    (wifi ? 1.1 : 1) *
                    (memory === 'DDR5' && chipset.memories.includes(' ') ? 1.08 : 1),
                ),
                warrantyDays: 1095,
                color,
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
                    'Ranuras M.2': chipset.tier + (form === 'M' ? 1 : 2),
                    'Puertos SATA': form === 'I' ? 2 : 4,
                  }),
                  Conectividad: sheet({
                    Red: chipset.tier > 0 ? '2.5 Gb Ethernet' : '1 Gb Ethernet',
                    'Wi-Fi': wifi ? 'Wi-Fi 6E' : 'No',
                    Bluetooth: wifi ? '5.3' : 'No',
                  }),
                }),
                art: { model: words(model, wifi && 'WiFi'), form, count: slots, rgb: factor > 1.2 },
              };
            }),
        );
      }),
  );
}
