// @vitest-environment own-window
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '@/components/shell/search-box/search-box';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import {
  type BackendCall,
  mockBackend,
  type Resolver,
  refusal,
} from '@/tests/support/mock-backend';
import { productResource } from '@/tests/support/product-resource';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));
const backend = mockBackend();
const readSuggestions = vi.fn<Resolver>();

const found = (...terms: string[]) => ({
  data: [productResource({ id: '7', name: 'Laptop de 14 pulgadas', slug: 'laptop-14' })],
  meta: {
    terms,
    categories: [{ slug: 'laptops', name: 'Laptops' }],
    brands: [{ slug: 'lenovo', name: 'Lenovo' }],
  },
});
const textOf = ({ url }: BackendCall) => url.searchParams.get('q') ?? '';

// A shared machine may be slow.
configure({ asyncUtilTimeout: 8000 });

beforeAll(async () => {
  await import('@/components/shell/search-box/suggest-panel');
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  hydrateStores();
});
beforeEach(() => {
  readSuggestions.mockReset().mockReturnValue(found('laptop gamer'));
  backend.on(assumedEndpoints.suggestions, readSuggestions);
  backend.on(assumedEndpoints.mostSearched, () => ({ meta: { terms: ['ssd', 'Monitor'] } }));
  backend.on(assumedEndpoints.banners, () => ({ data: [] }));
});
// jsdom does not know the element <search>, and says so.
afterEach(() => void vi.clearAllMocks());
// jsdom does not navigate.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const terms = () => useRecentSearchesStore.getState().terms;
const box = () => screen.getByRole('combobox', { name: '¿Qué estás buscando?' });
const textsOf = (options: readonly Element[]) => options.map(({ textContent }) => textContent);
const options = () => textsOf(screen.getAllByRole('option'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(typed?: string) {
  render(<SearchBox />);
  await userEvent.click(box());
  if (typed !== undefined) await userEvent.type(box(), typed);
}
const shown = (name: string) => screen.findByRole('option', { name });
const termsIn = async (name: string) =>
  textsOf(within(await screen.findByRole('group', { name })).getAllByRole('option'));

it('suggests recent searches first, then popular ones', async () => {
  act(() => useRecentSearchesStore.setState({ terms: ['monitor', 'ram'] }));
  await open();
  expect(await termsIn('Tus últimas búsquedas')).toEqual(['monitor', 'ram']);
  expect(await termsIn('Lo más buscado esta semana')).toEqual(['ssd']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('status')).toHaveTextContent('3 sugerencias');
});

it('removes one recent search or all of them, and keeps the focus', async () => {
  act(() => useRecentSearchesStore.setState({ terms: ['monitor', 'ram'] }));
  await open();
  await press('Quitar «monitor» de tus búsquedas');
  expect(terms()).toEqual(['ram']);
  expect(box()).toHaveFocus();
  await press('Borrar búsquedas');
  expect(terms()).toEqual([]);
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Tus últimas búsquedas' })).not.toBeInTheDocument();
});

it('shows terms, products with prices, categories, brands and a link to all results', async () => {
  await open('lap');
  const product = await screen.findByRole('option', { name: /Laptop de 14 pulgadas.*\$/ });
  expect(product).toHaveAttribute('href', '/productos/laptop-14');
  for (const [name, href] of [
    ['Laptops', '/buscar/categoria_laptops'],
    ['Lenovo', '/buscar/marca_lenovo'],
    [/Ver todos los resultados/, '/buscar?q=lap'],
  ] as const)
    expect(screen.getByRole('option', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('status')).toHaveTextContent('4 sugerencias');
});

it('moves through the options by keyboard and follows the active one', async () => {
  await open('lap');
  await shown('Lenovo');
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('laptop gamer');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(active()).toHaveTextContent('Ver todos los resultados');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(active()).toHaveTextContent('laptop gamer');
  await userEvent.keyboard('{Enter}');
  expect(terms()).toEqual(['laptop gamer']);
  expect(box()).toHaveValue('laptop gamer');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('neither follows an option nor submits with the key that confirms an accent or a word', async () => {
  await open('lap');
  await shown('Lenovo');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13, isComposing: true });
  fireEvent.compositionEnd(box());
  // The form is not submitted by the browser either.
  expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(terms()).toEqual([]);
  expect(box()).toHaveValue('lap');
  await userEvent.keyboard('{Enter}');
  expect(terms()).toEqual(['laptop gamer']);
});

it('submits the form with Enter when no option is active, and adds the text to the recent searches', async () => {
  await open(' lap {Enter}');
  expect(push).toHaveBeenCalledWith('/buscar?q=lap', { scroll: true });
  await waitFor(() => expect(terms()).toEqual(['lap']));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes with Escape, then clears; arrow keys open it again', async () => {
  await open('lap');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveValue('lap');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.tab();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('never shows an older answer over a newer one', async () => {
  const answers = new Map<string, (document: object) => void>();
  readSuggestions.mockImplementation(
    (call) => new Promise((resolve) => answers.set(textOf(call), resolve)),
  );
  await open();
  fireEvent.change(box(), { target: { value: 'mon' } });
  await waitFor(() => expect(answers.has('mon')).toBe(true));
  fireEvent.change(box(), { target: { value: 'laptop' } });
  await waitFor(() => expect(answers.has('laptop')).toBe(true));
  await act(async () => answers.get('laptop')?.(found('laptop nueva')));
  await waitFor(() => expect(options()).toContain('laptop nueva'));
  await act(async () => answers.get('mon')?.(found('monitor viejo')));
  expect(options()).toContain('laptop nueva');
  expect(options()).not.toContain('monitor viejo');
});

it('makes one request for a text that is typed quickly', async () => {
  await open();
  for (const value of ['l', 'la', 'lap']) fireEvent.change(box(), { target: { value } });
  await shown('Lenovo');
  expect(readSuggestions.mock.calls.map(([call]) => textOf(call))).toEqual(['lap']);
});

it('says that nothing was found, and still links to the search', async () => {
  readSuggestions.mockReturnValue({ data: [], meta: { terms: [] } });
  await open('zzz');
  const note = 'Sin sugerencias para «zzz».';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(note));
  expect(options()).toEqual(['Ver todos los resultados de «zzz»']);
});

it('still works as a form when the suggestions fail', async () => {
  readSuggestions.mockImplementation(() => refusal(400, 'caído'));
  await open('lap');
  await screen.findByText('No pudimos cargar las sugerencias.');
  await userEvent.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/buscar?q=lap', { scroll: true });
});

it('asks for words before it searches', () => {
  render(<SearchBox />);
  expect(screen.getByRole('combobox')).toBeRequired();
});

it('holds the words of the list that is shown', () => {
  history.replaceState(null, '', '/buscar?q=disco+duro');
  render(<SearchBox />);
  expect(box()).toHaveValue('disco duro');
});
