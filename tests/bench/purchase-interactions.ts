import type { APIRequestContext } from '@playwright/test';
import { Catalogue } from '../../e2e/fixtures/catalogue';
import { continueButton, paymentMethodRadio } from '../../e2e/fixtures/checkout';
import { CART_PATH, findProducts, logInWithCart } from '../../e2e/fixtures/server-cart';
import { createAddress, placeOrderButton } from '../../e2e/fixtures/started-checkout';
import type { SlowVisitor } from './interactions';

/** Number of products in the cart. */
const LINES = 5;

/** A customer's purchase with payment in cash, step by step. */
export async function buy(visitor: SlowVisitor, request: APIRequestContext): Promise<void> {
  const { page } = visitor;
  const main = page.getByRole('main');
  const products = await findProducts(new Catalogue(request), 40, LINES);
  await logInWithCart(
    page,
    request,
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
  for (const name of [/^Envío a domicilio/, /^Estafeta/]) {
    await visitor.press(delivery, main.getByRole('radio', { name }));
  }
  for (const name of ['Acepto los términos y condiciones', 'Acepto las condiciones de envío']) {
    await visitor.press(delivery, main.getByLabel(name));
  }
  await visitor.press(delivery, continueButton(page));
  await visitor.press('checkout, review', placeOrderButton(page));
}
