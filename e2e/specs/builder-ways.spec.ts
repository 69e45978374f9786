import { expectFullPageAccessible, expectNoOverflow } from '../fixtures/accessibility';
import {
  addFirstButton,
  BUILDER_PATH,
  builderStep,
  nextStepButton,
  openBuilder,
  passHumanCheck,
  startBuild,
  stepHeading,
} from '../fixtures/builder';
import { logInByForm, newCustomer } from '../fixtures/customers';
import { expect, test, visit } from '../fixtures/test';

const CART = '/compra/carrito/detalle';

test('the builder is in the header, the footer and on the first banner', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  for (const place of ['banner', 'contentinfo', 'main'] as const) {
    const link = page.getByRole(place).locator(`a[href="${BUILDER_PATH}"]`).first();
    await expect(link).toBeVisible();
  }
});

test('the builder is in the menu of a phone, on its landing and in the account', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Categorías', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Arma tu equipo' }).click();
  await expect(page).toHaveURL(new RegExp(`${BUILDER_PATH}|verificando-humano`));
  await visit(page, '/landing/arma-tu-setup');
  const landing = page.getByRole('main').getByRole('link', { name: /^Arma tu equipo/ });
  await expect(landing).toHaveAttribute('href', BUILDER_PATH);
  await logInByForm(page, await newCustomer(request), '/mi-cuenta');
  const account = page.getByRole('main').getByRole('navigation', { name: 'Mi cuenta' });
  await account.getByRole('link', { name: /^Mis ensambles/ }).click();
  await expect(page).toHaveURL(new RegExp(`${BUILDER_PATH}|verificando-humano`));
});

test('Back goes a step back', async ({ page }) => {
  await openBuilder(page);
  await addFirstButton(page).click();
  await nextStepButton(page).click();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await expect(page).toHaveURL(/\?paso=tarjeta-madre$/);
  await page.goBack();
  await expect(stepHeading(page, 'Procesador')).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
  await page.reload();
  await expect(stepHeading(page, 'Tarjeta madre')).toBeVisible();
});

test('a product page puts its product into the build', async ({ page }) => {
  await passHumanCheck(page);
  await visit(page, '/buscar/categoria_procesadores');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const add = page.getByRole('link', { name: 'Agregar a mi equipo' });
  await expect(add).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await add.click();
  await expect(builderStep(page).getByText('Elegida')).toBeVisible();
  await expect(stepHeading(page, 'Procesador')).toBeVisible();
  await expect(page).toHaveURL(BUILDER_PATH);
  await expect(
    page.locator('.asm-part-name').or(builderStep(page).locator('h3')).first(),
  ).toContainText(String(name).slice(0, 20));
});

for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a build is one group in a visitor's cart at ${width}, ${colorScheme}`, async ({
      page,
    }, info) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1440, height: 900 });
      await openBuilder(page);
      await startBuild(page);
      const panel = page.locator('.asm-panel');
      await panel.getByRole('button', { name: 'Agregar al carrito' }).click();
      await expect(panel.getByText('Tu ensamble está en el carrito.')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Actualizar carrito' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('builder.png') });
      await page.setViewportSize({ width, height: 900 });
      await visit(page, CART);
      const group = page.getByRole('region', { name: 'Ensamble en carrito' });
      await expect(group.getByRole('listitem')).toHaveCount(3);
      await expect(group.getByRole('link', { name: /^Editar ensamble/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Mover a favoritos/ })).toHaveCount(0);
      await expectNoOverflow(page);
      await expectFullPageAccessible(page);
      await page.screenshot({ path: info.outputPath('cart.png'), fullPage: true });
      await visit(page, '/');
      await page.screenshot({ path: info.outputPath('home.png') });
    });
  }
}
