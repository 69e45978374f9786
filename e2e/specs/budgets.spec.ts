import { route } from '../../lib/routing/routes';
import { limits } from '../../tests/budgets/limits';
import { choosePages } from '../../tests/budgets/pages';
import { measurePrefetch } from '../../tests/budgets/prefetch';
import type { Transfer } from '../../tests/budgets/traffic';
import { documentBytes, MOBILE, measureView } from '../../tests/budgets/view';
import { launchOptions, systemChromium } from '../../tests/tools/chromium.mjs';
import { expect, test } from '../fixtures/test';

// Each browser decides how early it loads lazy pictures, so this needs the full browser.
test.use({ launchOptions: launchOptions(systemChromium()), interacts: false });

/** Lists the largest files first, so that a failure shows what is too large. */
const listed = (title: string, transfers: readonly Transfer[]) =>
  [
    title,
    ...[...transfers]
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ bytes, type, url }) => `${bytes} ${type} ${url}`),
  ].join('\n');

test.describe('on a telephone', () => {
  test.use(MOBILE);

  for (const name of ['home', 'list', 'product'] as const) {
    test(`the first view of a ${name} keeps to its bytes @smoke`, async ({ page, baseURL }) => {
      const pages = await choosePages();
      const url = `${baseURL}${pages[name]}`;
      const { scripts, styles, bytes, requests, transfers } = await measureView(page, url);
      const first = transfers.filter(({ type, isFirstView }) => type === 'Script' && isFirstView);
      expect(first.length).toBeGreaterThan(3);
      expect
        .soft(scripts.first, listed('JavaScript, gzip', first))
        .toBeLessThanOrEqual(limits[`js.${name}`]);
      const html = await documentBytes(url);
      expect.soft(html.markup, 'HTML, gzip').toBeLessThanOrEqual(limits[`html.${name}`]);
      const painted = html.whole + styles;
      expect.soft(painted, 'HTML and CSS').toBeLessThanOrEqual(limits[`html.css.${name}`]);
      if (name === 'home') return;
      const all = listed('everything, as transferred', transfers);
      const { first: early, later } = scripts;
      expect.soft(early + later, all).toBeLessThanOrEqual(limits['js.idle']);
      expect.soft(bytes, all).toBeLessThanOrEqual(limits[`mobile.bytes.${name}`]);
      expect.soft(requests, all).toBeLessThanOrEqual(limits[`mobile.requests.${name}`]);
    });
  }
});

test('a list that is scrolled to its end prefetches little', async ({ browser, baseURL }) => {
  const { list } = await choosePages();
  const { bytes, transfers } = await measurePrefetch(browser, `${baseURL}${list}`);
  expect(bytes, listed('prefetched', transfers)).toBeLessThanOrEqual(limits['prefetch.list']);
});

test('the measure sees scripts, pictures and payloads', async ({ page, baseURL }) => {
  const { transfers } = await measureView(page, `${baseURL}${route('home')}`);
  const types = new Set(transfers.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['Document', 'Script', 'Stylesheet', 'Font', 'Image']),
  );
  expect(transfers.every(({ bytes }) => bytes > 0)).toBe(true);
});
