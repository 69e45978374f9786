import { expectFullPageAccessible } from '../fixtures/accessibility';
import { cardNames, filterPanel, resultCount } from '../fixtures/lists';
import { expect, test, visit } from '../fixtures/test';

const PATH = '/buscar/categoria_procesadores';

test('processors are filtered by socket and cores, with one address', async ({ page }) => {
  await visit(page, PATH);
  const panel = filterPanel(page);
  const socket = panel.getByRole('group').filter({ hasText: /^Socket/ });
  const choice = socket.getByRole('link', { name: /^AM5/ });
  const count = await choice.locator('small').textContent();
  await choice.click();
  await expect(page).toHaveURL(`${PATH}?filtro=socket_am5`);
  await expect(resultCount(page)).toContainText(count ?? '-');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const cores = panel.getByRole('group').filter({ hasText: /^Núcleos/ });
  await cores.getByRole('link', { name: /^8/ }).click();
  await expect(page).toHaveURL(`${PATH}?filtro=nucleos_8&filtro=socket_am5`);
  await expect(cardNames(page).first()).toBeVisible();
  await expectFullPageAccessible(page);
  await page.getByRole('link', { name: 'Quitar filtro: Socket: AM5' }).click();
  await expect(page).toHaveURL(`${PATH}?filtro=nucleos_8`);
});

test('the sidebar of a category offers its subcategories and no others', async ({
  page,
  catalogue,
}) => {
  const roots = await catalogue.rootCategories();
  const own = roots.find(({ slug }) => slug === 'componentes');
  await visit(page, '/buscar/categoria_componentes');
  const categories = filterPanel(page)
    .getByRole('group')
    .filter({ hasText: /^Categoría/ })
    .first();
  await expect(
    categories.getByRole('link', { name: /^Procesadores|^Tarjetas de Video/ }).first(),
  ).toBeVisible();
  await expect(categories.getByRole('link', { name: /^Laptops/ })).toHaveCount(0);
  await expect(categories.locator('[aria-current]')).toContainText(own?.name ?? 'Componentes');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('attributes are links', async ({ page }) => {
    await page.goto(`${PATH}?orden=menor-precio`);
    await filterPanel(page).getByRole('link', { name: /^AM5/ }).click();
    await expect(page).toHaveURL(`${PATH}?orden=menor-precio&filtro=socket_am5`);
    await page.goto(`${PATH}?filtro=socket_am5&orden=menor-precio`);
    await expect(page).toHaveURL(`${PATH}?orden=menor-precio&filtro=socket_am5`);
  });
});
