import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from './median';
import type { Pages } from './pages';
import { Traffic } from './traffic';
import { DESKTOP, MOBILE } from './view';

const PROBE = fileURLToPath(new URL('press-probe.mjs', import.meta.url));
/** Time for which the pointer hovers over a card before the press, and duration of the press, in milliseconds. */
const REST = 120;
const PRESS = 80;
/** Time-out for the heading, in milliseconds. */
const LATEST = 30_000;

// The visitor has answered the consent question, which would cover the lowest cards.
const DECIDED = `localStorage.setItem('consent', ${JSON.stringify(
  JSON.stringify({ version: '1', state: { analytics: false, social: false, decidedAt: 1 } }),
)});`;

interface Report {
  kind: 'press' | 'heading';
  at: number;
}

interface PressMethod {
  /** With a finger, which cannot hover. */
  isTouch: boolean;
  /** Added latency of each response, in milliseconds. */
  latency: number;
}

async function pressWithMouse(page: Page, x: number, y: number) {
  await page.mouse.move(x / 2, y / 2);
  await page.mouse.move(x, y, { steps: 8 });
  await pause(REST);
  await page.mouse.down();
  await pause(PRESS);
  await page.mouse.up();
}

async function pressWithFinger(session: CDPSession, x: number, y: number) {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  await pause(PRESS);
  await touch('touchEnd', []);
}

async function pressOnce(
  page: Page,
  url: string,
  product: Pages['products'][number],
  way: PressMethod,
) {
  const traffic = await Traffic.of(page);
  await traffic.session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: way.latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const heading = Promise.withResolvers<number>();
  let pressed = Number.NaN;
  await page.exposeFunction('benchReport', ({ kind, at }: Report) => {
    if (kind === 'press') pressed = at;
    else heading.resolve(at - pressed);
  });
  await page.addInitScript({
    content: `globalThis.benchHeading = ${JSON.stringify(product.name)};`,
  });
  await page.addInitScript({ content: DECIDED });
  await page.addInitScript({ path: PROBE });
  await page.goto(url);
  const link = page.locator(`main a[href="${product.path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await traffic.settled(1000);
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${product.path}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (way.isTouch ? pressWithFinger(traffic.session, x, y) : pressWithMouse(page, x, y));
  const late = pause(LATEST, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`No heading: ${product.path}`)),
  );
  return Promise.race([heading.promise, late]);
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
