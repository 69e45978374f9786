// `npm run bench`: compares speed and size of the shop with a bare Next app on the same data.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions, systemChromium } from '../tools/chromium.mjs';
import { measureBytes } from './bytes';
import { measureFeeds } from './feeds';
import { measureFirstPresses } from './first-press';
import { measureLighthouse } from './lighthouse';
import { measureDeployment, measureLoad } from './load';
import { type Part, type PartName, readOptions, USUAL_PARTS } from './options';
import { measurePieces } from './pieces';
import { measurePresses } from './press';
import { measureScale } from './scale';
import { buildBoth, stopServers } from './servers';
import { type Row, toCells, toMarkdownTable, toRow } from './table';

const PARTS: Record<PartName, Part> = {
  bytes: measureBytes,
  press: measurePresses,
  lighthouse: measureLighthouse,
  load: measureLoad,
  // In the same rounds.
  memory: measureLoad,
  feeds: measureFeeds,
  scale: measureScale,
  deployment: measureDeployment,
  'first-press': measureFirstPresses,
  pieces: measurePieces,
};

const options = readOptions(process.argv.slice(2));
const rows: Row[] = [];
const add = (row: Row) => {
  console.log(toCells(row).filter(Boolean).join(' | '));
  rows.push(row);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  if (options.build && options.only.some((name) => name !== 'pieces')) buildBoth();
  for (const part of new Set(options.only.map((name) => PARTS[name]))) {
    const browser = await chromium.launch(launchOptions(systemChromium()));
    try {
      await part({ options, browser, add });
    } finally {
      await browser.close();
      await stopServers();
    }
  }
  if (USUAL_PARTS.some((name) => options.only.includes(name)))
    add(toRow('load average at the end', 'load', { shop: loadavg()[0] ?? Number.NaN }));
} finally {
  // Rows that were measured before a failure are still printed.
  if (rows.length > 0) console.log(`\n${toMarkdownTable(rows.map(toCells))}\n`);
}
