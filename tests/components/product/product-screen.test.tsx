// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.

import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productCrumbs } from '@/components/browse/product/product-header';
import { ProductScreen } from '@/components/browse/product/product-screen';
import { COMPONENTS_PAGE_SIZE } from '@/lib/domain/paging';
import type { Variant } from '@/lib/domain/product/data-sheet';
import type { Category } from '@/lib/domain/product/types';
import { createCategory } from '@/tests/support/create-category';
import { createOffer, createProduct, type ProductChange } from '@/tests/support/create-product';

const noReviews = { reviews: [], page: 1, lastPage: 1, total: 0, average: 0, distribution: [] };
const summary = (id: string) => createProduct({ id, slug: `p-${id}`, name: `Producto ${id}` });
const sold = { stockTotal: 0, stockStores: 0, stockProviders: 0 };
const offers = [
  createOffer({ interestPercent: 10, monthPrice: 82.5, total: 990 }),
  createOffer({ offerId: 'a', months: 7, monthPrice: 128.57 }),
];

/** Shows the page of a product, in place of the one that was shown. */
function show(change: ProductChange = {}, variants: readonly Variant[] = []) {
  cleanup();
  const product = createProduct(change);
  return render(
    <ProductScreen
      product={product}
      crumbs={productCrumbs(product)}
      reviews={noReviews}
      stores={[]}
      variants={variants}
      siteUrl="https://tienda.example"
      now={Date.UTC(2026, 10, 21)}
    />,
  ).container;
}
const textsOf = (elements: Iterable<Node>) => [...elements].map(({ textContent }) => textContent);

test('has the anchor of the product, one h1 and unique ids', () => {
  const page = show({
    relatedProducts: { substitutes: ['1'], sets: ['2'], related: ['3'] },
    components: [summary('4')],
  });
  expect(page.querySelector('#product-page-7')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(ids).toContain(link.getAttribute('href')?.slice(1));
});

test('a product stands in the first row that has it, and never on its own page', () => {
  show({ relatedProducts: { substitutes: ['1'], sets: ['1', '2'], related: ['2', '7'] } });
  expect(screen.getByRole('heading', { name: 'Se compra junto con' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Productos relacionados' })).toBeNull();
});

test('a licence is in no store', () => {
  const storesWithStock = [{ storeId: '3', name: 'Centro', stock: 2 }];
  const ofStores = '#sucursales, [href="#sucursales"]';
  expect(show({ storesWithStock }).querySelector(ofStores)).not.toBeNull();
  expect(show({ storesWithStock, isDigital: true }).querySelector(ofStores)).toBeNull();
});

test('sold out: substitutes first, no way to pay, no promise to send it, and one press into the favorites', () => {
  const page = show({
    ...sold,
    relatedProducts: { substitutes: ['1'], sets: [], related: [] },
    offerMonths: offers,
    pricing: { walletAmountWithTax: 20 },
    coupon: { code: 'NODO', text: '' },
  });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent(/^Este producto se agotó. Estos lo sustituyen$/);
  expect(page).not.toHaveTextContent(/proveedor|meses sin|Monedero|Aplica Cupón/);
  expect(screen.queryByRole('textbox', { name: 'Código postal' })).toBeNull();
  expect(screen.getByText('Ninguna sucursal lo tiene en existencia.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Elige cómo pagar' })).toBeNull();
  const save = screen.getByRole('button', { name: /^Guardar en Mis favoritos/ });
  expect(save).toHaveTextContent('Guardar en Mis favoritos');
});

const nowhere = { stockStores: 0, stockProviders: 0, stockTotal: null };
test.each<[string, ProductChange, RegExp]>([
  ['only a provider has it', { stockStores: 0 }, /Lo enviamos desde el proveedor/],
  ['nobody says where it is', nowhere, /^No tenemos el detalle de existencia por sucursal\.$/],
])('stores are spoken of only as far as the backend does: %s', (_, change, text) => {
  show(change);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([0, 1])(
  'a kit lists a page of its components with their prices, and has a button for %d more',
  (more) => {
    const count = COMPONENTS_PAGE_SIZE + more;
    show({ components: Array.from({ length: count }, (_, at) => summary(`${at + 20}`)) });
    const kit = within(screen.getByRole('region', { name: 'Qué incluye este paquete' }));
    expect(kit.getAllByRole('listitem')).toHaveLength(COMPONENTS_PAGE_SIZE);
    expect(kit.getAllByRole('listitem')[1]).toHaveTextContent('Producto 21$900.00');
    const link = kit.getByRole('link', { name: 'Producto 21' });
    expect(link).toHaveAttribute('href', '/productos/p-21');
    expect(kit.queryAllByRole('button')).toHaveLength(more);
  },
);

test('a low stock is said with its pieces, and a price without a discount stands alone', () => {
  const page = show({ hasLastStock: true, stockTotal: 1, pricing: { priceWithTax: 900 } });
  const stock = page.querySelector('.stock');
  expect(stock).toHaveTextContent(/^Últimas Piezas · 1 pieza(?! disponible)/);
  expect(screen.queryByText(/Precio normal/)).toBeNull();
  expect(page.querySelector('.price-main')).toHaveTextContent('$900.00');
});

test('what differs in one thing is linked with its price, beside what this product is', () => {
  show({}, [
    { slug: 'otra', name: 'Capacidad', value: '32 GB', from: '16 GB', price: 2340 },
    { slug: 'roja', name: 'Color', value: 'Rojo', from: 'Negro', price: 2200 },
  ]);
  const links = within(screen.getByRole('navigation', { name: 'También en' }));
  expect(textsOf(links.getAllByRole('listitem', { current: true }))).toEqual(['16 GB', 'Negro']);
  const link = links.getByRole('link', { name: '32 GB · $2,340.00' });
  expect(link).toHaveAttribute('href', '/productos/otra');
});

const sheetOf = (name: string, ...lines: readonly (readonly [string, string])[]) => ({
  name,
  attributes: lines.map(([term, value]) => ({ name: term, value })),
});

test('every specification is said once', () => {
  const page = show({
    partNumber: 'BX-1',
    attributeGroups: [
      sheetOf('Procesador', ['Socket', 'AM5'], ['Núcleos', '6'], ['Núcleos', '6']),
      sheetOf(
        'Información general',
        ['Marca', 'Marca'],
        ['Número de parte', 'BX-1'],
        ['Garantía', '12 meses'],
      ),
    ],
    characteristics: sheetOf('', ['socket', 'am5'], ['Empaque', 'Caja']).attributes,
    bulletPoints: ['Socket: AM5', 'Empaque original sellado'],
    descriptionHtml:
      '<p>Texto</p><h3>Lo más importante</h3> <ul><li><b>Socket:</b> AM5</li><li><b>Núcleos:</b> 6</li></ul><ul><li>Núcleos: 6</li><li>Rápido</li></ul>',
  });
  const times = (text: string) => (page.textContent?.split(text).length ?? 0) - 1;
  expect(['Socket', 'Núcleos', 'BX-1'].map(times)).toEqual([1, 1, 2]);
  expect(screen.getByText('12 meses de garantía', { selector: 'dd' })).toBeVisible();
  for (const text of ['Rápido', 'Empaque original sellado', 'Caja'])
    expect(screen.getByText(text)).toBeVisible();
  for (const text of ['12 meses', 'Lo más importante']) expect(screen.queryByText(text)).toBeNull();
});

test('a guarantee below the legal one is not shown', () => {
  const attributeGroups = [sheetOf('General', ['Garantía', '1 mes'])];
  expect(show({ warrantyDays: 30, attributeGroups })).not.toHaveTextContent(/1 mes|garantía/i);
});

test.each([
  ['in stock', {}],
  ['sold out', sold],
])('%s: rows that it has none of leave nothing behind', (_, change) => {
  const nodes = [...(show(change).firstElementChild?.childNodes ?? [])];
  expect(textsOf(nodes.filter(({ nodeType }) => nodeType === Node.TEXT_NODE))).toEqual([]);
});

const BY_CASH = { mwiOneDiscPercent: 5, mwiOnePriceWithTax: 855, walletAmountWithTax: 20 };
test.each([
  [
    'the total cost of each and a mark on the cheapest',
    { pricing: BY_CASH, offerMonths: offers },
    [
      'De contado 5% de descuento por pago de contado$855.00 hoy$855.00 Menor costo total',
      '7 meses Sin intereses$128.57 al mes, 1.er pago $128.58$900.00 $45.00 más',
      '12 meses 10% de interés · CAT 19.5% sin IVA$82.50 al mes$990.00 $135.00 más',
    ],
  ],
  [
    'no rank when their cost is equal',
    { offerMonths: offers.slice(1) },
    [
      'De contado En un solo pago$900.00 hoy$900.00 Mismo costo',
      '7 meses Sin intereses$128.57 al mes, 1.er pago $128.58$900.00 Mismo costo',
    ],
  ],
])('ways to pay are a table with %s', (_, change, ways) => {
  show(change);
  const name = 'Costo total con IVA incluido, antes del envío';
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
  expect(textsOf(rows).slice(1)).toEqual(ways);
});

test('a single way to pay is not a table', () => {
  show({ pricing: { walletAmountWithTax: 20 } });
  expect(screen.queryByRole('heading', { name: 'Elige cómo pagar' })).toBeNull();
});

test('the price shows its end date only while it is in the future', () => {
  show({ pricing: { priceValidUntilUtc: '2026-12-01T05:59:59Z' } });
  expect(screen.getByText('Precio válido hasta el 30 nov 2026')).toBeVisible();
  show({ pricing: { priceValidUntilUtc: '2026-11-01T00:00:00Z' } });
  expect(screen.queryByText(/Precio válido hasta/)).toBeNull();
});

test('links to other sites open in a new tab without opener', () => {
  show({ videoLink: 'https://video.example/1' });
  const link = screen.getByRole('link', { name: /Ver el video/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener nofollow');
});

test('breadcrumbs go from the root category to the product, even when the tree has a loop', () => {
  const category = (id: string, parent: Category | null) =>
    createCategory({ name: `Categoría ${id}`, slug: `c-${id}`, parent });
  const leaf = category('2', category('1', null));
  expect(productCrumbs({ name: 'X', category: leaf })).toEqual([
    { name: 'Categoría 1', href: '/buscar/categoria_c-1' },
    { name: 'Categoría 2', href: '/buscar/categoria_c-2' },
    { name: 'X' },
  ]);
  leaf.parent = leaf;
  expect(productCrumbs({ name: 'X', category: leaf }).length).toBeLessThan(12);
});
