import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { expectTrueTexts } from '../fixtures/true-texts';

const toDocument = (body: string) =>
  `<!doctype html><html lang="es-MX"><title>Pago</title><body>${body}</body></html>`;

/** Opens a document with a frame of the same site, as the card fields have one. */
async function openFrame(page: Page, field: string): Promise<void> {
  const documents = {
    '/con-marco': toDocument(
      '<main><h1>Pago</h1><iframe title="Datos de la tarjeta" src="/marco"></iframe></main>',
    ),
    '/marco': toDocument(field),
  };
  for (const [path, body] of Object.entries(documents)) {
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  await page.goto('/con-marco');
}

test('axe reads what stands in a frame of the shop, too', async ({ page }) => {
  await openFrame(page, '<input aria-label="Número de tarjeta">');
  await expectAccessible(page);
  await openFrame(page, '<input>');
  await expect(expectAccessible(page)).rejects.toThrow('label');
});

/** Each is false in another way. */
const FALSE_TEXTS = [
  'Total: $0.00',
  'Desde $NaN al mes',
  'Tienda undefined',
  'Ahorra 0 %',
  'Hola, {{name}}',
  'Invalid Date',
  '0.0/5',
  'Estado: pending_payment',
  'checkout.review.title',
];
const TRUE_TEXTS = [
  '$10.00',
  '$0.50',
  'Ahorra 10%',
  '1 estrella: 0 (0%)',
  'hola@nodo.example',
  'Hoy a las 10:05. Mañana también.',
  '4.0/5',
  'WD_BLACK SN850X',
];

test('false texts are found, also where only a screen reader says them', async ({ page }) => {
  for (const text of FALSE_TEXTS) {
    await page.setContent(`<main><p>Hola</p><button aria-label="${text}">+</button></main>`);
    await expect(expectTrueTexts(page), text).rejects.toThrow(text);
  }
  await page.setContent(`<main>${TRUE_TEXTS.map((text) => `<p>${text}</p>`).join('')}</main>`);
  await expectTrueTexts(page);
});
