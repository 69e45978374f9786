// @vitest-environment own-window
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MonthlyFacet, PriceFacet } from '@/components/browse/search/facet-groups';
import { AmountField, FilterPopover } from '@/components/browse/search/filter-islands';
import { SoftForm } from '@/components/browse/search/soft-form';
import { emptyCriteria } from '@/lib/domain/search/criteria';
import { serveMarkup } from '@/tests/support/serve-markup';
import { router } from '../../fake-navigation';

// jsdom has no popovers, and the panel of filters asks once whether there are any.
const showPopover = vi.hoisted(() => {
  const shown = vi.fn();
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: shown });
  return shown;
});
vi.mock('next/navigation', () => import('../../fake-navigation'));

const { push } = router;
const amount = <AmountField name="precio_min" label="Mínimo" value={null} unread="No entendimos" />;
const setup = () =>
  render(
    <SoftForm action="/buscar">
      <input type="hidden" name="q" value="disco duro" />
      {amount}
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

const expectPushed = (href: string, scroll = true) =>
  expect(push).toHaveBeenCalledExactlyOnceWith(href, { scroll });

const field = () => screen.getByLabelText<HTMLInputElement>('Mínimo');
const submit = (name?: string) => userEvent.click(screen.getByRole('button', { name }));

it('navigates with its values and leaves empty values out', async () => {
  setup();
  await userEvent.type(field(), ' 500 ');
  await submit();
  expectPushed('/buscar?q=disco+duro&precio_min=500');
});

it('submits itself when the pointer selects an option', async () => {
  setup();
  await userEvent.selectOptions(screen.getByLabelText('Orden'), 'menor-precio');
  expectPushed('/buscar?q=disco+duro&orden=menor-precio');
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
  setup();
  await userEvent.type(field(), '1.2.3');
  await submit();
  expect(field().validationMessage).toBe('No entendimos');
  expect(push).not.toHaveBeenCalled();
  await userEvent.clear(field());
  expect(field()).toBeValid();
  await userEvent.paste('1.500,00');
  await submit();
  expectPushed('/buscar?q=disco+duro&precio_min=1.500%2C00');
});

const list = { ...emptyCriteria, text: 'ssd', categories: ['discos'], monthlyMax: 300, page: 3 };
const sent = '/buscar/categoria_discos?q=ssd';

it('the filter by price asks for its amounts, with all other criteria', async () => {
  render(<PriceFacet criteria={list} facets={{ price: { min: 10.2, max: 99.1 } }} />);
  expect(screen.getByLabelText('Máximo')).toHaveAttribute('placeholder', '100');
  await userEvent.type(field(), '$2,500');
  await submit('Aplicar precio');
  expect(push.mock.lastCall?.[0]).toBe(`${sent}&mensualidad_max=300&precio_min=%242%2C500`);
});

it('the filter by monthly payment has the usual amounts and any other, with all other criteria', async () => {
  const monthly = [
    { upTo: 300, count: 4 },
    { upTo: 500, count: 9 },
    { upTo: 800, count: 0 },
  ];
  render(<MonthlyFacet criteria={list} facets={{ monthly }} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hasta $300.00 al mes4', sent],
    ['Hasta $500.00 al mes9', `${sent}&mensualidad_max=500`],
  ]);
  const other = screen.getByLabelText('Otra cantidad al mes');
  await userEvent.clear(other);
  await userEvent.type(other, '123');
  await submit('Aplicar mensualidad');
  expect(push.mock.lastCall?.[0]).toBe(`${sent}&mensualidad_max=123`);
});

it('judges an amount that was typed before its code was there', () => {
  const { hydrate } = serveMarkup(amount);
  field().value = 'mil';
  hydrate();
  expect(field()).toBeInvalid();
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
  /** Writes an amount while the panel is open, and closes it. */
  const close = (value?: string) => {
    if (value) fireEvent.change(screen.getByLabelText('Máximo'), { target: { value } });
    const event = Object.assign(new Event('toggle'), { newState: 'closed' });
    screen.getByLabelText('Filtros').dispatchEvent(event);
  };

  beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

  it('applies the amount that was typed', async () => {
    await show();
    close();
    expect(push).not.toHaveBeenCalled();
    close('6000');
    expectPushed('/buscar?precio_max=6000', false);
  });

  it('opens again for an amount that is not understood', async () => {
    await show();
    close('mucho');
    expect(push).not.toHaveBeenCalled();
    expect(showPopover).toHaveBeenCalledOnce();
  });

  it('applies what was typed before its code was there', async () => {
    const { hydrate } = serveMarkup(panel);
    field().value = '500';
    hydrate();
    await vi.waitFor(() => expectPushed('/buscar?precio_min=500', false));
  });
});
