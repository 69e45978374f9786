// `npm run bench`: how fast and how light the shop is, beside a bare Next app on the same data.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../tools/chromium.mjs';
import { type Bench, htmlRows, prefetchRows, pressRows, viewRows } from './browser-rows';
import { lighthouseRows } from './lighthouse-rows';
import { warm } from './load';
import { loadRows } from './load-rows';
import { type Options, type Part, readOptions } from './options';
import { choosePages } from './pages';
import {
  benchVariables,
  buildBoth,
  type Server,
  startBackend,
  startBare,
  startShop,
} from './servers';
import { type Row, table } from './table';

async function inBrowser(bench: Bench, { only, presses }: Options): Promise<Row[]> {
  const wants = (part: Part) => only.includes(part);
  const view = wants('js') || wants('bytes') ? await viewRows(bench) : { js: [], bytes: [] };
  return [
    ...(wants('js') ? view.js : []),
    ...(wants('bytes') ? [...(await htmlRows(bench)), ...view.bytes] : []),
    ...(wants('bytes') || wants('nav') ? await prefetchRows(bench) : []),
    ...(wants('nav') ? await pressRows(bench, presses) : []),
  ];
}

async function measure(options: Options, variables: Record<string, string>, servers: Server[]) {
  const wants = (...parts: Part[]) => parts.some((part) => options.only.includes(part));
  const started = async (server: Promise<Server>) => {
    servers.push(await server);
    return server;
  };
  await started(startBackend(variables));
  const pages = await choosePages();
  const bare = await started(startBare(variables));
  const products = pages.products.map(({ path }) => path);
  const rows: Row[] = [];
  if (wants('bytes', 'js', 'nav', 'lighthouse')) {
    const shop = await started(startShop(variables));
    await warm(shop.url, [pages.home, pages.list, ...products]);
    await warm(bare.url, [pages.bareList, ...products]);
    const browser = await chromium.launch({
      executablePath: systemChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    rows.push(...(await inBrowser({ browser, pages, shop: shop.url, bare: bare.url }, options)));
    await browser.close();
    if (wants('lighthouse')) {
      const origins = { shop: shop.url, bare: bare.url, runs: options.runs };
      rows.push(...(await lighthouseRows(pages, origins)));
    }
    await shop.stop();
  }
  if (wants('load', 'memory')) rows.push(...(await loadRows(pages, variables, bare, options)));
  return rows;
}

const options = readOptions(process.argv.slice(2));
const variables = benchVariables();
// The backend is asked from here, too.
process.env.API_URL = variables.API_URL;
if (options.build) buildBoth(variables);
const servers: Server[] = [];
try {
  const text = `${table(await measure(options, variables, servers))}\n`;
  console.log(`\n${text}`);
  if (options.out) writeFileSync(options.out, text);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}
