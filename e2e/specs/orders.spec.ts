import { readFile } from 'node:fs/promises';
import { expectAccessibleState } from '../fixtures/accessibility';
import { logIn, newCustomer } from '../fixtures/customers';
import { createPastOrder, LAURA, readOwnList } from '../fixtures/history';
import { expectSameDocument, heading, markDocument } from '../fixtures/navigation';
import { expect, test } from '../fixtures/test';

// axe checks each screen twice.
test.describe.configure({ timeout: 120_000 });

const main = (page: import('@playwright/test').Page) => page.getByRole('main');

test('a new customer sees an empty state that explains orders', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/404/);
  await logIn(page, await newCustomer(request), '/perfil/pedidos');
  await expect(page.getByText('Aún no tienes pedidos')).toBeVisible();
  await expect(main(page).getByLabel('Estado')).toBeHidden();
  await expectAccessibleState(page);
  await page.goto('/perfil/pedidos/10104');
  await expect(page.getByText(/No encontramos lo que buscas/)).toBeVisible();
});

test('orders are filtered by the address, and the back button undoes it', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/pedidos');
  const rows = main(page).getByRole('link', { name: /^Pedido P-/ });
  await expect(page.getByText('28 pedidos')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expectAccessibleState(page);
  await markDocument(page);

  await main(page).getByLabel('Estado').selectOption('Cancelado');
  await expect(page).toHaveURL('/perfil/pedidos?estado=cancelled');
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('listitem').getByText('Cancelado')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('28 pedidos')).toBeVisible();
  await expect(main(page).getByLabel('Estado')).toHaveValue('');

  await page.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL('/perfil/pedidos?pagina=3');
  await expect(rows).toHaveCount(8);

  const folio = (await rows.first().textContent())?.replace('Pedido ', '') ?? '';
  await main(page).getByLabel('Buscar').fill(folio);
  await main(page).getByLabel('Buscar').press('Enter');
  await expect(page).toHaveURL(`/perfil/pedidos?buscar=${folio}`);
  await expect(rows).toHaveText([`Pedido ${folio}`]);
  await expectSameDocument(page);

  await main(page).getByLabel('Buscar').fill('zzqxwv');
  await main(page).getByLabel('Buscar').press('Enter');
  await expect(page.getByText('Ningún pedido coincide con tu búsqueda')).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Ver todos mis pedidos' }).click();
  await expect(page.getByText('28 pedidos')).toBeVisible();

  await page.goto('/perfil/pedidos?desde=2026-02-02&hasta=2026-01-01');
  await expect(main(page).getByLabel('Hasta')).toHaveAccessibleDescription(/debe ser anterior/);
  await expect(main(page).getByLabel('Hasta')).toHaveValue('2026-01-01');
});

test('an order that waits for its payment says what is missing', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/pedidos?estado=pending_payment');
  await main(page)
    .getByRole('link', { name: /^Pedido P-/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Detalle del pedido');
  await expect(main(page).getByText(/^Falta tu pago\. Presenta esta referencia/)).toBeVisible();
  await expect(main(page).getByText(/^9300 \d{4} \d{4} \d\d$/)).toBeVisible();
  await expect(main(page).locator('[aria-current=step]')).toContainText('Pendiente de pago');
  await expect(main(page).getByText(/^Paga antes del .+, 23:59/)).toBeVisible();
  await expect(main(page).getByRole('timer')).toHaveText(/\d+ h \d\d min \d\d s/);
  await expect(main(page).getByText('Podrás facturar este pedido')).toBeVisible();
  await expectAccessibleState(page);
});

test('a parcel on its way says when it arrives, and its number leads to the courier', async ({
  page,
}) => {
  await logIn(page, LAURA, '/perfil/pedidos?estado=shipped');
  await main(page)
    .getByRole('link', { name: /^Pedido P-/ })
    .click();
  await expect(main(page).getByText(/^Llega (hoy|mañana|el|entre)/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Rastrear la guía \d+ en / })).toHaveAttribute(
    'href',
    /^https:\/\/.+\d{10}/,
  );
  // Chat and invoice are one press away.
  await expect(main(page).getByRole('link', { name: /^Chat del pedido/ })).toBeVisible();
  await main(page).getByRole('link', { name: 'Factura', exact: true }).press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Factura' })).toBeInViewport();
  await expectAccessibleState(page);
});

test('an order can be bought again', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const { id, folio } = await createPastOrder(request, customer, 'delivered');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  await expect(page.getByRole('heading', { name: `Pedido ${folio}` })).toBeVisible();
  await expectAccessibleState(page);

  const review = main(page)
    .getByRole('link', { name: /^Escribir una reseña de/ })
    .first();
  await expect(review).toHaveAttribute('href', /^\/productos\/.+#escribir-resena$/);
  await expect(page.getByRole('link', { name: 'Agregar datos de facturación' })).toHaveAttribute(
    'href',
    '/perfil/facturacion',
  );

  await page.getByRole('button', { name: 'Comprar de nuevo' }).dblclick();
  await expect(
    main(page)
      .getByRole('status')
      .getByText(/^Agregamos \d+ piezas? a tu carrito/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mi carrito' })).toBeVisible();
  await expectAccessibleState(page);
});

test('an invoice is requested and downloaded', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const { id, folio } = await createPastOrder(request, customer, 'paid');
  await logIn(page, customer, '/perfil/pedidos');
  await page.evaluate(async () => {
    const type = 'application/vnd.api+json';
    const attributes = {
      rfc: 'MERL850612AB3',
      business_name: 'ELENA PRUEBA',
      tax_regime: '612',
      cfdi_use: 'G03',
      zip_code: '06700',
      email: 'elena@ejemplo.mx',
      is_default: true,
    };
    await fetch('/api/shop-v1/invoicing-profiles', {
      method: 'POST',
      headers: {
        accept: type,
        'content-type': type,
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      },
      body: JSON.stringify({ data: { type: 'invoicing-profiles', attributes } }),
    });
  });
  await page.goto(`/perfil/pedidos/${id}`);
  await expect(page.getByLabel('¿A nombre de quién la emitimos?')).toContainText('ELENA PRUEBA');
  await expect(main(page).getByText(/^Pídela a más tardar el \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await page.getByLabel('Uso de CFDI en esta compra').selectOption('I04');
  await page.getByRole('button', { name: 'Solicitar factura' }).click();
  const button = page.getByRole('button', { name: 'Descargar factura (PDF)' });
  await expect(button).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`factura-${folio}.pdf`);
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar XML' }).click(),
  ]);
  expect(xml.suggestedFilename()).toBe(`factura-${folio}.xml`);
  const text = (await readFile(await xml.path())).toString();
  expect(text).toContain('Rfc="MERL850612AB3"');
  expect(text).toContain('UsoCFDI="I04"');
  expect(await readOwnList(page, '/shop-v1/customers/{customer}/orders')).toMatchObject([
    { attributes: { has_invoice: true } },
  ]);
});
