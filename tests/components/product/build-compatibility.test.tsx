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
import type { Product } from '@/lib/domain/product/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { createProduct } from '@/tests/support/create-product';
import { installFakeObservers, moveIntoView } from '@/tests/support/fake-observers';
import { mockBackend, type Resolver, refusal } from '@/tests/support/mock-backend';
import { productResource } from '@/tests/support/product-resource';
import { makeEntry, makePart } from '../../lib/domain/build/make-part';

const backend = mockBackend();
const info = vi.fn<Resolver>();
const products = vi.fn<Resolver>();
const category = { id: '5', name: 'Procesadores', slug: 'procesadores' };
const cpu = (id: string, change: Partial<Product> = {}) =>
  createProduct({
    id,
    slug: `p-${id}`,
    category: { ...createProduct().category, ...category } as never,
    ...change,
  });
const sockets: Record<string, string | undefined> = { '1': 'AM5', '2': 'AM4' };
const board = makePart('20', {
  groupId: '2',
  facts: { role: 'motherboard', socket: 'AM5', chipset: 'B650', memoryTypes: ['DDR5'] },
});

/** A processor as the backend sends it, with its socket when the sheet has one. */
function resourceOf(id: string) {
  const { attributes, ...resource } = productResource(cpu(id));
  const socket = sockets[id];
  return {
    ...resource,
    attributes: {
      ...attributes,
      attribute_group_map: {
        Procesador: socket
          ? { Socket: socket, 'Chipsets compatibles': 'B650', 'Memoria compatible': 'DDR5' }
          : {},
      },
    },
    relationships: { category: { data: { type: 'categories', id: category.id } } },
  };
}
const included = [
  { type: 'categories', id: category.id, attributes: { name: category.name, slug: category.slug } },
];

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/product/visitor-chunk'), 60_000);
// The cards are completed when the visitor does something.
beforeEach(markInteracted);
beforeEach(() => {
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
  const mouse = { ...category, name: 'Mouse', slug: 'mouse' };
  render(<ProductGrid products={[cpu('1', { category: mouse as never })]} />);
  await vi.dynamicImportSettled();
  expect(lines()).toEqual(['']);
  expect(info).not.toHaveBeenCalled();
});

/** The page of a part. @returns where it says something about the builder */
function showPage(): Element {
  render(
    <>
      <AddToBuildLink product={cpu('1')} />
      <Suspense>
        <PageBuildAnswer product={{ id: '1', categoryName: 'Procesadores' }} />
      </Suspense>
    </>,
  );
  const note = screen.getByText(/^El armador te dice/).parentElement;
  return note ?? expect.fail();
}

test('the page of a part says why, and the backend has the last word', async () => {
  begin();
  info.mockReturnValue({ meta: { compatible: false, reasons: [{ message: 'Falta BIOS.' }] } });
  const note = showPage();
  await waitFor(() => {
    moveIntoView(note);
    expect(note.querySelector('.visitor-text')).toHaveTextContent(
      '¿Es compatible con mi equipo? No compatible. La tienda indica que no van juntas: Falta BIOS.',
    );
  });
});

test('a backend that fails leaves our own answer', async () => {
  begin();
  info.mockReturnValue(refusal(500, 'Error'));
  const note = showPage();
  await waitFor(() => {
    moveIntoView(note);
    expect(note.querySelector('.visitor-text')).toHaveTextContent(
      'Compatible. El procesador y la tarjeta madre usan el mismo',
    );
  });
});
