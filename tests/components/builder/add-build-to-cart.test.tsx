// @vitest-environment own-window

import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BuildPanel } from '@/components/builder/build-panel';
import { useBuild } from '@/components/builder/use-build';
import { getQueryClient } from '@/lib/api/client/query-client';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { NEW_BUILD_KEY } from '@/lib/domain/build/build';
import { addPart } from '@/lib/domain/build/selection';
import type { BuildPart } from '@/lib/domain/build/types';
import { useBuildStore } from '@/stores/builder/build-store';
import { useCartStore } from '@/stores/cart/cart-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { makeGroup, makePart, makePartWithLimit } from '../../lib/domain/build/make-part';
import { mockBackend } from '../../support/mock-backend';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
const backend = mockBackend();
const groups = [makeGroup('1'), makeGroup('2', { role: 'gpu' })];

function Panel() {
  return <BuildPanel tools={useBuild(NEW_BUILD_KEY, groups)} customer={null} />;
}
const open = () =>
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Panel />
    </QueryClientProvider>,
  );
const choose = (groupId: string, part: BuildPart) =>
  useBuildStore
    .getState()
    .changeSelection(NEW_BUILD_KEY, (entries) => addPart(entries, groupId, part));
const button = (name: string) => screen.getByRole('button', { name });

beforeAll(() => loadAllTexts('assembly', 'cart'));
beforeEach(() => {
  hydrateStores();
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
  await userEvent.click(button('Agregar al carrito'));
  expect(await screen.findByText(/Tu ensamble está en el carrito/)).toBeVisible();
  choose('2', makePart('ram'));
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar carrito' }));
  await vi.waitFor(() =>
    expect(useCartStore.getState().lines.map(({ product }) => product.id)).toEqual(['cpu', 'ram']),
  );
});

it('shows the price of one piece, and of all', () => {
  const part = makePartWithLimit('ram', 4);
  for (const _ of [1, 2, 3, 4]) choose('2', part);
  open();
  const unit = part.pricing.currentPriceWithTax;
  const row = screen.getByText('Pieza ram').parentElement;
  const peso = (amount: number) =>
    `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(row).toHaveTextContent(`4 × ${peso(unit)} = ${peso(4 * unit)}`);
});

it('says what the backend says of the parts, whatever their sheets say', async () => {
  backend.on(specEndpoints.assemblyInfo, () => ({
    meta: { compatible: false, reasons: [{ message: 'Choca con el disipador.' }] },
  }));
  const socket = 'AM5';
  choose('1', makePart('cpu', { facts: { role: 'cpu', socket } }));
  choose('2', makePart('board', { facts: { role: 'motherboard', socket } }));
  open();
  const reason = 'La tienda indica que no van juntas: Choca con el disipador.';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText('No compatible')).toBeVisible();
});
