import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectUsable } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { consentDialog, searchBox, tabs } from '../pages/shell';

const LIST = '/buscar/categoria_procesadores';
const heightOf = async (part: Locator) => (await boxOf(part)).height;

test.describe('the question of consent', () => {
  test.use({ consent: null });

  test('is at most 96 px high at any width, with three equal buttons @smoke', async ({ page }) => {
    await visit(page, '/soporte/formas-de-pago');
    const question = consentDialog(page);
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(question).toBeVisible();
      expect.soft(await heightOf(question), `${width} px`).toBeLessThanOrEqual(96);
      const looks = await question.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor } = getComputedStyle(button);
          return { color, backgroundColor, borderColor, height: button.clientHeight };
        }),
      );
      expect(looks).toHaveLength(3);
      expect.soft(new Set(looks.map((look) => JSON.stringify(look))).size, `${width} px`).toBe(1);
      await expect(question.getByRole('link', { name: 'Aviso de privacidad' })).toBeInViewport();
      // It stands in the place of the tabs.
      await expect(tabs(page)).toBeHidden();
      expect(Math.round((await boxOf(question)).bottom)).toBe(844);
    }
  });
});

test('the closed footer is at most 520 px high on phones, whole from 768 px', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Preguntas frecuentes' });
  await page.setViewportSize({ width: 360, height: 844 });
  await visit(page, '/marcas');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await heightOf(footer)).toBeLessThanOrEqual(520);
    await expect(link).toBeHidden();
  }
  await footer.getByText('Ayuda').click({ force: true });
  await footer.locator('summary[aria-label="Ayuda"]').focus();
  await expect(link).toBeVisible();
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 768, height: 844 });
  await page.reload();
  await expect(link).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});

test.describe('the tabs', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lead through the shop, and leave while one scrolls down or types', async ({ page }) => {
    const product = await catalogue.find(({ stock }) => stock > 3);
    await Cart.addFromPage(page, product);
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Inicio',
      'Arma tu PC',
      'Favoritos',
      /Carrito$/,
    ]);
    await expect(tabs(page).getByRole('link', { name: /^Carrito\. .* 1$/ })).toBeVisible();
    await expectAccessible(page);
    await visit(page, LIST);
    // What hides them may have come after the first turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(tabs(page)).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
    await page.mouse.wheel(0, -300);
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });

    const box = searchBox(page);
    await tabs(page).getByText('Buscar').click();
    await expect(box).toBeFocused();
    await expect(tabs(page)).toBeHidden();
    const search = page.getByRole('search');
    await expect
      .poll(async () => search.boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const list = page.getByRole('listbox', { name: 'Sugerencias de búsqueda' });
    await expect(list.getByRole('group', { name: 'Categorías' })).toBeVisible();
    await expect(list.getByRole('group', { name: 'Lo más buscado esta semana' })).toBeVisible();
    await expectUsable(page);
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(LIST);
    // The check above scrolls the page, and the tabs leave on the way down.
    await page.mouse.wheel(0, -100);
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    await tabs(page).getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL('/');
  });

  test('are not in the checkout, and not on wide screens', async ({ page }) => {
    await visit(page, '/marcas');
    await expect(tabs(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(tabs(page)).toBeHidden();
  });
});
