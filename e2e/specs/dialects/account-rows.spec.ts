import { codeAddress, codePhoto } from '../../../tests/support/constancia';
import { expectAccessibleState } from '../../fixtures/accessibility';
import { addInvoicingProfile, customerApi, placeVoucherOrder } from '../../fixtures/checkout';
import { fillLogin, logIn, logInByForm, newCustomer } from '../../fixtures/customers';
import { createPastOrder } from '../../fixtures/history';
import { main } from '../../fixtures/placed-orders';
import { buttonOf, fieldOf } from '../../fixtures/profile';
import { isPlain } from '../../fixtures/purchase';
import { expect, test } from '../../fixtures/test';
import { expectTrueTexts } from '../../fixtures/true-texts';

test.describe.configure({ timeout: 120_000 });

const WAYS_TO_PAY = [
  ['Terminar el pago', /^\/pagos\/\d+\/pago-pendiente$/],
  ['Pagar de otra forma', /^\/compra\/\d+\/elegir-pago$/],
] as const;
const NEW_PROFILE = '/perfil/facturacion?datos=nuevos';

test('a failed database is never quoted by the login and the profile', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 5\d\d/);
  const customer = await newCustomer(request);
  await catalogue.injectFault('/eshop/login', 'sqlstate', { times: 1, body: customer.email });
  await page.goto('/login');
  await fillLogin(page, customer);
  await expect(page.getByText('Conexión denegada.').first()).toBeVisible();
  await expect(page.getByText(/SQLSTATE/)).toHaveCount(0);
  await expectTrueTexts(page);

  await logInByForm(page, customer, '/perfil/informacion');
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('customer') ?? '{}').id);
  await catalogue.injectFault(`/shop-v1/customers/${id}`, 'sqlstate', { times: 1 });
  await fieldOf(page, 'Nombre\\(s\\)').fill('Elena María');
  await buttonOf(page, 'Guardar cambios').click();
  await expect(page.getByText('Conexión denegada.').first()).toBeVisible();
  await expect(page.getByText(/SQLSTATE/)).toHaveCount(0);
});

test('an order that is sent says when it arrives, and leads to chat and invoice', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const { id } = await createPastOrder(request, customer, 'shipped');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  await expect(main(page).getByRole('link', { name: /^Chat del pedido/ })).toBeVisible();
  if (isPlain()) {
    // It names no day, so that none is promised.
    await expect(main(page).getByText(/^Llega/)).toHaveCount(0);
  } else {
    await expect(main(page).getByText(/^Llega (hoy|mañana|el|entre)/)).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: /^Rastrear la guía \d+ en / })).toBeVisible();
  await expectTrueTexts(page);
  await expectAccessibleState(page);
});

test('an order that waits for its payment says until when, and how it is paid', async ({
  page,
  request,
  catalogue,
}) => {
  const customer = await newCustomer(request);
  const call = await customerApi(request, customer);
  const product = await catalogue.find(
    ({ stockStores, current }) => stockStores > 8 && current > 300 && current < 3000,
  );
  await call('GET', `/eshop/carrito/agregar/${product.id}/1`);
  await placeVoucherOrder(call);
  const orders = await call('GET', `/shop-v1/customers/${await customerId(call)}/orders`);
  await logIn(page, customer, `/perfil/pedidos/${orders.data[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const until = main(page).getByText(/^Paga antes del .+, 23:59/);
  await expect(until).toHaveCount(isPlain() ? 0 : 1);
  await expect(main(page).getByRole('timer')).toHaveCount(isPlain() ? 0 : 1);
  if (!isPlain()) {
    for (const [name, href] of WAYS_TO_PAY) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }
  await expectTrueTexts(page);
});

const customerId = async (call: Awaited<ReturnType<typeof customerApi>>) =>
  (await call('GET', '/shop-v1/customers/-actions/self')).data.id;

test('the invoice of an order is downloaded as PDF and as XML', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await addInvoicingProfile(await customerApi(request, customer));
  const { id, folio } = await createPastOrder(request, customer, 'paid');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const downloads = main(page).getByRole('button', { name: /^Descargar/ });
  if (isPlain()) {
    // It says nothing of invoices, so none is promised.
    await expect(main(page).getByRole('heading', { name: 'Resumen' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Factura' })).toHaveCount(0);
    await expect(downloads).toHaveCount(0);
    return;
  }
  await expect(main(page).getByText(/^Pídela a más tardar el \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await buttonOf(page, 'Solicitar factura').press('Enter');
  for (const [name, ending] of [
    ['Descargar factura (PDF)', 'pdf'],
    ['Descargar XML', 'xml'],
  ] as const) {
    const started = page.waitForEvent('download');
    await buttonOf(page, name).press('Enter');
    expect((await started).suggestedFilename()).toBe(`factura-${folio}.${ending}`);
  }
  await expectTrueTexts(page);
  await expectAccessibleState(page);
});

test('the warranty of what was delivered is one press away', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const { id } = await createPastOrder(request, customer, 'delivered');
  await logIn(page, customer, `/perfil/pedidos/${id}`);
  await main(page).getByRole('link', { name: 'Garantía', exact: true }).press('Enter');
  await expect(page).toHaveURL(`/perfil/pedidos/${id}/garantia`);
});

test('a generic RFC takes the zip code of the issuer, and the name is offered as the Constancia writes it', async ({
  page,
  request,
  expectConsole,
}) => {
  // The zip code that does not exist is looked up.
  expectConsole(/404/);
  await logIn(page, await newCustomer(request), NEW_PROFILE);
  const zip = fieldOf(page, 'Código postal fiscal');
  await fieldOf(page, 'RFC').fill('XAXX010101000');
  await expect(zip).toHaveValue('03100');
  await zip.fill('06700');
  await buttonOf(page, 'Guardar').click();
  await expect(zip).toHaveAccessibleDescription(
    /escribe el código postal de la tienda que emite la factura/,
  );
  await fieldOf(page, 'RFC').fill('SIN120904QT6');
  await zip.fill('00001');
  await zip.blur();
  await expect(zip).toHaveAccessibleDescription(/No encontramos ese código postal/);
  const name = fieldOf(page, 'Nombre o razón social');
  await name.fill('Soluciones del Norte S.A. de C.V.');
  await buttonOf(page, 'Usar «SOLUCIONES DEL NORTE»').click();
  await expect(name).toHaveValue('SOLUCIONES DEL NORTE');
  await expectTrueTexts(page);
});

test('a photo of the Constancia gives the RFC of its QR code', async ({ page, request }) => {
  await logIn(page, await newCustomer(request), NEW_PROFILE);
  const opened = page.waitForEvent('filechooser');
  await buttonOf(page, 'Leer mi constancia (PDF o foto)').press('Enter');
  const photo = { name: 'foto.png', mimeType: 'image/png' };
  await (await opened).setFiles({ ...photo, buffer: await codePhoto(codeAddress('SIN120904QT6')) });
  await expect(page.getByText(/^Leímos tu RFC del código QR/)).toBeVisible();
  await expect(fieldOf(page, 'RFC')).toHaveValue('SIN120904QT6');
});
