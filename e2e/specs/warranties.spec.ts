import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessibleState } from '../fixtures/accessibility';
import { loseAnswers } from '../fixtures/connection';
import { createPastOrder, logIn, newCustomer, readOwnList } from '../fixtures/customers';
import { expect, expectConsole, test } from '../fixtures/test';
import { expectText, firstLink, main } from '../pages/main';

/** A picture of noise, which compresses badly: several megabytes. */
const heavyPhoto = () =>
  sharp(randomBytes(1800 * 1400 * 3), { raw: { width: 1800, height: 1400, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a warranty with photos is requested once when an answer is lost @smoke', async ({ page }) => {
  expectConsole(/ERR_FAILED/);
  const customer = await newCustomer();
  const { id } = await createPastOrder(customer, 'delivered');
  await logIn(page, customer, `/perfil/pedidos/${id}/garantia/productos`);
  await expect(page.getByText(/^Puedes devolver/).first()).toBeVisible();
  await firstLink(page, /^Devolver o reportar un problema con/).press('Enter');
  await expect(page).toHaveURL(/\/garantia\?producto=\d+$/);

  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  await expect(page.getByRole('radio', { name: 'No funciona bien' })).toBeFocused();
  await expectText(page, 'Elige qué pasó.');
  const description = page.getByLabel(/^Cuéntanos los detalles/);
  await expect(description).toHaveAccessibleDescription(/Cuéntanos qué pasó\.$/);
  await page.keyboard.press('Space');
  await description.fill('Dejó de encender ayer por la tarde.');
  await page.getByLabel('Número de serie').fill('SN-2026');

  const uploads: number[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/warranty-photos')) uploads.push(call.postData()?.length ?? 0);
  });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: await heavyPhoto() },
    { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('no es una foto') },
    { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expectText(page, 'manual.pdf: debe ser una foto JPEG, PNG o WebP.');
  await expectText(page, 'No pudimos leer esta foto. Prueba con otra.');
  // Making a large photo smaller takes a busy machine a while.
  await expect(page.getByText('1 de 2 fotos listas')).toBeVisible({ timeout: 30_000 });
  await expectAccessibleState(page);
  await send.click();
  await expectText(page, /^Una de tus fotos no se subió/);
  await page.getByRole('button', { name: 'Quitar falsa.png' }).click();
  await expect(page.getByRole('button', { name: 'Agregar fotos' })).toBeFocused();
  expect(uploads).toHaveLength(1);
  expect(uploads[0]).toBeGreaterThan(1000);
  expect(uploads[0]).toBeLessThan(262_144);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'No funciona bien' })).toBeChecked();
  await expect(description).toHaveValue('Dejó de encender ayer por la tarde.');
  await expectText(page, '1 de 1 foto lista');
  await loseAnswers(page, '**/api/shop-v1/warranties', 1);
  await send.click();
  await expectText(page, /Lo que escribiste sigue aquí/);
  await send.click();
  await expect(page).toHaveURL(/\/perfil\/garantias\/\d+$/);
  await expect(main(page).getByText('Solicitud creada').first()).toBeVisible();
  await expect(page.getByAltText('Foto 1 del problema')).toBeVisible();
  expect(await readOwnList(page, '/shop-v1/customers/{customer}/warranties')).toHaveLength(1);
});
