import { type Browser, chromium } from '@playwright/test';
import { route } from '../../../lib/routing/routes';
import { launchOptions, systemChromium } from '../../tools/chromium.mjs';
import { manyProducts } from '../pages';
import type { ScaleRow } from '../scale/table';
import type { Server } from '../servers';

const PRODUCTS = 200;
/** Pages in one tab before it is closed: the browser's modules are those of all pages that a tab has seen. */
const LOADS_OF_A_TAB = 25;
/** An error of the bundler's runtime, by which a part of a page is missing. */
const BROKEN = /module factory is not available|ChunkLoadError|Failed to load chunk/;

/** Opens pages in one tab: each third by its address, the others as links of the shop, and some by going back. */
async function readInOneTab(browser: Browser, origin: string, paths: readonly string[]) {
  const page = await browser.newPage({ baseURL: origin });
  const broken: string[] = [];
  const note = (text: string) => BROKEN.test(text) && broken.push(text);
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  await page.route(/\.(webp|png|jpe?g|avif|svg)(\?|$)|_next\/image/, (route) => route.abort());
  for (const [index, path] of paths.entries()) {
    if (index % 3 === 0) await page.goto(path);
    else {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await page.waitForURL((url) => url.pathname === path.split('?')[0]);
    }
    await page.locator('h1').first().waitFor();
    // What is loaded when the page is idle comes while the next one is asked for.
    if (index % 5 === 4) await page.goBack();
  }
  await page.close();
  return broken;
}

/** How often a part of a page is missing because its script was not there, over so many pages. */
export async function measurePageLoads(shop: Server, pageLoads: number): Promise<ScaleRow[]> {
  const products = await manyProducts(PRODUCTS);
  const names = ['home', 'search', 'marcas', 'cart-detail', 'assembly-new', 'login'] as const;
  const others = names.map((name) => route(name));
  const pathOf = (index: number) =>
    (index % 2 === 0 ? products[(index * 7) % products.length] : others[index % others.length]) ??
    '/';
  const browser = await chromium.launch(launchOptions(systemChromium()));
  const broken: string[] = [];
  for (let from = 0; from < pageLoads; from += LOADS_OF_A_TAB) {
    const length = Math.min(LOADS_OF_A_TAB, pageLoads - from);
    const paths = Array.from({ length }, (_, index) => pathOf(from + index));
    broken.push(...(await readInOneTab(browser, shop.url, paths)));
    console.log(`${from + length} page loads, ${broken.length} broken`);
  }
  await browser.close();
  for (const text of new Set(broken)) console.log(text);
  return [
    {
      name: `pages without a script that they need, of ${pageLoads.toLocaleString('en-US')}`,
      value: String(broken.length),
      wanted: '0',
      isMet: broken.length === 0,
    },
  ];
}
