import type { Page } from '@playwright/test';
import {
  expectFullPageAccessible,
  expectNoOverflow,
  expectNoStrayValues,
} from '../fixtures/accessibility';
import { goToPayment, paymentMethodRadio } from '../fixtures/checkout';
import { main, sectionHeading } from '../fixtures/placed-orders';
import { fieldOf } from '../fixtures/profile';
import {
  chooseDelivery,
  choosePayment,
  openCartAsBuyer,
  option,
  PAYMENT_SCENARIOS,
} from '../fixtures/purchase';
import { CART_PATH } from '../fixtures/server-cart';
import {
  callControlApi,
  placeOrderButton,
  REVIEW_PATH,
  SHIPMENT_PATH,
} from '../fixtures/started-checkout';
import { expect, test } from '../fixtures/test';

// axe checks each screen four times.
test.describe.configure({ timeout: 240_000 });

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 1440] as const;

/** Runs axe in both schemes and at both widths. */
async function expectLooks(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
      await test.step(`${name}, ${width} px, ${colorScheme}`, () => expectFullPageAccessible(page));
    }
  }
  await expectNoStrayValues(page);
}

test('every screen from the cart to the paid order can be used by everybody, small and large, light and dark', async ({
  page,
  request,
  catalogue,
}) => {
  const { customer } = await openCartAsBuyer(page, request, catalogue, 131);
  await callControlApi(request, 'wallet', { email: customer.email, amount: 300 });
  await page.goto(CART_PATH);
  await expect(page.getByRole('region', { name: 'Monedero' })).toBeVisible();
  await expectLooks(page, 'carrito');

  await goToPayment(page);
  // Not a card: axe takes the ground behind a provider's transparent frame for white, in the dark scheme too.
  await paymentMethodRadio(page, PAYMENT_SCENARIOS.voucher.name).check();
  await expect(
    main(page)
      .getByText(/^Desde \$/)
      .first(),
  ).toBeVisible();
  await expectLooks(page, 'pago');

  await choosePayment(page, PAYMENT_SCENARIOS.voucher);
  await expect(page).toHaveURL(SHIPMENT_PATH);
  await option(page, /^Recoger en sucursal/).check();
  await expect(option(page, /^Plaza Universidad/)).toBeVisible();
  await main(page).getByLabel('Quiero factura').check();
  await main(page).getByRole('button', { name: 'Agregar datos de facturación' }).click();
  await expect(fieldOf(page, 'RFC')).toBeVisible();
  await expectLooks(page, 'entrega');
  await main(page).getByRole('button', { name: 'Cancelar' }).click();
  await main(page).getByLabel('Quiero factura').uncheck();
  await chooseDelivery(page, true);

  await expect(page).toHaveURL(REVIEW_PATH);
  await expect(placeOrderButton(page)).toContainText('$');
  await expectLooks(page, 'revisar');
  await placeOrderButton(page).click();
  await expect(sectionHeading(page, 'Efectivo en OXXO')).toBeVisible();
  await expectLooks(page, 'resultado');

  await page.goto('/perfil/pedidos');
  await main(page)
    .getByRole('link', { name: /^Pedido / })
    .first()
    .click();
  await expect(main(page).getByRole('timer')).toBeVisible();
  await expectLooks(page, 'pedido');
  await page.goto('/perfil/facturacion?datos=nuevos');
  await expect(fieldOf(page, 'RFC')).toBeVisible();
  await expectLooks(page, 'facturacion');
});

test('login and sign-up on the way to paying can be used by everybody, small and large, light and dark', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find(({ stock, current }) => stock > 12 && current > 300);
  await page.goto(`/productos/${product.slug}`);
  await main(page)
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Carrito\. / })).toBeVisible();
  await page.goto(CART_PATH);
  await main(page).getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('complementary')).toContainText(product.name);
  await expectLooks(page, 'identificarse');
  await main(page).getByRole('radio', { name: 'Es mi primera compra' }).check();
  await expect(page.getByLabel(/^Teléfono/)).toBeVisible();
  await expectLooks(page, 'crear-cuenta');
});
