// @vitest-environment own-window

import { onlineManager } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FilteredGroup, FilteredItem, ListFilter } from '@/components/pages/list-filter';
import { pieceSlotId } from '@/components/pages/piece-slots';
import { ProductStockIsland } from '@/components/pages/product-stock-island';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { StoreStock } from '@/lib/domain/product/types';
import { hydrateStores } from '@/stores/persistence/hydration';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';

const navigation = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(navigation.query),
}));

const backend = mockBackend();
const read = vi.fn<Resolver>();
const inStores = (...storesWithStock: StoreStock[]) => ({
  data: [productResource({ slug: 'tarjeta-rtx', name: 'Tarjeta RTX', storesWithStock })],
});
const PRODUCT = inStores(
  { storeId: '1', name: 'Mérida', stock: 1 },
  { storeId: '2', name: 'León', stock: 12 },
  { storeId: '3', name: 'Puebla', stock: 0 },
);
const unreachable = () => refusal(422, 'No.');

const STORES = [
  ['1', 'Mérida'],
  ['2', 'León'],
  ['3', 'Puebla'],
  ['4', 'Toluca'],
] as const;

function show(query = 'producto=tarjeta-rtx') {
  navigation.query = query;
  return render(
    <>
      <ProductStockIsland
        fallback={<p>Cargando</p>}
        labels={{ failed: 'Falló', retry: 'Otra vez' }}
      />
      <ListFilter
        labels={{
          field: 'Buscar',
          placeholder: '',
          one: '1 resultado',
          many: '{count} resultados',
          none: 'Nada',
        }}
      >
        <FilteredGroup id="all" as="section">
          {STORES.map(([id, name]) => (
            <FilteredItem key={id} id={id} as="p">
              {name} <span id={pieceSlotId(id)} />
            </FilteredItem>
          ))}
        </FilteredGroup>
      </ListFilter>
    </>,
  );
}

const entry = (name: string) =>
  screen.getAllByText((_, element) =>
    Boolean(element?.matches('[data-filter-item]') && element.textContent?.startsWith(name)),
  )[0];

// Compiled beforehand, so that no test waits for it.
beforeAll(hydrateStores);
beforeAll(() => import('@/components/pages/product-stock-island'));
beforeEach(() => {
  backend.on(assumedEndpoints.products, read.mockReset().mockReturnValue(PRODUCT));
});

test('lists the stores with stock, the largest stock first, and shows the pieces in each entry', async () => {
  show();
  expect(await screen.findByText('2 sucursales lo tienen.')).toBeVisible();
  expect(screen.getByText(/^2 suc.*/).parentElement).toHaveTextContent(
    /Actualizado a las \d\d:\d\d/,
  );
  expect(hrefOf('Tarjeta RTX')).toBe('/productos/tarjeta-rtx');
  const fullest = screen.getByRole('list', { name: 'De más a menos piezas' });
  const links = within(fullest).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['León 12', 'Mérida 1']);
  expect(links[0]).toHaveAttribute('href', `#${pieceSlotId('2')}`);
  expect(entry('Mérida')).toHaveTextContent('1 pieza');
  expect(entry('León')).toHaveTextContent('12 piezas');
  for (const name of ['Puebla', 'Toluca']) expect(entry(name)).toHaveTextContent('Sin piezas');
});

test('the stock filter works together with the typed filter, and can be turned off', async () => {
  const user = userEvent.setup();
  show();
  const only = await screen.findByRole('checkbox', { name: 'Solo con existencias' });
  const field = screen.getByRole('searchbox', { name: 'Buscar' });
  await user.type(field, 'l');
  expect(screen.getByText('3 resultados')).toBeVisible();
  await user.click(only);
  expect(screen.getByText('1 resultado')).toBeVisible();
  expect(entry('Puebla')).not.toBeVisible();
  await user.clear(field);
  expect(entry('Toluca')).not.toBeVisible();
  expect(entry('León')).toBeVisible();
  await user.click(only);
  for (const [, name] of STORES) expect(entry(name)).toBeVisible();
});

test('says when a product is in no store or unknown, and shows all stores below', async () => {
  read.mockReturnValue(inStores());
  show();
  expect(
    await screen.findByText('Por ahora ninguna sucursal lo tiene en existencia.'),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(entry('León')).toHaveTextContent('Sin piezas');
  cleanup();
  read.mockReturnValue({ data: [] });
  show('producto=otro');
  expect(await screen.findByText(/^No encontramos ese producto/)).toBeVisible();
  expect(entry('León')).toHaveTextContent(/^León$/);
});

test('a failed request can be retried; a failed refresh keeps the old data', async () => {
  const user = userEvent.setup();
  read.mockReturnValueOnce(unreachable());
  show();
  expect(await screen.findByText(/^No pudimos consultar/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('2 sucursales lo tienen.')).toBeVisible();
  read.mockReturnValueOnce(unreachable());
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByText(/No pudimos actualizar: es la/)).toBeVisible());
  expect(screen.getByText('2 sucursales lo tienen.')).toBeVisible();
});

test('without a connection it fails instead of waiting forever', async () => {
  onlineManager.setOnline(false);
  read.mockReturnValueOnce(unreachable());
  show();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  onlineManager.setOnline(true);
});
