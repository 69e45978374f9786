// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { loadTexts } from '@/lib/i18n/client';
import { show } from '../account/harness';

const user = userEvent.setup({ delay: null });
beforeEach(() => loadTexts('cart'));

it('says beside the field that a typed quantity is cut to the stock, and nothing of one that fits', async () => {
  const change = vi.fn();
  show(
    <QuantityStepper name="Monitor" quantity={1} stock={4} onChange={change} onRemove={vi.fn()} />,
  );
  const field = screen.getByLabelText('Cantidad de Monitor');
  await user.clear(field);
  await user.type(field, '3{Enter}');
  expect(change).toHaveBeenLastCalledWith(3);
  expect(screen.queryByText(/Puedes llevar/)).toBeNull();
  await user.clear(field);
  await user.type(field, '30{Enter}');
  expect(change).toHaveBeenLastCalledWith(4);
  expect(screen.getByText('Puedes llevar hasta 4 piezas.')).toBeDefined();
});

it.each(['1.5', '1,5', '1e1', '-3', '2²', 'dos'])(
  'restores the quantity instead of changing it by %s, and says that it was not understood',
  async (typed) => {
    const change = vi.fn();
    const remove = vi.fn();
    show(
      <QuantityStepper
        name="Monitor"
        quantity={2}
        stock={40}
        onChange={change}
        onRemove={remove}
      />,
    );
    const field = screen.getByLabelText('Cantidad de Monitor');
    await user.clear(field);
    await user.paste(typed);
    await user.tab();
    expect(field).toHaveValue('2');
    expect(change).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
    expect(screen.getByText(/^No entendimos esa cantidad/)).toBeVisible();
    await user.clear(field);
    await user.paste(' ３ ');
    await user.tab();
    expect(change).toHaveBeenCalledExactlyOnceWith(3);
    expect(screen.queryByText(/^No entendimos/)).toBeNull();
  },
);

it('keeps a number that is still being confirmed in an input method', async () => {
  const change = vi.fn();
  show(
    <QuantityStepper name="Monitor" quantity={2} stock={40} onChange={change} onRemove={vi.fn()} />,
  );
  const field = screen.getByLabelText('Cantidad de Monitor');
  await user.clear(field);
  await user.paste('３');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(change).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(change).toHaveBeenCalledExactlyOnceWith(3);
});

it('cannot raise the quantity of what is sold out, and can of what has an unknown stock', async () => {
  const change = vi.fn();
  const soldOut = show(
    <QuantityStepper name="Equipo" quantity={2} stock={0} onChange={change} onRemove={vi.fn()} />,
  );
  expect(screen.getByRole('button', { name: 'Una pieza más de Equipo' })).toBeDisabled();
  const field = screen.getByLabelText('Cantidad de Equipo');
  await user.clear(field);
  await user.type(field, '9999{Enter}');
  expect(change.mock.calls).toEqual([[1]]);
  expect(screen.queryByText(/Puedes llevar/)).toBeNull();
  soldOut.unmount();
  change.mockClear();
  show(
    <QuantityStepper
      name="Equipo"
      quantity={2}
      stock={null}
      onChange={change}
      onRemove={vi.fn()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Una pieza más de Equipo' }));
  expect(change.mock.calls).toEqual([[3]]);
});
