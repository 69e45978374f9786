import { expect, test } from '../fixtures/test';

const AGENTS = {
  curl: 'curl/8.5.0',
  'a crawler': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const UNKNOWN = [
  '/productos/no-existe-este-producto',
  '/buscar/marca_no-existe',
  '/buscar/categoria_no-existe',
  '/buscar/sin-prefijo',
  '/no/existe',
  '/listado/-/marca_asus',
  '/soporte/no-existe',
  '/marcas/no-existe',
  '/landing/no-existe',
  '/landing',
  '/pagos',
];

for (const [name, agent] of Object.entries(AGENTS)) {
  for (const path of UNKNOWN) {
    test(`${name} gets a whole 404 page at ${path}`, async ({ request }) => {
      const response = await request.get(path, { headers: { 'user-agent': agent } });
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toMatch(/<header[\s>]/);
      expect(html).toMatch(/<footer[\s>]/);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    });
  }
}

test('the 404 page says what the specification says', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto('/no/existe');
  await expect(page).toHaveTitle('404 - Page Not Found');
  await expect(page.getByRole('heading', { name: 'Ooops...' })).toBeVisible();
  await expect(
    page.getByText('La página o el recurso solicitado no existe o ya no está disponible.'),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Alternativamente le invitamos a revisar algunas de nuestras opciones disponibles',
    ),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const [label, path] of [
    ['Ir al inicio', '/'],
    ['Categorías', '/busqueda-por-categoria'],
    ['Sucursales', '/soporte/sucursales'],
    ['Facturación', '/soporte/preguntas-frecuentes'],
  ] as const) {
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('every document has a policy without unsafe-inline scripts', async ({
  request,
  catalogue,
}) => {
  const product = await catalogue.find(() => true);
  const [category] = await catalogue.rootCategories();
  const documents = [
    '/',
    '/marcas',
    '/busqueda-por-categoria',
    `/productos/${product.slug}`,
    `/buscar/categoria_${category?.slug}`,
    `/buscar/categoria_${category?.slug}?page=2`,
    '/buscar?q=tarjeta',
    '/soporte/sucursales',
    '/nosotros/privacidad',
    '/landing/arma-tu-setup',
    '/no/existe',
    '/productos/no-existe',
  ];
  for (const path of documents) {
    const response = await request.get(path);
    const policies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    expect(policies, path).toHaveLength(1);
    const scripts = policies[0]?.value.match(/script-src ([^;]*)/)?.[1] ?? '';
    expect(scripts, path).toMatch(/'(sha256|nonce)-/);
    expect(scripts, path).not.toContain('unsafe');
    expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
  }
});

test('each per-request document has its own nonce', async ({ request }) => {
  const nonce = async () =>
    (await request.get('/buscar?q=ssd'))
      .headers()
      ['content-security-policy']?.match(/nonce-(\w+)/)?.[1];
  expect(await nonce()).not.toBe(await nonce());
});

test('aliases and parents redirect to the canonical address', async ({ request }) => {
  for (const [from, to] of [
    ['/sucursales', '/soporte/sucursales'],
    ['/preguntas-frecuentes', '/soporte/preguntas-frecuentes'],
    ['/privacidad', '/nosotros/privacidad'],
    ['/soporte', '/soporte/sucursales'],
    ['/nosotros', '/nosotros/privacidad'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(response.headers().location, from).toBe(to);
  }
});

test('the same filters in another order redirect to one address', async ({
  request,
  catalogue,
}) => {
  const slugs = (await catalogue.brands()).map(({ slug }) => slug);
  const [first = '', second = ''] = slugs.sort();
  const response = await request.get(`/buscar/marca_${second}/marca_${first}?precio_min=`, {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(`/buscar/marca_${first}/marca_${second}`);
});

test('robots.txt lets crawlers in and keeps them off the API', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).toContain('Disallow: /api/');
});

test('a product document is complete for crawlers', async ({ request, catalogue, baseURL }) => {
  const product = await catalogue.find(() => true, { q: 'tarjeta de video' });
  const response = await request.get(`/productos/${product.slug}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<meta property="og:type" content="product"/>');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/productos/${product.slug}"/>`);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  const offer = blocks.find((block) => block['@type'] === 'Product')?.offers;
  expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'MXN' });
  expect(Number(offer.price)).toBeGreaterThan(0);
  expect(blocks.map((block) => block['@type'])).toContain('BreadcrumbList');
});
