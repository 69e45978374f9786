import { randomUUID } from 'node:crypto';
import { cardNames } from '../fixtures/lists';
import { expect, test, visit } from '../fixtures/test';

const DATABASE =
  'Problema técnico con la base de datos de servidor, espera un poco y vuelve a recargar la página.';
/** More calls than the shop makes before it gives up. */
const ALL_RETRIES = 3;

test('a page that was rendered once needs no backend', async ({ request, catalogue }) => {
  const [brand] = (await catalogue.search()).facets.brands.slice(-1);
  const [category] = (await catalogue.search(`marca_${brand?.slug}`)).facets.categories;
  const filters = `categoria_${category?.slug}/marca_${brand?.slug}`;
  const first = await (await request.get(`/buscar/${filters}`)).text();
  await catalogue.injectFault(`/search/${filters}`, 'drop', { times: 3 });
  const second = await request.get(`/buscar/${filters}`);
  expect(second.status()).toBe(200);
  expect(await second.text()).toBe(first);
});

test('without the backend a new page is a complete error page, and recovers afterwards', async ({
  page,
  request,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const [brand] = (await catalogue.search()).facets.brands.slice(-2);
  const filters = `marca_${brand?.slug}`;
  // An address that no earlier run has put into the cache.
  const path = `/buscar/${filters}?precio_max=${90_000 + (Date.now() % 900_000)}`;
  await catalogue.injectFault(`/search/${filters}`, 'sqlstate', { times: 4 });

  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  await expect(page.getByText(/^Error inesperado: /)).toBeVisible();
  await expect(page.getByText('SQLSTATE')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  await page.goto(path);
  await expect(cardNames(page)).not.toHaveCount(0);
});

test('a search by text without the backend is an error page too', async ({
  page,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const [brand] = (await catalogue.search()).facets.brands.slice(-3);
  await catalogue.injectFault(`/search/marca_${brand?.slug}`, 'drop', { times: 3 });
  const path = `/buscar/marca_${brand?.slug}?q=${randomUUID().slice(0, 4)}`;
  const response = await page.goto(path);
  expect(response?.status()).toBe(500);
  // The page is whole without JavaScript.
  expect(await response?.text()).toContain('Ooops...</h1>');
  await expect(page.getByRole('heading', { level: 1, name: 'Ooops...' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const kind of ['sqlstate', 'html', 'broken-json'] as const) {
  test(`more reviews after an answer with ${kind}`, async ({ page, catalogue, expectConsole }) => {
    expectConsole(/status of 50\d/);
    const skip = { sqlstate: 4, html: 5, 'broken-json': 6 }[kind];
    const product = await catalogue.find(({ reviewsCount }) => reviewsCount > 8, { skip });
    await visit(page, `/productos/${product.slug}`);
    await catalogue.injectFault(`/shop-v1/products/${product.id}/reviews`, kind, {
      times: ALL_RETRIES,
    });
    const region = page.getByRole('region', { name: 'Reseñas' });
    await region.getByRole('button', { name: 'Ver más reseñas' }).click();
    if (kind === 'sqlstate') {
      const toasts = page.getByRole('region', { name: 'Notificaciones' });
      await expect(toasts).toContainText('Conexión denegada.');
      await expect(toasts).toContainText(DATABASE);
    }
    await expect(region.getByText('No pudimos cargar más reseñas.')).toBeVisible();
    const items = region.getByRole('listitem').filter({ has: page.getByRole('time') });
    await expect(items).toHaveCount(5);
    await region.getByRole('button', { name: 'Reintentar' }).click();
    await expect(items).toHaveCount(Math.min(product.reviewsCount, 10));
    await expect(region.getByText('No pudimos cargar más reseñas.')).toHaveCount(0);
  });
}

test('too many zip codes are rejected with the text of the error catalogue', async ({
  page,
  catalogue,
  expectConsole,
}) => {
  expectConsole(/status of 429/);
  await visit(page, '/marcas');
  await catalogue.injectFault('/shop-v1/zip-codes/64010', 'status', { status: 429, times: 2 });
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elige tu ubicación' });
  await dialog.getByLabel('Código postal').fill('64010');
  const toasts = page.getByRole('region', { name: 'Notificaciones' });
  await expect(toasts).toContainText('Intentos de reconexión excedidos');
  await expect(toasts).toContainText('Por favor espera un poco y vuelve a recargar la página.');
  const save = dialog.getByRole('button', { name: 'Usar esta ubicación' });
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'No pudimos consultar el código postal. Inténtalo de nuevo.',
  );
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Enviar a 64010/ })).toBeVisible();
});

test('a missing answer is reported with the text of the error catalogue', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await visit(page, '/marcas');
  await page.route('**/api/shop-v1/zip-codes/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Elige tu ubicación' }).click();
  await page.getByLabel('Código postal').fill('64010');
  const toasts = page.getByRole('region', { name: 'Notificaciones' });
  await expect(toasts).toContainText('Sin respuesta del servidor');
  await expect(toasts).toContainText(
    'Por favor verfica la conexión del servidor y luego recarga esta página.',
  );
});

test('a delivery estimate that fails says so', async ({ page, catalogue, expectConsole }) => {
  expectConsole(/status of 50\d/);
  const product = await catalogue.find(({ stock }) => stock > 3, { skip: 7 });
  await catalogue.injectFault(
    `/shop-v1/products/${product.id}/-actions/delivery-estimate`,
    'html',
    {
      times: ALL_RETRIES,
    },
  );
  await visit(page, `/productos/${product.slug}`);
  await page.getByRole('main').getByLabel('Código postal').fill('97050');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(
    page.getByText('No pudimos calcular la entrega. Intenta de nuevo en un momento.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Llega (hoy|mañana|el|entre)/)).toBeVisible();
});

test('the cart survives an unreachable backend', async ({ page, catalogue, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  const product = await catalogue.find(({ stock }) => stock > 5, { skip: 8 });
  await visit(page, `/productos/${product.slug}`);
  await page.route('**/api/**', (route) => route.abort());
  await page
    .getByRole('button', { name: `Agregar al carrito: ${product.name}` })
    .first()
    .click();
  const opener = page.getByRole('button', { name: 'Carrito. Productos en tu carrito: 1' });
  await expect(opener).toBeVisible();
  await page.reload();
  await opener.click();
  const cart = page.getByRole('dialog', { name: /^Tu carrito/ });
  await expect(cart.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1');
});
