// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotFoundScreen } from '@/components/shell/document/cached-document';
import { MenuColumns } from '@/components/shell/menu/menu-columns';
import { MenuAccordion, useCanCloseMenu } from '@/components/shell/menu/menu-panel';
import { quickLinks } from '@/components/shell/navigation/quick-links';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import type { Brand, Category } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { useInterfaceStore } from '@/stores/interface/interface-store';
import { createCategory } from '@/tests/support/create-category';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend } from '../../../support/mock-backend';
import { show } from '../../account/harness';

const backend = mockBackend();

const brand: Brand = { id: '1', name: 'ASUS', slug: 'asus', image: null, imageSmall: null };
const category = (id: string, name: string, change: Partial<Category> = {}) =>
  createCategory({ id, name, slug: name.toLowerCase(), ...change });
const [cpus, speakers] = [category('11', 'Procesadores'), category('21', 'Bocinas')];
const categories = [
  category('1', 'Componentes', { categories: [cpus], popularBrands: [brand] }),
  category('2', 'Audio', { categories: [speakers] }),
];

async function open() {
  show(<MenuColumns categories={categories} brands={[brand]} />);
  return screen.findByRole('button', { name: 'Componentes' });
}

beforeEach(() => {
  backend.on(assumedEndpoints.banners, () => ({ data: [] }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it('expands and collapses categories and brands on click', async () => {
  const components = await open();
  expect(components).toHaveAttribute('aria-expanded', 'true');
  expect(hrefOf('Procesadores')).toBe('/buscar/categoria_procesadores');
  expect(hrefOf('ASUS')).toBe('/buscar/categoria_componentes/marca_asus');
  const brands = screen.getByRole('button', { name: 'Marcas' });
  fireEvent.click(brands);
  expect(components).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'ASUS' })).toHaveAttribute('href', '/buscar/marca_asus');
  fireEvent.click(brands);
  expect(brands).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link')).toBeNull();
});

it('expands the row that the pointer rests on, not one that it crosses; a click then pins it', async () => {
  await open();
  const audio = screen.getByRole('button', { name: 'Audio' });
  fireEvent.pointerEnter(audio);
  fireEvent.pointerLeave(audio);
  act(() => vi.advanceTimersByTime(500));
  expect(audio).toHaveAttribute('aria-expanded', 'false');
  fireEvent.pointerEnter(audio);
  act(() => vi.advanceTimersByTime(500));
  expect(audio).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(audio);
  expect(audio).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(audio);
  expect(audio).toHaveAttribute('aria-expanded', 'false');
});

it('moves the focus with the arrow keys', async () => {
  const components = await open();
  components.focus();
  fireEvent.keyDown(components, { key: 'ArrowDown' });
  expect(screen.getByRole('button', { name: 'Audio' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(screen.getByRole('button', { name: 'Marcas' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
  expect(components).toHaveFocus();
});

it('is an accordion on phones', async () => {
  const links = quickLinks(getTexts('layout')).filter(({ href }) => href === '/arma-tu-equipo');
  show(<MenuAccordion categories={categories} brands={[brand]} links={links} />);
  const details = (await screen.findByText('Componentes')).closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Categorías').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Marcas').closest('details')).not.toHaveAttribute('open');
  expect(hrefOf('Arma tu equipo')).toBe('/arma-tu-equipo');
  // As in the panel's placeholder
  expect(hrefOf('Ver todas las categorías')).toBe('/busqueda-por-categoria');
});

const Menu = () => <p>{useCanCloseMenu() ? 'se puede cerrar' : 'queda abierto'}</p>;

it('keeps a menu that was locked open, except on an error page', async () => {
  useInterfaceStore.getState().setCanCloseMenu(false);
  const { unmount } = render(<Menu />);
  expect(screen.getByText('queda abierto')).toBeVisible();
  unmount();
  render(
    <>
      <NotFoundScreen />
      <Menu />
    </>,
  );
  expect(await screen.findByText('se puede cerrar')).toBeVisible();
  expect(useInterfaceStore.getState().canCloseMenu).toBe(true);
});
