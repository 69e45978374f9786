/** A figure in the unit of its row (bytes, milliseconds, points, MB …), or the lowest and the highest of several runs. */
export type Figure = number | readonly [number, number];

/** Other shops. */
export interface Peers {
  nextFaster: Figure;
  commerce: Figure;
}

/**
 * NextFaster and vercel/commerce, by the names of the rows: measured in one run beside the shop on the same articles and the
 * same machine, November 2026. Bytes after gzip -9, Lighthouse's mobile visit, processor time of the server's process.
 */
export const PEERS: Readonly<Record<string, Peers>> = {
  'JavaScript, list, first view': { nextFaster: 188_000, commerce: 174_000 },
  'JavaScript, product, first view': { nextFaster: 189_000, commerce: 176_000 },
  'JavaScript, list, until idle': { nextFaster: 190_000, commerce: 178_000 },
  'JavaScript, product, until idle': { nextFaster: 189_000, commerce: 177_000 },
  'HTML, list': { nextFaster: 19_200, commerce: 28_600 },
  'HTML, product': { nextFaster: 19_600, commerce: 30_500 },
  'HTML and CSS, list': { nextFaster: 19_200, commerce: 28_600 },
  'HTML and CSS, product': { nextFaster: 19_600, commerce: 30_500 },
  'list, mobile first view, all': { nextFaster: 601_000, commerce: 451_000 },
  'product, mobile first view, all': { nextFaster: 555_000, commerce: 429_000 },
  'list → product, mouse': { nextFaster: [63, 85], commerce: [176, 238] },
  'list → product, mouse, +150 ms': { nextFaster: [62, 64], commerce: [175, 189] },
  'Lighthouse, home, performance': { nextFaster: 91, commerce: 93 },
  'Lighthouse, home, FCP': { nextFaster: 1000, commerce: 1100 },
  'Lighthouse, home, LCP': { nextFaster: 2000, commerce: 2300 },
  'Lighthouse, home, TBT': { nextFaster: 360, commerce: 248 },
  'Lighthouse, list, performance': { nextFaster: 93, commerce: 83 },
  'Lighthouse, list, FCP': { nextFaster: 900, commerce: 900 },
  'Lighthouse, list, LCP': { nextFaster: 1700, commerce: 3700 },
  'Lighthouse, list, TBT': { nextFaster: 301, commerce: 317 },
  'Lighthouse, product, performance': { nextFaster: 91, commerce: 92 },
  'Lighthouse, product, FCP': { nextFaster: 1000, commerce: 1000 },
  'Lighthouse, product, LCP': { nextFaster: 2700, commerce: 2000 },
  'Lighthouse, product, TBT': { nextFaster: 253, commerce: 320 },
  'one cached product, processor time each': { nextFaster: [16, 18], commerce: [25, 33] },
  '500 cached products in turn': { nextFaster: 71, commerce: 47 },
  'peak memory, 500 cached products in turn': { nextFaster: 433, commerce: 645 },
};
