import { measurePrefetch } from '../budgets/prefetch';
import { documentBytes, MOBILE, measureView } from '../budgets/view';
import type { Part } from './options';
import { startBeside } from './servers';
import { ofBoth, toRow } from './table';

/** Bytes of a page on a phone: its scripts, its HTML and styles, and everything together; and what a list loads for later pages. */
export const measureBytes: Part = async ({ browser, add }) => {
  const { urls } = await startBeside();
  const home = await documentBytes(urls.home.shop);
  add(toRow('HTML, home', 'KB', { shop: home.markup }));
  for (const name of ['list', 'product'] as const) {
    const look = async (url: string) => {
      const page = await browser.newPage(MOBILE);
      const { scripts, styles, bytes, requests } = await measureView(page, url);
      await page.close();
      const { whole, markup } = await documentBytes(url);
      const { first, later } = scripts;
      return { first, idle: first + later, markup, early: whole + styles, bytes, requests };
    };
    const seen = await ofBoth(urls[name], look);
    const of = (what: keyof typeof seen.shop) => ofBoth(seen, (one) => one[what]);
    const mobile = `${name}, mobile first view`;
    add(toRow(`JavaScript, ${name}, first view`, 'KB', await of('first'), `js.${name}`));
    add(toRow(`JavaScript, ${name}, until idle`, 'KB', await of('idle'), 'js.idle'));
    add(toRow(`HTML, ${name}`, 'KB', await of('markup'), `html.${name}`));
    add(toRow(`HTML and CSS, ${name}`, 'KB', await of('early'), `html.css.${name}`));
    add(toRow(`${mobile}, all`, 'KB', await of('bytes'), `mobile.bytes.${name}`));
    add(toRow(`${mobile}, requests`, 'requests', await of('requests'), 'mobile.requests'));
  }
  const ahead = async (url: string) => (await measurePrefetch(browser, url)).bytes;
  add(toRow('prefetched by a list', 'KB', await ofBoth(urls.list, ahead), 'prefetch.list'));
};
