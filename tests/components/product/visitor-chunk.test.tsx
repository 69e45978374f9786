// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AddToBuildLink } from '@/components/browse/product/product-screen';
import { PageBuildAnswer } from '@/components/product/build-compatibility/build-answers';
import { ProductGrid } from '@/components/product/product-cards';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { createBuild } from '@/lib/domain/build/build';
import type { Category } from '@/lib/domain/product/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { useSessionStore } from '@/stores/session/session-store';
import { createCategory } from '@/tests/support/create-category';
import { createProduct } from '@/tests/support/create-product';
import { installFakeObservers, moveIntoView } from '@/tests/support/fake-observers';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { productResource } from '@/tests/support/product-resource';
import { makeEntry, makePart } from '../../lib/domain/build/make-part';

const backend = mockBackend();
const products = vi.fn<Resolver>();
const estimate = vi.fn<Resolver>();
const info = vi.fn<Resolver>();
const PICKUP = { id: '12', name: 'Mérida', distance_km: 2, stock: 4 };

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/product/visitor-chunk'), 60_000);
beforeEach(() => {
  // The cards are completed when the visitor does something.
  markInteracted();
  installFakeObservers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 18) });
  backend.on(assumedEndpoints.products, products.mockReset().mockReturnValue({ data: [] }));
  answer({
    '1': { days: 1, from: '2026-11-24', cost: 0, pickup_stores: [PICKUP] },
    '2': { from: '2026-11-27', to: '2026-11-30', cost: 99, pickup_stores: [] },
  });
  backend.on(assumedEndpoints.deliveryEstimates, estimate);
  backend.on(specEndpoints.assemblyInfo, info.mockReset().mockReturnValue({ meta: {} }));
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
  for (const text of ['Recoge en Mérida', '12 meses de garantía'])
    expect(facts(root, 0)).toContain(text);
  expect(facts(root, 0).join()).not.toContain('3-5 días');
  expect(facts(root, 1)).toContain('Llega 27 – 30 nov');
  expect(facts(root, 1)).not.toContain('Recolección rápida');
  // What the server wrote is not touched.
  const written = lines(root, 0).map((line) => line.firstElementChild?.textContent);
  expect(written).toContain('Envió Gratis 3-5 días');
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

const category = { id: '5', name: 'Procesadores', slug: 'procesadores' };
const cpu = (id: string, change: Partial<Category> = {}) =>
  createProduct({ id, slug: `p-${id}`, category: createCategory({ ...category, ...change }) });
const sockets: Record<string, string | undefined> = { '1': 'AM5', '2': 'AM4' };
const board = makePart('20', {
  groupId: '2',
  facts: { role: 'motherboard', socket: 'AM5', chipset: 'B650', memoryTypes: ['DDR5'] },
});

/** A processor as the backend sends it, with its socket when the sheet has one. */
function resourceOf(id: string) {
  const sheet = { 'Chipsets compatibles': 'B650', 'Memoria compatible': 'DDR5' };
  const Procesador = sockets[id] ? { Socket: sockets[id], ...sheet } : {};
  const sent = productResource(cpu(id));
  return {
    ...sent,
    attributes: { ...sent.attributes, attribute_group_map: { Procesador } },
    relationships: { category: { data: { type: 'categories', id: category.id } } },
  };
}
const included = [
  { type: 'categories', id: category.id, attributes: { name: category.name, slug: category.slug } },
];

/** The visitor has begun a build, and the backend knows the parts that it is asked for. */
function begin() {
  products.mockImplementation(({ url }) => ({
    data: (url.searchParams.get('filter[id]') ?? '').split(',').map(resourceOf),
    included,
  }));
  localStorage.setItem('assembly', '{}');
  useBuildStore.setState({ builds: [{ ...createBuild(), entries: [makeEntry('2', board)] }] });
}
const cards = () => [...document.querySelectorAll('.card-face')];
const answers = () => cards().map((card) => card.querySelector('.card-fit')?.textContent ?? '');

test('without a build nothing is asked and nothing is said', async () => {
  render(<ProductGrid products={[cpu('1')]} />);
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
  expect(answers()).toEqual(['']);
});

test('cards of parts answer in three states when they come near', async () => {
  begin();
  render(<ProductGrid products={['1', '2', '3'].map((id) => cpu(id))} />);
  await waitFor(() => expect(products).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
  await waitFor(() => {
    for (const card of cards()) moveIntoView(card);
    expect(answers()).toEqual([
      'Compatible con tu equipo',
      'No compatible con tu equipo',
      'No se puede saber si es compatible',
    ]);
  });
});

test('what is no part gets no answer', async () => {
  begin();
  render(<ProductGrid products={[cpu('1', { name: 'Mouse', slug: 'mouse' })]} />);
  await vi.dynamicImportSettled();
  expect(answers()).toEqual(['']);
  expect(info).not.toHaveBeenCalled();
});

test.each([
  [
    'and the backend has the last word',
    () => ({ meta: { compatible: false, reasons: [{ message: 'Falta BIOS.' }] } }),
    '¿Es compatible con mi equipo? No compatible. La tienda indica que no van juntas: Falta BIOS.',
  ],
  [
    'in our own words when the backend fails',
    () => refusal(500, 'Error'),
    'Compatible. El procesador y la tarjeta madre usan el mismo',
  ],
])('the page of a part says why, %s', async (_, answerInfo, text) => {
  begin();
  info.mockImplementation(answerInfo);
  render(
    <>
      <AddToBuildLink product={cpu('1')} />
      <Suspense>
        <PageBuildAnswer product={{ id: '1', categoryName: 'Procesadores' }} />
      </Suspense>
    </>,
  );
  const note = screen.getByText(/^El armador te dice/).parentElement ?? expect.fail();
  await waitFor(() => {
    moveIntoView(note);
    expect(note.querySelector('.visitor-text')).toHaveTextContent(text);
  });
});
