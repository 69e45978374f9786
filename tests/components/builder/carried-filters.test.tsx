// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GroupPanel } from '@/components/builder/group-panel';
import { useBuild } from '@/components/builder/use-build';
import { assumedAssemblyEndpoints } from '@/lib/api/endpoints/assumed-assembly';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { NO_BUILDER_FILTERS } from '@/lib/domain/build/filters';
import type { BuildGroup } from '@/lib/domain/build/types';
import { loadTexts } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeGroup } from '../../lib/domain/build/make-part';
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

beforeAll(() => Promise.all((['assembly', 'cart'] as const).map((one) => loadTexts(one))));
beforeEach(() => {
  hydrateStores();
  getQueryClient().clear();
  useBuildStore.setState({ builds: [], filters: NO_BUILDER_FILTERS });
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
  cleanup();
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
