import type { Locator } from '@playwright/test';
import {
  expectLargeTextToFit,
  expectNoOverflow,
  expectUsablePage,
} from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { tabEitherWayTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/test';
import * as Builder from '../pages/builder';
import * as Cart from '../pages/cart';
import { buttonOf, expectText, linkOf, main } from '../pages/main';
import { footer, undoButton } from '../pages/shell';

const top = async (place: Locator) => (await boxOf(place)).y;

test.use({ viewport: { width: 1440, height: 900 } });

test('a complete computer by keyboard alone, into the cart and changed there', async ({ page }) => {
  test.slow();
  // Where no captcha is configured, a visitor who was never checked is asked nothing.
  await page.goto(Builder.PATH);
  for (const [name, isNeeded] of Builder.REQUIRED_PARTS) {
    await expect(Builder.stepHeading(page, name)).toBeVisible();
    await expect(Builder.addFirstButton(page)).toBeVisible();
    if (!isNeeded) {
      await tabEitherWayTo(page, Builder.step(page).getByRole('button', { name: /^Omitir: / }));
      await page.keyboard.press('Enter');
      continue;
    }
    const hide = Builder.step(page).getByLabel('Ocultar lo que no es compatible');
    await tabEitherWayTo(page, hide);
    await page.keyboard.press('Space');
    await expect(Builder.step(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
    await tabEitherWayTo(page, Builder.addFirstButton(page));
    await page.keyboard.press('Enter');
    await expectText(Builder.step(page), 'Elegida');
    if (name === 'Gabinete') break;
    await tabEitherWayTo(page, Builder.nextButton(page));
    await page.keyboard.press('Enter');
  }
  await expect(Builder.panel(page).getByText('Te falta')).toBeHidden();
  await tabEitherWayTo(page, Builder.cartButton(page));
  await page.keyboard.press('Enter');
  await tabEitherWayTo(page, Builder.cartLink(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(Cart.PATH);

  await linkOf(page, 'Editar ensamble').click();
  await expectText(main(page), 'Ensamble en carrito', { exact: true });
  await expect(Builder.parts(page)).toHaveCount(6);
  await Builder.removeButtons(page).last().click();
  await expect(Builder.parts(page)).toHaveCount(5);
  await Builder.updateButton(page).click();
  await expect(page).toHaveURL(Cart.PATH);
  await expect(Cart.lines(page)).toHaveCount(5);
});

test('focus is never lost, Back goes one step, a build stays on the device', async ({ page }) => {
  await Builder.open(page);
  await Builder.addFirstButton(page).press('Enter');
  await expect(Builder.step(page).getByRole('button', { name: /^Quitar: / })).toBeFocused();

  await test.step('on paper it is a quotation', async () => {
    const quotation = page.locator('.asm-quote');
    await expect(quotation).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(quotation.getByRole('table')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(Builder.step(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await Builder.nextButton(page).press('Enter');
  await expect(Builder.stepHeading(page, 'Tarjeta madre')).toBeFocused();
  await expect(page).toHaveURL(/\?paso=tarjeta-madre$/);
  await page.goBack();
  await expect(Builder.stepHeading(page, 'Procesador')).toBeVisible();
  await page.goForward();
  await expect(Builder.stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await page.reload();
  await expect(Builder.stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(Builder.parts(page)).toHaveCount(1);

  await Builder.removeButtons(page).press('Enter');
  await expect(undoButton(page)).toBeFocused();
  await expect(Builder.stepHeading(page, 'Procesador')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(Builder.parts(page)).toHaveCount(1);

  await test.step('the point of sale has the simple layout', async () => {
    await page.goto(`${Builder.PATH}?pos=1`);
    await expect(Builder.parts(page)).toHaveCount(1);
    await expect(footer(page)).toHaveCount(0);
  });
});

test('paging and filters keep the focus and the scroll position', async ({ page }) => {
  await Builder.open(page);
  const cards = Builder.step(page).locator('.asm-card');
  const more = Builder.step(page).getByRole('button', { name: 'Ver más productos' });
  const last = cards.nth(14);
  await more.focus();
  // Waits until it stands still, because the cards that come near the screen get their sizes.
  await last.scrollIntoViewIfNeeded();
  const before = await top(last);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(30);
  await expect(more).toBeFocused();
  expect(Math.abs((await top(last)) - before)).toBeLessThan(2);

  await page.getByText('Filtros', { exact: true }).click();
  const medium = Builder.step(page).getByRole('checkbox', { name: /^Medio/ });
  await medium.focus();
  await medium.scrollIntoViewIfNeeded();
  const place = await top(medium);
  await page.keyboard.press('Space');
  await expectText(Builder.step(page), 'Filtros (1 activo)');
  await expect(cards).toHaveCount(15);
  await expect(Builder.step(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
  await expect(medium).toBeFocused();
  expect(Math.abs((await top(medium)) - place)).toBeLessThan(2);
  await Builder.step(page).getByLabel('Ordenar').selectOption('price');
  await expect(Builder.step(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
  await expect(Builder.step(page).getByLabel('Ordenar')).toHaveValue('price');
});

test('a computer for a budget on a phone; at every width and in both schemes everybody can use it', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await Builder.open(page);
  // The parts come first on a phone.
  await buttonOf(page, 'Empezar con un presupuesto').click();
  await page.getByLabel('Presupuesto en pesos').fill('25000');
  await buttonOf(page, 'Proponer un equipo').click();
  await expect(undoButton(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  // The proposal is shown as a whole, with the cart; a step has it in the bar below.
  const whole = page.locator('.asm-whole');
  await expect(whole.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(whole.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  await expectLargeTextToFit(page);
  await expectUsablePage(page);
  // It stays so when the page is opened again, and when one comes back from what can be added.
  await page.reload();
  await expect(whole.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  await expect(Builder.step(page)).toHaveCount(0);
  await expect(page.locator('.asm-parts li')).not.toHaveCount(0);
  const offer = whole.getByRole('button', { name: 'Agregar enfriamiento' });
  await offer.click();
  await expect(Builder.stepHeading(page, 'Enfriamiento')).toBeFocused();
  await page.goBack();
  await offer.click();
  await expect(Builder.stepHeading(page, 'Enfriamiento')).toBeFocused();

  const bar = page.locator('.asm-bar');
  await expect(bar).toContainText('Equipo completo');
  await bar.getByRole('button', { name: /Tu equipo/ }).click();
  for (const text of ['De contado', 'Al mes', 'Consumo estimado', 'Tu fuente da']) {
    await expect(bar.getByText(text).first()).toBeVisible();
  }
  await expectUsablePage(page);
  await bar.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(bar.getByRole('link', { name: 'Ver carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.locator('.asm-parts')).toBeHidden();
  await expect(bar.getByRole('button', { name: /Tu equipo/ })).toBeFocused();

  await Builder.stepButton(page, /Tarjeta madre/).click();
  await expect(Builder.stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(Builder.replaceButtons(page).first()).toBeVisible();
  await expectLargeTextToFit(page);
  await expectUsablePage(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(Builder.parts(page).first()).toBeVisible();
  await expectUsablePage(page);
});
