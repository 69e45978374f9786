// @vitest-environment jsdom

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PriceDropSlot } from '@/components/product/product-slots';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { type RecentlyViewedProduct, VISIT_GAP } from '@/lib/domain/product/recently-viewed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { createProduct } from '../../support/create-product';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

const backend = mockBackend();
let answers: ReturnType<typeof productResource>[] = [];

const view = { id: '7', slug: 'tarjeta-rtx', name: 'Tarjeta RTX', image: null, price: 900 };
const entry = (change: Partial<RecentlyViewedProduct> = {}): RecentlyViewedProduct => ({
  ...view,
  at: Date.now() - 2 * VISIT_GAP,
  baseline: null,
  ...change,
});
const priced = (price: number) => ({ pricing: { currentPriceWithTax: price } });
/** Another price arrives while the page is shown. */
const reprice = (price: number) =>
  act(() => useLivePricesStore.setState({ '7': createProduct(priced(price)) }));
/** Like a device that visited the shop before. */
const know = (...seen: RecentlyViewedProduct[]) => {
  act(() => useRecentlyViewedStore.setState({ seen }));
  useRecentlyViewedStore.persist.flush();
};

const show = () =>
  act(() => moveIntoView(document.querySelector('.seen-slot') ?? expect.fail('no slot')));
beforeEach(() => {
  answers = [];
  backend.on(assumedEndpoints.products, () => ({ data: answers }));
  hydrateStores();
  installFakeObservers();
});
afterEach(() => useRecentlyViewedStore.persist.flush());

it('a viewed product is recorded with the price of the page, then with the live price', async () => {
  const price = () => useRecentlyViewedStore.getState().seen[0]?.price;
  const { unmount } = render(<RecentlyViewedRail view={view} />);
  await waitFor(() => expect(price()).toBe(900));
  reprice(850);
  expect(price()).toBe(850);
  unmount();
  reprice(800);
  expect(price()).toBe(850);
});

describe('a price drop', () => {
  it('is shown when the price fell since an earlier visit; the live price takes precedence', async () => {
    know(entry({ price: 1200 }));
    render(<PriceDropSlot product={createProduct()} variant="page" />);
    expect(await screen.findByText('Bajó $300.00 desde que lo viste')).toBeVisible();
    reprice(1100);
    expect(screen.getByText('Bajó $100.00 desde que lo viste')).toBeVisible();
    reprice(1200);
    expect(screen.queryByText(/Bajó/)).toBeNull();
  });
  it('is not shown for a product that was not viewed or is not cheaper', async () => {
    know(entry({ price: 900 }));
    const { container } = render(
      <>
        <PriceDropSlot product={createProduct()} variant="card" />
        <PriceDropSlot product={{ ...createProduct(), id: '8' }} variant="card" />
      </>,
    );
    await act(() => import('@/components/product/recently-viewed/price-drop'));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the rail', () => {
  const names = () => screen.getAllByRole('link').map((link) => link.textContent);
  it('takes no space on a device without recently viewed products', () => {
    const { container } = render(<RecentlyViewedRail />);
    expect(container).toBeEmptyDOMElement();
  });
  it('shows the recently viewed products without the current one, at current prices', async () => {
    know(entry(), entry({ id: '8', name: 'Ratón', slug: 'raton', price: 500 }));
    answers = [productResource({ ...priced(350), id: '8' })];
    render(<RecentlyViewedRail view={view} />);
    expect(screen.queryByRole('region')).toBeNull();
    show();
    await screen.findByRole('region', { name: 'Vistos recientemente' });
    await waitFor(() => expect(names()).toEqual(['Ratón$350.00Bajó $150.00 desde que lo viste']));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/productos/raton');
  });
  it('is cleared with a click, and restored with another', async () => {
    know(entry());
    render(<RecentlyViewedRail />);
    show();
    const rail = await screen.findByRole('region', { name: 'Vistos recientemente' });
    await userEvent.click(within(rail).getByRole('button', { name: 'Borrar historial' }));
    expect(useRecentlyViewedStore.getState().seen).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(names()).toEqual(['Tarjeta RTX$900.00']);
  });
});
