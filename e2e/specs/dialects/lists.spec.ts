import { expectFullPageAccessible } from '../../fixtures/accessibility';
import { readStored } from '../../fixtures/compare';
import { filterPanel } from '../../fixtures/lists';
import { expect, test, visit } from '../../fixtures/test';

const LIST = '/buscar/categoria_procesadores';

test('a list has no delivery and no attributes that the backend did not send', async ({ page }, {
  project,
}) => {
  await visit(page, `${LIST}?entrega=recoge-hoy&cp=97050`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const knows = project.name === 'minimal' ? 0 : 1;
  const chip = page.getByRole('link', { name: 'Quitar filtro: Recoge hoy · 97050' });
  await expect(chip).toHaveCount(knows);
  await expect(filterPanel(page).getByText('Entrega', { exact: true })).toHaveCount(knows);
  // Nor are there filters by attributes that it did not count.
  await expect(filterPanel(page).getByText('Socket', { exact: true })).toHaveCount(knows);
  await expectFullPageAccessible(page);
});

test('the home page shows a visitor who comes back what was viewed, whatever the backend says', async ({
  page,
}) => {
  await visit(page, LIST);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/productos\//);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => readStored(page, 'seen')).toContain('"at":');
  await visit(page, '/');
  const slot = page.locator('.return-slot');
  await slot.scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'Sigue donde te quedaste' });
  await expect(panel.getByRole('link')).toHaveCount(1);
  await expect(panel.getByRole('link')).toContainText(name ?? '-');
  await expect(panel.getByText('$0.00')).toHaveCount(0);
  await expectFullPageAccessible(page);
});

test('a product shows what goes with it, however the backend names that', async ({
  page,
  catalogue,
}) => {
  const { slug } = await catalogue.find(({ stock, current }) => stock > 0 && current > 7000);
  await visit(page, `/productos/${slug}`);
  const rail = page.getByRole('region', { name: 'Productos relacionados' });
  await rail.scrollIntoViewIfNeeded();
  const cards = rail.getByRole('article');
  await expect(cards.first()).toBeVisible();
});
