// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ProductGrid } from '@/components/product/product-grid';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/first-interaction';
import { useSessionStore } from '@/stores/session/session-store';
import { createProduct } from '@/tests/support/create-product';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';

const backend = mockBackend();
const estimates = vi.fn<Resolver>();

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/product/visitor-chunk'), 60_000);
beforeEach(() => {
  getQueryClient().clear();
  useSessionStore.getState().forgetZipCode();
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  backend.on(assumedEndpoints.deliveryEstimates, estimates.mockReset());
  markInteracted();
});
afterEach(cleanup);

/** What the style sheet leaves of the line of a card: the visitor's text, if there is one. */
const line = (id: string) => {
  const shown = element(id);
  return (shown?.querySelector('.visitor-text') ?? shown)?.textContent;
};
const element = (id: string) =>
  document
    .querySelectorAll('.card-face')
    [id === '7' ? 0 : 1]?.querySelector('.fact-delivery, .fact-free-shipping');

const show = () =>
  render(<ProductGrid products={['7', '8'].map((id) => createProduct({ id, slug: `p-${id}` }))} />);

test('cards say when their products arrive at the place, until it is forgotten', async () => {
  estimates.mockReturnValue({ meta: { estimates: { 7: { days: 3 } } } });
  show();
  const before = [line('7'), line('8')];
  expect(before[0]).toBeTruthy();
  await vi.dynamicImportSettled();
  expect(estimates).not.toHaveBeenCalled();
  act(() => useSessionStore.getState().chooseZipCode('97050'));
  await waitFor(() => expect(line('7')).toMatch(/3 día/));
  expect(estimates).toHaveBeenCalledOnce();
  // What the server wrote is not touched.
  expect(element('7')?.firstElementChild).toHaveTextContent(before[0] ?? '');
  expect(line('8')).toBe(before[1]);
  act(() => useSessionStore.getState().forgetZipCode());
  await waitFor(() => expect([line('7'), line('8')]).toEqual(before));
});

test('a backend that cannot say it leaves the cards as they are', async () => {
  estimates.mockReturnValue(refusal(404, 'No existe.'));
  show();
  const before = line('7');
  act(() => useSessionStore.getState().chooseZipCode('97050'));
  await waitFor(() => expect(estimates).toHaveBeenCalled());
  expect(line('7')).toBe(before);
});
