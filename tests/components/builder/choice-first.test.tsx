// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
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
import type { BuildGroup } from '@/lib/domain/build/types';
import { loadTexts } from '@/lib/i18n/client';
import { useBuildStore } from '@/stores/builder/build-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeGroup } from '../../lib/domain/build/make-part';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const backend = mockBackend();
const groups = [makeGroup('1', { name: 'Procesador' })];

function Step({ group }: { group: BuildGroup }) {
  return <GroupPanel tools={useBuild(NEW_BUILD_KEY, groups)} group={group} />;
}

beforeAll(() => Promise.all((['assembly', 'cart'] as const).map((one) => loadTexts(one))));
beforeEach(() => {
  hydrateStores();
  getQueryClient().clear();
  useBuildStore.setState({ builds: [], filters: NO_BUILDER_FILTERS });
  backend.on(specEndpoints.brands, () => ({ data: [] }));
  backend.on(assumedAssemblyEndpoints.assemblyGroupComponents, () => ({
    data: ['Ryzen 5', 'Ryzen 7', 'Ryzen 9'].map((name, index) =>
      productResource({ id: `${index}0`, name }),
    ),
  }));
});
afterEach(() => {
  cleanup();
  // jsdom does not know the element <search> of the filters.
  vi.mocked(console.error).mockClear();
});

it('shows a choice before what it means for the other products', async () => {
  const user = userEvent.setup();
  const seen: string[] = [];
  const look = () => {
    const texts = screen.queryAllByRole('button', { name: /^(Agregar|Reemplazar|Quitar): / });
    seen.push(texts.map((button) => button.getAttribute('aria-label')?.split(':')[0]).join());
  };
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Profiler id="step" onRender={look}>
        <Step group={groups[0] as BuildGroup} />
      </Profiler>
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Agregar: Ryzen 7' }));
  expect(await screen.findAllByRole('button', { name: /^Reemplazar: / })).toHaveLength(2);
  expect(seen).toContain('Agregar,Quitar,Agregar');
  expect(seen.at(-1)).toBe('Reemplazar,Quitar,Reemplazar');
});
