// @vitest-environment own-window
// @reloaded: it needs modules that no other file has used.

import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productCrumbs } from '@/components/browse/product/product-header';
import { ProductScreen } from '@/components/browse/product/product-screen';
import { COMPONENTS_PAGE_SIZE } from '@/lib/domain/paging';
import type { Variant } from '@/lib/domain/product/data-sheet';
import type { Category, Product } from '@/lib/domain/product/types';
import { createCategory } from '@/tests/support/create-category';
import { createOffer, createProduct } from '@/tests/support/create-product';

const noReviews = { reviews: [], page: 1, lastPage: 1, total: 0, average: 0, distribution: [] };
const summary = (id: string) => createProduct({ id, slug: `p-${id}`, name: `Producto ${id}` });

const offers = [
  createOffer({ interestPercent: 10, monthPrice: 82.5, total: 990 }),
  createOffer({ offerId: 'a', months: 7, monthPrice: 128.57 }),
];

interface ScreenProps {
  product: Product;
  variants?: readonly Variant[];
}

function Screen({ product, variants = [] }: ScreenProps) {
  return (
    <ProductScreen
      product={product}
      crumbs={productCrumbs(product)}
      reviews={noReviews}
      stores={[]}
      variants={variants}
      siteUrl="https://tienda.example"
      now={Date.UTC(2026, 10, 21)}
    />
  );
}

const show = (product: Product, variants?: readonly Variant[]) =>
  render(<Screen product={product} variants={variants} />);

test('has the anchor of the product, one h1 and unique ids', () => {
  const { container } = show(
    createProduct({
      relatedProducts: { substitutes: ['1'], sets: ['2'], related: ['3'] },
      components: [summary('4')],
    }),
  );
  expect(container.querySelector('#product-page-7')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(ids).toContain(link.getAttribute('href')?.slice(1));
});

test('a product stands in the first row that has it, and never on its own page', () => {
  show(
    createProduct({
      relatedProducts: { substitutes: ['1'], sets: ['1', '2'], related: ['2', '7'] },
    }),
  );
  expect(screen.getByRole('heading', { name: 'Se compra junto con' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Productos relacionados' })).toBeNull();
});

test('a licence is in no store', () => {
  const storesWithStock = [{ storeId: '3', name: 'Centro', stock: 2 }];
  const { container, rerender } = show(createProduct({ storesWithStock }));
  expect(container.querySelector('#sucursales, [href="#sucursales"]')).not.toBeNull();
  rerender(<Screen product={createProduct({ storesWithStock, isDigital: true })} />);
  expect(container.querySelector('#sucursales, [href="#sucursales"]')).toBeNull();
});

test('sold out: substitutes come first', () => {
  show(
    createProduct({
      stockTotal: 0,
      stockStores: 0,
      relatedProducts: { substitutes: ['1'], sets: [], related: [] },
    }),
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings[0]).toBe('Este producto se agotó. Estos lo sustituyen');
  expect(screen.queryByRole('textbox', { name: 'Código postal' })).toBeNull();
});

test('sold out: no way to pay, no promise to send it, and one press into the favorites', () => {
  const product = createProduct({
    stockTotal: 0,
    stockStores: 0,
    stockProviders: 0,
    offerMonths: offers,
    pricing: { walletAmountWithTax: 20 },
    coupon: { code: 'NODO', text: '' },
  });
  const { container } = show(product);
  expect(container).not.toHaveTextContent(/proveedor|meses sin|Monedero|Aplica Cupón/);
  expect(screen.getByText('Ninguna sucursal lo tiene en existencia.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Elige cómo pagar' })).toBeNull();
  const save = screen.getByRole('button', { name: /^Guardar en Mis favoritos/ });
  expect(save).toHaveTextContent('Guardar en Mis favoritos');
});

test('stores are spoken of only as far as the backend says where a product is', () => {
  show(createProduct({ stockStores: 0, storesWithStock: [] }));
  expect(screen.getByText(/Lo enviamos desde el proveedor/)).toBeVisible();
  cleanup();
  show(createProduct({ stockStores: 0, stockProviders: 0, stockTotal: null }));
  expect(screen.getByText('No tenemos el detalle de existencia por sucursal.')).toBeVisible();
});

test('a kit lists its components with their prices, and a button for what is on further pages', () => {
  const kit = (count: number) =>
    createProduct({ components: Array.from({ length: count }, (_, at) => summary(`${at + 20}`)) });
  show(kit(2));
  const components = screen.getByRole('region', { name: 'Qué incluye este paquete' });
  const rows = within(components).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Producto 20$900.00', 'Producto 21$900.00']);
  expect(within(components).getByRole('link', { name: 'Producto 21' })).toHaveAttribute(
    'href',
    '/productos/p-21',
  );
  expect(within(components).queryByRole('button')).toBeNull();
  cleanup();
  show(kit(COMPONENTS_PAGE_SIZE + 1));
  const long = screen.getByRole('region', { name: 'Qué incluye este paquete' });
  expect(within(long).getAllByRole('listitem')).toHaveLength(COMPONENTS_PAGE_SIZE);
  expect(within(long).getByRole('button')).toBeVisible();
});

test('a low stock is said with its pieces, and a price without a discount stands alone', () => {
  const pricing = { priceWithTax: 900 };
  const { container } = show(createProduct({ hasLastStock: true, stockTotal: 1, pricing }));
  expect(container.querySelector('.stock')).toHaveTextContent(
    /^Últimas Piezas · 1 pieza(?! disponible)/,
  );
  expect(screen.queryByText(/Precio normal/)).toBeNull();
  expect(container.querySelector('.price-main')).toHaveTextContent('$900.00');
});

test('what differs in one thing is linked with its price, beside what this product is', () => {
  const larger = { slug: 'otra', name: 'Capacidad', value: '32 GB', from: '16 GB', price: 2340 };
  const red = { slug: 'roja', name: 'Color', value: 'Rojo', from: 'Negro', price: 2200 };
  show(createProduct(), [larger, red]);
  const links = screen.getByRole('navigation', { name: 'También en' });
  const own = within(links).getAllByRole('listitem', { current: true });
  expect(own.map(({ textContent }) => textContent)).toEqual(['16 GB', 'Negro']);
  const link = within(links).getByRole('link', { name: '32 GB · $2,340.00' });
  expect(link).toHaveAttribute('href', '/productos/otra');
});

test('every specification is said once', () => {
  const { container } = show(
    createProduct({
      partNumber: 'BX-1',
      attributeGroups: [
        {
          name: 'Procesador',
          attributes: [
            { name: 'Socket', value: 'AM5' },
            { name: 'Núcleos', value: '6' },
            { name: 'Núcleos', value: '6' },
          ],
        },
        {
          name: 'Información general',
          attributes: [
            { name: 'Marca', value: 'Marca' },
            { name: 'Número de parte', value: 'BX-1' },
            { name: 'Garantía', value: '12 meses' },
          ],
        },
      ],
      characteristics: [
        { name: 'socket', value: 'am5' },
        { name: 'Empaque', value: 'Caja' },
      ],
      bulletPoints: ['Socket: AM5', 'Empaque original sellado'],
      descriptionHtml:
        '<p>Texto</p><h3>Lo más importante</h3> <ul><li><b>Socket:</b> AM5</li><li><b>Núcleos:</b> 6</li></ul><ul><li>Núcleos: 6</li><li>Rápido</li></ul>',
    }),
  );
  const count = (text: string) => container.textContent?.split(text).length ?? 0;
  expect(count('Socket')).toBe(2);
  expect(count('Núcleos')).toBe(2);
  expect(count('BX-1')).toBe(3);
  expect(screen.getByText('12 meses de garantía', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByText('12 meses')).toBeNull();
  expect(screen.queryByText('Lo más importante')).toBeNull();
  expect(screen.getByText('Rápido')).toBeVisible();
  expect(screen.getByText('Empaque original sellado')).toBeVisible();
  expect(screen.getByText('Caja')).toBeVisible();
});

test('a guarantee below the legal one is not shown', () => {
  const { container } = show(
    createProduct({
      warrantyDays: 30,
      attributeGroups: [{ name: 'General', attributes: [{ name: 'Garantía', value: '1 mes' }] }],
    }),
  );
  expect(container).not.toHaveTextContent(/1 mes|garantía/i);
});

test.each(['in stock', 'sold out'])(
  '%s: rows that it has none of leave nothing behind',
  (state) => {
    const stock = state === 'sold out' ? { stockTotal: 0, stockStores: 0 } : {};
    const { container } = show(createProduct(stock));
    const texts = [...(container.firstElementChild?.childNodes ?? [])].filter(
      ({ nodeType }) => nodeType === Node.TEXT_NODE,
    );
    expect(texts.map(({ textContent }) => textContent)).toEqual([]);
  },
);

const ways = () =>
  within(screen.getByRole('table', { name: 'Costo total con IVA incluido, antes del envío' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('ways to pay are a table with the total cost of each and a mark on the cheapest', () => {
  const pricing = {
    mwiOneDiscPercent: 5,
    mwiOnePriceWithTax: 855,
    walletAmountWithTax: 20,
  };
  show(createProduct({ pricing, offerMonths: offers }));
  expect(ways().slice(1)).toEqual([
    'De contado 5% de descuento por pago de contado$855.00 hoy$855.00 Menor costo total',
    '7 meses Sin intereses$128.57 al mes, 1.er pago $128.58$900.00 $45.00 más',
    '12 meses 10% de interés · CAT 19.5% sin IVA$82.50 al mes$990.00 $135.00 más',
  ]);
  expect(screen.getAllByText('Menor costo total')).toHaveLength(1);
});

test('ways to pay with equal cost are not ranked, and a single way is not a table', () => {
  show(createProduct({ offerMonths: offers.slice(1) }));
  expect(ways().slice(1)).toEqual([
    'De contado En un solo pago$900.00 hoy$900.00 Mismo costo',
    '7 meses Sin intereses$128.57 al mes, 1.er pago $128.58$900.00 Mismo costo',
  ]);
  cleanup();
  show(createProduct({ pricing: { walletAmountWithTax: 20 } }));
  expect(screen.queryByRole('heading', { name: 'Elige cómo pagar' })).toBeNull();
});

test('the price shows its end date only while it is in the future', () => {
  const pricing = { priceValidUntilUtc: '2026-12-01T05:59:59Z' };
  show(createProduct({ pricing }));
  expect(screen.getByText('Precio válido hasta el 30 nov 2026')).toBeVisible();
  cleanup();
  show(createProduct({ pricing: { ...pricing, priceValidUntilUtc: '2026-11-01T00:00:00Z' } }));
  expect(screen.queryByText(/Precio válido hasta/)).toBeNull();
});

test('links to other sites open in a new tab without opener', () => {
  show(createProduct({ videoLink: 'https://video.example/1' }));
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
