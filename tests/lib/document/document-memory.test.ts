import { deserialize, serialize } from 'node:v8';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { expect, it } from 'vitest';
import { DocumentMemory, heldBytes } from '@/lib/document/document-memory';
import { isShortLived, markShortLived } from '@/lib/document/short-lived';

const KEY = '/route-cache/APP_PAGE/0a1b/$/productos';
const entryOf = (value: object) => ({ lastModified: 1, value }) as CacheHandlerValue;
const page = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from('p'), headers: {} });
const data = (body: string) => ({ kind: 'FETCH', data: { body, headers: {}, url: '' } });

it('counts a text with the bytes that it takes in memory', () => {
  expect(heldBytes('ñandú')).toBe(5);
  expect(heldBytes('a…')).toBe(4);
});

it('gives a page out as it was', () => {
  const memory = new DocumentMemory(1024 * 1024);
  const html = `<main>${'Envío — 3 días. '.repeat(5000)}`;
  const [rscData, segmentData] = [Buffer.from('1:"ñ"'), new Map([['/_tree', Buffer.from('t')]])];
  memory.set('a', entryOf({ ...page(html), rscData, segmentData }));
  const found = memory.get('a')?.value;
  expect(found).toEqual({ kind: 'APP_PAGE', html, rscData, segmentData, headers: {} });
  const copy = deserialize(serialize(found)) as typeof found;
  expect(copy).toEqual({ kind: 'APP_PAGE', html, rscData, segmentData, headers: {} });
});

it('holds a page that is changed as it is then', () => {
  const memory = new DocumentMemory(1024 * 1024);
  const entry = entryOf(page('<main>first'));
  memory.set('a', entry);
  Object.assign(entry.value ?? {}, { html: '<main>second', rscData: undefined });
  memory.set('a', entry);
  expect(memory.get('a')?.value).toMatchObject({ html: '<main>second', rscData: undefined });
});

it('holds pages compressed, and nothing of the larger buffers that their parts were cut from', () => {
  const memory = new DocumentMemory(400_000);
  const pageOf = (at: number) => {
    const segmentData = new Map([['/_tree', Buffer.alloc(60_000, 'x').subarray(0, 10)]]);
    return entryOf({ ...page(`<main>${at}${'Envío — 3 días. '.repeat(10_000)}`), segmentData });
  };
  for (let at = 0; at < 100; at++) memory.set(`${at}`, pageOf(at));
  const first = memory.get('0')?.value;
  if (first?.kind !== 'APP_PAGE') throw new Error('The page was displaced.');
  expect(first.segmentData?.get('/_tree')?.buffer.byteLength).toBe(10);
});

it('takes made-up addresses and absences for short-lived, and nothing else', () => {
  const isShort = (key: string, value: object) =>
    isShortLived(key, value as CacheHandlerValue['value']);
  expect(isShort(`${KEY}/x`, page('<main data-document-status="404">'))).toBe(true);
  expect(isShort(`${KEY}/x`, page('<main data-document-status="lost">'))).toBe(false);
  expect(isShort(`${KEY}/x`, page('<main>'))).toBe(false);
  for (const options of [
    'precio_max=99',
    'orden=precio&precio_min=1',
    'mensualidad_max%3D500',
    'q=ssd',
  ]) {
    expect(isShort(`/listado/${options}/marca_x`, page('<main>')), options).toBe(true);
  }
  expect(isShort('/equipo-compartido/1.2-3', page('<main>'))).toBe(true);
  expect(isShort('/listado/orden=precio/marca_x', page('<main>'))).toBe(false);
  expect(isShort('key', data('null'))).toBe(true);
  expect(isShort('key', data('{"a":null}'))).toBe(false);
  const [open, usual] = [data('{}'), data('{}')];
  markShortLived(open, ['search', 'short-lived']);
  markShortLived(usual, ['search']);
  expect(isShort('key', open)).toBe(true);
  expect(isShort('key', usual)).toBe(false);
});

it('keeps known pages through a flood of unknown addresses', () => {
  const memory = new DocumentMemory(1024 * 1024);
  const known = entryOf(page('known'));
  memory.set('known', known);
  const unknown = `<main data-document-status="404">${'x'.repeat(10_000)}`;
  for (let at = 0; at < 1000; at++) memory.set(`unknown ${at}`, entryOf(page(unknown)));
  expect(memory.get('known')).toBe(known);
  expect(memory.get('unknown 999')).toBeDefined();
  expect(memory.get('unknown 1')).toBeUndefined();
});

it('forgets the earlier kind of an address', () => {
  const memory = new DocumentMemory(1024 * 1024);
  memory.set('a', entryOf(page('<main>found')));
  const gone = entryOf(page('<main data-document-status="404">'));
  memory.set('a', gone);
  expect(memory.get('a')).toBe(gone);
});
