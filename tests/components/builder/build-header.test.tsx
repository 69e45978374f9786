// @vitest-environment own-window

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BuildHeader } from '@/components/builder/build-header';
import { useBuild } from '@/components/builder/use-build';
import { getQueryClient } from '@/lib/api/client/query-client';
import type { Customer } from '@/lib/api/customer';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { createBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { useBuildStore } from '@/stores/builder/build-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { makeEntry, makeGroup, makePart } from '../../lib/domain/build/make-part';
import { mockBackend, refusal } from '../../support/mock-backend';

const router = { push: vi.fn(), replace: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router }));
const backend = mockBackend();
const groups = [makeGroup('1'), makeGroup('2')];
const customer = { id: '7' } as Customer;
const entries = [makeEntry('1', makePart('cpu')), makeEntry('2', makePart('ram'))];
const saved = {
  ...createBuild(),
  ...{ key: 'config:5', id: '5', name: 'Mi PC', slug: 'mi-pc', isSetName: true, entries },
};
const config = (name: string) => ({
  data: { type: 'assembly-configs', id: '5', attributes: { name, slug: 'mi-pc' } },
});

function Header({ buildKey }: { buildKey: string }) {
  return <BuildHeader tools={useBuild(buildKey, groups)} customer={customer} />;
}
const open = (buildKey: string) =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Header buildKey={buildKey} />
    </QueryClientProvider>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Nombre de tu ensamble');
const builds = () => useBuildStore.getState().builds;
const toasts = () => useToastStore.getState().toasts.map(({ text }) => text);

beforeAll(() => loadAllTexts('assembly', 'account'));
beforeEach(() => {
  hydrateStores();
  vi.clearAllMocks();
  backend.on(specEndpoints.assemblyConfigCreate, () => config('Mi PC'));
  backend.on(specEndpoints.assemblyDetailCreate, () => ({
    data: { type: 'assembly-config-details', id: '9' },
  }));
});

it('asks for a name before it saves, and goes on under the address of the saved build', async () => {
  useBuildStore.setState({ builds: [{ ...createBuild(), entries, isChanged: true }] });
  open(NEW_BUILD_KEY);
  await press('Guardar');
  await press('Guardar');
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe un nombre para tu ensamble');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), ' Mi  PC {Enter}');
  await vi.waitFor(() => expect(router.replace).toHaveBeenCalledWith('/arma-tu-equipo/mi-pc'));
  expect(toasts()).toEqual(['Guardamos «Mi PC»']);
  expect(builds()).toMatchObject([{ key: 'config:5', name: 'Mi PC', isChanged: false }]);
});

it.each([
  [204, 'No pudimos guardar tu ensamble. Tus piezas siguen aquí'],
  [500, 'No pudimos guardar tu ensamble completo ni borrar lo que alcanzó a guardarse'],
])(
  'keeps the parts where not all could be saved, and the rest was deleted with %s',
  async (status, says) => {
    backend.on(specEndpoints.assemblyDetailCreate, ({ body }) =>
      JSON.stringify(body).includes('"ram"')
        ? refusal(500, 'Error')
        : { data: { type: 'assembly-config-details', id: '9' } },
    );
    const remove = vi.fn(() =>
      status === 204 ? new Response(null, { status }) : refusal(status, 'Error'),
    );
    backend.on(specEndpoints.assemblyConfigDelete, remove);
    const build = { ...createBuild(), name: 'Fallida', isSetName: true, entries, isChanged: true };
    useBuildStore.setState({ builds: [build] });
    open(NEW_BUILD_KEY);
    await press('Guardar');
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    expect(remove).toHaveBeenCalled();
    expect(builds()).toMatchObject([{ key: NEW_BUILD_KEY, entries, isChanged: true }]);
    expect(router.replace).not.toHaveBeenCalled();
  },
);

it('renames a saved build', async () => {
  useBuildStore.setState({ builds: [saved] });
  const update = vi.fn(() => config('La buena'));
  backend.on(specEndpoints.assemblyConfigUpdate, update);
  open(saved.key);
  await press('Cambiar nombre');
  expect(field()).toHaveValue('Mi PC');
  await userEvent.clear(field());
  await userEvent.type(field(), 'La buena{Enter}');
  expect(await screen.findByText('La buena')).toBeVisible();
  expect(update).toHaveBeenCalledTimes(1);
});

it('copies a saved build into the place of the new one, which can be restored', async () => {
  const begun = { ...createBuild(), entries: entries.slice(0, 1) };
  useBuildStore.setState({ builds: [saved, begun] });
  open(saved.key);
  await press('Duplicar');
  expect(router.push).toHaveBeenCalledWith('/arma-tu-equipo');
  expect(toasts()).toEqual(['Hicimos una copia de Mi PC']);
  expect(builds()[1]).toMatchObject({ key: NEW_BUILD_KEY, name: 'Mi PC - copy', isChanged: true });
  expect(useBuildStore.getState().replaced?.by).toBe('copy');
  useBuildStore.getState().undoReplace();
  expect(builds()[1]).toEqual(begun);
});

it('deletes a saved build after a question', async () => {
  useBuildStore.setState({ builds: [saved] });
  const remove = vi.fn(() => new Response(null, { status: 204 }));
  backend.on(specEndpoints.assemblyConfigDelete, remove);
  open(saved.key);
  await press(/^Eliminar: /);
  expect(screen.getByText('¿Eliminar «Mi PC»?')).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await press('Sí, eliminar');
  await vi.waitFor(() => expect(builds()).toEqual([]));
  expect(router.replace).toHaveBeenCalledWith('/arma-tu-equipo');
  expect(toasts()).toEqual(['Eliminaste «Mi PC»']);
});

it('says why a saved build could not be deleted, and keeps it', async () => {
  useBuildStore.setState({ builds: [saved] });
  backend.on(specEndpoints.assemblyConfigDelete, () => refusal(422, 'El ensamble está en uso.'));
  open(saved.key);
  await press(/^Eliminar: /);
  await press('Sí, eliminar');
  expect(await screen.findByRole('alert')).toHaveTextContent('El ensamble está en uso.');
  expect(builds()).toEqual([saved]);
  expect(toasts()).toEqual([]);
  expect(router.replace).not.toHaveBeenCalled();
});
