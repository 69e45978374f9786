// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProductGrid } from '@/components/product/product-cards';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { createOffer, createProduct, type ProductChange } from '@/tests/support/create-product';
import { mockBackend } from '@/tests/support/mock-backend';

// What is shown is confirmed when the browser is idle; here it stays as it is.
const backend = mockBackend();
beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
});

const everything: ProductChange = {
  pricing: {
    priceWithTax: 2000,
    currentPriceWithTax: 2000,
    mwiOneDiscPercent: 15,
    mwiOnePriceWithTax: 1700,
    walletAmountWithTax: 34.5,
  },
  offerMonths: [createOffer({ monthPrice: 166.67, total: 2000.04 })],
  hasShippingPromotion: true,
  hasLastStock: true,
  coupon: { code: 'NODO', text: '' },
  isKit: true,
  pieceCount: 2,
};
const show = (change: ProductChange = {}, categoryName?: string) =>
  render(<ProductGrid products={[createProduct(change)]} categoryName={categoryName} />).container;

describe('ProductCard', () => {
  test('shows everything that the specification lists', () => {
    const words = show(everything).textContent;
    for (const text of [
      'Tarjeta de Video RTX',
      '$1,700.00contado',
      'Precio normal: $2,000.00',
      '15% Oferta Descuento',
      'Recolección rápida',
      'o 12 MSI de $166.67',
      '$34.50 Monedero',
      'Envió Gratis 3-5 días',
      'Aplica Cupón',
      'Últimas Piezas',
      '12 meses de garantía',
      'Paquete de varios productos',
      '2 piezas',
    ])
      expect(words).toContain(text);
    expect(screen.getByRole('article')).toHaveAttribute('data-type', 'promotion');
  });

  test.each([
    [true, 'Envió Gratis 3-5 días', 'Llega en'],
    [false, 'Llega en 1 día(s) a CDMX', 'Envió Gratis'],
  ])('names one of two deliveries, with a promotion (%s) %s', (isFree, said, other) => {
    const card = show({ ...everything, deliveryDays: 1, hasShippingPromotion: isFree });
    expect(card).toHaveTextContent(said);
    expect(card).not.toHaveTextContent(other);
  });

  const charged = createOffer({ months: 10, interestPercent: 20, monthPrice: 240, total: 2400 });
  const free = createOffer({ offerId: '2', months: 4, monthPrice: 500, total: 2000 });
  test.each([
    ['as such', [charged], '10 mensualidades de $240.00 con intereses: $2,400.00 en total'],
    ['not at all beside months without', [charged, free], 'o 4 MSI de $500.00'],
  ])('names months with interest %s', (_, offerMonths, text) => {
    const months = show({ ...everything, offerMonths }).querySelector('.fact-monthly');
    expect(months?.textContent).toBe(text);
  });

  test.each([
    ['Tarjetas de Video', 'Tarjeta de Video'],
    [undefined, undefined],
  ])('has its whole name, of which the heading %s says a part already', (heading, said) => {
    show(everything, heading);
    const link = screen.getByRole('link', { name: 'Tarjeta de Video RTX' });
    expect(link.querySelector('span')?.textContent).toBe(said);
  });

  test('has one link, a cart button and a heart that name the product', () => {
    render(<ProductGrid products={[createProduct(everything)]} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Tarjeta de Video RTX');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/productos/tarjeta-rtx');
    expect(screen.getByRole('button', { name: /carrito: Tarjeta/ })).toBeEnabled();
    const heart = { name: /favoritos: Tarjeta/i, pressed: false };
    expect(screen.getByRole('button', heart)).toBeEnabled();
  });

  test('without a picture it shows the placeholder', () => {
    const placeholder = encodeURIComponent('/images/imagen-no-disponible.png');
    expect(show().querySelector('img')?.src).toContain(placeholder);
  });
});

test('shows that a price fell or that a product sold out', async () => {
  show();
  const changed = createProduct({ stockTotal: 0, pricing: { currentPriceWithTax: 850 } });
  act(() => useLivePricesStore.setState({ '7': changed }));
  expect(screen.getByRole('status')).toHaveTextContent('Ahora $850.00');
  expect(screen.getByRole('button', { name: 'Vendido' })).toBeDisabled();
});

test('a grid loads the first pictures eagerly and the others lazily', () => {
  render(<ProductGrid products={['1', '2'].map((id) => createProduct({ id }))} priority={1} />);
  const pictures = screen.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});
