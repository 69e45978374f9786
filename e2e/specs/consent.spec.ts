import type { Page } from '@playwright/test';
import { expectUsable, OTHER_LOOKS, setLook } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { gtagCommands } from '../fixtures/consent';
import { recordLayoutShifts } from '../fixtures/layout-shifts';
import { catalogue, expect, test, visit } from '../fixtures/test';
import * as Cart from '../pages/cart';
import { consentDialog, privacyButton } from '../pages/shell';

test.use({ consent: null });

const answer = (page: Page, name: string) =>
  consentDialog(page).getByRole('button', { name, exact: true });

test('a decision applies in other tabs and later, or is withdrawn', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, '/marcas');
  await expect(consentDialog(other)).toBeVisible();
  await visit(page, '/busqueda-por-categoria');
  expect(await gtagCommands(page)).toBeNull();
  await answer(page, 'Aceptar').click();
  await expect(consentDialog(other)).toBeHidden();
  await expect.poll(() => gtagCommands(other)).not.toBeNull();
  await page.reload();
  await expect.poll(() => gtagCommands(page)).not.toBeNull();

  await privacyButton(page).click();
  const measuring = consentDialog(page).getByRole('checkbox', { name: 'Medición' });
  await expect(measuring).toBeFocused();
  await expect(measuring).toBeChecked();
  await measuring.uncheck();
  await answer(page, 'Guardar selección').click();
  await expect(privacyButton(page)).toBeFocused();
  await expect.poll(() => gtagCommands(page)).toBeNull();
  await expect.poll(() => gtagCommands(other)).toBeNull();
});

test('shifts no layout, and is not the largest contentful paint', async ({ page }) => {
  const readShifts = await recordLayoutShifts(page);
  await page.addInitScript(() => {
    Object.assign(window, { largest: '' });
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      const isOurs = element?.closest('section')?.textContent?.includes('Tu privacidad');
      Object.assign(window, { largest: isOurs ? 'question' : 'page' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await visit(page, '/');
  await expect(consentDialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'largest'))).toBe('page');
  expect(await readShifts()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('can be answered by keyboard alone @smoke', async ({ page }) => {
    await visit(page, '/soporte/formas-de-pago');
    await expect(consentDialog(page)).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    for (const look of OTHER_LOOKS) {
      await setLook(page, look, 740);
      await expectUsable(page);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Tab');
    const notice = consentDialog(page).getByRole('link', { name: 'Aviso de privacidad' });
    await expect(notice).toBeFocused();
    for (const name of ['Rechazar', 'Aceptar', 'Elegir']) {
      await page.keyboard.press('Tab');
      await expect(answer(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(consentDialog(page).getByRole('checkbox', { name: 'Medición' })).toBeFocused();
    await page.keyboard.press('Space');
    await expectUsable(page);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(answer(page, 'Guardar selección')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(consentDialog(page)).toBeHidden();
    await expect.poll(() => gtagCommands(page)).not.toBeNull();
  });

  test('does not cover a focused element', async ({ page }) => {
    await visit(page, '/soporte/formas-de-pago');
    await expect(consentDialog(page)).toBeVisible();
    const top = async () => (await boxOf(consentDialog(page))).y;
    const stops: string[] = [];
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        // The tabs stand below the question.
        const isInside = focused.closest('[aria-labelledby="privacidad-titulo"], .tabs') !== null;
        const { top, bottom } = focused.getBoundingClientRect();
        return { text: focused.textContent ?? '', isInside, middle: (top + bottom) / 2 };
      });
      if (!stop) break;
      stops.push(stop.text);
      if (!stop.isInside) expect(stop.middle, stop.text).toBeLessThan(await top());
    }
    expect(stops).toContain('Preferencias de privacidad');
  });

  test('the cart total is above it', async ({ page }) => {
    const product = await catalogue.find(({ stock }) => stock > 3);
    await Cart.addFromPage(page, product);
    await Cart.button(page).click();
    await Cart.openFromDrawer(page);
    const link = Cart.payLink(page);
    await expect(link).toBeVisible();
    expect((await boxOf(link)).bottom).toBeLessThanOrEqual((await boxOf(consentDialog(page))).y);
  });
});
