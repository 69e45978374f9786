import type { Browser } from '@playwright/test';
import type { Pages } from '../budgets/pages';
import { measurePrefetch } from '../budgets/prefetch';
import { documentBytes, MOBILE, measureView, type View } from '../budgets/view';
import type { Row } from './table';

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
async function viewRows({ browser, pages, shop, bare }: Bench): Promise<Row[]> {
  const home = await documentBytes(shop + pages.home);
  const rows: Row[] = [{ name: 'HTML, home', unit: 'KB', shop: home.markup }];
  const bares = { list: bare + pages.bareList, product: bare + pages.product };
  for (const name of ['list', 'product'] as const) {
    const look = async (url: string) => ({
      view: await mobileView(browser, url),
      html: await documentBytes(url),
    });
    const [own, other] = [await look(shop + pages[name]), await look(bares[name])];
    const add = (
      what: string,
      target: Row['target'],
      measure: (seen: typeof own) => number,
      unit: Row['unit'] = 'KB',
    ) => rows.push({ name: what, unit, shop: measure(own), bare: measure(other), target });
    add(`JavaScript, ${name}, first view`, `js.${name}`, ({ view }) => view.scripts.first);
    add(
      `JavaScript, ${name}, until idle`,
      'js.idle',
      ({ view }) => view.scripts.first + view.scripts.later,
    );
    add(`HTML, ${name}`, `html.${name}`, ({ html }) => html.markup);
    add(`HTML and CSS, ${name}`, `html.css.${name}`, ({ html, view }) => html.whole + view.styles);
    const mobile = `${name}, mobile first view`;
    add(`${mobile}, all`, `mobile.bytes.${name}`, ({ view }) => view.bytes);
    add(`${mobile}, requests`, 'mobile.requests', ({ view }) => view.requests, 'requests');
  }
  return rows;
}

export const byteRows = async (bench: Bench): Promise<Row[]> => {
  const { browser, pages, shop, bare } = bench;
  const rows = await viewRows(bench);
  rows.push({
    name: 'prefetched by a list',
    unit: 'KB',
    shop: (await measurePrefetch(browser, shop + pages.list)).bytes,
    bare: (await measurePrefetch(browser, bare + pages.bareList)).bytes,
    target: 'prefetch.list',
  });
  return rows;
};
