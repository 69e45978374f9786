import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const KINDS = [
  'Mouse',
  'Keyboard',
  'Monitor',
  'Webcam',
  'Headphones',
  'PSU',
  'Chair',
  'Laptop',
];

/** A foreign catalogue, for those who have none of their own: as many articles of each kind. @returns its file */
export function writeSampleCatalogue(each = 12): string {
  const rows = KINDS.flatMap((category) =>
    Array.from({ length: each }, (_, index) => ({
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
