import type { Page } from '@playwright/test';
import { expectUsable } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { logIn, newCustomer } from '../fixtures/customers';
import type { CatalogueProduct } from '../fixtures/product';
import { findProducts, serverCart } from '../fixtures/server-cart';
import { expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { privacyButton, tabs } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

const bar = (page: Page, { name }: { name: string }) => page.getByRole('region', { name });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Cantidad' });
const buyNow = (page: Page) => page.getByRole('button', { name: 'Comprar ahora' }).first();
const open = (page: Page, { slug }: CatalogueProduct) => visit(page, `/productos/${slug}`);
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));

const SCREENS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

test('a bar stays when the buttons have scrolled away, moves nothing, and covers no control that has the focus, nor the end of the page', async ({
  page,
}) => {
  const [, product] = await findProducts(31);
  await open(page, product);
  await expect(bar(page, product)).toHaveCount(0);
  await scrollTo(page, '#especificaciones');
  for (const { colorScheme, ...viewport } of SCREENS) {
    await test.step(`at ${viewport.width} px, ${colorScheme}`, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await scrollTo(page, '#especificaciones');
      await expect(bar(page, product)).toBeVisible();
      await expectUsable(page);
    });
  }
  const footer = page.getByRole('contentinfo');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await bar(page, product)
    .getByRole('button', { name: /^Agregar al carrito/ })
    .click();
  await Cart.expectCount(page, 1);
  await scrollTo(page, 'h1');
  await expect(bar(page, product)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await page.setViewportSize({ width: 360, height: 640 });
  await scrollTo(page, '#descripcion');
  await expect(bar(page, product)).toBeVisible();
  await test.step('it takes the place of the tabs', async () => {
    await expect(tabs(page)).toBeHidden();
    expect(640 - (await boxOf(bar(page, product))).bottom).toBeLessThan(16);
  });
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const strip = document.querySelector('.buy-bar')?.getBoundingClientRect();
      if (!focused || !strip || focused.closest('.buy-bar')) return 0;
      const { top, bottom } = focused.getBoundingClientRect();
      return top < strip.bottom ? Math.max(bottom - strip.top, 0) : 0;
    });
    expect(covered).toBeLessThanOrEqual(1);
  }
  await page.keyboard.press('End');
  await expect(privacyButton(footer)).toBeInViewport();
  // The footer is lower than the screen: the bar stands above it.
  const room = async () => (await boxOf(footer)).y + 1 - (await boxOf(bar(page, product))).bottom;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('a guest buys at once, signs in on the way, and has it once in the cart', async ({ page }) => {
  const [, product] = await findProducts(33);
  const customer = await newCustomer();
  await open(page, product);
  await quantity(page).fill('2');
  await buyNow(page).dblclick();
  await expect(page).toHaveURL(/\/login/);
  // Whoever comes back and presses again still buys two.
  await page.goBack();
  await quantity(page).fill('2');
  await buyNow(page).click();
  await fillLogin(page, customer);
  await Checkout.expectPayment(page);
  const cart = await serverCart(customer);
  expect(await cart.lines()).toEqual({ [product.id]: 2 });
});

test('a customer goes to the payment, and an impatient press adds nothing', async ({ page }) => {
  const [, product] = await findProducts(34);
  const customer = await newCustomer();
  await logIn(page, customer);
  await open(page, product);
  await buyNow(page).dblclick();
  await Checkout.expectPayment(page);
  const cart = await serverCart(customer);
  expect(await cart.lines()).toEqual({ [product.id]: 1 });
  await page.goBack();
  await buyNow(page).click();
  await expect(page).toHaveURL(Checkout.PAYMENT_URL);
  expect(await cart.lines()).toEqual({ [product.id]: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is dead @smoke', async ({ page }) => {
    const [product] = await findProducts(31);
    await page.goto(`/productos/${product.slug}`);
    await expect(page.getByText('Comprar ahora', { exact: true })).toBeHidden();
    await expect(quantity(page)).toBeHidden();
  });
});
