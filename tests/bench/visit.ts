import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { Traffic } from '../budgets/traffic';
import { MOBILE } from '../budgets/view';
import type { Bench } from './bytes';
import { DECIDED, readSeen, repeat, slowLine, slowProcessor, watchView } from './device';
import { pressWithFinger, watchPress } from './press';
import { median, type Row } from './table';

export type Line = 'quick' | 'slow';

const IS_DIALOG_THERE = `[...document.querySelectorAll('dialog')].some((one) => one.checkVisibility())`;

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

/** A new visitor's page on a phone. On the slow line its processor is slow too; everything takes its real time. */
async function onPhone<Found>(
  browser: Browser,
  line: Line,
  look: (page: Page, traffic: Traffic) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(MOBILE);
  try {
    const page = await context.newPage();
    const traffic = await Traffic.of(page);
    if (line === 'slow') {
      await slowLine(traffic.session);
      await slowProcessor(traffic.session);
    }
    await watchView(page);
    await page.addInitScript({ content: DECIDED });
    return await look(page, traffic);
  } finally {
    await context.close();
  }
}

/** A visit that looks, and opens the menu when everything is there: `inp` is the time until the frame after it. */
export const lookOnce = (browser: Browser, url: string, line: Line) =>
  onPhone(browser, line, async (page, traffic) => {
    await page.goto(url);
    await traffic.settled();
    const seen = await readSeen(page);
    await page.locator(CONTROLS.link[0]).tap();
    await traffic.settled(500);
    // What takes less than 16 ms is not told.
    const inp = Math.max(16, ...(await readSeen(page)).interactions);
    return { fcp: seen.fcp, lcp: seen.lcp, inp };
  });

/** A visit that presses a control as soon as it is painted. @returns milliseconds until the answer, infinite without one */
export const pressFirst = (
  browser: Browser,
  url: string,
  line: Line,
  control: keyof typeof CONTROLS,
) =>
  onPhone(browser, line, async (page, { session }) => {
    const [selector, isAnswered] = CONTROLS[control];
    const answered = await watchPress(page, isAnswered);
    await page.goto(url, { waitUntil: 'commit' });
    while (Number.isNaN((await readSeen(page)).fcp)) await pause(20);
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${url} has no ${selector}.`);
    await pressWithFinger(session, box.x + box.width / 2, box.y + box.height / 2);
    return answered().catch(() => Number.POSITIVE_INFINITY);
  });

/** Loads and first presses on a slow line: medians of the runs. */
export async function slowLineRows({ browser, pages, shop }: Bench, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of ['home', 'list', 'product'] as const) {
    const url = shop + pages[name];
    const own = await repeat(runs, () => lookOnce(browser, url, 'slow'));
    for (const timing of ['fcp', 'lcp'] as const) {
      rows.push({
        name: `slow line, ${name}, ${timing.toUpperCase()}`,
        unit: 'ms',
        shop: median(own.map((one) => one[timing])),
        target: `slow.${timing}`,
      });
    }
    for (const control of ['link', 'button'] as const) {
      const presses = await repeat(runs, () => pressFirst(browser, url, 'slow', control));
      rows.push({
        name: `slow line, ${name}, first press of a ${control} answered`,
        unit: 'ms',
        shop: median(presses),
      });
    }
  }
  return rows;
}
