import { KINDS } from '../contract/prices/sample-catalogue';
import { startOnSample } from './feeds';
import type { Part } from './options';
import { cpuTime, peakMemory, resetPeakMemory } from './process';
import { stopServers, warm } from './servers';
import { toRow } from './table';

/** Articles of the catalogues, of the smallest to the largest. */
const SIZES = [1000, 12_862, 100_000];
/** Documents of each kind that nobody has asked for. The first ones load the code of their kind, and do not count. */
const [UNCOUNTED, COUNTED] = [3, 40];

const readAddresses = async (url: string) => {
  const found = (await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return [...found].map(([, address = '']) => address.slice(new URL(address).origin.length));
};

/** What the shop needs on catalogues of several sizes. The time of the backend does not count. */
export const measureScale: Part = async ({ add }) => {
  for (const size of SIZES) {
    const begun = performance.now();
    const shop = await startOnSample(size);
    const name = (what: string) => `${size.toLocaleString('en-US')} articles: ${what}`;
    add(toRow(name('start of backend and shop'), 'ms', { shop: performance.now() - begun }));
    const files = await readAddresses(`${shop.url}/sitemap.xml`);
    const find = (kind: string) =>
      readAddresses(shop.url + files.find((file) => file.includes(kind)));
    const searches = KINDS.flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((n) => `/buscar?q=${kind}+${n}`),
    );
    const documents = {
      product: await find('/productos-'),
      list: await find('/listas-'),
      search: searches,
    };
    for (const [kind, paths] of Object.entries(documents)) {
      await warm(shop, paths.slice(0, UNCOUNTED));
      const counted = paths.slice(UNCOUNTED, UNCOUNTED + COUNTED);
      const before = cpuTime(shop);
      await warm(shop, counted);
      const each = (cpuTime(shop) - before) / counted.length;
      add(toRow(name(`a ${kind}, processor`), 'ms', { shop: each }));
    }
    resetPeakMemory(shop);
    const idle = peakMemory(shop);
    add(toRow(name('memory after these'), 'MB', { shop: idle }));
    const start = performance.now();
    let count = 0;
    for (const file of files) count += (await readAddresses(shop.url + file)).length;
    const found = `the sitemap, ${count.toLocaleString('en-US')} addresses`;
    add(toRow(name(found), 'ms', { shop: performance.now() - start }));
    add(toRow(name('memory that it adds'), 'MB', { shop: peakMemory(shop) - idle }));
    await stopServers();
  }
};
