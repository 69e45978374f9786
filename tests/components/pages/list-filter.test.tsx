// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FilteredGroup, FilteredItem, ListFilter } from '@/components/pages/list-filter';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  location.hash = '';
});

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
