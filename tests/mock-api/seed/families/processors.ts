import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { sheet, words } from '../../core/table';
import { number, readRows, text, word, yes } from '../load';
import { chipsetsOf } from './facts';

const Processor = z.strictObject({
  brand: word,
  model: word,
  part: word,
  socket: word,
  cores: number,
  threads: number,
  base: word,
  boost: word,
  cache: number,
  tdp: number,
  graphics: text,
  cooler: yes,
  memory: word,
  price: number,
});

/** Desktop processors, one article each. */
export function processors(): Draft[] {
  return readRows('families/processors.csv', Processor).map((row) => ({
    kind: 'cpu',
    category: 'procesadores',
    brand: row.brand,
    name: words(
      'Procesador',
      row.brand,
      row.model,
      `${row.base} GHz`,
      `${row.cores} Núcleos`,
      row.socket,
      row.cooler ? 'con Disipador' : '',
    ),
    price: row.price,
    partNumber: row.part,
    warrantyDays: 1095,
    specs: () => ({
      Procesador: sheet({
        Modelo: row.model,
        Socket: row.socket,
        Núcleos: row.cores,
        Hilos: row.threads,
        'Frecuencia base': `${row.base} GHz`,
        'Frecuencia turbo': `${row.boost} GHz`,
        'Caché L3': `${row.cache} MB`,
      }),
      'Memoria y gráficos': sheet({
        'Memoria compatible': row.memory,
        'Gráficos integrados': row.graphics || 'No incluye',
      }),
      Energía: sheet({ TDP: `${row.tdp} W`, 'Incluye disipador': row.cooler ? 'Sí' : 'No' }),
      Plataforma: sheet({ 'Chipsets compatibles': chipsetsOf(row.socket, row.model) }),
    }),
    art: { label: row.model.replace(/Core |Ryzen Threadripper /, ''), form: row.brand },
  }));
}
