import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test';
import { Catalogue } from '../../e2e/fixtures/catalogue';
import { continueButton, paymentMethodRadio } from '../../e2e/fixtures/checkout';
import { CART_PATH, findProducts, logInWithCart } from '../../e2e/fixtures/server-cart';
import { createAddress, placeOrderButton } from '../../e2e/fixtures/started-checkout';
import { route } from '../../lib/routing/routes';
import type { Pages } from '../budgets/pages';
import { Traffic } from '../budgets/traffic';
import { MOBILE } from '../budgets/view';
import type { Bench } from './bytes';
import { DECIDED, readSeen, slowProcessor, watchView } from './device';
import { median, type Row } from './table';

/** When there is no request for this time, in milliseconds, an answer is complete. */
const QUIET = 600;
/** Time after which it is not waited for any more: requests of an earlier document may never be told to have ended. */
const LATEST = 6_000;
/** Number of products that the builder shows when one is chosen. */
const SHOWN = 60;
/** Number of products in the cart. */
const LINES = 5;
const VERIFIED = `sessionStorage.setItem('human-until', String(Date.now() + 3600000));`;

/** A visitor whose device is slow. The longest wait of each named step is kept, in milliseconds. */
class SlowVisitor {
  readonly longest = new Map<string, number>();

  private constructor(
    readonly page: Page,
    private readonly traffic: Traffic,
  ) {}

  static async of(page: Page): Promise<SlowVisitor> {
    await watchView(page);
    await page.addInitScript({ content: DECIDED + VERIFIED });
    return new SlowVisitor(page, await Traffic.of(page));
  }

  slowDown(): Promise<unknown> {
    return slowProcessor(this.traffic.session);
  }

  settled(): Promise<void> {
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
async function visitShop(visitor: SlowVisitor, pages: Pages): Promise<void> {
  const { page } = visitor;
  await visitor.slowDown();
  await visitor.open(pages.home);
  await visitor.press('open menu', page.getByRole('button', { name: 'Categorías', exact: true }));
  await visitor.open(pages.home);
  const box = page.getByRole('combobox', { name: '¿Qué estás buscando?' });
  await visitor.press('type in search', box);
  await visitor.act('type in search', () => page.keyboard.type('tarjeta', { delay: 150 }));
  await visitor.open(pages.list);
  await page.locator('.filters-open').tap();
  await visitor.press('filter', page.locator('.filters a[href*="/marca_"]').first());
  await visitor.open(pages.list);
  await page.getByLabel('Ordenar por').focus();
  await visitor.act('sort', () => page.keyboard.press('ArrowDown'));
  await visitor.open(pages.product);
  const add = page.getByRole('main').getByRole('button', { name: /^Agregar al carrito: / });
  await visitor.press('add to cart', add.first());
  await visitor.press('open cart', page.getByRole('button', { name: /^Carrito(\.|$)/ }));
}

/** A choice in the builder, which has some parts to compare and shows four pages of products. */
async function chooseInBuilder(visitor: SlowVisitor): Promise<void> {
  const { page } = visitor;
  const step = page.locator('.asm-group');
  await visitor.open(route('assembly-new'));
  for (const name of ['Procesador', 'Tarjeta madre', 'Tarjeta de video', 'Memoria RAM']) {
    await page.locator('.asm-steps').getByRole('button', { name }).click();
    if (name === 'Memoria RAM') break;
    await step
      .getByRole('button', { name: /^Agregar: / })
      .first()
      .click();
    await visitor.settled();
  }
  while ((await step.locator('.asm-card').count()) < SHOWN) {
    await step.getByRole('button', { name: /^Ver más/ }).click();
    await visitor.settled();
  }
  await visitor.slowDown();
  const choices = step.getByRole('button', { name: /^(Agregar|Reemplazar): / });
  await visitor.press('choose in the builder', choices.nth(2));
}

/** A customer's purchase with payment in cash, step by step. */
async function buy(visitor: SlowVisitor, backend: APIRequestContext): Promise<void> {
  const { page } = visitor;
  const main = page.getByRole('main');
  const products = await findProducts(new Catalogue(backend), 40, LINES);
  await logInWithCart(
    page,
    backend,
    products.map((product) => [product, 1]),
  );
  await createAddress(page);
  await visitor.open(CART_PATH);
  await visitor.slowDown();
  const cart = 'checkout, cart';
  const more = main.getByRole('button', { name: /^Una pieza más de / });
  await visitor.press(cart, more.first());
  await visitor.press(cart, main.getByRole('button', { name: 'Continuar al pago' }));
  const payment = 'checkout, payment';
  await visitor.press(payment, paymentMethodRadio(page, 'Efectivo en OXXO'));
  await visitor.press(payment, continueButton(page));
  const delivery = 'checkout, delivery';
  for (const name of [/^Recoger en sucursal/, /^Envío a domicilio/]) {
    await visitor.press(delivery, main.getByRole('radio', { name }));
  }
  await visitor.press(delivery, main.getByRole('radio', { name: /^Estafeta/ }));
  await visitor.press(delivery, continueButton(page));
  await visitor.press('checkout, review', main.getByLabel(/^Acepto los términos y condiciones/));
  await visitor.press('checkout, review', placeOrderButton(page));
}

/** The time from a press to the next frame on a phone with a quarter of this processor: medians of the visits. */
export async function inpRows({ browser, pages, shop }: Bench, visits: number): Promise<Row[]> {
  const backend = await request.newContext();
  const found = new Map<string, number[]>();
  const walks = [
    (visitor: SlowVisitor) => visitShop(visitor, pages),
    chooseInBuilder,
    (visitor: SlowVisitor) => buy(visitor, backend),
  ];
  for (let number = 0; number < visits; number++) {
    for (const walk of walks) {
      const context = await browser.newContext({ ...MOBILE, baseURL: shop, locale: 'es-MX' });
      const visitor = await SlowVisitor.of(await context.newPage());
      await walk(visitor);
      await context.close();
      for (const [step, time] of visitor.longest)
        found.set(step, [...(found.get(step) ?? []), time]);
    }
  }
  await backend.dispose();
  return [...found].map(([step, times]) => ({
    name: `INP, ${step}`,
    unit: 'ms',
    shop: median(times),
    target: 'inp',
  }));
}
