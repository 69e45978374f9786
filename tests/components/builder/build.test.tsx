// @vitest-environment own-window

import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildHeader } from '@/components/builder/build-header';
import { BuildPanel } from '@/components/builder/build-panel';
import { FirstBuildForm } from '@/components/builder/first-build-form';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { suggestedBuildQuery } from '@/lib/api/suggested-build';
import { createBuild, NEW_BUILD_KEY } from '@/lib/domain/build/build';
import type { BuildUse } from '@/lib/domain/build/uses';
import { formatPrice } from '@/lib/domain/money';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { resource } from '@/tests/support/resource';
import {
  makeEntry,
  makeGroup,
  makePart,
  makePartWithLimit,
} from '../../lib/domain/build/make-part';
import { mockBackend, refusal } from '../../support/mock-backend';
import { laura } from '../account/harness';
import { router } from '../fake-navigation';
import { choose, drawBuild, setUpBuilder } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));
const backend = mockBackend();
setUpBuilder();

const builds = () => useBuildStore.getState().builds;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));

describe('the panel', () => {
  const groups = [makeGroup('1'), makeGroup('2', { role: 'gpu' })];
  const open = () => drawBuild(groups, (tools) => <BuildPanel tools={tools} customer={null} />);

  beforeEach(() => {
    backend.on(assumedEndpoints.products, () => ({ data: [] }));
  });

  it('says which part there is too little of, and sends nothing', async () => {
    choose('1', makePart('cpu', { stock: 0 }));
    choose('2', makePart('ram', { stock: 3 }));
    open();
    expect(screen.getByText(/^No hay piezas suficientes de Pieza cpu\./)).toBeVisible();
    expect(button('Agregar al carrito')).toBeDisabled();
    expect(screen.getByText('Agotado')).toBeVisible();
  });

  it('says that the computer has no picture, until a card is chosen', () => {
    const silent = 'La ficha de Pieza cpu no dice si trae gráficos integrados';
    choose('1', makePart('cpu', { facts: { role: 'cpu' } }));
    open();
    expect(screen.getByText(new RegExp(`^${silent}: no se sabe`))).toBeVisible();
    act(() => choose('2', makePart('gpu')));
    expect(screen.queryByText(/gráficos integrados/)).toBeNull();
  });

  it('updates the build that it has put into the cart', async () => {
    choose('1', makePart('cpu'));
    open();
    await press('Agregar al carrito');
    expect(await screen.findByText(/Tu ensamble está en el carrito/)).toBeVisible();
    choose('2', makePart('ram'));
    await userEvent.click(await screen.findByRole('button', { name: 'Actualizar carrito' }));
    const inCart = () => useCartStore.getState().lines.map(({ product }) => product.id);
    await vi.waitFor(() => expect(inCart()).toEqual(['cpu', 'ram']));
  });

  it('shows the price of one piece, and of all', () => {
    const part = makePartWithLimit('ram', 4);
    for (const _ of [1, 2, 3, 4]) choose('2', part);
    open();
    const unit = part.pricing.currentPriceWithTax;
    const row = screen.getByText('Pieza ram').parentElement;
    expect(row).toHaveTextContent(`4 × ${formatPrice(unit)} = ${formatPrice(4 * unit)}`);
  });

  it('says what the backend says of the parts, whatever their sheets say', async () => {
    const reasons = [{ message: 'Choca con el disipador.' }];
    backend.on(specEndpoints.assemblyInfo, () => ({ meta: { compatible: false, reasons } }));
    const socket = 'AM5';
    choose('1', makePart('cpu', { facts: { role: 'cpu', socket } }));
    choose('2', makePart('board', { facts: { role: 'motherboard', socket } }));
    open();
    const reason = 'La tienda indica que no van juntas: Choca con el disipador.';
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText('No compatible')).toBeVisible();
  });
});

describe('the header', () => {
  const groups = [makeGroup('1'), makeGroup('2')];
  const entries = [makeEntry('1', makePart('cpu')), makeEntry('2', makePart('ram'))];
  const begun = { ...createBuild(), entries, isChanged: true };
  const known = { key: 'config:5', id: '5', name: 'Mi PC', slug: 'mi-pc', isSetName: true };
  const saved = { ...createBuild(), ...known, entries };
  const config = (name: string) => ({
    data: resource('assembly-configs', '5', { name, slug: 'mi-pc' }),
  });
  const detail = { data: { type: 'assembly-config-details', id: '9' } };
  const open = (buildKey: string) =>
    drawBuild(groups, (tools) => <BuildHeader tools={tools} customer={laura} />, buildKey);
  const field = () => screen.getByLabelText('Nombre de tu ensamble');
  const toasts = () => useToastStore.getState().toasts.map(({ text }) => text);

  beforeEach(() => {
    backend.on(specEndpoints.assemblyConfigCreate, () => config('Mi PC'));
    backend.on(specEndpoints.assemblyDetailCreate, () => detail);
  });

  it('asks for a name before it saves, and goes on under the address of the saved build', async () => {
    useBuildStore.setState({ builds: [begun] });
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
        JSON.stringify(body).includes('"ram"') ? refusal(500, 'Error') : detail,
      );
      const remove = vi.fn(() =>
        status === 204 ? new Response(null, { status }) : refusal(status, 'Error'),
      );
      backend.on(specEndpoints.assemblyConfigDelete, remove);
      const named = { name: 'Fallida', isSetName: true };
      useBuildStore.setState({ builds: [{ ...begun, ...named }] });
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
    useBuildStore.setState({ builds: [saved, begun] });
    open(saved.key);
    await press('Duplicar');
    expect(router.push).toHaveBeenCalledWith('/arma-tu-equipo');
    expect(toasts()).toEqual(['Hicimos una copia de Mi PC']);
    const copy = { key: NEW_BUILD_KEY, name: 'Mi PC - copy', isChanged: true };
    expect(builds()[1]).toMatchObject(copy);
    expect(useBuildStore.getState().replaced?.by).toBe('copy');
    useBuildStore.getState().undoReplace();
    expect(builds()[1]).toEqual(begun);
  });

  it('deletes a saved build after a question, and says why when it cannot', async () => {
    useBuildStore.setState({ builds: [saved] });
    const remove = vi.fn(() => new Response(null, { status: 204 }));
    remove.mockImplementationOnce(() => refusal(422, 'El ensamble está en uso.'));
    backend.on(specEndpoints.assemblyConfigDelete, remove);
    open(saved.key);
    await press(/^Eliminar: /);
    expect(screen.getByText('¿Eliminar «Mi PC»?')).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
    await press('Sí, eliminar');
    expect(await screen.findByRole('alert')).toHaveTextContent('El ensamble está en uso.');
    expect(builds()).toEqual([saved]);
    expect(toasts()).toEqual([]);
    expect(router.replace).not.toHaveBeenCalled();
    await press(/^Eliminar: /);
    await press('Sí, eliminar');
    await vi.waitFor(() => expect(builds()).toEqual([]));
    expect(router.replace).toHaveBeenCalledWith('/arma-tu-equipo');
    expect(toasts()).toEqual(['Eliminaste «Mi PC»']);
  });
});

describe('the proposal', () => {
  const groups = [makeGroup('1', { role: 'cpu' })];
  const onToggle = vi.fn();

  /** Asks for a proposal. @param total what the proposed build costs; null for none */
  async function propose(budget: string, use: BuildUse, total: number | null = null) {
    const wish = { budget: Number(budget.replace(',', '')), use };
    const found = total && { total, missing: [], parts: [{ role: 'cpu', part: makePart('cpu') }] };
    getQueryClient().setQueryData(suggestedBuildQuery(groups, wish).queryKey, found as never);
    drawBuild(groups, (tools) => (
      <>
        <FirstBuildForm tools={tools} isOpen onToggle={onToggle} />
        <p role="status">{tools.undo.text}</p>
      </>
    ));
    const field = screen.getByLabelText('Presupuesto en pesos');
    await userEvent.clear(field);
    await userEvent.type(field, budget);
    const label = use === 'office' ? 'Oficina' : 'Gaming 1080p';
    await userEvent.click(screen.getByLabelText(label));
    await press('Proponer un equipo');
    return field;
  }

  beforeEach(() => {
    onToggle.mockClear();
  });

  it('says which budgets it takes, and where there is no build', async () => {
    const field = await propose('10', 'office');
    const range = 'Escribe un presupuesto entre $4,000.00 y $500,000.00';
    expect(screen.getByRole('alert')).toHaveTextContent(range);
    expect(field).toHaveFocus();
    cleanup();
    await propose('4000', 'office');
    const none = /^Con ese presupuesto no encontramos/;
    expect(await screen.findByRole('alert')).toHaveTextContent(none);
    expect(builds()).toEqual([]);
  });

  it.each([
    ['25000', 'gaming-1080p', 24_000, 'de $24,000.00.'],
    ['25000', 'gaming-1080p', 20_000, 'de $20,000.00. Te quedan $5,000.00 de tu presupuesto.'],
    [
      ...(['40,000', 'office', 20_000] as const),
      'de $20,000.00. Te quedan $20,000.00: para Oficina no hace falta gastar más.',
    ],
  ] as const)('of %s for %s says what %d leaves, and why', async (budget, use, total, says) => {
    await propose(budget, use, total);
    const undo = `Te propusimos un equipo ${says}`;
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(undo));
    expect(builds()[0]?.entries).toMatchObject([{ groupId: '1', qty: 1 }]);
    expect(onToggle).toHaveBeenCalledWith(false);
  });
});
