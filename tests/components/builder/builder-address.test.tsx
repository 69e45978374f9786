// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useBuild, usePartOfAddress } from '@/components/builder/use-build';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { loadTexts } from '@/lib/i18n/client';
import { addPartHref } from '@/lib/routing/product-hrefs';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { makeGroup } from '../../lib/domain/build/make-part';
import { createProduct } from '../../support/create-product';
import { mockBackend } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

const backend = mockBackend();
const groups = [
  makeGroup('1', { name: 'Procesador' }),
  makeGroup('2', { name: 'Tarjeta de video', role: 'gpu' }),
];
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={getQueryClient()}>{children}</QueryClientProvider>
);
const open = (address: string) => {
  history.replaceState(null, '', address);
  return renderHook(
    () => {
      const tools = useBuild(NEW_BUILD_KEY, groups);
      usePartOfAddress(tools);
      return tools;
    },
    { wrapper },
  );
};

beforeAll(() => loadTexts('assembly'));
beforeEach(() => {
  hydrateStores();
});

it('has the step in the address, and Back goes a step back', async () => {
  const { result } = open('/arma-tu-equipo');
  expect(result.current.active?.id).toBe('1');
  act(() => result.current.goToStep(groups[1] ?? null));
  expect(location.search).toBe('?paso=tarjeta-de-video');
  act(() => result.current.goToStep(groups[1] ?? null));
  history.back();
  await waitFor(() => expect(result.current.active?.id).toBe('1'));
  expect(location.search).toBe('');
});

it('opens the step of the address', () => {
  const { result } = open('/arma-tu-equipo?paso=tarjeta-de-video');
  expect(result.current.active?.id).toBe('2');
});

it('puts the product of the address into the build', async () => {
  const resource = productResource(createProduct());
  const attributes = { ...resource.attributes, assembly_group: '2' };
  backend.on(assumedEndpoints.products, () => ({ data: [{ ...resource, attributes }] }));
  const { result } = open(addPartHref('7'));
  await waitFor(() => expect(result.current.entries).toMatchObject([{ groupId: '2', qty: 1 }]));
  expect(result.current.active?.id).toBe('2');
  expect(location.search).toBe('?paso=tarjeta-de-video');
});

it('says so when the product cannot be put into the build', async () => {
  backend.on(assumedEndpoints.products, () => ({ data: [] }));
  const { result } = open(addPartHref('9'));
  await waitFor(() => expect(useToastStore.getState().toasts).toHaveLength(1));
  expect(result.current.entries).toEqual([]);
});
