import { logIn, newCustomer } from '../fixtures/customers';
import { expect, test } from '../fixtures/test';

const ANSWER = { contentType: 'application/vnd.api+json', status: 200 };

/** Screens of a customer, the call that each lives from, and what it says when there is nothing. */
const SCREENS = [
  { path: '/perfil/pedidos', call: 'customers/*/orders', none: 'Aún no tienes pedidos' },
  { path: '/perfil/direcciones', call: 'customers/*/addresses', none: 'Aún no tienes direcciones' },
  {
    path: '/perfil/garantias',
    call: 'customers/*/warranties',
    none: 'No tienes solicitudes de garantía',
  },
  { path: '/compra/carrito/detalle', call: 'carrito/detalle', none: 'Tu carrito está vacío' },
] as const;

for (const { path, call, none } of SCREENS) {
  test(`an answer that says nothing is not taken for an absence: ${path}`, async ({
    page,
    request,
  }) => {
    await logIn(page, await newCustomer(request), '/marcas');
    let body = '';
    await page.route(`**/api/**/${call}*`, (route) =>
      body === 'real' ? route.continue() : route.fulfill({ ...ANSWER, body }),
    );
    for (const said of ['', '{}', '{"data":["x"]}']) {
      body = said;
      await page.goto(path);
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Reintentar' }),
      ).toBeVisible();
      await expect(page.getByText(none)).toHaveCount(0);
    }
    body = 'real';
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText(none)).toBeVisible();
  });
}

test('a product whose answer says nothing is a failure for a moment and not an unknown address', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  // A product that no other test and no earlier run opens.
  const { products } = await catalogue.search('', { page: 62, per_page: 100 });
  const product = products[Date.now() % products.length];
  if (!product) throw new Error('The catalogue is too small.');
  const path = `/productos/${product.slug}`;
  await catalogue.control('faults', {
    match: { path: `/shop-v1/products?filter[slug]=${product.slug}` },
    kind: 'status',
    status: 200,
    answer: {},
    times: 3,
  });
  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
});
