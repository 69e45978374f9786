import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { number, parseRows, parts, word } from './seed/load';

const Row = z.strictObject({ name: word, price: number, colors: parts });

describe('rows of data', () => {
  it('are read by the names in the first line of a table', () => {
    const table = 'name|colors|price\nCable|Negro, Azul|89.5\n Silla ||1200\n';
    expect(parseRows('a.csv', table, Row)).toEqual([
      { name: 'Cable', price: 89.5, colors: ['Negro', 'Azul'] },
      { name: 'Silla', price: 1200, colors: [] },
    ]);
  });

  it.each([
    ['a.csv', 'name|colors|price\nCable||89\nSilla||cara\n', 'a.csv:3: price: must be a number'],
    ['a.csv', 'name|colors|price\nCable|89\n', 'a.csv:2: 2 cells, but the first line names 3'],
    ['a.csv', 'name|colors|precio\nCable||89\n', /^a\.csv:2: price: /],
    ['a.csv', 'name|colors|price\n||89\n', 'a.csv:2: name: must not be empty'],
    ['b.jsonl', '{"name":"a"}\n{"name":}\n', /^b\.jsonl:2: .*JSON/],
  ])('of %s that are broken are refused with their line', (file, content, why) => {
    const row = file.endsWith('csv') ? Row : z.strictObject({ name: word });
    expect(() => parseRows(file, content, row)).toThrow(why);
  });
});
