import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { Traffic, type Transfer, totalBytes } from './traffic';

/** The phone of the measurements. */
export const MOBILE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

/** The desktop screen of the measurements. */
export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
} as const;

export interface View {
  /** Bytes of scripts (gzip -9) of the first view, and of those that are requested after it. */
  scripts: { first: number; later: number };
  /** Bytes of the style sheets (gzip -9) that hold up the first paint. */
  styles: number;
  /** All transferred bytes, including prefetches. */
  bytes: number;
  requests: number;
  transfers: Transfer[];
}

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

async function readText(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Bytes of a document after gzip -9: `whole`, and its `markup` without the styles that are written into it. */
export async function documentBytes(url: string): Promise<{ whole: number; markup: number }> {
  const html = await readText(url);
  return { whole: gzip(html), markup: gzip(html.replace(/<style>.*?<\/style>/gs, '')) };
}

async function fileBytes(urls: string[]): Promise<number> {
  const texts = await Promise.all([...new Set(urls)].map(readText));
  return texts.reduce((sum, text) => sum + gzip(text), 0);
}

const scriptBytes = (transfers: Transfer[], isFirst: boolean) =>
  fileBytes(
    transfers
      .filter(({ type, isFirstView }) => type === 'Script' && isFirstView === isFirst)
      .map(({ url }) => url),
  );

/** The style sheets without which the browser painted nothing. */
const readBlockingStyles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .filter(({ name }) => name.includes('.css'))
      .map(({ name }) => name),
  );

/** Opens a page and waits until there are no more requests. With `isWhole` it scrolls to the end first. */
export async function measureView(
  page: Page,
  url: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<View> {
  const traffic = await Traffic.of(page);
  await page.goto(url);
  await traffic.settled();
  if (isWhole) await scrollThrough(page, traffic);
  const transfers = traffic.transfers(await readText(url));
  return {
    scripts: {
      first: await scriptBytes(transfers, true),
      later: await scriptBytes(transfers, false),
    },
    styles: await fileBytes(await readBlockingStyles(page)),
    bytes: totalBytes(transfers),
    requests: transfers.length,
    transfers,
  };
}

// Scrolls one screen at a time like a reader, so that every observer of the viewport can react.
async function scrollThrough(page: Page, traffic: Traffic) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await traffic.settled(700);
  }
  await traffic.settled();
}
