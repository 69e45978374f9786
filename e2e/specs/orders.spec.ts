import { readFile } from 'node:fs/promises';
import { expectSameDocument, markDocument } from '../fixtures/browse';
import { createPastOrder, LAURA, logIn, newCustomer, readOwnList } from '../fixtures/customers';
import { addInvoicingProfile, backendClient } from '../fixtures/server-cart';
import { expect, test } from '../fixtures/test';
import { enter, expectText, link, linkOf, main } from '../pages/main';

test('orders are filtered by the address, and the back button undoes it', async ({ page }) => {
  await logIn(page, LAURA, '/perfil/pedidos');
  const rows = linkOf(page, /^Pedido P-/);
  await expectText(page, '28 pedidos');
  await expect(rows).toHaveCount(10);
  await markDocument(page);

  await main(page).getByText('Filtrar', { exact: true }).click();
  await main(page).getByLabel('Estado').selectOption('Cancelado');
  await expect(page).toHaveURL('/perfil/pedidos?estado=cancelled');
  await expectText(page, '1 pedido', { exact: true });
  await expectText(main(page).getByRole('listitem'), 'Cancelado');
  await page.goBack();
  await expectText(page, '28 pedidos');
  await expect(main(page).getByLabel('Estado')).toHaveValue('');

  await page.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL('/perfil/pedidos?pagina=3');
  await expect(rows).toHaveCount(8);

  const folio = (await rows.first().textContent())?.replace('Pedido ', '') ?? '';
  await enter(main(page).getByLabel('Buscar'), folio);
  await expect(page).toHaveURL(`/perfil/pedidos?buscar=${folio}`);
  await expect(rows).toHaveText([`Pedido ${folio}`]);
  await expectSameDocument(page);

  await enter(main(page).getByLabel('Buscar'), 'zzqxwv');
  await expectText(page, 'Ningún pedido coincide con tu búsqueda');
  await page.getByRole('link', { name: 'Ver todos mis pedidos' }).click();
  await expectText(page, '28 pedidos');

  await page.goto('/perfil/pedidos?desde=2026-02-02&hasta=2026-01-01');
  await expect(main(page).getByLabel('Hasta')).toHaveAccessibleDescription(/debe ser anterior/);
  await expect(main(page).getByLabel('Hasta')).toHaveValue('2026-01-01');
});

test('an invoice is requested and downloaded @smoke', async ({ page }) => {
  const customer = await newCustomer();
  const { id, folio } = await createPastOrder(customer, 'paid');
  await addInvoicingProfile(await backendClient(customer));
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  // The invoice is one press away.
  await link(page, 'Factura').press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Factura' })).toBeInViewport();
  const holder = page.getByLabel('¿A nombre de quién la emitimos?');
  await expect(holder).toContainText('SERVICIOS INTEGRALES');
  // At the button and at the form.
  const deadline = /^Pide tu factura a más tardar el \d+ \p{L}+ \d{4}/u;
  await expect(main(page).getByText(deadline)).toHaveCount(2);
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
  expect(text).toContain('Rfc="SIN120904QT6"');
  expect(text).toContain('UsoCFDI="I04"');
  expect(await readOwnList(page, '/shop-v1/customers/{customer}/orders')).toMatchObject([
    { attributes: { has_invoice: true } },
  ]);
});
