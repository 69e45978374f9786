// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import {
  ReturningVisitor,
  ReturningVisitorRelatedProducts,
} from '@/components/browse/home/home-islands';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { bootScript } from '@/lib/document/boot-script';
import { createBuild, findUnfinishedBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { addPart } from '@/lib/domain/build/selection';
import { VISIT_GAP } from '@/lib/domain/product/recently-viewed';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeEntry, makePart } from '../../../lib/domain/build/make-part';
import { installFakeObservers, moveIntoView } from '../../../support/fake-observers';
import { mockBackend } from '../../../support/mock-backend';
import { productResource } from '../../../support/product-resource';

const backend = mockBackend();
const at = Date.now() - 2 * VISIT_GAP;
const viewed = { slug: 'raton', name: 'Ratón', image: null, price: 500, at, baseline: null };
const seen = [
  { ...viewed, id: '8' },
  { ...viewed, id: '7', slug: 'tarjeta', name: 'Tarjeta', price: 1200 },
];
const priced = (id: string, price: number) =>
  productResource({ id, pricing: { currentPriceWithTax: price } });

/** Loads a document as a browser does: the boot script runs before anything is drawn. */
function loadDocument(): void {
  delete document.documentElement.dataset.returning;
  useRecentlyViewedStore.persist.flush();
  useBuildStore.persist.flush();
  new Function(bootScript({ SITE_URL: location.origin, DEFERRED_ASSETS: true }))();
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

hydrateStores();
beforeEach(() => {
  backend.on(assumedEndpoints.products, () => ({ data: [priced('8', 500), priced('7', 900)] }));
  installFakeObservers();
});
/** Draws a place of the home page, to which the visitor has scrolled. */
function show(place: ReactElement) {
  const { container, unmount } = render(place);
  act(() => moveIntoView(container.firstElementChild ?? expect.fail('nothing is drawn')));
  return { container, unmount };
}

it('is nothing for a new visitor, also after the first product of this visit', () => {
  loadDocument();
  useRecentlyViewedStore.setState({ seen });
  const { container } = show(<ReturningVisitor />);
  expect(container.querySelector('.return-slot')).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-returning');
});

it('has no room after everything was cleared', () => {
  useRecentlyViewedStore.setState({ seen });
  useRecentlyViewedStore.getState().clear();
  useBuildStore.setState({ builds: [createBuild()] });
  loadDocument();
  expect(document.documentElement).not.toHaveAttribute('data-returning');
});

it('shows a build to finish, then what fell in price, then what was viewed; each can be cleared', async () => {
  useRecentlyViewedStore.setState({ seen });
  useBuildStore
    .getState()
    .changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '1', makePart('cpu')));
  loadDocument();
  show(<ReturningVisitor />);
  await screen.findByRole('region', { name: 'Sigue donde te quedaste' });
  const links = () => screen.getAllByRole('link').map((link) => link.textContent);
  await waitFor(() =>
    expect(links()).toEqual([
      'Ensamble por terminarNuevo ensamble1 parte elegidaContinuar',
      'Tarjeta$900.00Bajó $300.00 desde que lo viste',
      'Ratón$500.00',
    ]),
  );
  expect(screen.getByText('1 producto que viste bajó de precio')).toBeVisible();
  await press('Descartar Nuevo ensamble');
  expect(useBuildStore.getState().builds).toEqual([]);
  await press('Deshacer');
  expect(links()).toHaveLength(3);
  await press('Borrar historial');
  expect(links()).toHaveLength(1);
  await press('Descartar Nuevo ensamble');
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['sets', 'related', 'Va bien con lo último que viste'],
  ['related', 'sets', 'Parecidos a lo último que viste'],
])(
  'offers the %s of the product that was viewed last, and nothing when there is nothing',
  async (kind, other, title) => {
    useRecentlyViewedStore.setState({ seen });
    loadDocument();
    const data = [{ type: 'products', id: '9' }];
    const relationships = { [kind]: { data }, [other]: { data: [] } };
    backend.on(assumedEndpoints.products, ({ url }) => ({
      data: url.searchParams.has('filter[slug]')
        ? [{ ...productResource({ id: '8' }), relationships }]
        : [productResource({ id: '9', name: 'Tapete' })],
    }));
    const { unmount } = show(<ReturningVisitorRelatedProducts />);
    await screen.findByRole('link', { name: 'Tapete' });
    expect(screen.getByRole('region', { name: title })).toHaveTextContent('Ratón');
    unmount();
    getQueryClient().clear();
    backend.on(assumedEndpoints.products, () => ({ data: [productResource({ id: '8' })] }));
    const { container } = show(<ReturningVisitorRelatedProducts />);
    await waitFor(() => expect(container.querySelector('[data-empty]')).not.toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  },
);

it('takes a build for unfinished that has parts and was never in the cart, the new one first', () => {
  const entries = [makeEntry('1', makePart('cpu'))];
  const saved = { ...createBuild(), key: 'config:3', slug: 'mio', entries };
  expect(findUnfinishedBuild([createBuild()])).toBeUndefined();
  expect(findUnfinishedBuild([{ ...saved, addedAssemblyId: '4' }])).toBeUndefined();
  expect(findUnfinishedBuild([{ ...saved, cart: { assemblyId: '4', qty: 1 } }])).toBeUndefined();
  expect(findUnfinishedBuild([saved, { ...createBuild(), entries }])?.key).toBe(NEW_BUILD_KEY);
});
