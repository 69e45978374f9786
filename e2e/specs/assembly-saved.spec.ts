import type { Page } from '@playwright/test';
import { expectUsablePage } from '../fixtures/accessibility';
import { boxOf } from '../fixtures/boxes';
import { logIn, newCustomer } from '../fixtures/customers';
import { expect, expectConsole, test, visit } from '../fixtures/test';
import * as Builder from '../pages/builder';
import { button, buttonOf, enter, expectText, linkOf, main } from '../pages/main';
import { undoButton } from '../pages/shell';

const press = (page: Page, name: string) => button(page, name).click();
const DETAILS = '**/shop-v1/assembly-config-details';

test.use({ viewport: { width: 1440, height: 900 } });

async function expectEverybodyCanUse(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectUsablePage(page);
  }
}

test('a build is saved, renamed, copied, kept when a save fails, and deleted', async ({ page }) => {
  test.slow();
  expectConsole(/500/);
  await Builder.passHumanCheck(page);
  await logIn(page, await newCustomer(), '/mi-cuenta');
  const account = main(page).getByRole('navigation', { name: 'Mi cuenta' });
  await account.getByRole('link', { name: /^Mis ensambles/ }).click();
  await expect(page).toHaveURL(Builder.PATH);
  await Builder.start(page);
  const sold = await Builder.partNames(page).allTextContents();
  const name = page.getByLabel('Nombre de tu ensamble');

  await test.step('saved and renamed', async () => {
    await press(page, 'Guardar');
    await press(page, 'Guardar');
    await expectText(main(page), 'Escribe un nombre para tu ensamble');
    await expectEverybodyCanUse(page);
    await enter(name, 'Mi PC');
    await expect(page).toHaveURL(/\/arma-tu-equipo\/mi-pc/);
    await page.reload();
    await expect(Builder.partNames(page)).toHaveText(sold);
    await press(page, 'Cambiar nombre');
    await enter(name, 'La buena');
    await expect(main(page).getByText('La buena', { exact: true }).first()).toBeVisible();
  });
  const { pathname } = new URL(page.url());

  await test.step('copied in the place of the new build, which can be restored', async () => {
    await visit(page, Builder.PATH);
    await Builder.addFirstButton(page).click();
    await expect(Builder.parts(page)).toHaveCount(1);
    await main(page).getByText('Mis ensambles (1)').click();
    await linkOf(page, 'La buena').click();
    await expect(page).toHaveURL(pathname);
    await expect(Builder.parts(page)).toHaveCount(3);
    await press(page, 'Duplicar');
    await expect(page).toHaveURL(Builder.PATH);
    await expect(main(page).getByText('La buena - copy', { exact: true }).first()).toBeVisible();
    await expect(Builder.partNames(page)).toHaveText(sold);
    await expectText(page, 'La copia ocupó el lugar');
    await undoButton(page).click();
    await expect(Builder.parts(page)).toHaveCount(1);
  });

  await test.step('a save that fails keeps both builds', async () => {
    await main(page).getByText('Mis ensambles (1)').click();
    await linkOf(page, 'La buena').click();
    await expect(Builder.parts(page)).toHaveCount(3);
    await Builder.stepButton(page, /^Procesador/).click();
    await Builder.replaceButtons(page).first().click();
    await expect(Builder.partNames(page)).not.toHaveText(sold);
    const changed = await Builder.partNames(page).allTextContents();
    await page.route(DETAILS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await press(page, 'Guardar');
    await expectText(main(page), 'No pudimos guardar tu ensamble. Tus piezas');
    // The address has the step, too.
    await expect(page).toHaveURL(`${pathname}?paso=procesador`);
    await expect(Builder.partNames(page)).toHaveText(changed);
    await visit(page, Builder.PATH);
    await expect(Builder.parts(page)).toHaveCount(1);

    // It is still among the customer's builds, and can be saved again.
    await page.unroute(DETAILS);
    await main(page).getByText('Mis ensambles (0)').click();
    await linkOf(page, /^La buena/).click();
    await expect(Builder.partNames(page)).toHaveText(changed);
    await press(page, 'Guardar');
    await expect(page).not.toHaveURL(pathname);
    await expectText(main(page), 'Mis ensambles (1)');
    await expect(Builder.partNames(page)).toHaveText(changed);
  });

  await test.step('deleted', async () => {
    await buttonOf(page, /^Eliminar: /).click();
    await expectEverybodyCanUse(page);
    await press(page, 'Sí, eliminar');
    await expect(page).toHaveURL(Builder.PATH);
    const saved = main(page).getByText('Mis ensambles (0)');
    await expect(saved).toBeVisible();
    // The quickest way comes first.
    const budget = buttonOf(page, 'Empezar con un presupuesto');
    expect((await boxOf(budget)).y).toBeLessThan((await boxOf(saved)).y);
  });
});
