import {
  addFirstButton,
  BUILDER_PATH,
  openBuilder,
  panel,
  parts,
  startBuild,
} from '../../fixtures/builder';
import { goToPayment } from '../../fixtures/checkout';
import { logIn, newCustomer } from '../../fixtures/customers';
import { main } from '../../fixtures/placed-orders';
import {
  chooseDelivery,
  choosePaymentByFirstCard,
  isPlain,
  placeAndPay,
} from '../../fixtures/purchase';
import { CART_PATH, cartLines } from '../../fixtures/server-cart';
import { createAddress, readPlacedOrders } from '../../fixtures/started-checkout';
import { expect, test, visit } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a build is saved, opened again, put into the cart, edited there and bought @smoke', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const customer = await newCustomer();
  await logIn(page, customer);
  await openBuilder(page);
  await expectTrueTexts(page);
  await startBuild(page);
  // The choice is shown before the list of the parts.
  await expect(parts(page)).toHaveCount(3);
  const names = await panel(page).locator('.asm-part-name').allTextContents();
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByLabel('Nombre de tu ensamble').fill('Mi PC');
  await page.getByLabel('Nombre de tu ensamble').press('Enter');
  await expect(page).toHaveURL(/\/arma-tu-equipo\/mi-pc/);
  await expectTrueTexts(page);

  await visit(page, BUILDER_PATH);
  await addFirstButton(page).click();
  await expect(parts(page)).toHaveCount(1);
  await main(page).getByText('Mis ensambles (1)').click();
  await main(page).getByRole('link', { name: 'Mi PC' }).click();
  await expect(panel(page).locator('.asm-part-name')).toHaveText(names);
  await panel(page).getByRole('button', { name: 'Agregar al carrito' }).click();
  await panel(page).getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(cartLines(page)).toHaveCount(names.length);
  await expectTrueTexts(page);

  await main(page)
    .getByRole('link', { name: /^Editar ensamble/ })
    .click();
  await expect(parts(page)).toHaveCount(names.length);
  await panel(page)
    .getByRole('button', { name: /^Quitar: / })
    .last()
    .click();
  await panel(page).getByRole('button', { name: 'Actualizar carrito' }).click();
  await expect(page).toHaveURL(CART_PATH);
  await expect(cartLines(page)).toHaveCount(names.length - 1);
  await expect(page.getByRole('button', { name: 'Continuar al pago' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );

  await createAddress(page);
  await goToPayment(page);
  await choosePaymentByFirstCard(page);
  await chooseDelivery(page, false);
  // The build is one thing in the review, too, and what was chosen for it is said. The plain backend names no build.
  const name = isPlain() ? 'Tu ensamble' : 'Mi PC';
  const build = main(page).getByRole('region', { name, exact: true });
  await expect(build.getByRole('listitem')).toHaveCount(names.length - 1);
  await expect(build).toContainText('Quiero que lo armen');
  const amount = await placeAndPay(page);
  const { orders, charges, details } = await readPlacedOrders(customer);
  expect({ orders, charges }).toEqual({ orders: 1, charges: 1 });
  expect(details[0]).toMatchObject({ type: 'shipping', amount });
});
