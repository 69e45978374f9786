// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProductGrid } from '@/components/product/product-cards';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct } from '@/tests/support/create-product';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';

const backend = mockBackend();
const estimate = vi.fn<Resolver>();
const PICKUP = { id: '12', name: 'Mérida', distance_km: 2, stock: 4 };

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/product/visitor-chunk'), 60_000);
beforeEach(() => {
  // For a visitor with a place the cards are completed at once.
  markInteracted();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 18) });
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  answer({
    '1': { days: 1, from: '2026-11-24', cost: 0, pickup_stores: [PICKUP] },
    '2': { from: '2026-11-27', to: '2026-11-30', cost: 99, pickup_stores: [] },
  });
  backend.on(assumedEndpoints.deliveryEstimates, estimate);
});
/** What the backend says of the place of these tests, by the ids of products. */
const answer = (estimates: object) =>
  estimate.mockReset().mockImplementation(({ url }) => ({
    meta: { estimates: url.searchParams.get('zip_code') === '97050' ? estimates : {} },
  }));

function show(...ids: readonly string[]) {
  const products = ids.map((id, at) =>
    createProduct({ id, slug: `p-${at}`, hasShippingPromotion: id === '1' }),
  );
  return render(<ProductGrid products={products} />).container;
}
const lines = (root: Element, at: number) => [
  ...(root.querySelectorAll('article')[at]?.querySelectorAll('.fact') ?? []),
];
/** What the style sheet leaves of the lines of a card: the visitor's text where there is one. An empty one hides its line. */
const facts = (root: Element, at: number) =>
  lines(root, at)
    .map((line) => (line.querySelector('.visitor-text') ?? line).textContent)
    .filter((text) => text !== '');

test('without a place the cards say what they are reckoned to, and nothing is asked', async () => {
  const root = show('1', '2', '3');
  await waitFor(() => expect(facts(root, 1)).toContain('Llega en 2 día(s) a CDMX'));
  expect(facts(root, 0)).toContain('Envió Gratis 3-5 días');
  await vi.dynamicImportSettled();
  expect(estimate).not.toHaveBeenCalled();
});

test('with a place the cards speak of it, with one call, until it is forgotten', async () => {
  useSessionStore.getState().chooseZipCode('97050');
  const root = show('1', '2', '3');
  await waitFor(() => expect(facts(root, 0)).toContain('Llega mañana, gratis · Recoge en Mérida'));
  expect(facts(root, 0)).toEqual(
    expect.arrayContaining(['Recoge en Mérida', '12 meses de garantía']),
  );
  expect(facts(root, 0).join()).not.toContain('3-5 días');
  expect(facts(root, 1)).toContain('Llega 27 – 30 nov');
  expect(facts(root, 1)).not.toContain('Recolección rápida');
  // What the server wrote is not touched.
  expect(lines(root, 0).map((line) => line.firstElementChild?.textContent)).toContain(
    'Envió Gratis 3-5 días',
  );
  // Of the third the backend says nothing.
  expect(facts(root, 2)).toContain('Llega en 2 día(s) a CDMX');
  expect(estimate).toHaveBeenCalledOnce();
  act(() => useSessionStore.getState().forgetZipCode());
  await waitFor(() => expect(facts(root, 0)).toContain('Envió Gratis 3-5 días'));
  expect(facts(root, 1)).toContain('Recolección rápida');
});

test('a backend that cannot say it leaves the cards as they are', async () => {
  estimate.mockReturnValue(refusal(404, 'No existe.'));
  useSessionStore.getState().chooseZipCode('97050');
  const root = show('1', '2', '3');
  await waitFor(() => expect(estimate).toHaveBeenCalled());
  expect(facts(root, 0)).toContain('Envió Gratis 3-5 días');
});

test('an id is compared as a whole, whatever signs it has', async () => {
  answer({ '3': { from: '2026-11-24' }, 'a"b]': { from: '2026-11-25' } });
  useSessionStore.getState().chooseZipCode('97050');
  const root = show('3', '12-3', 'a"b]');
  const arrivals = () =>
    [0, 1, 2].map((at) => facts(root, at).filter((text) => text?.startsWith('Llega')));
  const said = [['Llega mañana'], ['Llega en 2 día(s) a CDMX'], ['Llega el 25 nov']];
  await waitFor(() => expect(arrivals()).toEqual(said));
});
