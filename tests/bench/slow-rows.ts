import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Bench } from './browser-rows';
import { median } from './median';
import { pressWithFinger, watchPress } from './press';
import { blockingTime, readSeen, slowLine, slowProcessor, watchView } from './slow-device';
import type { Row } from './table';
import { Traffic } from './traffic';
import { MOBILE } from './view';
import { DECIDED } from './visitor';

const IS_DIALOG_THERE = `[...document.querySelectorAll('[role=dialog]')].some((one) => one.checkVisibility())`;

/** What is pressed first: a selector, and JavaScript for the page that says whether the answer is there. */
const CONTROLS = {
  // Without the code it is a link to another page.
  link: [
    '.tool-menu',
    `${IS_DIALOG_THERE} || (location.pathname === '/busqueda-por-categoria' && document.querySelector('h1'))`,
  ],
  // Without the code it does nothing.
  button: ['.tool-place', IS_DIALOG_THERE],
} as const;
type Control = keyof typeof CONTROLS;

/** A new visitor's page on a slow phone and a slow line. Everything takes its real time, nothing is reckoned. */
async function onSlowPhone<Found>(
  browser: Browser,
  look: (page: Page, traffic: Traffic) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(MOBILE);
  try {
    const page = await context.newPage();
    const traffic = await Traffic.of(page);
    await slowLine(traffic.session);
    await slowProcessor(traffic.session);
    await watchView(page);
    await page.addInitScript({ content: DECIDED });
    return await look(page, traffic);
  } finally {
    await context.close();
  }
}

/** A visit that only looks. */
const lookOnce = (browser: Browser, url: string) =>
  onSlowPhone(browser, async (page, traffic) => {
    await page.goto(url);
    await traffic.settled();
    const seen = await readSeen(page);
    return { fcp: seen.fcp, lcp: seen.lcp, tbt: blockingTime(seen) };
  });

/** A visit that presses a control as soon as it is painted. @returns milliseconds until the answer, infinite without one */
const pressOnce = (browser: Browser, url: string, control: Control) =>
  onSlowPhone(browser, async (page, { session }) => {
    const [selector, isAnswered] = CONTROLS[control];
    const answered = await watchPress(page, isAnswered);
    await page.goto(url, { waitUntil: 'commit' });
    while (Number.isNaN((await readSeen(page)).fcp)) await pause(20);
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${url} has no ${selector}.`);
    await pressWithFinger(session, box.x + box.width / 2, box.y + box.height / 2);
    return answered().catch(() => Number.POSITIVE_INFINITY);
  });

async function repeat<Found>(runs: number, once: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = [];
  while (found.length < runs) found.push(await once());
  return found;
}

/** Loads that are slow indeed, on a phone: medians of the runs. */
export async function slowRows(
  { browser, pages, shop, bare }: Bench,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const bares = { home: null, list: bare + pages.bareList, product: bare + pages.product };
  for (const name of ['home', 'list', 'product'] as const) {
    const url = shop + pages[name];
    const own = await repeat(runs, () => lookOnce(browser, url));
    const bareUrl = bares[name];
    const other = bareUrl && (await repeat(runs, () => lookOnce(browser, bareUrl)));
    for (const timing of ['fcp', 'lcp', 'tbt'] as const) {
      rows.push({
        name: `slow line, ${name}, ${timing.toUpperCase()}`,
        unit: 'ms',
        shop: median(own.map((one) => one[timing])),
        ...(other && { bare: median(other.map((one) => one[timing])) }),
        target: `slow.${timing}`,
      });
    }
    for (const control of ['link', 'button'] as const) {
      rows.push({
        name: `slow line, ${name}, first press of a ${control} answered`,
        unit: 'ms',
        shop: median(await repeat(runs, () => pressOnce(browser, url, control))),
      });
    }
  }
  return rows;
}
