// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaqScreen } from '@/components/pages/faq-screen';
import { FilteredGroup, FilteredItem, ListFilter } from '@/components/pages/list-filter';
import { StoresScreen } from '@/components/pages/stores-screen';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => (location.hash = ''));

const setup = () =>
  render(
    <ListFilter
      labels={{
        field: 'Buscar',
        placeholder: '',
        one: '1 resultado',
        many: '{count} resultados',
        none: 'Nada con «{text}».',
      }}
    >
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
    </ListFilter>,
  );
const field = () => screen.getByLabelText('Buscar');

it('shows the matching entries and their groups, and ignores accents and the order of words', async () => {
  setup();
  await userEvent.type(field(), 'GARCIA pédro');
  expect(screen.getByText('San Pedro Garza García')).toBeVisible();
  expect(screen.getByText('Monterrey, centro de servicio')).not.toBeVisible();
  expect(screen.getByText('Yucatán')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
});

it('finds collapsed text, counts the results, and shows all entries again when it is emptied', async () => {
  setup();
  await userEvent.type(field(), 'c');
  expect(screen.getByRole('status')).toHaveTextContent('3 resultados');
  await userEvent.clear(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Mérida')).toBeVisible();
});

it('says when nothing matches', async () => {
  setup();
  await userEvent.type(field(), 'Oaxaca');
  expect(screen.getByRole('status')).toHaveTextContent('Nada con «Oaxaca».');
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

it('finds stores by their state, city or zip code, and says when there is none', async () => {
  const place = { address: 'Calle 60', city: 'Mérida', state: 'Yucatán', zipCode: '97050' };
  const merida = { ...place, ...{ id: '1', name: 'Paseo', slug: 'paseo', phone: '' } };
  const rest = { latitude: null, longitude: null, hours: [], services: [] };
  const zapopan = { ...merida, id: '2', name: 'Andares', slug: 'andares', state: 'Jalisco' };
  const other = { ...zapopan, city: 'Zapopan', zipCode: '45116', address: 'Puerta de Hierro' };
  render(<StoresScreen stores={[merida, other].map((store) => ({ ...store, ...rest }))} />);
  const search = screen.getByRole('searchbox', {
    name: 'Buscar por estado, ciudad o código postal',
  });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names()).toEqual(['Andares', 'Paseo']);
  for (const text of ['yucatan', 'MERIDA', '97050']) {
    await userEvent.clear(search);
    await userEvent.type(search, text);
    expect(names()).toEqual(['Paseo']);
  }
  await userEvent.clear(search);
  await userEvent.type(search, 'zzqxwv');
  expect(screen.getByText(/^No hay sucursales con «zzqxwv»\./)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

it('finds questions by the words of their answers, too, and says when there is none', async () => {
  render(<FaqScreen />);
  const search = screen.getByRole('searchbox', { name: 'Buscar en las preguntas' });
  const questions = () => screen.queryAllByRole('heading', { level: 3 });
  const all = questions().length;
  await userEvent.type(search, 'una sola exhibición');
  expect(questions().length).toBeGreaterThan(0);
  expect(questions().length).toBeLessThan(all);
  await userEvent.type(search, ' zzqxwv');
  expect(screen.getByText(/^No hay preguntas con «una sola exhibición zzqxwv»\./)).toBeVisible();
  expect(questions()).toEqual([]);
});
