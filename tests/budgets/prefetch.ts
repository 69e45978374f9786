import type { Browser } from '@playwright/test';
import { isPrefetchRequest, type Transfer, totalBytes } from './traffic';
import { DESKTOP, measureView } from './view';

async function readList(browser: Browser, url: string, isRefusing: boolean) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  if (isRefusing) {
    await page.route('**/*', (route) => {
      const request = route.request();
      return isPrefetchRequest(request.url(), request.headers()) ? route.abort() : route.continue();
    });
  }
  const { transfers } = await measureView(page, url, { isWhole: true });
  await context.close();
  return transfers;
}

/**
 * Measures what is loaded for later pages while a visitor scrolls through a list. Prefetched payloads make the browser
 * load pictures, styles and scripts too, so the result is the difference to a visit with blocked prefetches.
 */
export async function measurePrefetch(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; requests: number; transfers: Transfer[] }> {
  const all = await readList(browser, url, false);
  const own = new Set((await readList(browser, url, true)).map((one) => one.url));
  const transfers = all.filter((one) => one.isPrefetch || !own.has(one.url));
  return { bytes: totalBytes(transfers), requests: transfers.length, transfers };
}
