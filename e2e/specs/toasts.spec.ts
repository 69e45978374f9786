import { pesos } from '../fixtures/product';
import { expect, test, visit } from '../fixtures/test';

test('a price that has changed since is reported by a notice, which can be closed', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find((one) => one.current > 2000 && one.stock > 5, { skip: 26 });
  // The page requests the current price once; after that only the cart does.
  const confirmed = page.waitForResponse(/filter%5Bid%5D/);
  await visit(page, `/productos/${product.slug}`);
  await confirmed;
  const now = Math.round(product.current * 0.8) - 0.25;
  await catalogue.control('price', { productId: product.id, current_price_with_tax: now });
  await page
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  const notices = page.getByRole('region', { name: 'Notificaciones' });
  await expect(notices).toContainText(
    `El precio de ${product.name} cambió de ${pesos(product.current)} a ${pesos(now)}.`,
  );
  const changed = notices.getByRole('listitem').filter({ hasText: 'cambió' });
  await changed.getByRole('button', { name: 'Cerrar notificación' }).click();
  await expect(changed).toHaveCount(0);
});

test('what is added is shown with its picture and the way to the cart', async ({
  page,
  catalogue,
}) => {
  const product = await catalogue.find(({ stock, hasPicture }) => stock > 5 && hasPicture);
  await visit(page, `/productos/${product.slug}`);
  const add = page.getByRole('button', { name: `Agregar al carrito: ${product.name}` }).first();
  await add.click();
  const notice = page
    .getByRole('region', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: 'Se agregó a tu carrito' });
  await expect(notice).toContainText(product.name);
  await expect(notice.locator('img')).toBeVisible();
  await expect(add).toHaveText('En tu carrito (1)');
  await notice.getByRole('link', { name: 'Ver carrito' }).click();
  await expect(page).toHaveURL('/compra/carrito/detalle');
  await expect(notice).toHaveCount(0);
});
