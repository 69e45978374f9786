import { z } from 'zod';
import type { Draft } from '../../catalogue/types';
import { number, readRows, text, word, yes } from '../load';
import { chipsetsOf } from './facts';
import { draftOf } from './templates';

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
export const processors = (): Draft[] =>
  readRows('families/processors.csv', Processor).map((row) =>
    draftOf('processors', {
      brand: row.brand,
      price: row.price,
      values: {
        ...row,
        series: row.model.replace(/Core |Ryzen Threadripper /, ''),
        graphics: row.graphics || 'No incluye',
        withCooler: row.cooler ? 'con Disipador' : '',
        hasCooler: row.cooler ? 'Sí' : 'No',
        chipsets: chipsetsOf(row.socket, row.model),
      },
      more: { partNumber: row.part },
    }),
  );
