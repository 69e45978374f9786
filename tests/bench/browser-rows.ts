import type { Browser } from '@playwright/test';
import type { Pages } from './pages';
import { measurePrefetch } from './prefetch';
import { measurePress } from './press';
import type { Row } from './table';
import { DESKTOP, gzipBytes, MOBILE, measureView, type View } from './view';

export interface Bench {
  browser: Browser;
  pages: Pages;
  /** Origins. */
  shop: string;
  bare: string;
}

async function mobileView(browser: Browser, url: string): Promise<View> {
  const context = await browser.newContext(MOBILE);
  const view = await measureView(await context.newPage(), url);
  await context.close();
  return view;
}

/** Bytes of the HTML of each kind of page. */
export async function htmlRows({ pages, shop, bare }: Bench): Promise<Row[]> {
  return [
    { name: 'HTML, home', unit: 'KB', shop: await gzipBytes(shop + pages.home) },
    {
      name: 'HTML, list',
      unit: 'KB',
      shop: await gzipBytes(shop + pages.list),
      bare: await gzipBytes(bare + pages.bareList),
      target: 'html.list',
    },
    {
      name: 'HTML, product',
      unit: 'KB',
      shop: await gzipBytes(shop + pages.product),
      bare: await gzipBytes(bare + pages.product),
      target: 'html.product',
    },
  ];
}

/** JavaScript of the first view and, for the product page, everything that a phone loads. */
export async function viewRows({ browser, pages, shop, bare }: Bench) {
  const list = await mobileView(browser, shop + pages.list);
  const bareList = await mobileView(browser, bare + pages.bareList);
  const product = await mobileView(browser, shop + pages.product);
  const bareProduct = await mobileView(browser, bare + pages.product);
  const scripts = (name: string, one: View, other: View, target: 'js.list' | 'js.product') => [
    {
      name: `JavaScript, ${name}, first view`,
      unit: 'KB' as const,
      shop: one.scripts.first,
      bare: other.scripts.first,
      target,
    },
    {
      name: `JavaScript, ${name}, when idle`,
      unit: 'KB' as const,
      shop: one.scripts.later,
      bare: other.scripts.later,
    },
  ];
  const js: Row[] = [
    ...scripts('list', list, bareList, 'js.list'),
    ...scripts('product', product, bareProduct, 'js.product'),
  ];
  const bytes: Row[] = [
    {
      name: 'product, mobile first view, all',
      unit: 'KB',
      shop: product.bytes,
      bare: bareProduct.bytes,
      target: 'mobile.bytes',
    },
    {
      name: 'product, mobile first view, requests',
      unit: 'requests',
      shop: product.requests,
      bare: bareProduct.requests,
      target: 'mobile.requests',
    },
  ];
  return { js, bytes };
}

/** What a list prefetches for later pages, on a desktop and on a phone. */
export async function prefetchRows({ browser, pages, shop, bare }: Bench): Promise<Row[]> {
  const row = async (name: string, screen: typeof MOBILE | typeof DESKTOP): Promise<Row> => ({
    name: `prefetched by a list, ${name}`,
    unit: 'KB',
    shop: (await measurePrefetch(browser, shop + pages.list, screen)).bytes,
    bare: (await measurePrefetch(browser, bare + pages.bareList, screen)).bytes,
    target: 'prefetch.list',
  });
  return [await row('desktop', DESKTOP), await row('mobile', MOBILE)];
}

/** Navigation from list to product: time from press to heading. */
export async function pressRows(
  { browser, pages, shop, bare }: Bench,
  presses: number,
): Promise<Row[]> {
  const products = pages.products.slice(0, presses);
  const rows: Row[] = [];
  for (const isTouch of [false, true]) {
    for (const latency of [0, 150]) {
      const press = (url: string) => measurePress(browser, url, products, { isTouch, latency });
      rows.push({
        name: `list → product, ${isTouch ? 'touch' : 'mouse'}${latency ? `, +${latency} ms` : ''}`,
        unit: 'ms',
        bare: await press(bare + pages.bareList),
        shop: await press(shop + pages.list),
        ...(isTouch ? {} : { target: latency ? 'press.latency.ms' : 'press.ms' }),
      });
    }
  }
  return rows;
}
