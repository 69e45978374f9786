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
  await notices.getByRole('button', { name: 'Cerrar notificación' }).click();
  await expect(notices.getByRole('listitem')).toHaveCount(0);
});
