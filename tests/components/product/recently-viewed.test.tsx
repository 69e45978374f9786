// @vitest-environment jsdom

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PriceDropSlot } from '@/components/product/product-slots';
import { RecentlyViewedRail } from '@/components/product/recently-viewed/recently-viewed';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { VISIT_GAP } from '@/lib/domain/product/recently-viewed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { createProduct } from '../../support/create-product';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

const backend = mockBackend();
const view = { id: '7', slug: 'tarjeta-rtx', name: 'Tarjeta RTX', image: null, price: 900 };
/** Like a device that visited the shop before, when products had these prices. */
function know(...seen: readonly (Partial<typeof view> & { price: number })[]) {
  const entry = { ...view, at: Date.now() - 2 * VISIT_GAP, baseline: null };
  act(() => useRecentlyViewedStore.setState({ seen: seen.map((one) => ({ ...entry, ...one })) }));
  useRecentlyViewedStore.persist.flush();
}
const answer = vi.fn<Resolver>();
/** Another price arrives while the page is shown. */
const reprice = (currentPriceWithTax: number) =>
  act(() =>
    useLivePricesStore.setState({ '7': createProduct({ pricing: { currentPriceWithTax } }) }),
  );

hydrateStores();
beforeEach(() => {
  backend.on(assumedEndpoints.products, answer.mockReset().mockReturnValue({ data: [] }));
  installFakeObservers();
});

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

it('a price drop is shown when the price fell since an earlier visit; the live price takes precedence', async () => {
  know({ price: 1200 });
  render(<PriceDropSlot product={createProduct()} variant="page" />);
  expect(await screen.findByText('Bajó $300.00 desde que lo viste')).toBeVisible();
  reprice(1100);
  expect(screen.getByText('Bajó $100.00 desde que lo viste')).toBeVisible();
  reprice(1200);
  expect(screen.queryByText(/Bajó/)).toBeNull();
});

it('a price drop is not shown for a product that was not viewed or is not cheaper', async () => {
  know({ price: 900 });
  const { container } = render(
    <>
      <PriceDropSlot product={createProduct()} variant="card" />
      <PriceDropSlot product={createProduct({ id: '8' })} variant="card" />
    </>,
  );
  await act(() => import('@/components/product/recently-viewed/price-drop'));
  expect(container).toBeEmptyDOMElement();
});

const scrollToRail = () =>
  act(() => moveIntoView(document.querySelector('.seen-slot') ?? expect.fail('no slot')));
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it('the rail takes no space on a device without recently viewed products', () =>
  expect(render(<RecentlyViewedRail />).container).toBeEmptyDOMElement());

it('the rail shows the others than the current product, at current prices', async () => {
  know({ price: 900 }, { id: '8', name: 'Ratón', slug: 'raton', price: 500 });
  answer.mockReturnValue({
    data: [productResource({ id: '8', pricing: { currentPriceWithTax: 350 } })],
  });
  render(<RecentlyViewedRail view={view} />);
  expect(screen.queryByRole('region')).toBeNull();
  scrollToRail();
  await screen.findByRole('region', { name: 'Vistos recientemente' });
  await waitFor(() => expect(links()).toEqual(['Ratón$350.00Bajó $150.00 desde que lo viste']));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/productos/raton');
});

it('the rail is cleared with a click, and restored with another', async () => {
  know({ price: 900 });
  render(<RecentlyViewedRail />);
  scrollToRail();
  const rail = await screen.findByRole('region', { name: 'Vistos recientemente' });
  await userEvent.click(within(rail).getByRole('button', { name: 'Borrar historial' }));
  expect(useRecentlyViewedStore.getState().seen).toEqual([]);
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(links()).toEqual(['Tarjeta RTX$900.00']);
});
