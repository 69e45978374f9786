// @vitest-environment own-window
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MonthlyFacet, PriceFacet } from '@/components/browse/search/facet-groups';
import { AmountField, FilterPopover } from '@/components/browse/search/filter-islands';
import { SoftForm } from '@/components/browse/search/soft-form';
import { emptyCriteria } from '@/lib/domain/search/criteria';

const push = vi.hoisted(() => vi.fn());
// jsdom has no popovers, and the panel of filters asks once whether there are any.
const showPopover = vi.hoisted(() => {
  const shown = vi.fn();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: shown });
  return shown;
});
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());

const setup = () =>
  render(
    <SoftForm action="/buscar">
      <input type="hidden" name="q" value="disco duro" />
      <label>
        Mínimo <input name="precio_min" />
      </label>
      <label>
        Orden
        <select name="orden">
          <option value="">Relevancia</option>
          <option value="menor-precio">Menor precio</option>
        </select>
      </label>
      <button type="submit">Aplicar</button>
    </SoftForm>,
  );

it('navigates with its values and leaves empty values out', async () => {
  setup();
  await userEvent.type(screen.getByLabelText('Mínimo'), ' 500 ');
  await userEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledExactlyOnceWith('/buscar?q=disco+duro&precio_min=500', {
    scroll: true,
  });
});

it('submits itself when the pointer selects an option', async () => {
  setup();
  await userEvent.selectOptions(screen.getByLabelText('Orden'), 'menor-precio');
  expect(push).toHaveBeenCalledExactlyOnceWith('/buscar?q=disco+duro&orden=menor-precio', {
    scroll: true,
  });
});

it('waits for the button when the keyboard passes through options', async () => {
  setup();
  const select = screen.getByLabelText('Orden');
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value: 'menor-precio' } });
  expect(push).not.toHaveBeenCalled();
  screen.getByRole('button').click();
  expect(push).toHaveBeenCalledOnce();
});

it('an amount that is not understood is said and not sent; one in another spelling is sent', async () => {
  render(
    <SoftForm action="/buscar">
      <AmountField name="precio_min" label="Mínimo" value={null} unread="No entendimos" />
      <button type="submit">Aplicar</button>
    </SoftForm>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Mínimo');
  await userEvent.type(field, '1.2.3');
  await userEvent.click(screen.getByRole('button'));
  expect(field.validationMessage).toBe('No entendimos');
  expect(push).not.toHaveBeenCalled();
  await userEvent.clear(field);
  expect(field).toBeValid();
  await userEvent.paste('1.500,00');
  await userEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledExactlyOnceWith('/buscar?precio_min=1.500%2C00', { scroll: true });
});

it('the filters by price and by monthly payment ask for their amounts, with all other criteria', async () => {
  const criteria = {
    ...emptyCriteria,
    text: 'ssd',
    categories: ['discos'],
    monthlyMax: 300,
    page: 3,
  };
  const sent = '/buscar/categoria_discos?q=ssd';
  render(<PriceFacet criteria={criteria} facets={{ price: { min: 10.2, max: 99.1 } }} />);
  expect(screen.getByLabelText('Máximo')).toHaveAttribute('placeholder', '100');
  await userEvent.type(screen.getByLabelText('Mínimo'), '$2,500');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar precio' }));
  expect(push.mock.lastCall?.[0]).toBe(`${sent}&mensualidad_max=300&precio_min=%242%2C500`);
  cleanup();
  const monthly = [
    { upTo: 300, count: 4 },
    { upTo: 500, count: 9 },
    { upTo: 800, count: 0 },
  ];
  render(<MonthlyFacet criteria={criteria} facets={{ monthly }} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Hasta $300.00 al mes4',
    'Hasta $500.00 al mes9',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    sent,
    `${sent}&mensualidad_max=500`,
  ]);
  const other = screen.getByLabelText('Otra cantidad al mes');
  await userEvent.clear(other);
  await userEvent.type(other, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar mensualidad' }));
  expect(push.mock.lastCall?.[0]).toBe(`${sent}&mensualidad_max=123`);
});

it('judges an amount that was typed before its code was there', () => {
  const field = (
    <AmountField name="precio_min" label="Mínimo" value={null} unread="No entendimos" />
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(field);
  document.body.append(container);
  const input = container.querySelector('input');
  if (input) input.value = 'mil';
  render(field, { container, hydrate: true });
  expect(screen.getByLabelText('Mínimo')).toBeInvalid();
});

describe('the panel of filters that is closed', () => {
  const panel = (
    <FilterPopover id="filtros" label="Filtros">
      <PriceFacet criteria={emptyCriteria} facets={{ price: null }} />
    </FilterPopover>
  );
  /** Drawn, and looked through for what was typed before. */
  const show = async () => {
    render(panel);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const close = () => {
    const event = Object.assign(new Event('toggle'), { newState: 'closed' });
    screen.getByLabelText('Filtros').dispatchEvent(event);
  };

  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('applies the amount that was typed', async () => {
    await show();
    close();
    expect(push).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Máximo'), { target: { value: '6000' } });
    close();
    expect(push).toHaveBeenCalledExactlyOnceWith('/buscar?precio_max=6000', { scroll: false });
  });

  it('opens again for an amount that is not understood', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Máximo'), { target: { value: 'mucho' } });
    close();
    expect(push).not.toHaveBeenCalled();
    expect(showPopover).toHaveBeenCalledOnce();
  });

  it('applies what was typed before its code was there', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(panel);
    document.body.append(container);
    const field = container.querySelector<HTMLInputElement>('[name="precio_min"]');
    if (field) field.value = '500';
    render(panel, { container, hydrate: true });
    await vi.waitFor(() =>
      expect(push).toHaveBeenCalledWith('/buscar?precio_min=500', { scroll: false }),
    );
  });
});
