// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AmountField } from '@/components/browse/search/filter-islands';
import { SoftForm } from '@/components/browse/search/soft-form';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());
afterEach(cleanup);

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
