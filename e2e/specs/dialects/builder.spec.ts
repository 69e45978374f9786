import { logIn, newCustomer } from '../../fixtures/customers';
import { createAddress, readPlacedOrders } from '../../fixtures/started-checkout';
import { expect, isPlain, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';
import * as Builder from '../../pages/builder';
import * as Cart from '../../pages/cart';
import * as Checkout from '../../pages/checkout';
import { button, enter, linkOf, main } from '../../pages/main';

test.use({ viewport: { width: 1440, height: 900 } });

test('a build is saved, opened, put in the cart, edited there, bought @smoke', async ({ page }) => {
  test.setTimeout(240_000);
  const customer = await newCustomer();
  await logIn(page, customer);
  await Builder.open(page);
  await expectTrueTexts(page);
  await Builder.start(page);
  // The choice is shown before the list of the parts.
  await expect(Builder.parts(page)).toHaveCount(3);
  const names = await Builder.panel(page).locator('.asm-part-name').allTextContents();
  await button(page, 'Guardar').click();
  await enter(page.getByLabel('Nombre de tu ensamble'), 'Mi PC');
  await expect(page).toHaveURL(/\/arma-tu-equipo\/mi-pc/);
  await expectTrueTexts(page);

  await visit(page, Builder.PATH);
  await Builder.addFirstButton(page).click();
  await expect(Builder.parts(page)).toHaveCount(1);
  await main(page).getByText('Mis ensambles (1)').click();
  await linkOf(page, 'Mi PC').click();
  await expect(Builder.panel(page).locator('.asm-part-name')).toHaveText(names);
  await Builder.cartButton(page).click();
  await Builder.cartLink(page).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(names.length);
  await expectTrueTexts(page);

  await linkOf(page, /^Editar ensamble/).click();
  await expect(Builder.parts(page)).toHaveCount(names.length);
  await Builder.removeButtons(page).last().click();
  await Builder.updateButton(page).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(names.length - 1);
  await expect(Cart.payButton(page)).toHaveAttribute('aria-disabled', 'false');

  await createAddress(page);
  await Checkout.goToPayment(page);
  await Checkout.choosePaymentByFirstCard(page);
  await Checkout.chooseDelivery(page, false);
  // The build is one thing in the review, too, and what was chosen for it is said. The plain backend names no build.
  const name = isPlain() ? 'Tu ensamble' : 'Mi PC';
  const build = main(page).getByRole('region', { name, exact: true });
  await expect(build.getByRole('listitem')).toHaveCount(names.length - 1);
  await expect(build).toContainText('Quiero que lo armen');
  const amount = await Checkout.placeAndPay(page);
  const details = [{ type: 'shipping', amount }];
  expect(await readPlacedOrders(customer)).toMatchObject({ orders: 1, charges: 1, details });
});
