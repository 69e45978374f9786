import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KINDS = ['Mouse', 'Keyboard', 'Monitor', 'Webcam', 'Headphones', 'PSU', 'Chair', 'Laptop'];
const EACH = 12;

/** A small foreign catalogue, for those who have none of their own. @returns its file */
export function writeSampleCatalogue(): string {
  const rows = KINDS.flatMap((category) =>
    Array.from({ length: EACH }, (_, index) => ({
      category,
      metadata: {
        name: `${category} ${index + 1}`,
        manufacturer: `Marca ${index % 3}`,
        part_numbers: [`${category}-${index}`],
        releaseYear: 2024,
      },
    })),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'sample-catalogue-')), 'parts.jsonl');
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
}
