// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProductGrid } from '@/components/product/product-cards';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Product } from '@/lib/domain/product/types';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { createOffer, createProduct } from '@/tests/support/create-product';
import { mockBackend } from '@/tests/support/mock-backend';

// What is shown is confirmed when the browser is idle; here it stays as it is.
const backend = mockBackend();
beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
});

const everything = createProduct({
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
});

describe('ProductCard', () => {
  test('shows everything that the specification lists', () => {
    const { container } = render(<ProductGrid products={[everything]} />);
    const words = container.textContent ?? '';
    for (const text of [
      'Tarjeta de Video RTX',
      '$2,000.00',
      '$1,700.00',
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

  test('names the days of free shipping or those of the delivery, never both', () => {
    const textOf = (hasShippingPromotion: boolean) => {
      const { container } = render(
        <ProductGrid products={[{ ...everything, deliveryDays: 1, hasShippingPromotion }]} />,
      );
      const text = container.textContent;
      cleanup();
      return text;
    };
    expect(textOf(true)).toContain('Envió Gratis 3-5 días');
    expect(textOf(true)).not.toContain('Llega en');
    expect(textOf(false)).toContain('Llega en 1 día(s) a CDMX');
    expect(textOf(false)).not.toContain('Envió Gratis');
  });

  test('names months with interest as such, with their total, and only when there are none without', () => {
    const plan = (months: number, interestPercent: number) => {
      const total = 2000 * (1 + interestPercent / 100);
      const monthPrice = total / months;
      const offerId = String(months);
      return {
        offerId,
        months,
        minimumAmount: 300,
        interestPercent,
        discountPercent: 0,
        monthPrice,
        total,
      };
    };
    const textOf = (...offerMonths: Product['offerMonths']) => {
      const { container } = render(<ProductGrid products={[{ ...everything, offerMonths }]} />);
      const text = container.querySelector('.fact-monthly')?.textContent;
      cleanup();
      return text;
    };
    expect(textOf(plan(10, 20))).toBe(
      '10 mensualidades de $240.00 con intereses: $2,400.00 en total',
    );
    expect(textOf(plan(10, 20), plan(4, 0))).toBe('o 4 MSI de $500.00');
  });

  test('does not repeat in a column what the heading of its list says, but has its whole name', () => {
    render(<ProductGrid products={[everything]} categoryName="Tarjetas de Video" />);
    const link = screen.getByRole('link', { name: 'Tarjeta de Video RTX' });
    expect(link.querySelector('span')).toHaveTextContent(/^Tarjeta de Video$/);
    cleanup();
    render(<ProductGrid products={[everything]} />);
    expect(screen.getByRole('link').querySelector('span')).toBeNull();
  });

  test('has one link, a cart button and a heart that name the product', () => {
    render(<ProductGrid products={[everything]} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Tarjeta de Video RTX');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/productos/tarjeta-rtx');
    expect(screen.getByRole('button', { name: /carrito: Tarjeta/ })).toBeEnabled();
    expect(
      screen.getByRole('button', { name: /favoritos: Tarjeta/i, pressed: false }),
    ).toBeEnabled();
  });

  test('sold out: says so, shows no delivery, cannot be bought', () => {
    const { container } = render(
      <ProductGrid
        products={[createProduct({ stockTotal: 0, stockStores: 0, hasShippingPromotion: true })]}
      />,
    );
    expect(container).not.toHaveTextContent('Llega en');
    expect(container).not.toHaveTextContent('Envió Gratis');
    expect(screen.getByRole('button', { name: 'Vendido' })).toBeDisabled();
  });

  test('without a picture it shows the placeholder', () => {
    const { container } = render(<ProductGrid products={[createProduct()]} />);
    expect(container.querySelector('img')?.src).toContain(
      encodeURIComponent('/images/imagen-no-disponible.png'),
    );
  });
});

test('shows that a price fell or that a product sold out', async () => {
  const changed = createProduct({ stockTotal: 0 });
  changed.pricing = { ...changed.pricing, currentPriceWithTax: 850 };
  render(<ProductGrid products={[createProduct()]} />);
  act(() => useLivePricesStore.setState({ '7': changed }));
  expect(screen.getByRole('status')).toHaveTextContent('Ahora $850.00');
  expect(screen.getByRole('button', { name: 'Vendido' })).toBeDisabled();
});

test('a grid loads the first pictures eagerly and the serverOnlyCount lazily', () => {
  render(
    <ProductGrid
      products={[createProduct({ id: '1' }), createProduct({ id: '2' })]}
      priority={1}
    />,
  );
  const pictures = screen.getAllByRole('presentation');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});
