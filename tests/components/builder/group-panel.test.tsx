// @vitest-environment own-window

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GroupPanel } from '@/components/builder/build-steps';
import { useBuild } from '@/components/builder/use-build';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import { addPart } from '@/lib/domain/build/selection';
import type { BuildGroup } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { makeGroup, makePart } from '../../lib/domain/build/make-part';
import { installFakeObservers, moveIntoView } from '../../support/fake-observers';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const backend = mockBackend();
const groups = [makeGroup('1', { name: 'Procesador' }), makeGroup('2', { name: 'Gabinete' })];
const NOTICE = 'Quitamos los filtros del paso anterior: aquí no dejaban ningún producto.';

function Step({ group }: { group: BuildGroup }) {
  return <GroupPanel tools={useBuild(NEW_BUILD_KEY, groups)} group={group} />;
}
const show = (index: number) => (
  <QueryClientProvider client={getQueryClient()}>
    <Step group={groups[index] as BuildGroup} />
  </QueryClientProvider>
);

beforeAll(() => loadAllTexts('assembly', 'cart'));
beforeEach(() => {
  hydrateStores();
  backend.on(specEndpoints.brands, ({ url }) => ({
    data: url.searchParams.has('filter[assemblyWithExpiration]')
      ? [{ type: 'brands', id: '1', attributes: { name: 'AMD', slug: 'amd' } }]
      : [],
  }));
  // Nobody makes a case of this brand.
  backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, ({ params, url }) => {
    const isFiltered = url.searchParams.has('filter[brand]');
    const name = params.id === '1' ? 'Ryzen 5' : 'Torre media';
    return {
      data: params.id === '2' && isFiltered ? [] : [productResource({ id: `${params.id}0`, name })],
    };
  });
});
afterEach(() => {
  // jsdom does not know the element <search> of the filters.
  const { calls } = vi.mocked(console.error).mock;
  expect(calls.every(([, tag]) => tag === 'search')).toBe(true);
  vi.mocked(console.error).mockClear();
});

it('says with a word that the filter of the step before was taken off, and shows the products', async () => {
  const { rerender } = render(show(0));
  await screen.findByText('Ryzen 5');
  act(() => useBuildStore.getState().setFilters({ ...NO_BUILDER_FILTERS, brands: ['amd'] }));
  await screen.findByText('Ryzen 5');
  expect(screen.queryByText(NOTICE)).toBeNull();
  rerender(show(1));
  const notice = await screen.findByText(NOTICE);
  expect(notice).toBeVisible();
  expect(notice).toHaveRole('status');
  expect(await screen.findByText('Torre media')).toBeVisible();
  rerender(show(0));
  await screen.findByText('Ryzen 5');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('offers the brands of the builder where a step does not tell its own, and counts nothing', async () => {
  render(show(0));
  const brand = await screen.findByRole('checkbox', { name: 'AMD', hidden: true });
  act(() => brand.click());
  expect(useBuildStore.getState().filters.brands).toEqual(['amd']);
});

it('names a brand that no product of the step has by its name', async () => {
  backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
    data: [productResource({ id: '1', name: 'Ryzen 5' })],
    meta: { filters: { brands: [{ value: 'intel', name: 'Intel', count: 4 }] } },
  }));
  useBuildStore.setState({ filters: { ...NO_BUILDER_FILTERS, brands: ['amd'] } });
  render(show(0));
  expect(
    await screen.findByRole('checkbox', { name: 'Intel (4)', hidden: true }),
  ).not.toBeChecked();
  expect(await screen.findByRole('checkbox', { name: 'AMD (0)', hidden: true })).toBeChecked();
});

it('shows a choice before what it means for the other products', async () => {
  const user = userEvent.setup();
  backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
    data: ['Ryzen 5', 'Ryzen 7', 'Ryzen 9'].map((name, index) =>
      productResource({ id: `${index}0`, name }),
    ),
  }));
  const seen: string[] = [];
  const look = () => {
    const texts = screen.queryAllByRole('button', { name: /^(Agregar|Reemplazar|Quitar): / });
    seen.push(texts.map((button) => button.getAttribute('aria-label')?.split(':')[0]).join());
  };
  render(
    <Profiler id="step" onRender={look}>
      {show(0)}
    </Profiler>,
  );
  await user.click(await screen.findByRole('button', { name: 'Agregar: Ryzen 7' }));
  expect(await screen.findAllByRole('button', { name: /^Reemplazar: / })).toHaveLength(2);
  expect(seen).toContain('Agregar,Quitar,Agregar');
  expect(seen.at(-1)).toBe('Reemplazar,Quitar,Reemplazar');
});

it('says on a card near the screen what the backend says of it, whatever the sheets say', async () => {
  installFakeObservers();
  const resource = productResource({
    id: '20',
    name: 'Procesador AM5',
    attributeGroups: [{ name: '', attributes: [{ name: 'Socket', value: 'AM5' }] }],
  });
  const category = { type: 'categories', id: '9' };
  backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
    data: [{ ...resource, relationships: { category: { data: category } } }],
    included: [{ ...category, attributes: { slug: 'procesadores', name: 'Procesadores' } }],
  }));
  backend.on(specEndpoints.assemblyInfo, () => ({
    meta: { compatible: false, reasons: [{ message: 'Choca con el disipador.' }] },
  }));
  const board = makePart('board', { facts: { role: 'motherboard', socket: 'AM5' } });
  const { changeSelection } = useBuildStore.getState();
  changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, '2', board));
  render(show(0));
  const card = (await screen.findByText('Procesador AM5')).closest('li') as HTMLElement;
  act(() => moveIntoView(card));
  expect(await screen.findByText(/Choca con el disipador\./)).toBeVisible();
  expect(card).toHaveAttribute('data-compatibility', 'incompatible');
});
