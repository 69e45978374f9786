import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import { KINDS, writeSampleCatalogue } from '../contract/prices/sample-catalogue';
import type { Bench, Part } from './options';
import { peakMemory, resetPeakMemory } from './process';
import { type Server, startBackend, startShop } from './servers';
import { toRow } from './table';

const FEED_SIZE = 47_000;
const FEEDS = ['/feeds/google.xml', '/feeds/meta.csv'];
const SITEMAP = '/sitemaps/productos-1.xml';
const PAGES = '/sitemaps/paginas.xml';
const FILES = ['/', '/sitemap.xml', SITEMAP, PAGES, '/robots.txt', '/agents.md'];
/** Products of the crawl, each with its twin. */
const CRAWLED = 200;

/** The ids in a file in CSV (RFC 4180) with a head. @throws when a row has other cells than the head */
export function readIds(csv: string): string[] {
  const cell = '"(?:[^"]|"")*"|[^",\\r\\n]*';
  const others = csv.slice(0, csv.indexOf('\r\n')).split(',').length - 1;
  const row = new RegExp(`(${cell})(?:,(?:${cell})){${others}}\\r\\n`, 'gy');
  const rows = [...csv.matchAll(row)];
  const end = rows.reduce((sum, [whole]) => sum + whole.length, 0);
  if (end < csv.length) throw new Error(`no CSV: ${csv.slice(end, end + 80)}`);
  return rows.slice(1).map(([, id = '']) => id);
}

/** The ids in a feed in XML, which a browser reads more strictly than HTML. @throws when it is none */
async function readXmlIds(browser: Browser, xml: string): Promise<string[]> {
  const page = await browser.newPage();
  const problem = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    return document.querySelector('parsererror')?.textContent;
  }, xml);
  await page.close();
  if (problem) throw new Error(`no XML: ${problem}`);
  return [...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = '']) => id);
}

/** Time and memory of both feeds of a large catalogue. @throws when a line is wrong, and when a product stands there twice */
async function measureBoth({ browser, add }: Bench, shop: Server): Promise<void> {
  const found = new Set<number>();
  for (const path of FEEDS) {
    await fetch(`${shop.url}/agents.md`);
    resetPeakMemory(shop);
    const idle = peakMemory(shop);
    const start = performance.now();
    const response = await fetch(shop.url + path);
    const text = await response.text();
    const time = performance.now() - start;
    const memory = peakMemory(shop) - idle;
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const ids = path.endsWith('.csv') ? readIds(text) : await readXmlIds(browser, text);
    if (new Set(ids).size !== ids.length) throw new Error(`${path} names a product twice`);
    found.add(ids.length);
    const name = `${path}, ${FEED_SIZE.toLocaleString('en-US')} products`;
    add(toRow(name, 'ms', { shop: time }, 'feed.ms'));
    add(toRow(`${name}, memory above idle`, 'MB', { shop: memory }, 'feed.memory'));
  }
  const [products = 0] = found;
  if (found.size > 1 || products < FEED_SIZE * 0.8)
    throw new Error(`the feeds have ${[...found].join(' and ')} products`);
}

async function crawlAgain({ add }: Bench, { url }: Server): Promise<void> {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    const { byteLength: bytes } = await response.arrayBuffer();
    return { status: response.status, etag: response.headers.get('etag') ?? '', bytes };
  };
  const sitemap = await (await fetch(url + SITEMAP)).text();
  const products = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .slice(0, CRAWLED);
  const paths = [...FILES, ...FEEDS, ...products.flatMap((path) => [path, `${path}.md`])];
  const etags = new Map<string, string>();
  const sum = { same: 0, bytes: 0, before: 0 };
  for (const path of paths) {
    const { etag, bytes } = await read(path);
    etags.set(path, etag);
    sum.before += bytes;
  }
  for (const [path, etag] of etags) {
    const { status, bytes } = await read(path, { 'if-none-match': etag });
    sum.bytes += bytes;
    if (status === 304) sum.same += 1;
  }
  const shares = { same: (sum.same / paths.length) * 100, bytes: (sum.bytes / sum.before) * 100 };
  add(toRow('second crawl, answered 304', '%', { shop: shares.same }, 'crawl.same'));
  add(toRow('second crawl, bytes of the first', '%', { shop: shares.bytes }, 'crawl.bytes'));
}

/** Starts a shop on a catalogue of about as many articles. */
export async function startOnSample(size: number): Promise<Server> {
  const catalogue = writeSampleCatalogue(Math.round(size / KINDS.length));
  await startBackend(catalogue);
  rmSync(dirname(catalogue), { recursive: true }); // It has been read.
  return startShop();
}

/** The feeds of a catalogue that is larger than the built-in one, and a second crawl of it. */
export const measureFeeds: Part = async (bench) => {
  const shop = await startOnSample(FEED_SIZE);
  await measureBoth(bench, shop);
  await crawlAgain(bench, shop);
};
