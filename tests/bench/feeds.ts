import { readCsv, readXmlProblem } from './feed-check';
import { peakMemory, resetPeakMemory } from './process';
import type { Server } from './servers';
import type { Row } from './table';

/** Articles of the catalogue whose feeds are measured. */
export const FEED_SIZE = 47_000;
/** Products of the crawl, each with its twin. */
const CRAWLED = 200;

/** Reads a feed of the shop, and throws for what is wrong in it. @returns ids of its products */
async function readFeed(url: string): Promise<string[]> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  if (url.endsWith('.csv')) {
    const [head, ...rows] = readCsv(text);
    const short = rows.find((cells) => cells.length !== head?.length);
    if (short) throw new Error(`${url}: a row of ${short.length} cells: ${short}`);
    return rows.map(([id = '']) => id);
  }
  const problem = readXmlProblem(text);
  if (problem) throw new Error(`${url}: ${problem}`);
  return [...text.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = '']) => id);
}

/** Time and memory of both feeds of a large catalogue. @throws when a line is wrong, and when a product stands there twice */
export async function feedRows({ url, child }: Server): Promise<Row[]> {
  const rows: Row[] = [];
  const count = FEED_SIZE.toLocaleString('en-US');
  const found = new Set<number>();
  for (const path of ['/feeds/google.xml', '/feeds/meta.csv']) {
    await fetch(`${url}/agents.md`);
    resetPeakMemory(child.pid);
    const idle = peakMemory(child.pid) ?? Number.NaN;
    const start = performance.now();
    const ids = await readFeed(url + path);
    const time = performance.now() - start;
    const memory = (peakMemory(child.pid) ?? Number.NaN) - idle;
    if (new Set(ids).size !== ids.length) throw new Error(`${path} names a product twice`);
    found.add(ids.length);
    const name = `${path}, ${count} products`;
    rows.push(
      { name, unit: 'ms', shop: time, target: 'feed.ms' },
      { name: `${name}, memory above idle`, unit: 'MB', shop: memory, target: 'feed.memory' },
    );
  }
  const [products = 0] = found;
  if (found.size > 1 || products < FEED_SIZE * 0.8)
    throw new Error(`the feeds have ${[...found].join(' and ')} products`);
  return rows;
}

interface Known {
  etag: string;
  bytes: number;
}

/** What a crawler that comes again is sent of pages, twins, feeds and the sitemap. */
export async function crawlRows({ url }: Server): Promise<Row[]> {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    const { byteLength } = await response.arrayBuffer();
    const etag = response.headers.get('etag') ?? '';
    return { status: response.status, etag, bytes: byteLength };
  };
  const sitemap = await (await fetch(`${url}/sitemaps/productos-1.xml`)).text();
  const products = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .slice(0, CRAWLED);
  const files = ['/', '/sitemap.xml', '/sitemaps/productos-1.xml', '/sitemaps/paginas.xml'];
  const texts = ['/robots.txt', '/agents.md', '/feeds/google.xml', '/feeds/meta.csv'];
  const paths = [...files, ...texts, ...products.flatMap((path) => [path, `${path}.md`])];
  const first = new Map<string, Known>();
  for (const path of paths) first.set(path, await read(path));
  const again = { same: 0, bytes: 0, before: 0 };
  for (const [path, { etag, bytes }] of first) {
    const answer = await read(path, { 'if-none-match': etag });
    again.before += bytes;
    again.bytes += answer.bytes;
    if (answer.status === 304) again.same += 1;
  }
  const name = 'second crawl';
  return [
    {
      name: `${name}, answered 304`,
      unit: '%',
      shop: (again.same / first.size) * 100,
      target: 'crawl.same',
    },
    {
      name: `${name}, bytes of the first`,
      unit: '%',
      shop: (again.bytes / again.before) * 100,
      target: 'crawl.bytes',
    },
  ];
}
