import { FEATURES, type Feature } from '@/lib/features/features';
import { SITE } from '../fixtures/backend';
import { startOwnShop, testWithIsolatedShop } from '../fixtures/isolated-shop';
import { openCartAsBuyer } from '../fixtures/purchase';
import { catalogue, expect, visit } from '../fixtures/test';
import * as Checkout from '../pages/checkout';
import { main, radio } from '../pages/main';

/** What goes with each feature: the addresses, the calls, and how a document shows it. */
const PARTS: Record<Feature, { addresses: string[]; calls: string[]; shows?: RegExp }> = {
  reviews: {
    addresses: [],
    calls: ['GET /shop-v1/products/1/reviews', 'POST /shop-v1/product-reviews'],
    shows: /#resenas|id="resenas"|aggregateRating/,
  },
  wallet: {
    addresses: ['/perfil/monedero'],
    calls: ['POST /eshop/carrito/agregar-monedero', 'GET /shop-v1/customers/1/wallet-movements'],
  },
  builder: {
    addresses: ['/arma-tu-equipo', '/arma-tu-equipo/mi-equipo', '/arma-tu-equipo?pos'],
    calls: ['GET /shop-v1/assembly-groups', 'POST /shop-v1/assembly-configs'],
    shows: /arma-tu-computadora/,
  },
  wishlists: {
    addresses: ['/perfil/favoritos'],
    calls: ['GET /shop-v1/customers/1/wishlists', 'POST /shop-v1/customer-wishlist-items'],
    shows: /class="heart/,
  },
  compare: { addresses: ['/comparar'], calls: [], shows: /class="compare-page/ },
  coupons: { addresses: [], calls: ['POST /eshop/carrito/agregar-cupon'] },
  warranties: {
    addresses: ['/perfil/garantias', '/perfil/garantias/7', '/perfil/pedidos/7/garantia'],
    calls: ['GET /shop-v1/warranties/7', 'POST /shop-v1/warranties'],
  },
  notifications: {
    addresses: ['/perfil/notificaciones'],
    calls: ['GET /shop-v1/customers/1/notifications'],
  },
  'order-chat': {
    addresses: ['/perfil/pedidos/7/chat'],
    calls: ['GET /shop-v1/orders/7/messages', 'POST /shop-v1/order-messages'],
  },
  invoicing: {
    addresses: ['/perfil/facturacion', '/soporte/facturacion'],
    calls: ['GET /eshop/invoicing/init-data', 'GET /shop-v1/orders/7/-actions/invoice'],
  },
  'stored-cards': {
    addresses: ['/perfil/metodos-pago/tarjeta'],
    calls: ['GET /shop-v1/customers/1/tokenizables'],
  },
  devices: { addresses: ['/perfil/dispositivos'], calls: ['GET /shop-v1/customers/1/devices'] },
  landing: { addresses: ['/landing/contado-y-meses'], calls: [] },
  stores: {
    addresses: ['/soporte/sucursales', '/soporte/sucursales?producto=x'],
    calls: ['GET /shop-v1/stores'],
    shows: /#sucursales|id="sucursales"/,
  },
  pickup: {
    addresses: [],
    calls: ['GET /eshop/checkout/pickup-stores'],
    shows: /Recoge en sucursal/,
  },
  insurance: { addresses: [], calls: [] },
  twins: { addresses: ['/index.md'], calls: [], shows: /text\/markdown/ },
  feeds: { addresses: ['/feeds/google.xml', '/feeds/meta-1.csv'], calls: [] },
  cards: { addresses: ['/tarjetas/equipos/1.1'], calls: [], shows: /product:price|\/tarjetas\// },
};

/** Features that only a signed-in customer or the backend's own links lead to. */
const INVISIBLE: readonly Feature[] = ['coupons', 'insurance', 'order-chat', 'landing', 'feeds'];

/** The links and parts of a feature in a document. Banners of the backend may name any address. */
function findTraces(html: string, name: Feature): string[] {
  const { addresses, shows } = PARTS[name];
  const own = html.replaceAll(/<section[^>]*class="[^"]*(banner|carousel)[\s\S]*?<\/section>/g, '');
  const linked = addresses.filter((address) => own.includes(`href="${address}"`));
  return [...linked, ...(shows?.exec(own)?.slice(0, 1) ?? [])];
}

// The build has every feature: what counts is the environment at start.
const test = testWithIsolatedShop(() =>
  startOwnShop({ FEATURES: FEATURES.map((name) => `-${name}`).join(',') }),
);

test('has no screen and no call of what it is without', async ({ request }) => {
  for (const name of FEATURES) {
    for (const address of PARTS[name].addresses) {
      const response = await request.get(address);
      const html = await response.text();
      expect([address, response.status()]).toEqual([address, 404]);
      expect(html).toContain('data-shop-header');
      expect(html).toContain('noindex');
    }
    for (const call of PARTS[name].calls) {
      const [method, path] = call.split(' ');
      const response = await request.fetch(`/api${path}`, { method });
      expect([call, response.status()]).toEqual([call, 404]);
    }
  }
});

test('has no link and no part of what it is without', async ({ request }) => {
  const visible = new Set<Feature>();
  const { slug } = await catalogue.find((one) => one.reviewsCount > 12 && one.stockStores > 5);
  const [category] = await catalogue.rootCategories();
  for (const path of [
    '/',
    `/productos/${slug}`,
    `/buscar/categoria_${category?.slug}`,
    '/mi-cuenta',
    '/perfil/pedidos',
    '/soporte/contactanos',
    '/nosotros/terminos-y-condiciones',
    '/no-existe',
  ]) {
    const html = await (await request.get(path)).text();
    const whole = await (await request.get(`${SITE}${path}`)).text();
    expect(html).toContain('data-shop-header');
    for (const name of FEATURES) {
      expect([path, name, findTraces(html, name)]).toEqual([path, name, []]);
      if (findTraces(whole, name).length > 0) visible.add(name);
    }
  }
  // Otherwise the search for traces would find nothing anywhere.
  expect(FEATURES.filter((name) => !visible.has(name)).sort()).toEqual([...INVISIBLE].sort());
});

test('the sitemap has only what the shop has', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/paginas.xml')).text();
  expect(xml).toContain('/soporte/contactanos');
  expect(xml).not.toMatch(/\/landing\/|\/soporte\/(sucursales|facturacion)/);
});

test('parents lead to a screen that the shop has', async ({ request }) => {
  for (const [path, target] of [
    ['/perfil', '/mi-cuenta'],
    ['/soporte', '/soporte/contactanos'],
    ['/nosotros', '/nosotros/privacidad'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 308]);
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(target);
  }
});

test('a customer buys in a shop without optional features', async ({ page }) => {
  await visit(page, '/');
  await openCartAsBuyer(page, 3);
  await expect(page.getByRole('link', { name: 'Mi monedero' })).toHaveCount(0);
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await Checkout.goToPayment(page);
  await Checkout.choosePayment(page, Checkout.WAYS.voucher);
  await expect(radio(page, /^Recoger en sucursal/)).toHaveCount(0);
  await expect(main(page).getByText('Necesito factura')).toHaveCount(0);
  await Checkout.chooseDelivery(page, false);
  await expect(page).toHaveURL(new RegExp(`${Checkout.REVIEW_PATH}$`));
  expect(await Checkout.amountToPay(page)).toBeGreaterThan(0);
  await Checkout.orderButton(page).click();
  await expect(page).toHaveURL(/\/pago-oxxo$/);
});
