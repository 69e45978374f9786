import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Measure } from '../budgets/limits';
import type { Pages } from '../budgets/pages';
import { Traffic } from '../budgets/traffic';
import { DESKTOP, MOBILE } from '../budgets/view';
import type { Bench } from './bytes';
import { DECIDED, setLine } from './device';
import { median, type Row } from './table';

const PROBE = fileURLToPath(new URL('press-probe.mjs', import.meta.url));
/** Time for which the pointer hovers over a card before the press, and duration of the press, in milliseconds. */
const REST = 120;
const PRESS = 80;
/** Time-out for the answer, in milliseconds. */
const LATEST = 30_000;

interface Report {
  kind: 'press' | 'answer';
  at: number;
}

interface PressMethod {
  /** With a finger, which cannot hover. */
  isTouch: boolean;
  /** Added latency of each response, in milliseconds. */
  latency: number;
  /** Whether the visitor has looked around before the press. Otherwise it is the first thing that they do. */
  hasLooked: boolean;
}

/** What visitors do before they choose: nothing is fetched ahead for who has done nothing yet. */
async function lookAround(page: Page, session: CDPSession, isTouch: boolean) {
  if (isTouch) {
    await session.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -120 });
  } else {
    await page.mouse.move(10, 300);
    await page.mouse.move(20, 310, { steps: 3 });
  }
}

/** A press of the mouse at a point of the viewport, to which it moves. */
export async function pressWithMouse(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x / 2, y / 2);
  await page.mouse.move(x, y, { steps: 8 });
  await pause(REST);
  await page.mouse.down();
  await pause(PRESS);
  await page.mouse.up();
}

/** A short press of a finger at a point of the viewport. */
export async function pressWithFinger(session: CDPSession, x: number, y: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await pause(PRESS);
  await touch('touchEnd', []);
}

/**
 * Watches a page that is opened next.
 * @param isAnswered JavaScript for the page: whether the answer to the press stands there
 * @param latest time-out for the answer, in milliseconds
 * @returns a function that waits for the answer: milliseconds from the press to the first frame with it
 */
export async function watchPress(
  page: Page,
  isAnswered: string,
  latest = LATEST,
): Promise<() => Promise<number>> {
  const answer = Promise.withResolvers<number>();
  let pressed = Number.NaN;
  await page.exposeFunction('benchReport', ({ kind, at }: Report) => {
    if (kind === 'press') pressed = at;
    // Before a press it is the answer to nothing.
    else if (!Number.isNaN(pressed)) answer.resolve(at - pressed);
  });
  await page.addInitScript({ content: `globalThis.benchIsAnswered = () => ${isAnswered};` });
  await page.addInitScript({ path: PROBE });
  return () => {
    const late = pause(latest, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`No answer to the press: ${page.url()}`)),
    );
    return Promise.race([answer.promise, late]);
  };
}

async function pressOnce(
  page: Page,
  url: string,
  product: Pages['products'][number],
  way: PressMethod,
) {
  const traffic = await Traffic.of(page);
  await setLine(traffic.session, way.latency);
  await page.addInitScript({ content: DECIDED });
  const isHeading = `(heading) =>
    heading.textContent?.trim() === ${JSON.stringify(product.name)} && heading.checkVisibility()`;
  const answered = await watchPress(
    page,
    `[...document.querySelectorAll('h1')].some(${isHeading})`,
  );
  await page.goto(url);
  if (way.hasLooked) await lookAround(page, traffic.session, way.isTouch);
  const link = page.locator(`main a[href="${product.path}"]`).first();
  // Into the middle: at the lower edge of a telephone stands the bar of the shop.
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await traffic.settled(1000);
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${product.path}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (way.isTouch ? pressWithFinger(traffic.session, x, y) : pressWithMouse(page, x, y));
  return answered();
}

/**
 * Time in milliseconds from the press on a card of a list to the first frame with the product's heading: the median of
 * the products, each opened from a newly loaded list.
 */
export async function measurePress(
  browser: Browser,
  url: string,
  products: Pages['products'],
  way: PressMethod,
): Promise<number> {
  const times: number[] = [];
  for (const product of products) {
    const context = await browser.newContext(way.isTouch ? MOBILE : DESKTOP);
    times.push(await pressOnce(await context.newPage(), url, product, way));
    await context.close();
  }
  return median(times);
}

const MOUSE = { isTouch: false, latency: 0, hasLooked: true };
export const FINGER = { ...MOUSE, isTouch: true };
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
  runs: number,
): Promise<Row[]> {
  const products = pages.products.slice(0, runs);
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
