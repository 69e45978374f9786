import type { Browser } from '@playwright/test';
import type { Measure } from '../budgets/limits';
import type { Pages } from './pages';
import { measurePrefetch } from './prefetch';
import { measurePress, type PressMethod } from './press';
import type { Row } from './table';
import { DESKTOP, documentBytes, MOBILE, measureView, type View } from './view';

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

/** Bytes of a page on a phone: its scripts, its HTML and styles, and everything together. */
export async function viewRows({ browser, pages, shop, bare }: Bench) {
  const js: Row[] = [];
  const bytes: Row[] = [
    { name: 'HTML, home', unit: 'KB', shop: (await documentBytes(shop + pages.home)).markup },
  ];
  const bares = { list: bare + pages.bareList, product: bare + pages.product };
  for (const name of ['list', 'product'] as const) {
    const own = await mobileView(browser, shop + pages[name]);
    const other = await mobileView(browser, bares[name]);
    const html = {
      shop: await documentBytes(shop + pages[name]),
      bare: await documentBytes(bares[name]),
    };
    const compare = (measure: (view: View) => number) => ({
      shop: measure(own),
      bare: measure(other),
    });
    js.push(
      {
        name: `JavaScript, ${name}, first view`,
        unit: 'KB',
        ...compare(({ scripts }) => scripts.first),
        target: `js.${name}`,
      },
      {
        name: `JavaScript, ${name}, until idle`,
        unit: 'KB',
        ...compare(({ scripts }) => scripts.first + scripts.later),
        target: 'js.idle',
      },
    );
    bytes.push(
      {
        name: `HTML, ${name}`,
        unit: 'KB',
        shop: html.shop.markup,
        bare: html.bare.markup,
        target: `html.${name}`,
      },
      {
        name: `HTML and CSS, ${name}`,
        unit: 'KB',
        shop: html.shop.whole + own.styles,
        bare: html.bare.whole + other.styles,
        target: `html.css.${name}`,
      },
      {
        name: `${name}, mobile first view, all`,
        unit: 'KB',
        ...compare((view) => view.bytes),
        target: `mobile.bytes.${name}`,
      },
      {
        name: `${name}, mobile first view, requests`,
        unit: 'requests',
        ...compare((view) => view.requests),
        target: 'mobile.requests',
      },
    );
  }
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

const MOUSE = { isTouch: false, latency: 0, hasLooked: true };
const FINGER = { ...MOUSE, isTouch: true };
const PRESSES = [
  ['mouse', MOUSE, 'press.ms'],
  ['mouse, +150 ms', { ...MOUSE, latency: 150 }, 'press.latency.ms'],
  ['touch', FINGER, 'press.touch.ms'],
  ['touch, +150 ms', { ...FINGER, latency: 150 }, 'press.touch.ms'],
  ['first touch, +150 ms', { ...FINGER, latency: 150, hasLooked: false }],
] satisfies [name: string, way: PressMethod, target?: Measure][];

/** Navigation from list to product: time from press to heading. */
export async function pressRows(
  { browser, pages, shop, bare }: Bench,
  presses: number,
): Promise<Row[]> {
  const products = pages.products.slice(0, presses);
  const rows: Row[] = [];
  for (const [name, way, target] of PRESSES) {
    const press = (url: string) => measurePress(browser, url, products, way);
    rows.push({
      name: `list → product, ${name}`,
      unit: 'ms',
      bare: await press(bare + pages.bareList),
      shop: await press(shop + pages.list),
      target,
    });
  }
  return rows;
}
