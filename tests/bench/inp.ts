import { findProducts, logInWithCart } from '../../e2e/fixtures/server-cart';
import { createAddress } from '../../e2e/fixtures/started-checkout';
import * as Builder from '../../e2e/pages/builder';
import * as Cart from '../../e2e/pages/cart';
import * as Checkout from '../../e2e/pages/checkout';
import type { Pages } from '../budgets/pages';
import type { Bench } from './options';
import { medianOf, toRow } from './table';
import { type Visit, visit } from './visit';

/** Number of products that the builder shows when one is chosen, and of those in the cart. */
const [SHOWN, LINES] = [60, 5];

async function visitShop(one: Visit, pages: Pages): Promise<void> {
  const { page } = one;
  await one.slowDown();
  await one.open(pages.home);
  await one.tap('open menu', page.getByRole('button', { name: 'Categorías', exact: true }));
  await one.open(pages.home);
  await one.tap('type in search', page.getByRole('combobox', { name: '¿Qué estás buscando?' }));
  await one.act('type in search', () => page.keyboard.type('tarjeta', { delay: 150 }));
  await one.open(pages.list);
  await page.locator('.filters-open').tap();
  await one.tap('filter', page.locator('.filters a[href*="/marca_"]').first());
  await one.open(pages.list);
  await page.getByLabel('Ordenar por').focus();
  await one.act('sort', () => page.keyboard.press('ArrowDown'));
  await one.open(pages.product);
  const add = page.getByRole('main').getByRole('button', { name: /^Agregar al carrito: / });
  await one.tap('add to cart', add.first());
  await one.tap('open cart', Cart.button(page));
}

async function chooseInBuilder(one: Visit): Promise<void> {
  const { page } = one;
  const step = Builder.step(page);
  await Builder.passHumanCheck(page);
  await one.open(Builder.PATH);
  const go = (name: string) => page.locator('.asm-steps').getByRole('button', { name }).click();
  for (const name of ['Procesador', 'Tarjeta madre', 'Tarjeta de video']) {
    await go(name);
    await Builder.addFirstButton(page).click();
    await one.answerIsComplete();
  }
  await go('Memoria RAM');
  while ((await step.locator('.asm-card').count()) < SHOWN) {
    await step.getByRole('button', { name: /^Ver más/ }).click();
    await one.answerIsComplete();
  }
  await one.slowDown();
  const choices = step.getByRole('button', { name: /^(Agregar|Reemplazar): / });
  await one.tap('choose in the builder', choices.nth(2));
}

async function buy(one: Visit): Promise<void> {
  const { page } = one;
  const main = page.getByRole('main');
  const products = await findProducts(40, LINES);
  const lines = products.map((product) => [product, 1] as const);
  await logInWithCart(page, lines);
  await createAddress(page);
  await one.open(Cart.PATH);
  await one.slowDown();
  const more = main.getByRole('button', { name: /^Una pieza más de / });
  await one.tap('checkout, cart', more.first());
  await one.tap('checkout, cart', main.getByRole('button', { name: 'Continuar al pago' }));
  await one.tap('checkout, payment', Checkout.methodRadio(page, 'Efectivo en OXXO'));
  await one.tap('checkout, payment', Checkout.continueButton(page));
  for (const name of [/^Recoger en sucursal/, /^Envío a domicilio/, /^Estafeta/])
    await one.tap('checkout, delivery', main.getByRole('radio', { name }));
  await one.tap('checkout, delivery', Checkout.continueButton(page));
  await one.tap('checkout, review', main.getByLabel(/^Acepto los términos y condiciones/));
  await one.tap('checkout, review', Checkout.orderButton(page));
}

/** The time from a press to the next frame on a phone with a quarter of this processor: medians of the visits. */
export async function measureInteractions(
  { browser, options, add }: Bench,
  pages: Pages,
  shop: string,
): Promise<void> {
  for (const walk of [visitShop, chooseInBuilder, buy]) {
    const visits: Visit[] = [];
    while (visits.length < options.runs) {
      await visit(browser, { baseURL: shop, locale: 'es-MX' }, async (one) => {
        await walk(one, pages);
        visits.push(one);
      });
    }
    for (const step of visits[0]?.steps.keys() ?? []) {
      const time = medianOf(visits, ({ steps }) => steps.get(step) ?? Number.NaN);
      add(toRow(`INP, ${step}`, 'ms', { shop: time }, 'inp'));
    }
  }
}
