import type { Browser, Locator } from '@playwright/test';
import type { Measure } from '../budgets/limits';
import type { Pages } from '../budgets/pages';
import { measureInteractions } from './inp';
import type { Part } from './options';
import { startBeside } from './servers';
import { median, medianOf, ofBoth, toRow } from './table';
import { type Control, center, type Line, timePress, type Visit, visit, type Way } from './visit';

export const IS_DIALOG_THERE = `[...document.querySelectorAll('dialog')].some((one) => one.checkVisibility())`;

/** Without the code it is a link to another page. */
export const MENU: Control = {
  selector: '.tool-menu',
  isAnswered: `${IS_DIALOG_THERE} || (location.pathname === '/busqueda-por-categoria' && document.querySelector('h1'))`,
};
/** Without the code it does nothing. */
export const PLACE: Control = { selector: '.tool-place', isAnswered: IS_DIALOG_THERE };

/** A visit that looks, and opens the menu when everything is there: `INP` is the time until the frame after it. */
export const lookOnce = (browser: Browser, url: string, line: Line) =>
  visit(browser, { line }, async (one) => {
    await one.page.goto(url);
    await one.traffic.settled();
    const { fcp, lcp } = await one.seen();
    await one.tap('menu', one.page.locator(MENU.selector));
    return { FCP: fcp, LCP: lcp, INP: one.steps.get('menu') ?? Number.NaN };
  });

/** How a card is pressed. `isFirst`: that is the first thing that the visitor does. */
type CardPress = { way: Way; line: Line; isFirst?: boolean };

/** Milliseconds from the press on one of a list's cards to the first frame with the product's heading. */
export async function pressCard(
  browser: Browser,
  list: string,
  { products }: Pages,
  number: number,
  { way, line, isFirst = false }: CardPress,
): Promise<number> {
  const { name, path } = products[number % products.length] ?? { name: '', path: '' };
  const isHeading = `(heading) => heading.textContent?.trim() === ${JSON.stringify(name)} && heading.checkVisibility()`;
  const card: Control = {
    selector: `main a[href="${path}"]`,
    isAnswered: `[...document.querySelectorAll('h1')].some(${isHeading})`,
  };
  const ready = async (one: Visit, target: Locator) => {
    await one.page.waitForLoadState();
    if (!isFirst) await one.lookAround();
    await center(target);
    await one.traffic.settled(1000);
  };
  return (await timePress(browser, list, card, { way, line, ready })) ?? Number.NaN;
}

const CARD_PRESSES: readonly [string, CardPress, Measure?][] = [
  ['mouse', { way: 'mouse', line: 'quick' }, 'press.ms'],
  ['mouse, +150 ms', { way: 'mouse', line: 'late' }, 'press.latency.ms'],
  ['touch', { way: 'finger', line: 'quick' }, 'press.touch.ms'],
  ['touch, +150 ms', { way: 'finger', line: 'late' }, 'press.touch.ms'],
  ['first touch, +150 ms', { way: 'finger', line: 'late', isFirst: true }],
];

/** From list to product; loads on a slow line; interactions. Medians of the runs. */
export const measurePresses: Part = async (bench) => {
  const { browser, options, add } = bench;
  const { urls, pages, shop } = await startBeside();
  for (const [name, how, target] of CARD_PRESSES) {
    const times = await ofBoth(urls.list, async (list) => {
      const found: number[] = [];
      while (found.length < options.runs)
        found.push(await pressCard(browser, list, pages, found.length, how));
      return median(found);
    });
    add(toRow(`list → product, ${name}`, 'ms', times, target));
  }
  for (const [page, url] of Object.entries(urls)) {
    const looks: Awaited<ReturnType<typeof lookOnce>>[] = [];
    while (looks.length < options.runs) looks.push(await lookOnce(browser, url.shop, 'slow'));
    const [fcp, lcp] = [medianOf(looks, ({ FCP }) => FCP), medianOf(looks, ({ LCP }) => LCP)];
    add(toRow(`slow line, ${page}, FCP`, 'ms', { shop: fcp }, 'slow.fcp'));
    add(toRow(`slow line, ${page}, LCP`, 'ms', { shop: lcp }, 'slow.lcp'));
  }
  await measureInteractions(bench, pages, shop.url);
};
