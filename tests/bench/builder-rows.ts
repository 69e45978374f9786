import type { Locator, Page } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import type { Bench } from './browser-rows';
import { median } from './median';
import type { Row } from './table';
import { Traffic } from './traffic';
import { DESKTOP, MOBILE } from './view';
import { DECIDED_AND_VERIFIED } from './visitor';

/** Number of visible products when one is chosen: one page and four pages. */
const SHOWN = [15, 60];
/** When there is no request for this time, in milliseconds, all results of the choice are shown. */
const QUIET = 600;

async function measureMainThread(traffic: Traffic): Promise<number> {
  const { metrics } = await traffic.session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const step = (page: Page) => page.locator('.asm-group');
const buttons = (page: Page, name: RegExp): Locator => step(page).getByRole('button', { name });

/** Opens the builder and chooses parts in some steps, so that the rules have parts to compare. */
export async function openBuilder(
  page: Page,
  url: string,
  traffic: Traffic,
  shown: number,
): Promise<void> {
  await page.addInitScript({ content: DECIDED_AND_VERIFIED });
  await page.goto(url + route('assembly-new'));
  for (const name of ['Procesador', 'Tarjeta madre', 'Tarjeta de video', 'Memoria RAM']) {
    await page.locator('.asm-steps').getByRole('button', { name }).click();
    if (name === 'Memoria RAM') break;
    await buttons(page, /^Agregar: /)
      .first()
      .click();
    await traffic.settled(QUIET);
  }
  const cards = step(page).locator('.asm-card');
  while ((await cards.count()) < shown) {
    await buttons(page, /^Ver más/).click();
    await traffic.settled(QUIET);
  }
}

/** Main-thread time from a choice until all its results are shown: the median. */
async function measureChoice(
  bench: Bench,
  { isTouch, shown, times }: { isTouch: boolean; shown: number; times: number },
): Promise<number> {
  const context = await bench.browser.newContext(isTouch ? MOBILE : DESKTOP);
  const page = await context.newPage();
  const traffic = await Traffic.of(page);
  // CPU time of the thread, which does not include other work of the machine.
  await traffic.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openBuilder(page, bench.shop, traffic, shown);
  const spent: number[] = [];
  for (let time = 0; time < times; time++) {
    // Found before the measurement, because a query by role also runs on the page's main thread.
    const choice = await buttons(page, /^(Agregar|Reemplazar): /)
      .nth(time)
      .elementHandle();
    await choice?.scrollIntoViewIfNeeded();
    await traffic.settled(QUIET);
    const before = await measureMainThread(traffic);
    await choice?.evaluate((button) => (button as HTMLElement).click());
    await traffic.settled(QUIET);
    spent.push((await measureMainThread(traffic)) - before);
  }
  await context.close();
  return median(spent);
}

/** The builder: choosing a part in a step with thousands of products, with one page visible and with four. */
export async function builderRows(bench: Bench, times: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const isTouch of [false, true]) {
    for (const shown of SHOWN) {
      rows.push({
        name: `builder, choosing one of ${shown}, ${isTouch ? 'mobile' : 'desktop'}`,
        unit: 'ms',
        shop: await measureChoice(bench, { isTouch, shown, times }),
        target: 'builder.choose.ms',
      });
    }
  }
  return rows;
}
