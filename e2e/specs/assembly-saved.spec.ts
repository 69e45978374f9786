import type { Page } from '@playwright/test';
import { expectFullPageAccessible, expectNoOverflow } from '../fixtures/accessibility';
import {
  addFirstButton,
  BUILDER_PATH,
  builderStep,
  nextStepButton,
  openBuilder,
  startBuild,
} from '../fixtures/builder';
import { fillLogin, logIn, newCustomer } from '../fixtures/customers';
import { expect, test, visit } from '../fixtures/test';

const panel = (page: Page) => page.locator('.asm-panel');
const parts = (page: Page) => panel(page).locator('.asm-parts > li');
const main = (page: Page) => page.getByRole('main');

test.use({ viewport: { width: 1440, height: 900 } });

async function save(page: Page, name: string) {
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByLabel('Nombre de tu ensamble').fill(name);
  await page.getByLabel('Nombre de tu ensamble').press('Enter');
  await expect(page).toHaveURL(/\/arma-tu-equipo\/.+/);
}

/** Makes a saved build of three parts and a new one of one part. Ends on the saved build. */
async function begin(page: Page) {
  await openBuilder(page);
  await startBuild(page);
  await save(page, 'Mi PC');
  const saved = new URL(page.url()).pathname;
  await visit(page, BUILDER_PATH);
  await addFirstButton(page).click();
  await expect(parts(page)).toHaveCount(1);
  await main(page).getByText('Mis ensambles (1)').click();
  await main(page).getByRole('link', { name: 'Mi PC' }).click();
  await expect(page).toHaveURL(saved);
  await expect(parts(page)).toHaveCount(3);
  return saved;
}

test('after copying, the new build can be restored', async ({ page, request }) => {
  await logIn(page, await newCustomer(request));
  await begin(page);
  await main(page).getByRole('button', { name: 'Duplicar' }).click();
  await expect(page).toHaveURL(BUILDER_PATH);
  await expect(parts(page)).toHaveCount(3);
  await expect(page.getByText('La copia ocupó el lugar')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(parts(page)).toHaveCount(1);
});

test('a save that fails keeps both builds', async ({ page, request, expectConsole }) => {
  test.slow();
  expectConsole(/500/);
  await logIn(page, await newCustomer(request));
  const saved = await begin(page);
  await page
    .getByRole('navigation', { name: 'Pasos' })
    .getByRole('button', { name: /^Procesador/ })
    .click();
  await builderStep(page)
    .getByRole('button', { name: /^Reemplazar: / })
    .first()
    .click();
  const names = await panel(page).locator('.asm-part-name').allTextContents();
  await page.route('**/shop-v1/assembly-config-details', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(main(page).getByText('No pudimos guardar tu ensamble. Tus piezas')).toBeVisible();
  // The address has the step, too.
  await expect(page).toHaveURL(`${saved}?paso=procesador`);
  await expect(panel(page).locator('.asm-part-name')).toHaveText(names);
  await visit(page, BUILDER_PATH);
  await expect(parts(page)).toHaveCount(1);

  // It is still among the customer's builds, and can be saved again.
  await page.unroute('**/shop-v1/assembly-config-details');
  await main(page).getByText('Mis ensambles (0)').click();
  await main(page)
    .getByRole('link', { name: /^Mi PC/ })
    .click();
  await expect(panel(page).locator('.asm-part-name')).toHaveText(names);
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page).not.toHaveURL(saved);
  await expect(main(page).getByText('Mis ensambles (1)')).toBeVisible();
  await expect(panel(page).locator('.asm-part-name')).toHaveText(names);
});

test('the build is still there after a login from the builder', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await openBuilder(page);
  await startBuild(page);
  const names = await panel(page).locator('.asm-part-name').allTextContents();
  await main(page).getByRole('link', { name: 'Inicia sesión para guardarlo' }).click();
  await fillLogin(page, customer);
  await expect(page).toHaveURL(/\/arma-tu-equipo\/mi-ensamble/);
  await expect(page.getByText('Guardamos tu ensamble como «Mi ensamble».')).toBeVisible();
  await expect(panel(page).locator('.asm-part-name')).toHaveText(names);
});

test('the compatibility answer of the backend overrides the specifications', async ({ page }) => {
  await page.route('**/-actions/assembly-info*', (route) =>
    route.fulfill({
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({
        meta: { compatible: false, reasons: [{ message: 'Choca con el disipador.' }] },
      }),
    }),
  );
  await openBuilder(page);
  await addFirstButton(page).click();
  await nextStepButton(page).click();
  const fitting = builderStep(page).locator('.asm-card[data-compatibility="compatible"]').first();
  await fitting.getByRole('button', { name: /^Agregar: / }).click();
  await expect(panel(page).locator('.asm-verdict')).toContainText('No compatible');
  await expect(panel(page).locator('.asm-verdict')).toContainText(
    'La tienda indica que no van juntas: Choca con el disipador.',
  );
  const refused = builderStep(page).locator('.asm-card[data-compatibility="incompatible"]').first();
  await expect(refused).toContainText('Choca con el disipador.');
});

for (const width of [360, 1440]) {
  test(`saved builds are accessible at ${width}`, async ({ page, request }) => {
    test.slow();
    await logIn(page, await newCustomer(request));
    await begin(page);
    await page.setViewportSize({ width, height: 900 });
    await main(page)
      .getByRole('button', { name: /^Eliminar: Mi PC/ })
      .click();
    await expectNoOverflow(page);
    await expectFullPageAccessible(page);
    await main(page).getByRole('button', { name: 'Cancelar' }).click();
    await main(page).getByRole('button', { name: 'Cambiar nombre' }).click();
    await expectNoOverflow(page);
    await expectFullPageAccessible(page);
  });
}
