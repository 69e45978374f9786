// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { productCrumbs } from '@/components/browse/product/product-crumbs';
import { ProductScreen } from '@/components/browse/product/product-screen';
import type { Category, Product } from '@/lib/domain/product/types';
import { createProduct } from '@/tests/support/create-product';

afterEach(cleanup);

const noReviews = {
  reviews: [],
  page: 1,
  lastPage: 1,
  total: 0,
  average: 0,
  distribution: [],
};
const summary = (id: string) => createProduct({ id, slug: `p-${id}`, name: `Producto ${id}` });

function show(product: Product) {
  return render(
    <ProductScreen
      product={product}
      crumbs={productCrumbs(product)}
      reviews={noReviews}
      stores={[]}
      siteUrl="https://tienda.example"
      now={Date.UTC(2026, 10, 21)}
    />,
  );
}

test('has the anchor of the product, one h1 and unique ids', () => {
  const { container } = show(
    createProduct({
      companions: ['substitutes', 'sets', 'related'],
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

test('sold out: substitutes come first', () => {
  show(createProduct({ stockTotal: 0, stockStores: 0, companions: ['substitutes'] }));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings[0]).toBe('Este producto se agotó. Estos lo sustituyen');
  expect(screen.queryByRole('textbox', { name: 'Código postal' })).toBeNull();
});

test.each(['in stock', 'sold out'])(
  '%s: rows that it has none of leave nothing behind',
  (state) => {
    const stock = state === 'sold out' ? { stockTotal: 0, stockStores: 0 } : {};
    const { container } = show(createProduct({ ...stock, companions: [] }));
    const texts = [...(container.firstElementChild?.childNodes ?? [])].filter(
      ({ nodeType }) => nodeType === Node.TEXT_NODE,
    );
    expect(texts.map(({ textContent }) => textContent)).toEqual([]);
  },
);

const offer = { minimumAmount: 300, discountPercent: 0 };
const offers = [
  { ...offer, offerId: 'b', months: 12, interestPercent: 10, monthPrice: 82.5, total: 990 },
  { ...offer, offerId: 'a', months: 7, interestPercent: 0, monthPrice: 128.57, total: 900 },
];
const ways = () =>
  within(screen.getByRole('table', { name: 'Costo total con IVA incluido, antes del envío' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('ways to pay are a table with the total cost of each and a mark on the cheapest', () => {
  const pricing = {
    ...createProduct().pricing,
    mwiOneDiscPercent: 5,
    mwiOnePriceWithTax: 855,
    walletAmountWithTax: 20,
  };
  show(createProduct({ pricing, offerMonths: offers }));
  expect(ways().slice(1)).toEqual([
    'De contado 5% de descuento por pago de contado$855.00 hoy$855.00 Menor costo total',
    '7 meses Sin intereses$128.57 al mes, 1.er pago $128.58$900.00 $45.00 más',
    '12 meses 10% de interés · CAT 19.5% sin IVA$82.50 al mes$990.00 $135.00 más',
    'Con monedero Recibes $20.00 para tu próxima compra$900.00 hoy$880.00 $25.00 másdescontando tu monedero',
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
  show(createProduct());
  expect(screen.queryByRole('heading', { name: 'Elige cómo pagar' })).toBeNull();
});

test('the price shows its end date only while it is in the future', () => {
  const pricing = { ...createProduct().pricing, priceValidUntilUtc: '2026-12-01T05:59:59Z' };
  show(createProduct({ pricing }));
  expect(screen.getByText('Precio válido hasta el 30 de noviembre de 2026')).toBeVisible();
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
  const category = (id: string, parent: Category | null): Category => ({
    id,
    name: `Categoría ${id}`,
    slug: `c-${id}`,
    image: null,
    icon: null,
    parent,
    hasSubcategories: false,
    categories: [],
    popularBrands: [],
    productsCount: null,
  });
  const leaf = category('2', category('1', null));
  expect(productCrumbs({ name: 'X', category: leaf })).toEqual([
    { name: 'Categoría 1', href: '/buscar/categoria_c-1' },
    { name: 'Categoría 2', href: '/buscar/categoria_c-2' },
    { name: 'X' },
  ]);
  leaf.parent = leaf;
  expect(productCrumbs({ name: 'X', category: leaf }).length).toBeLessThan(12);
});
