import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parseConstancia } from '@/lib/domain/invoicing/constancia';
import { CONSTANCIA_LIMITS } from '@/stores/flows/invoicing/constancia-message';
import { readPdf } from '@/stores/flows/invoicing/read-pdf';
import { PERSON_LINES } from '../../../support/constancia';
import { freshFolder } from '../../../support/fresh-folder';
import { brokenTablePdf, hostilePdfs, scriptedPdf } from '../../../support/hostile-pdfs';

/** In kilobytes, with some hundred thousand of Node itself. Unlimited, the bombs take gigabytes. */
const MAX_MEMORY = 600_000;

const folder = freshFolder();

/** Reads a file in a process of its own, as the worker does. Returns what came of it and how much memory it took. */
async function readAlone(name: keyof typeof hostilePdfs) {
  const path = join(folder(), name);
  writeFileSync(path, hostilePdfs[name]());
  const program = ['--import', 'tsx', 'tests/support/read-pdf-alone.ts'];
  const limit = String(CONSTANCIA_LIMITS.arrayBytes);
  const { stdout } = await promisify(execFile)(process.execPath, [...program, path, limit]);
  const { kilobytes, ...outcome } = JSON.parse(stdout);
  return { outcome, kilobytes };
}

it.each([
  ['bomb', { problem: 'bytes' }],
  ['doubleBomb', { problem: 'UnknownErrorException' }],
  ['letters', { pages: 1, letters: expect.closeTo(100_000, -4) }],
  ['deepTree', { pages: 1, letters: 0 }],
] as const)('%s ends with little memory', async (name, expected) => {
  const { outcome, kilobytes } = await readAlone(name);
  expect(outcome).toEqual(expected);
  expect(kilobytes).toBeLessThan(MAX_MEMORY);
});

const toFile = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

it.each([
  ['wall', 1],
  ['manyPages', 5],
  ['wrongCount', 1],
  ['forms', 1],
] as const)('%s is read, at most five pages of it', async (name, pages) => {
  expect(await readPdf(toFile(hostilePdfs[name]()))).toMatchObject({ pages, text: '' });
});

it.each(['loop', 'tableLoop', 'brackets', 'empty', 'text', 'cutOff'] as const)(
  '%s is damaged',
  (name) => expect(readPdf(toFile(hostilePdfs[name]()))).rejects.toThrow(),
);

it('needs a password for a locked file', async () => {
  const locked = toFile(hostilePdfs.locked());
  await expect(readPdf(locked)).rejects.toMatchObject({ name: 'PasswordException' });
});

it.each([
  ['with scripts and actions, which are not run', scriptedPdf],
  ['whose table of objects is lost', brokenTablePdf],
])('reads a Constancia %s', async (_, toPdf) => {
  const { text } = await readPdf(toFile(toPdf(PERSON_LINES)));
  expect(parseConstancia(text)?.rfc).toBe('MERL850612AB3');
  expect(globalThis).not.toHaveProperty('stolen');
});
