import type { Page } from '@playwright/test';
import { expectFullPageAccessible, expectNoOverflow } from '../fixtures/accessibility';
import { filterPanel, resultCount } from '../fixtures/lists';
import { expect, test, visit } from '../fixtures/test';

const PATH = '/buscar/categoria_procesadores';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const group = (page: Page) =>
  filterPanel(page)
    .getByRole('group')
    .filter({ hasText: /^Entrega/ });
const apply = (page: Page) => group(page).getByRole('button', { name: 'Aplicar entrega' });

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('a list is filtered by what can be picked up today, and the place reaches the header and the cards', async ({
      page,
    }) => {
      await visit(page, PATH);
      const open = async () => {
        if (width < 992) await page.locator('.filters-fold summary').click();
      };
      await open();
      const all = await resultCount(page).textContent();
      await apply(page).click();
      // Without a place nothing is asked.
      await expect(page).toHaveURL(PATH);
      await group(page).getByLabel('Cuándo').selectOption('Recoge hoy');
      await group(page).getByLabel('Código postal').fill('97050');
      await apply(page).click();
      await expect(page).toHaveURL(`${PATH}?entrega=recoge-hoy&cp=97050`);
      await expect(page.getByRole('button', { name: /97050 \p{L}{4,}/u })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(resultCount(page)).not.toHaveText(all ?? '');
      // Sent before its code was loaded, the form brings a new document, whose filters are folded.
      if (!(await filterPanel(page).isVisible())) await open();
      const other = group(page).getByRole('link', { name: /^Llega mañana/ });
      await expect(other).toHaveAttribute('href', `${PATH}?entrega=manana&cp=97050`);
      await expect(cards(page).first()).toContainText('Recoge en Mérida');
      for (const card of await cards(page).all())
        await expect(card).toContainText('Recoge en Mérida');
      await expectFullPageAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: 'Quitar filtro: Recoge hoy · 97050' }).click();
      await expect(page).toHaveURL(PATH);

      // The chosen place waits in the field of every list.
      await visit(page, '/buscar/categoria_memorias-ram');
      await open();
      await expect(group(page).getByLabel('Código postal')).toHaveValue('97050');
      await expectFullPageAccessible(page);
    });
  });
}

test('a list that somebody shares brings its place along, unless the visitor has chosen one', async ({
  page,
}) => {
  const place = (name: RegExp) => page.getByRole('banner').getByRole('button', { name });
  await visit(page, `${PATH}?entrega=recoge-hoy&cp=97050`);
  await expect(place(/97050 \p{L}{4,}/u)).toBeVisible();
  await expect(cards(page).first()).toContainText('Recoge en Mérida');
  await visit(page, `${PATH}?entrega=recoge-hoy&cp=64000`);
  await expect(place(/97050 \p{L}{4,}/u)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the delivery filter is a form, and its address is canonical', async ({ page }) => {
    await page.goto(`${PATH}?orden=menor-precio`);
    await group(page).getByLabel('Código postal').fill('97050');
    await group(page).getByLabel('Cuándo').selectOption('Llega mañana');
    await apply(page).click();
    await expect(page).toHaveURL(`${PATH}?orden=menor-precio&entrega=manana&cp=97050`);
    await expect(page.getByRole('link', { name: /Llega mañana · 97050/ })).toBeVisible();
    await page.goto(`${PATH}?cp=97050&entrega=manana&orden=menor-precio`);
    await expect(page).toHaveURL(`${PATH}?orden=menor-precio&entrega=manana&cp=97050`);
    await page.goto(`${PATH}?cp=97050`);
    await expect(page).toHaveURL(PATH);
  });
});
