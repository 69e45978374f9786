import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { openBuilder } from './builder-rows';
import type { Pages } from './pages';
import { readSeen, slowProcessor, watchView } from './slow-device';
import { Traffic } from './traffic';
import { DECIDED } from './visitor';

/** When there is no request for this time, in milliseconds, an answer is complete. */
const QUIET = 500;
/** Time after which it is not waited for any more: requests of an earlier document may never be told to have ended. */
const LATEST = 6_000;
/** Number of products that the builder shows when one is chosen. */
const SHOWN = 60;

/** A visitor whose device is slow. The longest wait of each named step is kept, in milliseconds. */
export class SlowVisitor {
  readonly longest = new Map<string, number>();

  private constructor(
    readonly page: Page,
    readonly traffic: Traffic,
  ) {}

  static async of(page: Page): Promise<SlowVisitor> {
    await watchView(page);
    await page.addInitScript({ content: DECIDED });
    return new SlowVisitor(page, await Traffic.of(page));
  }

  slowDown(): Promise<unknown> {
    return slowProcessor(this.traffic.session);
  }

  private settled(): Promise<void> {
    return Promise.race([this.traffic.settled(QUIET), pause(LATEST)]);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /** Does something that is part of a step. */
  async act(step: string, action: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate('benchSeen.interactions.length = 0');
    await action();
    await this.settled();
    const { interactions } = await readSeen(this.page);
    this.longest.set(step, Math.max(this.longest.get(step) ?? 0, ...interactions));
  }

  press(step: string, control: Locator): Promise<void> {
    return this.act(step, () => control.tap());
  }
}

/** Interactions of a visit without an account, one after the other. */
export async function visitShop(visitor: SlowVisitor, pages: Pages): Promise<void> {
  const { page } = visitor;
  await visitor.slowDown();
  await visitor.open(pages.home);
  await visitor.press('open menu', page.getByRole('button', { name: 'Categorías', exact: true }));
  await visitor.open(pages.home);
  const box = page.getByRole('combobox', { name: '¿Qué estás buscando?' });
  await visitor.press('type in search', box);
  await visitor.act('type in search', () => page.keyboard.type('tarjeta', { delay: 150 }));
  await visitor.open(pages.list);
  await page.locator('.filters-fold summary').tap();
  await visitor.press('filter', page.locator('.filters a[href*="/marca_"]').first());
  await visitor.open(pages.list);
  await page.getByLabel('Ordenar por').focus();
  await visitor.act('sort', () => page.keyboard.press('ArrowDown'));
  await visitor.open(pages.product);
  const add = page.getByRole('main').getByRole('button', { name: /^Agregar al carrito: / });
  await visitor.press('add to cart', add.first());
  await visitor.press('open cart', page.getByRole('button', { name: /^Carrito(\.|$)/ }));
}

/** A choice in the builder, which shows four pages of products. */
export async function chooseInBuilder(visitor: SlowVisitor, shop: string): Promise<void> {
  const { page, traffic } = visitor;
  await openBuilder(page, shop, traffic, SHOWN);
  await visitor.slowDown();
  const choices = page
    .locator('.asm-group')
    .getByRole('button', { name: /^(Agregar|Reemplazar): / });
  await visitor.press('choose in the builder', choices.nth(2));
}
