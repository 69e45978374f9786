// `npm run bench`: compares speed and size of the shop with a bare Next app on the same data.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions, systemChromium } from '../tools/chromium.mjs';
import { type Bench, prefetchRows, pressRows, viewRows } from './browser-rows';
import { builderRows } from './builder-rows';
import { measureFloodOfShop, measurePagesOfShop, measureSoakOfShop } from './endurance/measure';
import { hasSurvived } from './faults/cell';
import { measureFaults } from './faults/measure';
import { toFaultTable } from './faults/table';
import { lighthouseRows } from './lighthouse-rows';
import { warm } from './load';
import { loadRows } from './load-rows';
import { type BenchPart, type Options, readOptions } from './options';
import { choosePages } from './pages';
import { saveRows, saveTable } from './readme';
import { findDocuments } from './removed-calls/documents';
import { measureRemovedCalls, type RemovedCall } from './removed-calls/measure';
import { shopClient } from './removed-calls/shop-client';
import { toCallTable } from './removed-calls/table';
import { measureEdge } from './scale/edge';
import { measureScale } from './scale/measure';
import { measureOutage } from './scale/outage';
import { toScaleTable } from './scale/table';
import {
  benchVariables,
  buildBoth,
  type Server,
  startBackend,
  startBare,
  startShop,
} from './servers';
import { slowRows } from './slow-rows';
import { type Row, toCells, toMarkdownTable } from './table';

/** Parts that measure the shop beside the bare app. The others measure the shop alone. */
const BESIDE: readonly BenchPart[] = ['bytes', 'js', 'nav', 'slow', 'load', 'memory', 'lighthouse'];

type Wants = (...parts: BenchPart[]) => boolean;

async function* inBrowser(bench: Bench, wants: Wants, { presses, runs }: Options) {
  if (wants('js', 'bytes')) {
    const { js, bytes } = await viewRows(bench);
    if (wants('js')) yield js;
    if (wants('bytes')) yield bytes;
  }
  if (wants('bytes', 'nav')) yield await prefetchRows(bench);
  if (wants('nav')) yield await pressRows(bench, presses);
  if (wants('slow')) yield await slowRows(bench, runs);
  if (wants('inp')) {
    // The walks of the browser tests take the backend's address from the environment as soon as they are loaded.
    const { inpRows } = await import('./inp-rows');
    yield await inpRows(bench, runs);
  }
  if (wants('builder')) yield await builderRows(bench, presses);
}

/** Yields rows when they are measured. Adds the servers that it starts to `servers`. */
async function* measure(
  options: Options,
  variables: Record<string, string>,
  servers: Server[],
): AsyncGenerator<Row[]> {
  const wants: Wants = (...parts) => parts.some((part) => options.only.includes(part));
  const started = async (start: Promise<Server>) => {
    const server = await start;
    servers.push(server);
    return server;
  };
  await started(startBackend(variables));
  const pages = await choosePages();
  const bare = wants(...BESIDE) ? await started(startBare(variables)) : null;
  const products = pages.products.map(({ path }) => path);
  if (wants('bytes', 'js', 'nav', 'slow', 'inp', 'builder', 'lighthouse')) {
    const shop = await started(startShop(variables));
    await warm(shop.url, [pages.home, pages.list, ...products]);
    if (bare) await warm(bare.url, [pages.bareList, ...products]);
    const browser = await chromium.launch(launchOptions(systemChromium()));
    const beside = { pages, shop: shop.url, bare: bare?.url ?? '' };
    yield* inBrowser({ browser, ...beside }, wants, options);
    await browser.close();
    if (wants('lighthouse')) {
      const origins = { shop: shop.url, bare: beside.bare, runs: options.runs };
      yield await lighthouseRows(pages, origins);
    }
    await shop.stop();
  }
  if (bare && wants('load', 'memory')) {
    const shop = await started(startShop(variables));
    yield await loadRows(pages, { shop, bare }, options);
    await shop.stop();
  }
}

/** What the documents of a shop answer while its running backend lacks one call after the other. */
async function measureCalls(
  variables: Record<string, string>,
  servers: Server[],
): Promise<RemovedCall[]> {
  const secret = 'secret-of-the-measured-shop-0123456789';
  const shop = await startShop({ ...variables, REFRESH_SECRET: secret });
  servers.push(shop);
  const api = variables.API_URL ?? '';
  const rows: RemovedCall[] = [];
  const client = shopClient({ site: shop.url, api, secret });
  for await (const row of measureRemovedCalls(client, await findDocuments(api))) {
    rows.push(row);
    console.log(`${row.document} without ${row.call}`);
  }
  return rows;
}

const options = readOptions(process.argv.slice(2));
const variables = benchVariables();
// This process calls the backend too.
process.env.API_URL = variables.API_URL;
if (options.build) buildBoth(variables);
const servers: Server[] = [];
const rows: Row[] = [];
try {
  for await (const found of measure(options, variables, servers)) {
    rows.push(...found);
    console.log(`${rows.length} rows, the last: ${rows.at(-1)?.name}`);
  }
  if (rows.length > 0) {
    rows.push({ name: 'load average at the end', unit: 'load', shop: loadavg()[0] ?? Number.NaN });
  }
  if (options.only.includes('calls')) {
    const table = toCallTable(await measureCalls(variables, servers));
    console.log(`\n${table}\n`);
    if (options.save) saveTable('removed calls', table);
  }
  if (options.only.includes('faults')) {
    const cells = await measureFaults(variables, servers);
    for (const cell of cells.filter((one) => !hasSurvived(one))) console.log(JSON.stringify(cell));
    const table = toFaultTable(cells);
    console.log(`\n${table}\n`);
    if (options.save) saveTable('faults', table);
  }
  for (const [part, measurePart] of [
    ['edge', measureEdge],
    ['scale', measureScale],
    ['flood', measureFloodOfShop],
    ['soak', measureSoakOfShop],
    ['pages', measurePagesOfShop],
    // It takes the backend away.
    ['outage', measureOutage],
  ] as const) {
    if (!options.only.includes(part)) continue;
    const table = toScaleTable(await measurePart(variables, options, servers));
    console.log(`\n${table}\n`);
    if (options.save) saveTable(part, table);
  }
} finally {
  // Rows that were measured before a failure are still printed.
  if (rows.length > 0) console.log(`\n${toMarkdownTable(rows.map(toCells))}\n`);
  if (options.save) saveRows(rows);
  await Promise.all(servers.map((server) => server.stop()));
}
