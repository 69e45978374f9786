// @vitest-environment own-window

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaqScreen } from '@/components/pages/faq-screen';
import { FilteredGroup, FilteredItem, ListFilter } from '@/components/pages/list-filter';
import { pieceSlotId } from '@/components/pages/piece-slots';
import { ProductStockIsland } from '@/components/pages/product-stock-island';
import {
  groupStores,
  phoneHref,
  StoresScreen,
  storeMapHref,
} from '@/components/pages/stores-screen';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { PhysicalStore } from '@/lib/api/stores';
import { hydrateStores } from '@/stores/persistence/hydration';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend, type Resolver, refusal } from '../../support/mock-backend';
import { productResource } from '../../support/product-resource';
import { at } from '../fake-navigation';

vi.mock('next/navigation', () => import('../fake-navigation'));
const backend = mockBackend();

beforeEach(() => {
  hydrateStores();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => (location.hash = ''));

const COUNTS = { one: '1 resultado', many: '{count} resultados' };
const LABELS = { field: 'Buscar', placeholder: '', none: 'Nada con «{text}».', ...COUNTS };
const List = ({ children }: { children: ReactNode }) => (
  <ListFilter labels={LABELS}>{children}</ListFilter>
);
const field = () => screen.getByLabelText('Buscar');
const counted = () => screen.getByRole('status');

const store = (fields: Partial<PhysicalStore>): PhysicalStore => ({
  id: '1',
  name: 'Centro',
  slug: 'centro',
  phone: '999 925 6107',
  address: 'Calle 60 No. 299',
  city: 'Mérida',
  state: 'Yucatán',
  zipCode: '97050',
  latitude: null,
  longitude: null,
  hours: [],
  services: [],
  ...fields,
});

describe('a list that is filtered by typing', () => {
  const setup = () =>
    render(
      <List>
        <FilteredGroup id="yucatan" as="section">
          <h2>Yucatán</h2>
          <FilteredItem id="1" as="details">
            <summary>Mérida</summary>
            <p id="merida">Calle 60, C.P. 97050</p>
          </FilteredItem>
        </FilteredGroup>
        <FilteredGroup id="nuevo-leon" as="section">
          <h2>Nuevo León</h2>
          <FilteredItem id="2" as="p">
            San Pedro Garza García
          </FilteredItem>
          <FilteredItem id="3" as="p">
            Monterrey, centro de servicio
          </FilteredItem>
        </FilteredGroup>
      </List>,
    );

  it('shows the matching entries and their groups, and ignores accents and the order of words', async () => {
    setup();
    await userEvent.type(field(), 'GARCIA pédro');
    expect(screen.getByText('San Pedro Garza García')).toBeVisible();
    expect(screen.getByText('Monterrey, centro de servicio')).not.toBeVisible();
    expect(screen.getByText('Yucatán')).not.toBeVisible();
    expect(counted()).toHaveTextContent('1 resultado');
  });

  it('finds collapsed text, counts the results, and shows all entries again when it is emptied', async () => {
    setup();
    await userEvent.type(field(), 'c');
    expect(counted()).toHaveTextContent('3 resultados');
    await userEvent.clear(field());
    expect(counted()).toBeEmptyDOMElement();
    expect(screen.getByText('Mérida')).toBeVisible();
  });

  it('opens the entry that the address names, at first and after a change', async () => {
    location.hash = '#merida';
    setup();
    const entry = screen.getByText('Calle 60, C.P. 97050').closest('details');
    expect(entry).toHaveAttribute('open');
    entry?.removeAttribute('open');
    await userEvent.type(field(), 'Monterrey');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(entry).toHaveAttribute('open');
    expect(entry).toBeVisible();
    expect(field()).toHaveValue('');
  });

  it.each(['#%', '#%zz', '#%c3'])('ignores an address that ends in %s', (hash) => {
    location.hash = hash;
    setup();
    act(() => dispatchEvent(new HashChangeEvent('hashchange')));
    expect(screen.getByText('Mérida')).toBeVisible();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  /** The stores or the questions that are shown. */
  const entries = () => screen.queryAllByRole('heading', { level: 3 });

  it('finds stores by their state, city or zip code, and says when there is none', async () => {
    const merida = store({ name: 'Paseo', slug: 'paseo' });
    const zapopan = { city: 'Zapopan', zipCode: '45116', state: 'Jalisco', address: 'Andares' };
    const stores = [merida, store({ id: '2', name: 'Andares', slug: 'andares', ...zapopan })];
    render(<StoresScreen stores={stores} />);
    const label = 'Buscar por estado, ciudad o código postal';
    const search = screen.getByRole('searchbox', { name: label });
    const names = () => entries().map(({ textContent }) => textContent);
    expect(names()).toEqual(['Andares', 'Paseo']);
    for (const text of ['yucatan', 'MERIDA', '97050']) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      expect(names()).toEqual(['Paseo']);
    }
    await userEvent.clear(search);
    await userEvent.type(search, 'zzqxwv');
    expect(screen.getByText(/^No hay sucursales con «zzqxwv»\./)).toBeVisible();
    expect(entries()).toEqual([]);
  });

  it('finds questions by the words of their answers, too, and says when there is none', async () => {
    render(<FaqScreen />);
    const search = screen.getByRole('searchbox', { name: 'Buscar en las preguntas' });
    const all = entries().length;
    await userEvent.type(search, 'una sola exhibición');
    expect(entries().length).toBeGreaterThan(0);
    expect(entries().length).toBeLessThan(all);
    await userEvent.type(search, ' zzqxwv');
    expect(screen.getByText(/^No hay preguntas con «una sola exhibición zzqxwv»\./)).toBeVisible();
    expect(entries()).toEqual([]);
  });
});

describe('the stock of a product in the stores', () => {
  const read = vi.fn<Resolver>();
  const STORES = ['Mérida', 'León', 'Puebla', 'Toluca'].map((name, at) => ({ id: `${at}`, name }));
  /** The product, with so many pieces in the first stores. */
  const inStores = (...pieces: number[]) => {
    const storesWithStock = STORES.slice(0, pieces.length).map(({ id, name }, at) => {
      return { storeId: id, name, stock: pieces[at] ?? 0 };
    });
    return { data: [productResource({ name: 'Tarjeta RTX', storesWithStock })] };
  };
  const unreachable = () => refusal(422, 'No.');

  function show(query = 'producto=tarjeta-rtx') {
    at.query = query;
    return render(
      <>
        <ProductStockIsland fallback={null} failure="Falló" />
        <List>
          <FilteredGroup id="all" as="section">
            {STORES.map(({ id, name }) => (
              <FilteredItem key={id} id={id} as="p">
                {name} <span id={pieceSlotId(id)} />
              </FilteredItem>
            ))}
          </FilteredGroup>
        </List>
      </>,
    );
  }

  const entry = (name: string) =>
    [...document.querySelectorAll('[data-filter-item]')].find((item) =>
      item.textContent?.startsWith(name),
    );

  beforeEach(() => {
    backend.on(assumedEndpoints.products, read.mockReset().mockReturnValue(inStores(1, 12, 0)));
  });

  it('lists the stores with stock, the largest stock first, and shows the pieces in each entry', async () => {
    show();
    expect(await screen.findByText('2 sucursales lo tienen.')).toBeVisible();
    const note = screen.getByText(/^2 suc.*/).parentElement;
    expect(note).toHaveTextContent(/Actualizado a las \d\d:\d\d/);
    expect(hrefOf('Tarjeta RTX')).toBe('/productos/tarjeta-rtx');
    const fullest = screen.getByRole('list', { name: 'De más a menos piezas' });
    const links = within(fullest).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['León 12', 'Mérida 1']);
    expect(links[0]).toHaveAttribute('href', `#${pieceSlotId('1')}`);
    expect(entry('Mérida')).toHaveTextContent('1 pieza');
    expect(entry('León')).toHaveTextContent('12 piezas');
    for (const name of ['Puebla', 'Toluca']) expect(entry(name)).toHaveTextContent('Sin piezas');
  });

  it('the stock filter works together with the typed filter, and can be turned off', async () => {
    show();
    const only = await screen.findByRole('checkbox', { name: 'Solo con existencias' });
    await userEvent.type(field(), 'l');
    expect(screen.getByText('3 resultados')).toBeVisible();
    await userEvent.click(only);
    expect(screen.getByText('1 resultado')).toBeVisible();
    expect(entry('Puebla')).not.toBeVisible();
    await userEvent.clear(field());
    expect(entry('Toluca')).not.toBeVisible();
    expect(entry('León')).toBeVisible();
    await userEvent.click(only);
    for (const { name } of STORES) expect(entry(name)).toBeVisible();
  });

  it('says when a product is in no store or unknown, and shows all stores below', async () => {
    read.mockReturnValue(inStores());
    show();
    const nowhere = 'Por ahora ninguna sucursal lo tiene en existencia.';
    expect(await screen.findByText(nowhere)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(entry('León')).toHaveTextContent('Sin piezas');
    cleanup();
    read.mockReturnValue({ data: [] });
    show('producto=otro');
    expect(await screen.findByText(/^No encontramos ese producto/)).toBeVisible();
    expect(entry('León')).toHaveTextContent(/^León$/);
  });

  it('a failed request can be retried; a failed refresh keeps the old data', async () => {
    read.mockReturnValueOnce(unreachable());
    show();
    expect(await screen.findByText(/^No pudimos consultar/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 sucursales lo tienen.')).toBeVisible();
    read.mockReturnValueOnce(unreachable());
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(screen.getByText(/No pudimos actualizar: es la/)).toBeVisible());
    expect(screen.getByText('2 sucursales lo tienen.')).toBeVisible();
  });

  it('without a connection it fails instead of waiting forever', async () => {
    onlineManager.setOnline(false);
    read.mockReturnValueOnce(unreachable());
    show();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    onlineManager.setOnline(true);
  });
});

describe('stores by state', () => {
  it('are in alphabetical order, and stores without a state get their own group', () => {
    const groups = groupStores(
      [
        store({ id: '1', name: 'Zapopan', state: 'Jalisco' }),
        store({ id: '2', name: 'Ángel', state: 'Jalisco' }),
        store({ id: '3', state: 'México' }),
        store({ id: '4', state: '' }),
      ],
      'Otros',
    );
    expect(groups.map(({ id }) => id)).toEqual(['estado-jalisco', 'estado-mexico', 'estado-otros']);
    expect(groups[0]?.stores.map(({ name }) => name)).toEqual(['Ángel', 'Zapopan']);
  });

  it('have unique anchors even when slugs are equal', () => {
    const [group] = groupStores([store({ id: '1' }), store({ id: '2' })], 'Otros');
    const anchors = group?.stores.map(({ anchor }) => anchor);
    expect(anchors).toEqual(['sucursal-centro', 'sucursal-centro-2']);
  });
});

describe('links of a store', () => {
  it('use its coordinates, or its address', () => {
    const at = new URL(storeMapHref(store({ latitude: 20.5, longitude: -89.6 })));
    expect(at.searchParams.get('destination')).toBe('20.5,-89.6');
    const by = new URL(storeMapHref(store({})));
    expect(by.searchParams.get('destination')).toBe('Calle 60 No. 299, 97050, Mérida, Yucatán');
  });

  it('dial Mexican phone numbers only', () => {
    expect(phoneHref('999 925 6107')).toBe('tel:+529999256107');
    expect(phoneHref('Sin teléfono')).toBeNull();
  });
});
