import type { Locator, Page } from '@playwright/test';
import { route } from '../../lib/routing/routes';
import type { Bench } from './browser-rows';
import { median } from './median';
import type { Row } from './table';
import { Traffic } from './traffic';
import { DESKTOP, MOBILE } from './view';

/** The visitor has shown to be a person and has answered the question of consent. */
const READY = `
  sessionStorage.setItem('human-until', String(Date.now() + 3600000));
  localStorage.setItem('consent', ${JSON.stringify(
    JSON.stringify({ version: '1', state: { analytics: false, social: false, decidedAt: 1 } }),
  )});`;
/** Products that are shown when one is chosen: a page, and four of them. */
const SHOWN = [15, 60];
/** Nothing asked for this long, in milliseconds, and what was chosen has shown all that follows from it. */
const QUIET = 600;

async function mainThread(traffic: Traffic): Promise<number> {
  const { metrics } = await traffic.session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

const step = (page: Page) => page.locator('.asm-group');
const buttons = (page: Page, name: RegExp): Locator => step(page).getByRole('button', { name });

/** Chooses in some steps first, so that the rules have something to compare with. */
async function begin(page: Page, url: string, traffic: Traffic, shown: number) {
  await page.addInitScript({ content: READY });
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

/** What the main thread does from a choice until all that follows from it is shown: the median. */
async function measureChoice(
  bench: Bench,
  { isTouch, shown, times }: { isTouch: boolean; shown: number; times: number },
): Promise<number> {
  const context = await bench.browser.newContext(isTouch ? MOBILE : DESKTOP);
  const page = await context.newPage();
  const traffic = await Traffic.of(page);
  // The thread's own time: whatever else the machine does is not counted.
  await traffic.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await begin(page, bench.shop, traffic, shown);
  const spent: number[] = [];
  for (let time = 0; time < times; time++) {
    // Found before, because a search by role is work of the page's main thread, too.
    const choice = await buttons(page, /^(Agregar|Reemplazar): /)
      .nth(time)
      .elementHandle();
    await choice?.scrollIntoViewIfNeeded();
    await traffic.settled(QUIET);
    const before = await mainThread(traffic);
    await choice?.evaluate((button) => (button as HTMLElement).click());
    await traffic.settled(QUIET);
    spent.push((await mainThread(traffic)) - before);
  }
  await context.close();
  return median(spent);
}

/** The builder: choosing a part in a step of thousands with one page of it shown, and with four. */
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
