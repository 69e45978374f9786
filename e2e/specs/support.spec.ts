import { expect, test, visit } from '../fixtures/test';

test('questions are searched, and an address opens its answer', async ({ page }) => {
  await visit(page, '/soporte/preguntas-frecuentes');
  const main = page.getByRole('main');
  const questions = main.getByRole('heading', { level: 3 });
  const all = await questions.count();
  const field = main.getByRole('searchbox', { name: 'Buscar en las preguntas' });
  await field.fill('FACTURA');
  await expect(main.getByText(/^\d+ resultados?$/)).toBeVisible();
  const left = await questions.filter({ visible: true }).count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await expect(main.getByText(/^\d+ resultados?$/)).toHaveText(
    left === 1 ? '1 resultado' : `${left} resultados`,
  );
  await field.fill('zzqxwv');
  await expect(main.getByText('No hay preguntas con «zzqxwv».')).toBeVisible();
  await field.fill('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);

  const answer = main.locator('details [id]').last();
  await expect(answer).toBeHidden();
  const id = await answer.getAttribute('id');
  await visit(page, `/soporte/preguntas-frecuentes#${id}`);
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
});

test('stores are filtered by city, state or zip code', async ({ page, catalogue }) => {
  const stores = await catalogue.stores();
  const place = stores[0]?.city ?? '';
  const there = stores.filter(({ city }) => city === place);
  await visit(page, '/soporte/sucursales');
  const main = page.getByRole('main');
  const shown = main.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(shown).toHaveCount(stores.length);
  const field = main.getByRole('searchbox', { name: 'Buscar por estado, ciudad o código postal' });
  await field.fill(place.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
  for (const { name } of there) {
    await expect(shown.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  expect(await shown.count()).toBeLessThan(stores.length);
  await field.fill('zzqxwv');
  await expect(main.getByText('No hay sucursales con «zzqxwv».')).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test.describe('the contact form', () => {
  const filled = {
    'Nombre completo': 'María Ñúñez',
    'Correo electrónico': 'maria@example.com',
    Teléfono: '55 1234 5678',
    Mensaje: 'Quiero saber si el monitor trae cable de video.',
  };

  test('shows an error beside each missing field', async ({ page }) => {
    await visit(page, '/soporte/contactanos');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Correo electrónico' }).fill('maria@');
    await main.getByRole('button', { name: 'Enviar mensaje' }).click();
    for (const [name, problem] of [
      ['Nombre completo', 'Escribe tu nombre, con al menos 3 letras.'],
      ['Correo electrónico', 'Escribe un correo válido, como nombre@ejemplo.com.'],
      ['Teléfono', 'Escribe los 10 dígitos de tu teléfono.'],
      ['Mensaje', 'Cuéntanos un poco más: al menos 10 caracteres.'],
    ] as const) {
      const field = main.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${problem}$`));
    }
    await expect(main.getByRole('combobox', { name: 'Asunto' })).toHaveAccessibleDescription(
      'Elige un asunto.',
    );
    await expect(main.getByRole('textbox', { name: 'Nombre completo' })).toBeFocused();
  });

  test('keeps the text when sending fails and after a reload, then shows a folio', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    await visit(page, '/soporte/contactanos');
    const main = page.getByRole('main');
    for (const [name, value] of Object.entries(filled)) {
      await main.getByRole('textbox', { name }).fill(value);
    }
    await main.getByRole('combobox', { name: 'Asunto' }).selectOption('Garantía o devolución');
    // In the browser, because other tests send messages too.
    await page.route('**/api/eshop/contact', (route) => route.abort(), { times: 1 });
    const send = main.getByRole('button', { name: 'Enviar mensaje' });
    await send.click();
    await expect(
      main.getByText('No se pudo enviar tu mensaje. Lo que escribiste sigue aquí.'),
    ).toBeVisible();
    await page.reload();
    for (const [name, value] of Object.entries(filled)) {
      await expect(main.getByRole('textbox', { name })).toHaveValue(value);
    }
    await expect(main.getByRole('combobox', { name: 'Asunto' })).toHaveValue(
      'Garantía o devolución',
    );
    await send.click();
    const thanks = main.getByRole('heading', { name: 'Recibimos tu mensaje' });
    await expect(thanks).toBeFocused();
    await expect(main.getByText(/^Tu folio es C-\d+$/)).toBeVisible();
    await expect(main.getByText('Te responderemos a maria@example.com')).toBeVisible();
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('');
  });
});
