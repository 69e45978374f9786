import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { sheet, shopPrice, words } from '../../core/text';
import { number, parts, readRows, text, word, yes } from '../load';
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
    art: {
      label: row.model.replace(/Core |Ryzen Threadripper /, ''),
      form: row.brand,
      model: row.model,
    },
  }));
}

const Line = z.strictObject({
  format: z.enum(['DIMM', 'SO-DIMM']),
  brand: word,
  line: word,
  type: z.enum(['DDR4', 'DDR5']),
  speeds: parts,
  sizes: parts,
  colors: parts,
  rgb: yes,
  factor: number,
});

function gigabytes(size: string): { pieces: number; each: number; total: number } {
  const [first = '1', second] = size.split('x');
  const pieces = second ? Number(first) : 1;
  const each = Number(second ?? first);
  return { pieces, each, total: pieces * each };
}

function draft(row: z.output<typeof Line>, speed: string, size: string, color: string): Draft {
  const laptop = row.format === 'SO-DIMM';
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
      row.format,
      !['Verde', 'Negro'].includes(color) && color,
    ),
    price: shopPrice((160 + total * rate) * row.factor * faster),
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
        Formato: row.format,
        Color: color,
        Iluminación: row.rgb ? 'RGB' : 'No',
        Perfil: row.type === 'DDR5' ? 'XMP 3.0 / EXPO' : 'XMP 2.0',
      }),
    }),
    art: {
      count: pieces,
      rgb: row.rgb,
      form: laptop ? 'sodimm' : color === 'Verde' ? 'bare' : 'dimm',
      label: row.type,
      model: row.line,
    },
  };
}

/** Memory modules for desktops and laptops: each line in each of its speeds, sizes and colours. */
export function memories(): Draft[] {
  return readRows('families/memory.csv', Line).flatMap((row) =>
    row.speeds.flatMap((speed) =>
      row.sizes.flatMap((size) => row.colors.map((color) => draft(row, speed, size, color))),
    ),
  );
}
