import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readExampleCalls } from './example-calls';
import { DOCS_MARKER, formatContractDocs } from './markdown';

export const DOCS_FILE = 'lib/api/endpoints/README.md';

/** The README of the endpoints with the contract of today below its hand-written part. */
export async function makeDocs(): Promise<string> {
  const [written = ''] = readFileSync(DOCS_FILE, 'utf8').split(DOCS_MARKER);
  const text = `${written.trimEnd()}\n\n${formatContractDocs(await readExampleCalls())}`;
  const biome = [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    `--stdin-file-path=${DOCS_FILE}`,
  ];
  return execFileSync(process.execPath, biome, { input: text, encoding: 'utf8' });
}
