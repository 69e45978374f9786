import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

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
