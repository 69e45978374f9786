import { AxeBuilder } from '@axe-core/playwright';
import { catalogue, expect, test, visit } from '../fixtures/test';
import { expectText } from '../pages/main';
import { placeButton, placeDialog } from '../pages/shell';

test('a location is chosen by its zip code or the position of the device, stored, used for deliveries, and forgotten', async ({
  page,
  context,
}) => {
  const product = await catalogue.find(({ stock }) => stock > 3);
  const dialog = placeDialog(page);
  const chooser = placeButton(page);
  const field = dialog.getByLabel('Código postal');
  await visit(page, `/productos/${product.slug}`);

  await test.step('a dialog that Escape closes', async () => {
    await chooser.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chooser).toBeFocused();
  });

  await test.step('a typed zip code', async () => {
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('C.P. 97 050');
    await expectText(dialog, 'Entregamos en');
    await expect(dialog).toContainText('Yucatán');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const opener = page.getByRole('button', { name: /^Enviar a 97050 .*Cambiar ubicación$/ });
    await expect(opener).toBeFocused();
    // Voice users say the visible text, so the name must contain it (WCAG 2.5.3). axe does not check this by default.
    const { violations } = await new AxeBuilder({ page })
      .include('header')
      .withRules('label-content-name-mismatch')
      .analyze();
    expect(violations).toEqual([]);
    await page.reload();
    await expectText(page, /^Entrega en 97050, \p{L}/u);
    await expect(page.getByText(/^Llega (el|entre el|mañana|entre mañana)/).first()).toBeVisible();
    await opener.click();
    await dialog.getByRole('button', { name: 'Quitar ubicación' }).click();
    await expect(chooser).toBeVisible();
    await expectText(page, /^(¿Otro destino\? )?Escribe tu código postal/);
  });

  await test.step('the position of the device, which may be refused', async () => {
    await context.clearPermissions();
    await chooser.click();
    const here = dialog.getByRole('button', { name: 'Detectar mi ubicación' });
    await here.click();
    await expectText(dialog, /Escribe tu código postal\.|Escríbelo/);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.4, longitude: -99.16 });
    await here.press('Enter');
    await expect(field).toHaveValue(/^\d{5}$/);
    await expectText(dialog, 'Entregamos en');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('button', { name: /^Enviar a \d{5} / })).toBeVisible();
  });
});
