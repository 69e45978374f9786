import { request } from '@playwright/test';
import type { Bench } from './browser-rows';
import { chooseInBuilder, SlowVisitor, visitShop } from './interactions';
import { median } from './median';
import { buy } from './purchase-interactions';
import type { Row } from './table';
import { MOBILE } from './view';

/** The time from a press to the next frame on a phone with a quarter of this processor: medians of the visits. */
export async function inpRows({ browser, pages, shop }: Bench, visits: number): Promise<Row[]> {
  const backend = await request.newContext();
  const found = new Map<string, number[]>();
  const visit = async (walk: (visitor: SlowVisitor) => Promise<void>) => {
    const context = await browser.newContext({ ...MOBILE, baseURL: shop, locale: 'es-MX' });
    const visitor = await SlowVisitor.of(await context.newPage());
    await walk(visitor);
    await context.close();
    for (const [step, time] of visitor.longest) found.set(step, [...(found.get(step) ?? []), time]);
  };
  for (let number = 0; number < visits; number++) {
    await visit((visitor) => visitShop(visitor, pages));
    await visit((visitor) => chooseInBuilder(visitor, shop));
    await visit((visitor) => buy(visitor, backend));
  }
  await backend.dispose();
  return [...found].map(([step, times]) => ({
    name: `INP, ${step}`,
    unit: 'ms',
    shop: median(times),
    target: 'inp',
  }));
}
