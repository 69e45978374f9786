import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { tabThroughMain } from '../fixtures/keyboard';
import { expectErrors, expectReadingOrder } from '../fixtures/reading-order';
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

test('the checks of the reading order find the problems that they look for', async ({ page }) => {
  const show = (html: string) => page.setContent(`<main><h1>Pago</h1>${html}</main>`);
  for (const html of [
    '<h3>Tarjeta</h3>',
    '<h1>Otra vez</h1>',
    '<nav>Pasos</nav>',
    '<iframe></iframe>',
    '<dl><div><dd>$1.00</dd><dt>Total</dt></div></dl>',
    '<div style="display: flex; flex-direction: column-reverse"><p>Uno</p><p>Dos</p></div>',
    '<div style="display: flex; flex-direction: row-reverse"><p>Uno</p><p>Dos</p></div>',
  ]) {
    await show(html);
    await expect(expectReadingOrder(page), html).rejects.toThrow();
  }
  const error = '<p id="error" class="form-error">Falta algo.</p>';
  await show(`<input aria-invalid="true">${error}`);
  await expect(expectErrors(page, [])).rejects.toThrow();
  await show(`<h2>Total</h2><input aria-invalid="true" aria-describedby="error">${error}`);
  await expectErrors(page, ['Falta algo.']);
  await expectReadingOrder(page);
});

test('the check finds a field in a frame without a visible focus', async ({ page }) => {
  for (const [style, isFine] of [
    ['outline: 3px solid', true],
    ['outline: none', false],
    ['outline: 3px solid; position: absolute; left: -90px', false],
  ] as const) {
    const inside = `<style>input:focus { ${style} }</style><input id='number'>`;
    await page.setContent(
      `<a href="#contenido">Saltar al contenido</a>
      <main id="contenido" tabindex="-1"><iframe srcdoc="${inside}"></iframe></main><a href="/">Fin</a>`,
    );
    await expect(page.frameLocator('iframe').locator('input')).toBeVisible();
    const walked = tabThroughMain(page);
    if (isFine) await walked;
    else await expect(walked, style).rejects.toThrow('number');
  }
});
