import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { Traffic } from '../budgets/traffic';
import { DESKTOP, MOBILE } from '../budgets/view';
import type { Bench } from './bytes';
import { DECIDED, readSeen, repeat, slowLine, slowProcessor, watchView } from './device';
import { pressWithFinger, pressWithMouse, watchPress } from './press';
import { median, type Row } from './table';

export type Line = 'quick' | 'slow';

export const IS_DIALOG_THERE = `[...document.querySelectorAll('dialog')].some((one) => one.checkVisibility())`;

/** What is pressed first. */
export interface Control {
  /** The first visible one is pressed. */
  selector: string;
  /** JavaScript for the page: whether the answer stands there. */
  isAnswered: string;
  /** Of a select: the value that is chosen in place of a press. */
  choose?: string;
  /** The visitor has not answered the consent question. */
  isUndecided?: boolean;
}

/** Without the code it is a link to another page. */
export const MENU: Control = {
  selector: '.tool-menu',
  isAnswered: `${IS_DIALOG_THERE} || (location.pathname === '/busqueda-por-categoria' && document.querySelector('h1'))`,
};
/** Without the code it does nothing. */
export const PLACE: Control = { selector: '.tool-place', isAnswered: IS_DIALOG_THERE };

export const PRESS_WAYS = ['finger', 'mouse', 'keyboard'] as const;
export type PressWay = (typeof PRESS_WAYS)[number];

interface FirstPress {
  way: PressWay;
  /** Milliseconds for which the control has been painted. */
  after: number;
  context: BrowserContextOptions;
}

const AT_ONCE: FirstPress = { way: 'finger', after: 0, context: {} };
/** A first press that is not answered in this time, in milliseconds, is lost. The control has twice as long to appear. */
const LOST = 12_000;

/** A new visitor's page. On the slow line its processor is slow too; everything takes its real time. */
async function onNewPage<Found>(
  browser: Browser,
  line: Line,
  look: (page: Page, traffic: Traffic) => Promise<Found>,
  { isUndecided = false, ...options }: BrowserContextOptions & { isUndecided?: boolean } = MOBILE,
): Promise<Found> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const traffic = await Traffic.of(page);
    if (line === 'slow') {
      await slowLine(traffic.session);
      await slowProcessor(traffic.session);
    }
    await watchView(page);
    if (!isUndecided) await page.addInitScript({ content: DECIDED });
    return await look(page, traffic);
  } finally {
    await context.close();
  }
}

/** A visit that looks, and opens the menu when everything is there: `inp` is the time until the frame after it. */
export const lookOnce = (browser: Browser, url: string, line: Line) =>
  onNewPage(browser, line, async (page, traffic) => {
    await page.goto(url);
    await traffic.settled();
    const seen = await readSeen(page);
    await page.locator(MENU.selector).tap();
    await traffic.settled(500);
    // What takes less than 16 ms is not told.
    const inp = Math.max(16, ...(await readSeen(page)).interactions);
    return { fcp: seen.fcp, lcp: seen.lcp, inp };
  });

/** Presses a control where it stands, as a visitor does. */
async function press(target: Locator, { choose }: Control, way: PressWay, { session }: Traffic) {
  if (choose !== undefined) return void (await target.selectOption(choose, { force: true }));
  if (way === 'keyboard') {
    await target.evaluate((control: HTMLElement) => control.focus());
    return target.page().keyboard.press('Enter');
  }
  await target.evaluate((control) => control.scrollIntoView({ block: 'center' }));
  // What comes into view on the way may have another height than was reserved for it.
  let box = await target.boundingBox();
  for (let last = Number.NaN; box && box.y !== last; box = await target.boundingBox()) {
    last = box.y;
    await pause(50);
  }
  if (!box) throw new Error(`${target} is not there any more.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (way === 'finger' ? pressWithFinger(session, x, y) : pressWithMouse(target.page(), x, y));
}

/**
 * A visit that presses a control, by default as soon as it is painted.
 * @returns milliseconds until the answer, infinite without one, null when the control is not there
 */
export const pressFirst = (
  browser: Browser,
  url: string,
  line: Line,
  control: Control,
  { way, after, context }: FirstPress = AT_ONCE,
): Promise<number | null> =>
  onNewPage(
    browser,
    line,
    async (page, traffic) => {
      const answered = await watchPress(page, control.isAnswered, LOST);
      await page.goto(url, { waitUntil: 'commit' });
      const target = page.locator(control.selector).filter({ visible: true }).first();
      const isThere = await target.waitFor({ timeout: 2 * LOST }).then(
        () => true,
        () => false,
      );
      if (!isThere) return null;
      while (Number.isNaN((await readSeen(page)).fcp)) await pause(20);
      await pause(after);
      await press(target, control, way, traffic);
      return answered().catch(() => Number.POSITIVE_INFINITY);
    },
    {
      ...(way === 'finger' ? MOBILE : DESKTOP),
      ...context,
      isUndecided: control.isUndecided ?? false,
    },
  );

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
    for (const [control, part] of Object.entries({ link: MENU, button: PLACE })) {
      const presses = await repeat(runs, () => pressFirst(browser, url, 'slow', part));
      rows.push({
        name: `slow line, ${name}, first press of a ${control} answered`,
        unit: 'ms',
        shop: median(presses.map((time) => time ?? Number.NaN)),
      });
    }
  }
  return rows;
}
