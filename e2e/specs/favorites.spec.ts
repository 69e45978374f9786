import { expectAccessible } from '../fixtures/accessibility';
import { isPlainProduct } from '../fixtures/browse';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { firstButton } from '../pages/main';

test('a visitor’s favorites are kept, and found behind the header’s heart', async ({ page }) => {
  const product = await catalogue.find(isPlainProduct, { q: 'teclado' });
  await visit(page, '/');
  const heart = page.getByRole('banner').getByRole('link', { name: 'Mis favoritos' });
  await heart.click();
  await expect(page).toHaveURL('/favoritos');
  await expect(page.getByRole('heading', { name: 'Todavía no tienes favoritos' })).toBeVisible();
  await visit(page, `/productos/${product.slug}`);
  const save = firstButton(page, `Guardar en Mis favoritos: ${product.name}`);
  await save.click();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  const card = page.getByRole('list', { name: 'Mis favoritos' }).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: product.name })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: `Guardar en Mis favoritos: ${product.name}` }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Todavía no tienes favoritos' })).toBeVisible();
});
