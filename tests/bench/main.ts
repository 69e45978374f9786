// `npm run bench`: compares speed and size of the shop with a bare Next app on the same data.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { choosePages, type Pages } from '../budgets/pages';
import { KINDS, writeSampleCatalogue } from '../contract/prices/sample-catalogue';
import { launchOptions, systemChromium } from '../tools/chromium.mjs';
import { byteRows } from './bytes';
import { deploymentRows } from './deployment';
import { crawlRows, FEED_SIZE, feedRows } from './feeds';
import { firstPressTable } from './first-press';
import { lighthouseRows } from './lighthouse';
import { loadRows, warm } from './load';
import { type BenchPart, readOptions, type Side } from './options';
import { toPieceTable, visitPairs } from './pieces';
import { pressRows } from './press';
import {
  benchVariables,
  buildBoth,
  createShopFolder,
  type Server,
  startBackend,
  startBare,
  startShop,
} from './servers';
import { type Row, saveRows, toCells, toMarkdownTable } from './table';
import { slowLineRows } from './visit';

const options = readOptions(process.argv.slice(2));
const variables = benchVariables();
// This process calls the backend too.
process.env.API_URL = variables.API_URL;
const wants = (...parts: BenchPart[]) => parts.some((part) => options.only.includes(part));
const servers: Server[] = [];
const started = async (start: Promise<Server>) => {
  const server = await start;
  servers.push(server);
  return server;
};

async function inBrowser<Found>(work: (browser: Browser) => Promise<Found>): Promise<Found> {
  const browser = await chromium.launch(launchOptions(systemChromium()));
  return work(browser).finally(() => browser.close());
}

const pathsOf = ({ home, list, products }: Pages) => [
  ...[home, list],
  ...products.map(({ path }) => path),
];

/** Yields rows of the shop beside the bare app when they are measured. */
async function* measureBeside(pages: Pages): AsyncGenerator<Row[]> {
  const bare = await started(startBare(variables));
  await warm(bare.url, [pages.bareList, ...pages.products.map(({ path }) => path)]);
  if (wants('bytes', 'press', 'lighthouse')) {
    const shop = await started(startShop(variables));
    await warm(shop.url, pathsOf(pages));
    const beside = { pages, shop: shop.url, bare: bare.url };
    const rowsOf = (measure: (browser: Browser) => Promise<Row[]>) => inBrowser(measure);
    if (wants('bytes')) yield await rowsOf((browser) => byteRows({ browser, ...beside }));
    if (wants('press')) {
      const { runs } = options;
      yield await rowsOf((browser) => pressRows({ browser, ...beside }, runs));
      yield await rowsOf((browser) => slowLineRows({ browser, ...beside }, runs));
      // The walks of the browser tests take the backend's address from the environment as soon as they are loaded.
      const { inpRows } = await import('./inp');
      yield await rowsOf((browser) => inpRows({ browser, ...beside }, runs));
    }
    if (wants('lighthouse')) {
      yield await rowsOf((browser) => lighthouseRows({ browser, ...beside }, options.runs));
    }
    await shop.stop();
  }
  if (wants('load', 'memory')) {
    const shop = await started(startShop(variables));
    yield await loadRows(pages, { shop, bare }, options);
    await shop.stop();
  }
}

/** The address of one side of a paired run, which is started unless it runs. */
async function openSide(side: Side, site: string | undefined): Promise<string> {
  if ('address' in side) return side.address;
  const own = { ...variables, SITE_URL: site ?? '', ...side.variables };
  return (await started(startShop(own, createShopFolder()))).url;
}

async function measurePieces(pages: Pages): Promise<void> {
  const origins = {
    on: await openSide(options.on, variables.SITE_URL),
    off: await openSide(options.off, variables.OTHER_URL),
  };
  for (const origin of Object.values(origins)) await warm(origin, pathsOf(pages));
  const pairs = await inBrowser((browser) => visitPairs(browser, pages, origins, options.pairs));
  console.log(`\n${toPieceTable(pairs)}\n`);
}

async function measureFirstPresses(pages: Pages): Promise<void> {
  const shop = await started(startShop(variables));
  await warm(shop.url, pathsOf(pages));
  const measure = (browser: Browser) =>
    firstPressTable(browser, pages, shop.url, options.firstPress);
  console.log(`\n${await inBrowser(measure)}\n`);
  await shop.stop();
}

/** Measures the feeds of a catalogue that is larger than the built-in one, with servers of their own. */
async function* measureFeeds(): AsyncGenerator<Row[]> {
  const catalogue = writeSampleCatalogue(FEED_SIZE / KINDS.length);
  const backend = await started(startBackend(variables, catalogue));
  const shop = await started(startShop(variables));
  yield await feedRows(shop);
  yield await crawlRows(shop);
  for (const server of [shop, backend]) await server.stop();
  rmSync(dirname(catalogue), { recursive: true });
}

const OTHER_PARTS: readonly BenchPart[] = ['pieces', 'first-press', 'feeds', 'deployment'];
const isBeside = options.only.some((part) => !OTHER_PARTS.includes(part));
const rows: Row[] = [];
const add = (found: readonly Row[]) => {
  rows.push(...found);
  console.log(`${rows.length} rows, the last: ${rows.at(-1)?.name}`);
};
try {
  if (options.build && options.only.some((part) => part !== 'pieces')) buildBoth(variables);
  if (wants('feeds')) for await (const found of measureFeeds()) add(found);
  // Shops that run already have a backend.
  const startsPiece = 'variables' in options.on || 'variables' in options.off;
  if (isBeside || wants('first-press', 'deployment') || (wants('pieces') && startsPiece)) {
    await started(startBackend(variables));
  }
  if (isBeside) {
    for await (const found of measureBeside(await choosePages())) add(found);
    rows.push({ name: 'load average at the end', unit: 'load', shop: loadavg()[0] ?? Number.NaN });
  }
  if (wants('deployment')) for await (const found of deploymentRows(variables)) add(found);
  if (wants('first-press')) await measureFirstPresses(await choosePages());
  if (wants('pieces')) await measurePieces(await choosePages());
} finally {
  // Rows that were measured before a failure are still printed.
  if (rows.length > 0) console.log(`\n${toMarkdownTable(rows.map(toCells))}\n`);
  if (options.save) saveRows(rows);
  await Promise.all(servers.map((server) => server.stop()));
}
