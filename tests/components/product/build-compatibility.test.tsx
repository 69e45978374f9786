// @vitest-environment jsdom

import { render, screen, waitFor } from '@testing-library/react';
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
import { createCategory } from '@/tests/support/create-category';
import { createProduct } from '@/tests/support/create-product';
import { installFakeObservers, moveIntoView } from '@/tests/support/fake-observers';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { productResource } from '@/tests/support/product-resource';
import { makeEntry, makePart } from '../../lib/domain/build/make-part';

const backend = mockBackend();
const info = vi.fn<Resolver>();
const products = vi.fn<Resolver>();
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

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/product/visitor-chunk'), 60_000);
beforeEach(() => {
  // The cards are completed when the visitor does something.
  markInteracted();
  installFakeObservers();
  products.mockReset().mockImplementation(({ url }) => ({
    data: (url.searchParams.get('filter[id]') ?? '').split(',').map(resourceOf),
    included,
  }));
  backend.on(assumedEndpoints.products, products);
  backend.on(specEndpoints.assemblyInfo, info.mockReset().mockReturnValue({ meta: {} }));
});

function begin() {
  localStorage.setItem('assembly', '{}');
  useBuildStore.setState({ builds: [{ ...createBuild(), entries: [makeEntry('2', board)] }] });
}
const cards = () => [...document.querySelectorAll('.card-face')];
const lines = () => cards().map((card) => card.querySelector('.card-fit')?.textContent ?? '');

test('without a build nothing is asked and nothing is said', async () => {
  render(<ProductGrid products={[cpu('1')]} />);
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
  expect(lines()).toEqual(['']);
});

test('cards of parts answer in three states when they come near', async () => {
  begin();
  render(<ProductGrid products={['1', '2', '3'].map((id) => cpu(id))} />);
  await waitFor(() => expect(products).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
  await waitFor(() => {
    for (const card of cards()) moveIntoView(card);
    expect(lines()).toEqual([
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
  expect(lines()).toEqual(['']);
  expect(info).not.toHaveBeenCalled();
});

/** The page of a part says this in place of the note about the builder. */
async function expectSaid(text: string) {
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
}

test('the page of a part says why, and the backend has the last word', async () => {
  begin();
  info.mockReturnValue({ meta: { compatible: false, reasons: [{ message: 'Falta BIOS.' }] } });
  await expectSaid(
    '¿Es compatible con mi equipo? No compatible. La tienda indica que no van juntas: Falta BIOS.',
  );
});

test('a backend that fails leaves our own answer', async () => {
  begin();
  info.mockReturnValue(refusal(500, 'Error'));
  await expectSaid('Compatible. El procesador y la tarjeta madre usan el mismo');
});
