import { randomBytes } from 'node:crypto';
import { deserialize, serialize, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compressedDocuments } from '@/lib/document/compressed-documents';
import { isMadeFor } from '@/lib/document/post-process-html';
import { isShortLived } from '@/lib/document-cache/entry-store';
import { DocumentMemory, type StoredEntry } from '@/lib/document-cache/held-entry';
import { serverEnv } from '@/lib/env';

const KEY = '/route-cache/APP_PAGE/0a1b/$/productos';
const MEBIBYTE = 1024 * 1024;
const entryOf = (value: object) => ({ lastModified: 1, value }) as StoredEntry;
const page = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from('p'), headers: {} });
const data = (body: string) => ({ kind: 'FETCH', data: { body, headers: {}, url: '' } });
const gone = (text = '') => page(`<main data-document-status="404">${text}`);

/** How many of 200 values, which it was given in turn, a memory of a mebibyte still has. */
function countHeld(make: (at: number) => object): number {
  const memory = new DocumentMemory(MEBIBYTE);
  for (let at = 0; at < 200; at++) memory.set(`${at}`, entryOf(make(at)), false);
  return Array.from({ length: 200 }, (_, at) => memory.get(`${at}`)).filter(Boolean).length;
}

it('holds as many bytes as it may, of texts, pages with what belongs to them, and files', () => {
  const random = () => randomBytes(30_000);
  const most = (bytes: number) => Math.floor((MEBIBYTE * 0.9) / bytes);
  for (const [bytes, make] of [
    [30_000, () => data(random().toString('base64'))],
    [60_000, () => ({ ...page(random().toString('base64')), rscData: random() })],
    [30_000, () => ({ ...page(''), segmentData: new Map([['/_tree', random()]]) })],
    [30_000, () => ({ ...page(''), headers: { policy: random().toString('latin1') } })],
    [30_000, () => ({ kind: 'APP_ROUTE', body: random(), headers: {} })],
  ] as const) {
    const held = countHeld(make);
    expect(held).toBeLessThanOrEqual(most(bytes));
    expect(held).toBeGreaterThanOrEqual(most(bytes * 1.2));
  }
});

it('keeps what was used last, and nothing that is larger than all', () => {
  const memory = new DocumentMemory(100_000);
  const set = (key: string, bytes = 25_000) =>
    memory.set(key, entryOf(data(randomBytes(bytes).toString('base64'))), false);
  for (const key of 'abc') set(key);
  memory.get('a');
  set('d');
  expect([...'abcd'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd']);
  set('a', 200_000);
  expect([...'abcd'].filter((key) => memory.get(key))).toEqual(['c', 'd']);
});

it('holds once what stands in a page and in its payload', () => {
  const random = () => randomBytes(30_000).toString('base64');
  const within = (html: string) => ({ ...page(html), rscData: Buffer.from(html.slice(6)) });
  const most = Math.floor((MEBIBYTE * 0.9) / 31_500);
  expect(countHeld(() => within(`<main>${random()}`))).toBeGreaterThanOrEqual(most * 0.95);
});

it('gives a page out as it was', () => {
  const memory = new DocumentMemory(MEBIBYTE);
  const segmentData = new Map([['/_tree', Buffer.from('t')]]);
  const html = `<main>${'Envío — 3 días. '.repeat(5000)}`;
  const whole = { ...page(html), rscData: Buffer.from('1:"ñ"'), segmentData };
  memory.set('a', entryOf({ ...whole }), false);
  const found = memory.get('a')?.value;
  expect(found).toEqual(whole);
  expect(deserialize(serialize(found))).toEqual(whole);
});

it('holds a page as it was when it was set', () => {
  const memory = new DocumentMemory(MEBIBYTE);
  const entry = entryOf(page('<main>first'));
  memory.set('a', entry, false);
  Object.assign(entry.value ?? {}, { html: '<main>second', rscData: undefined });
  expect(memory.get('a')?.value).toMatchObject({ html: '<main>first' });
  memory.set('a', entry, false);
  expect(memory.get('a')?.value).toMatchObject({ html: '<main>second', rscData: undefined });
});

it('holds pages and answers compressed', () => {
  const memory = new DocumentMemory(400_000);
  const pageOf = (at: number) => {
    const segmentData = new Map([['/_tree', Buffer.alloc(60_000, 'x')]]);
    return entryOf({ ...page(`<main>${at}${'Envío — 3 días. '.repeat(10_000)}`), segmentData });
  };
  for (let at = 0; at < 100; at++) memory.set(`${at}`, pageOf(at), false);
  for (let at = 0; at < 100; at++)
    memory.set(`answer ${at}`, entryOf(data('ñ'.repeat(60_000))), false);
  expect(memory.get('0')).toBeDefined();
});

it('holds nothing of the larger buffers that files and compressed pages were cut from', () => {
  const memory = new DocumentMemory(MEBIBYTE);
  const body = Buffer.alloc(60_000).subarray(0, 10);
  memory.set('file', entryOf({ kind: 'APP_ROUTE', body, headers: {} }), false);
  memory.set('page', entryOf({ ...page('<main>'), headers: { etag: 'cut' } }), false);
  const file = memory.get('file')?.value;
  for (const held of [file && 'body' in file && file.body, compressedDocuments().get('cut zstd')]) {
    const { buffer, byteLength } = Buffer.isBuffer(held) ? held : expect.fail('not held');
    expect(buffer.byteLength).toBe(byteLength);
  }
});

it('takes made-up addresses and absences for short-lived, and nothing else', () => {
  const isShort = (key: string, value: object, tags?: string[]) =>
    isShortLived(key, value as StoredEntry['value'], tags);
  expect(isShort(`${KEY}/x`, gone())).toBe(true);
  expect(isShort(`${KEY}/x`, page('<main data-document-status="lost">'))).toBe(false);
  expect(isShort(`${KEY}/x`, page('<main>'))).toBe(false);
  const prices = ['precio_max=99', 'orden=precio&precio_min=1', 'mensualidad_max%3D500'];
  for (const options of [...prices, 'q=ssd'])
    expect(isShort(`/listado/${options}/marca_x`, page('<main>')), options).toBe(true);
  expect(isShort('/equipo-compartido/1.2-3', page('<main>'))).toBe(true);
  expect(isShort('/listado/orden=precio/marca_x', page('<main>'))).toBe(false);
  const picture = (status: number) => ({ kind: 'APP_ROUTE', status });
  expect(isShort('/tarjetas/equipos/1.2', picture(200))).toBe(true);
  expect(isShort('/tarjetas/productos/x', picture(404))).toBe(true);
  expect(isShort('/tarjetas/productos/x', picture(200))).toBe(false);
  expect(isShort('key', data('null'))).toBe(true);
  expect(isShort('key', data('{"a":null}'))).toBe(false);
  expect(isShort('key', data('{}'), ['search', 'short-lived'])).toBe(true);
  expect(isShort('key', data('{}'), ['search'])).toBe(false);
});

it('keeps known pages through a flood of unknown addresses', () => {
  const memory = new DocumentMemory(MEBIBYTE);
  memory.set('known', entryOf(page('known')), false);
  for (let at = 0; at < 1000; at++)
    memory.set(`unknown ${at}`, entryOf(gone('x'.repeat(10_000))), true);
  expect(memory.get('known')?.value).toMatchObject({ html: 'known' });
  expect(memory.get('unknown 999')).toBeDefined();
  expect(memory.get('unknown 1')).toBeUndefined();
});

it('forgets the earlier kind of an address', () => {
  const memory = new DocumentMemory(MEBIBYTE);
  memory.set('a', entryOf(page('<main>found')), false);
  memory.set('a', entryOf(gone('x')), true);
  expect(memory.get('a')?.value).toMatchObject(gone('x'));
  memory.set('a', entryOf(page('<main>found')), false);
  expect(memory.get('a')?.value).toMatchObject({ html: '<main>found' });
});

function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('does not keep the text of a page for what it read in it', () => {
  const env = serverEnv();
  const root = '<!DOCTYPE html><html lang="es-MX" data-media="https://media.example/pictures/">';
  const pages = Array.from({ length: 100 }, (_, at) => ({
    kind: 'APP_PAGE',
    html: `${root}${String.fromCharCode(97 + (at % 26)).repeat(500_000)}`,
  }));
  // One text for each page, of which a part is kept.
  const before = liveBytes();
  for (const page of pages) {
    page.html = Buffer.from(page.html).toString();
    isMadeFor(page, env);
    page.html = '';
  }
  expect(liveBytes() - before).toBeLessThan(10_000_000);
  expect(pages).toHaveLength(100);
});
