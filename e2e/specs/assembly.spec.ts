import type { Locator, Page } from '@playwright/test';
import {
  expectFullPageAccessible,
  expectLargeTextToFit,
  expectNoOverflow,
} from '../fixtures/accessibility';
import {
  addFirstButton,
  BUILDER_PATH,
  builderStep,
  nextStepButton,
  openBuilder,
  panel,
  parts,
  REQUIRED_PARTS,
  stepHeading,
  tabEitherWayTo,
} from '../fixtures/builder';
import { expect, test } from '../fixtures/test';

const CART = '/compra/carrito/detalle';
const main = (page: Page) => page.getByRole('main');
const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

test.use({ viewport: { width: 1440, height: 900 } });

test('a complete computer by keyboard alone, into the cart and changed there', async ({ page }) => {
  test.slow();
  // Where no captcha is configured, a visitor who was never checked is asked nothing.
  await page.goto(BUILDER_PATH);
  for (const [name, isNeeded] of REQUIRED_PARTS) {
    await expect(stepHeading(page, name)).toBeVisible();
    await expect(addFirstButton(page)).toBeVisible();
    if (!isNeeded) {
      await tabEitherWayTo(page, builderStep(page).getByRole('button', { name: /^Omitir: / }));
      await page.keyboard.press('Enter');
      continue;
    }
    const hide = builderStep(page).getByLabel('Ocultar lo que no es compatible');
    await tabEitherWayTo(page, hide);
    await page.keyboard.press('Space');
    await expect(builderStep(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
    await tabEitherWayTo(page, addFirstButton(page));
    await page.keyboard.press('Enter');
    await expect(builderStep(page).getByText('Elegida')).toBeVisible();
    if (name === 'Gabinete') break;
    await tabEitherWayTo(page, nextStepButton(page));
    await page.keyboard.press('Enter');
  }
  await expect(panel(page).getByText('Te falta')).toBeHidden();
  await tabEitherWayTo(page, panel(page).getByRole('button', { name: 'Agregar al carrito' }));
  await page.keyboard.press('Enter');
  await tabEitherWayTo(page, panel(page).getByRole('link', { name: 'Ver carrito' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CART);

  await main(page).getByRole('link', { name: 'Editar ensamble' }).click();
  await expect(main(page).getByText('Ensamble en carrito', { exact: true })).toBeVisible();
  await expect(parts(page)).toHaveCount(6);
  await panel(page)
    .getByRole('button', { name: /^Quitar: / })
    .last()
    .click();
  await expect(parts(page)).toHaveCount(5);
  await panel(page).getByRole('button', { name: 'Actualizar carrito' }).click();
  await expect(page).toHaveURL(CART);
  const lines = page.getByRole('region', { name: 'Productos en tu carrito' });
  await expect(lines.getByRole('listitem')).toHaveCount(5);
});

test('the focus is never lost, Back goes a step back, and a build stays on the device', async ({
  page,
}) => {
  await openBuilder(page);
  await addFirstButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(builderStep(page).getByRole('button', { name: /^Quitar: / })).toBeFocused();

  await test.step('on paper it is a quotation', async () => {
    const quotation = page.locator('.asm-quote');
    await expect(quotation).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(quotation.getByRole('table')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(builderStep(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await nextStepButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Tarjeta madre')).toBeFocused();
  await expect(page).toHaveURL(/\?paso=tarjeta-madre$/);
  await page.goBack();
  await expect(stepHeading(page, 'Procesador')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await page.reload();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(parts(page)).toHaveCount(1);

  await panel(page)
    .getByRole('button', { name: /^Quitar: / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expect(stepHeading(page, 'Procesador')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(parts(page)).toHaveCount(1);

  await test.step('the point of sale has the simple layout', async () => {
    await page.goto(`${BUILDER_PATH}?pos=1`);
    await expect(parts(page)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test('paging and filters keep the focus and the scroll position', async ({ page }) => {
  await openBuilder(page);
  const cards = builderStep(page).locator('.asm-card');
  const more = builderStep(page).getByRole('button', { name: 'Ver más productos' });
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
  const medium = builderStep(page).getByRole('checkbox', { name: /^Medio/ });
  await medium.focus();
  await medium.scrollIntoViewIfNeeded();
  const place = await top(medium);
  await page.keyboard.press('Space');
  await expect(builderStep(page).getByText('Filtros (1 activo)')).toBeVisible();
  await expect(cards).toHaveCount(15);
  await expect(builderStep(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
  await expect(medium).toBeFocused();
  expect(Math.abs((await top(medium)) - place)).toBeLessThan(2);
  await builderStep(page).getByLabel('Ordenar').selectOption('price');
  await expect(builderStep(page).locator('.asm-cards[aria-busy="false"]')).toBeVisible();
  await expect(builderStep(page).getByLabel('Ordenar')).toHaveValue('price');
});

test('a computer for a budget on a phone; at every width and in both schemes everybody can use it', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openBuilder(page);
  // The parts come first on a phone.
  await main(page).getByRole('button', { name: 'Empezar con un presupuesto' }).click();
  await page.getByLabel('Presupuesto en pesos').fill('25000');
  await main(page).getByRole('button', { name: 'Proponer un equipo' }).click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  // The proposal is shown as a whole, with the cart; a step has it in the bar below.
  const whole = page.locator('.asm-whole');
  await expect(whole.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(whole.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  await expectLargeTextToFit(page);
  await expectNoOverflow(page);
  await expectFullPageAccessible(page);
  // It stays so when the page is opened again, and when one comes back from what can be added.
  await page.reload();
  await expect(whole.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  await expect(builderStep(page)).toHaveCount(0);
  await expect(page.locator('.asm-parts li')).not.toHaveCount(0);
  const offer = whole.getByRole('button', { name: 'Agregar enfriamiento' });
  await offer.click();
  await expect(stepHeading(page, 'Enfriamiento')).toBeFocused();
  await page.goBack();
  await offer.click();
  await expect(stepHeading(page, 'Enfriamiento')).toBeFocused();

  const bar = page.locator('.asm-bar');
  await expect(bar).toContainText('Equipo completo');
  await bar.getByRole('button', { name: /Tu equipo/ }).click();
  for (const text of ['De contado', 'Al mes', 'Consumo estimado', 'Tu fuente da']) {
    await expect(bar.getByText(text).first()).toBeVisible();
  }
  await expectNoOverflow(page);
  await expectFullPageAccessible(page);
  await bar.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(bar.getByRole('link', { name: 'Ver carrito' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.locator('.asm-parts')).toBeHidden();
  await expect(bar.getByRole('button', { name: /Tu equipo/ })).toBeFocused();

  const step = page.getByRole('navigation', { name: 'Pasos' }).getByRole('button');
  await step.filter({ hasText: 'Tarjeta madre' }).click();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  const replace = builderStep(page).getByRole('button', { name: /^Reemplazar: / });
  await expect(replace.first()).toBeVisible();
  await expectLargeTextToFit(page);
  await expectNoOverflow(page);
  await expectFullPageAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(parts(page).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectFullPageAccessible(page);
});
