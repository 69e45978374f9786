import { expectAccessibleState } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { newCustomer } from '../fixtures/customers';
import { openCartAsBuyer, openCartWithBegunCheckout } from '../fixtures/purchase';
import { findProducts, logInWithCart } from '../fixtures/server-cart';
import { openAtReview } from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';
import * as Cart from '../pages/cart';
import * as Checkout from '../pages/checkout';
import { enter, heading, main, radio } from '../pages/main';
import { footer, searchBox } from '../pages/shell';
import { fillLogin } from '../pages/sign-in';

test('a visitor logs in on the way, and the guest cart is merged', async ({ page }) => {
  const [one] = await findProducts(40);
  const customer = await newCustomer();
  await Cart.addFromPage(page, one);
  await page.goto(Cart.PATH);
  await Cart.payLink(page).click();
  const summary = Checkout.summary(page);
  await expect(summary).toContainText(one.name);
  await fillLogin(page, customer);
  await Checkout.expectPayment(page);
  await expect(page.getByRole('banner').getByRole('search')).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(Checkout.summary(page)).toContainText(one.name);
  await expect(Checkout.steps(page).locator('[aria-current=step]')).toContainText('Pago');
  await Checkout.steps(page).getByRole('link', { name: 'Carrito' }).click();
  await expect(page).toHaveURL(Cart.PATH);
});

test('a step that is not allowed yet is never shown', async ({ page }) => {
  const [one] = await findProducts(41);
  await page.goto('/compra/elegir-pago');
  await expect(page).toHaveURL('/login?volver=%2Fcompra%2Felegir-pago');
  await logInWithCart(page, [[one, 1]]);
  for (const path of ['elegir-pago', 'elegir-envio', 'elegir-mensualidad', 'revisar']) {
    await page.goto(`/compra/${path}`);
    await expect(page).toHaveURL(Cart.PATH);
  }
});

test('the payment step has coupon, months and what is left to pay in view', async ({ page }) => {
  await openCartAsBuyer(page, 94);
  await Checkout.goToPayment(page);
  await expect(page.getByText(/^Desde \$[\d,.]+ al mes/).first()).toBeVisible();
  const savings = page.getByRole('region', { name: 'Agregar un cupón' });
  await savings.getByText('Agregar un cupón').click();
  await enter(savings.getByRole('textbox').first(), 'BIENVENIDO100');
  await expect(savings).toContainText('Cupón BIENVENIDO100');
  await expect(Checkout.summary(page)).toContainText('Cupón BIENVENIDO100');
  await page.setViewportSize({ width: 360, height: 740 });
  // On this width the button stands in another place than a moment ago.
  await expect(() => Checkout.continueButton(page).scrollIntoViewIfNeeded()).toPass();
  await expect(Checkout.summary(page).getByText('Tu compra')).toBeInViewport();
  await expectAccessibleState(page);
});

test('a card for one purchase is offered in that purchase only, and what is missing is said in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { product, call } = await openCartAsBuyer(page, 61);
  await Checkout.chooseUpToPickup(page, Checkout.WAYS.newCard);
  await Checkout.placeAndPay(page);
  await call('GET', `/eshop/carrito/agregar/${product.id}/1`);
  await openCartWithBegunCheckout(page);
  await Checkout.goToPayment(page);
  await expect(radio(page, /^Visa terminada en 1881/)).toBeChecked();
  await expect(main(page).getByText('Visa terminada en 4242')).toHaveCount(0);

  await Checkout.methodRadio(page, 'PayPal').check();
  await footer(page).scrollIntoViewIfNeeded();
  await Checkout.continueButton(page).click();
  const said = main(page).getByText('Por favor, inicia sesión.');
  await expect(said).toBeInViewport({ ratio: 1 });
  expect((await boxOf(said)).bottom).toBeLessThan((await boxOf(page.locator('.step-bar'))).y);
  await expect(page.getByLabel('Correo de tu cuenta de PayPal')).toBeFocused();
});

test('cart, product page and checkout offer the same months', async ({ page }) => {
  const { product } = await openCartAsBuyer(page, 105);
  const plan = main(page).getByText(/\b\d+ (meses sin intereses|mensualidades) de \$[\d,.]+/);
  await expect(plan).toHaveCount(1);
  const [said = ''] =
    /\d+ (?:meses|mensualidades).*\$[\d,.]+\d/.exec((await plan.textContent()) ?? '') ?? [];
  await page.goto(`/productos/${product.slug}`);
  await expect(page.getByRole('link', { name: said })).toBeVisible();
  await page.goto(Cart.PATH);
  await Checkout.goToPayment(page);
  const months = /^\d+/.exec(said)?.[0] ?? '';
  const from = main(page).getByText(new RegExp(`^Desde .*: ${months} meses`));
  await expect(from.first()).toBeVisible();
});

test('no step has menu or search; the review says what protects the purchase', async ({ page }) => {
  await openAtReview(page, { skip: 53, by: { card: '4242', hasCode: true } });
  const banner = page.getByRole('banner');
  const distractions = [
    searchBox(banner),
    banner.getByRole('navigation', { name: 'Accesos rápidos' }),
    banner.getByRole('button', { name: 'Categorías' }),
    banner.getByRole('link', { name: 'Mis favoritos' }),
  ];
  for (const path of ['/compra/elegir-pago', Checkout.SHIPMENT_PATH, Checkout.REVIEW_PATH]) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('navigation', { name: 'Tu compra', exact: true })).toBeVisible();
    for (const one of distractions) await expect(one).toBeHidden();
    await expect(banner.getByRole('link', { name: /ir al inicio$/ })).toBeVisible();
  }
  const trust = main(page).getByRole('list', { name: 'Tu compra protegida' });
  await expect(trust.getByRole('listitem')).toHaveCount(3);
  const returns = trust.getByRole('link', { name: /devolver tu compra/ });
  await expect(returns).toHaveAttribute('href', '/nosotros/politicas-de-devolucion');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const one of distractions) await expect(one).toBeHidden();
    await trust.scrollIntoViewIfNeeded();
    const button = await boxOf(Checkout.orderButton(page)); // Beside the button means: no screen of anything else lies between them.
    expect(Math.abs((await boxOf(trust)).y - button.y)).toBeLessThan(300);
  }
  // The cart is a page of the shop like any other.
  await page.goto(Cart.PATH);
  await expect(searchBox(banner)).toBeVisible();
});
