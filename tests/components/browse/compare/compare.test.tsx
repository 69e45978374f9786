// @vitest-environment own-window
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CompareScreen } from '@/components/browse/compare/compare-screen';
import { compareProducts } from '@/components/browse/compare/compare-table';
import { CompareToggle } from '@/components/product/compare-toggle';
import { ClientScreen } from '@/components/shared/client-screen';
import { DeferredChrome } from '@/components/shell/chrome/deferred-chrome';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { markInteracted } from '@/lib/browser/deferred-assets';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { Product } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { useCompareStore } from '@/stores/browsing/compare-store';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { createProduct } from '../../../support/create-product';
import { mockBackend, type Resolver, refusal } from '../../../support/mock-backend';
import { productResource } from '../../../support/product-resource';
import { at } from '../../fake-navigation';

vi.mock('next/navigation', () => import('../../fake-navigation'));
const backend = mockBackend();
const read = vi.fn<Resolver>();

const sheet = (name: string, lines: Record<string, string>) => [
  { name, attributes: Object.entries(lines).map(([term, value]) => ({ name: term, value })) },
];
const attributes = (capacity: string) => sheet('Memoria', { Capacidad: capacity, Tipo: 'DDR5' });
const card = createProduct({ attributeGroups: attributes('16 GB') });
const sold = { stockStores: 0, stockProviders: 0 };
const second = { id: '8', slug: 'otra', name: 'Otra tarjeta' };
const other = createProduct({ ...second, ...sold, attributeGroups: attributes('32 GB') });
const choose = ({ id, slug, name }: Product) =>
  act(() => void useCompareStore.getState().toggle({ id, slug, name, image: null }));
const chosen = () => useCompareStore.getState().items.map(({ id }) => id);
/** The backend knows these products. */
const sell = (...products: readonly Product[]) =>
  read.mockReset().mockImplementation(({ url }) => ({
    data: products
      .filter(({ slug }) => slug === url.searchParams.get('filter[slug]'))
      .map((one) => productResource(one)),
  }));

hydrateStores();
beforeEach(() => {
  sell(card, other);
  backend.on(assumedEndpoints.products, read);
});

it('the toggle is there before its code, is pressed or not, and rejects a fifth product', async () => {
  const toggle = <CompareToggle product={toProductSnapshot(card)} className="compare-card" />;
  expect(renderToString(toggle)).toContain('Comparar: Tarjeta de Video RTX');
  render(toggle);
  markInteracted();
  const button = screen.getByRole('button', { name: 'Comparar: Tarjeta de Video RTX' });
  await userEvent.click(button);
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(button);
  await vi.waitFor(() => expect(chosen()).toEqual([]));
  for (const id of ['1', '2', '3', '4']) choose({ ...other, id });
  await userEvent.click(button);
  expect(chosen()).toEqual(['1', '2', '3', '4']);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  const said = () => useToastStore.getState().toasts[0]?.text;
  await vi.waitFor(() => expect(said()).toMatch(/hasta 4 productos/));
});

describe('the bar', () => {
  function openAt(path: string) {
    at.path = path;
    markInteracted();
    return render(<DeferredChrome name="islands" />).container;
  }

  it('shows the chosen products, collapses, and can be cleared', async () => {
    openAt('/');
    expect(screen.queryByRole('complementary')).toBeNull();
    choose(card);
    const bar = await screen.findByRole('complementary', { name: 'Productos para comparar' });
    choose(other);
    expect(within(bar).getByRole('status')).toHaveTextContent('2 de 4 productos');
    const link = within(bar).getByRole('link', { name: 'Comparar' });
    expect(link).toHaveAttribute('href', '/comparar?productos=tarjeta-rtx,otra');
    expect(link).toHaveAttribute('rel', 'nofollow');
    const press = (button: { name?: string; expanded?: boolean }) =>
      userEvent.click(within(bar).getByRole('button', button));
    await press({ expanded: true });
    expect(within(bar).queryByRole('listitem')).toBeNull();
    await press({ expanded: false });
    await press({ name: 'Quitar Otra tarjeta de la comparación' });
    expect(chosen()).toEqual(['7']);
    await press({ name: 'Quitar todos' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
  const lists = ['/buscar/categoria_monitores', '/productos/tarjeta-rtx', '/ofertas-relampago'];
  it.each(lists)('is on %s', async (pathname) => {
    choose(card);
    openAt(pathname);
    expect(await screen.findByRole('complementary')).toBeVisible();
  });
  it.each([
    '/comparar',
    '/compra/carrito/detalle',
    '/login',
    '/identificacion',
    '/pagos/7/pago-exitoso',
    '/mi-cuenta',
    '/no/existe',
  ])('covers nothing on %s', async (pathname) => {
    choose(card);
    const container = openAt(pathname);
    await act(() => import('@/components/shell/chrome/deferred-chunk'));
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the comparison', () => {
  const BOTH = 'productos=tarjeta-rtx,otra';
  const open = (query = '') => {
    at.query = query;
    render(
      <ClientScreen texts={['compare']} skeleton={<p>espera</p>}>
        <CompareScreen />
      </ClientScreen>,
    );
  };
  const compare = (...products: readonly Product[]) =>
    compareProducts(products, getTexts('compare'), getTexts('product'));
  const row = (name: RegExp) =>
    screen.getAllByRole('row').find((one) => within(one).queryByRole('rowheader', { name })) ??
    expect.fail(`no row ${name}`);

  it('says how to begin when it is empty', async () => {
    open();
    expect(await screen.findByText('Todavía no hay nada que comparar')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('of one product asks for another one and marks no differences', async () => {
    open('productos=tarjeta-rtx');
    expect(await screen.findByText(/Agrega otro producto/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('rowheader', { name: /distintos/ })).toBeNull();
  });
  it('says the price of the product page: what is paid at once, and what it costs otherwise', async () => {
    const pricing = { ...card.pricing, mwiOneDiscPercent: 10, mwiOnePriceWithTax: 810 };
    sell({ ...card, pricing }, other);
    open(BOTH);
    await screen.findByRole('table');
    expect(row(/^Precio ?\(distintos\)$/)).toHaveTextContent(
      /\$810\.00Precio de contado ?Precio normal: \$900\.00 ?Agregar al carrito ?\$900\.00Precio normal: \$1,000\.00Vendido$/,
    );
  });
  it('says guarantee and brand once, and no guarantee below the legal one', () => {
    const general = { Marca: 'Marca', Garantía: '1 mes', Modelo: 'RTX' };
    const attributeGroups = sheet('Información general', general);
    const rowsOf = (warrantyDays: number) =>
      compare(createProduct({ attributeGroups, warrantyDays })).flatMap(({ rows }) =>
        rows.map(({ name, values }) => `${name}: ${values}`),
      );
    const said = rowsOf(365).filter((row) => /^(Garantía|Marca|Modelo)/.test(row));
    expect(said).toEqual(['Garantía: 12 meses de garantía', 'Marca: Marca', 'Modelo: RTX']);
    expect(rowsOf(30).filter((row) => /garantía|1 mes/i.test(row))).toEqual([]);
  });
  it('says every specification once, also when the sheet of one product repeats it', () => {
    const withSheet = (capacity: string, ...characteristics: Product['characteristics']) =>
      createProduct({ attributeGroups: attributes(capacity), characteristics });
    const again = { name: 'capacidad', value: '16GB' };
    const box = { name: 'Empaque', value: 'Caja' };
    const rows = compare(withSheet('16 GB', again, box), withSheet('32 GB')).flatMap((group) =>
      group.rows.map(({ name, values }) => [group.name, name, ...values]),
    );
    expect(rows.slice(-3)).toEqual([
      ['Memoria', 'Capacidad', '16 GB', '32 GB'],
      ['Memoria', 'Tipo', 'DDR5', 'DDR5'],
      ['Características', 'Empaque', 'Caja', null],
    ]);
    // Another value of the same name says something new.
    const apart = compare(withSheet('16 GB', { name: 'Capacidad', value: '8 GB' }));
    expect(apart.at(-1)?.rows).toMatchObject([{ values: ['8 GB'] }]);
  });
  it('marks differences and can show only those', async () => {
    open(BOTH);
    await screen.findByRole('table', { name: 'Comparación de 2 productos' });
    expect(row(/^Capacidad ?\(distintos\)$/)).toHaveTextContent('16 GB32 GB');
    expect(row(/^Tipo$/)).toHaveTextContent('DDR5DDR5');
    expect(row(/^Existencia/)).toHaveTextContent('Disponible, 7 piezasVendido');
    expect(row(/^Entrega/)).toHaveTextContent('2 días a CDMX—Sin dato');
    expect(screen.getAllByRole('button', { name: /^Agregar al carrito: / })).toHaveLength(1);
    await userEvent.click(screen.getByRole('switch', { name: 'Solo diferencias' }));
    expect(screen.queryByRole('rowheader', { name: /^Tipo$/ })).toBeNull();
    expect(row(/^Capacidad/)).toBeVisible();
    expect(row(/^Precio( |$)/)).toBeVisible();
  });
  it('reports missing products, and uses the products chosen on this device without an address', async () => {
    choose(card);
    choose({ ...other, slug: 'ya-no' });
    open();
    expect(await screen.findByText(/ya no está disponible: ya-no/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Quitar Tarjeta/ }));
    expect(chosen()).toEqual(['8']);
  });
  it('can be retried when the backend fails', async () => {
    read.mockReturnValueOnce(refusal(422, 'No.'));
    open('productos=otra');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
