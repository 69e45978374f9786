import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { list } from '../core/text';
import { type Words, wordsOf } from '../core/wire';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** Cells of a table are texts; these say what stands in them. */
export const text = z.string();
export const word = z.string().min(1, 'must not be empty');
export const number = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);
export const yes = z.enum(['', 'si']).transform((cell) => cell === 'si');
export const parts = z.string().transform(list);

/** Several columns of the same sort: `columns('slot title link', word)`. */
export const columns = <Names extends string, Sort extends z.ZodType>(names: Names, sort: Sort) =>
  Object.fromEntries(wordsOf(names).map((name) => [name, sort])) as Record<Words<Names>, Sort>;

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return error;
  }
}

/** Lines of JSON (`.jsonl`), or a table whose first line names the columns and whose cells `|` separates (`.csv`). */
export function parseRows<S extends z.ZodType>(
  file: string,
  content: string,
  row: S,
): z.output<S>[] {
  const lines = content.trimEnd().split('\n');
  const refuse = (index: number, why: string) => new Error(`${file}:${index + 1}: ${why}`);
  const header = file.endsWith('.csv') ? (lines[0] ?? '').split('|') : null;
  return lines.slice(header ? 1 : 0).map((line, at) => {
    const index = at + (header ? 1 : 0);
    const cells = line.split('|');
    if (header && cells.length !== header.length) {
      throw refuse(index, `${cells.length} cells, but the first line names ${header.length}`);
    }
    const value = header
      ? Object.fromEntries(header.map((column, n) => [column, (cells[n] ?? '').trim()]))
      : jsonOf(line);
    if (value instanceof Error) throw refuse(index, value.message);
    const result = row.safeParse(value);
    if (result.success) return result.data;
    const [problem] = result.error.issues;
    throw refuse(index, `${problem?.path.join('.')}: ${problem?.message}`);
  });
}

/** Every row of a file of this folder, checked; a row that is not as `row` says stops the start, with its file and line. */
export const readRows = <S extends z.ZodType>(file: string, row: S): z.output<S>[] =>
  parseRows(file, readFileSync(join(FOLDER, file), 'utf8'), row);
