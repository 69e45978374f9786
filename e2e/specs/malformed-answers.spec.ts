import { logIn, newCustomer } from '../fixtures/customers';
import { catalogue, expect, expectConsole, test } from '../fixtures/test';
import { buttonOf, expectText } from '../pages/main';

/** Screens of a customer, the call that each lives from, what it answers, and what it says when there is nothing. */
const SCREENS = [
  { path: '/perfil/pedidos', call: 'customers/*/orders', body: '', none: 'Aún no tienes pedidos' },
  {
    path: '/perfil/direcciones',
    call: 'customers/*/addresses',
    body: '{}',
    none: 'Aún no tienes direcciones',
  },
  {
    path: '/perfil/garantias',
    call: 'customers/*/warranties',
    body: '{"data":["x"]}',
    none: 'No tienes solicitudes de garantía',
  },
  {
    path: '/compra/carrito/detalle',
    call: 'carrito/detalle',
    body: '{}',
    none: 'Tu carrito está vacío',
  },
] as const;

// Every reader with every such answer: `tests/lib/api/malformed-answers.test.ts`.
test('an answer that says nothing is not taken for an absence on a screen', async ({ page }) => {
  await logIn(page, await newCustomer(), '/marcas');
  for (const { path, call, body, none } of SCREENS) {
    await test.step(path, async () => {
      const calls = `**/api/**/${call}*`;
      const answer = { contentType: 'application/vnd.api+json', status: 200, body };
      await page.route(calls, (route) => route.fulfill(answer));
      await page.goto(path);
      const again = buttonOf(page, 'Reintentar');
      await expect(again).toBeVisible();
      await expect(page.getByText(none)).toHaveCount(0);
      await page.unroute(calls);
      await again.click();
      await expectText(page, none);
    });
  }
});

test('a product whose answer says nothing is a failure for a moment and not an unknown address @smoke', async ({
  page,
  request,
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
