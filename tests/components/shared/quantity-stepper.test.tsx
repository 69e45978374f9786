// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from '@/components/shared/quantity-stepper';
import { loadTexts } from '@/lib/i18n/client';
import { show, user } from '../account/harness';

const onChange = vi.fn();
const onRemove = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  onRemove.mockReset();
  return loadTexts('cart');
});

function open(quantity: number, stock: number | null) {
  const { unmount } = show(
    <QuantityStepper
      name="Monitor"
      quantity={quantity}
      stock={stock}
      onChange={onChange}
      onRemove={onRemove}
    />,
  );
  const field = screen.getByLabelText('Cantidad de Monitor');
  const type = async (keys: string) => {
    await user.clear(field);
    await user.type(field, keys);
  };
  const paste = async (text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  return { field, type, paste, unmount };
}
const more = () => screen.getByRole('button', { name: 'Una pieza más de Monitor' });

it('says beside the field that a typed quantity is cut to the stock, and nothing of one that fits', async () => {
  const { type } = open(1, 4);
  await type('3{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(3);
  expect(screen.queryByText(/Puedes llevar/)).toBeNull();
  await type('30{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(4);
  expect(screen.getByText('Puedes llevar hasta 4 piezas.')).toBeDefined();
});

it.each(['1.5', '1,5', '1e1', '-3', '2²', 'dos'])(
  'restores the quantity instead of changing it by %s, and says that it was not understood',
  async (typed) => {
    const { field, paste } = open(2, 40);
    await paste(typed);
    await user.tab();
    expect(field).toHaveValue('2');
    expect(onChange).not.toHaveBeenCalled();
    expect(onRemove).not.toHaveBeenCalled();
    expect(screen.getByText(/^No entendimos esa cantidad/)).toBeVisible();
    await paste(' ３ ');
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
    expect(screen.queryByText(/^No entendimos/)).toBeNull();
  },
);

it('keeps a number that is still being confirmed in an input method', async () => {
  const { field, paste } = open(2, 40);
  await paste('３');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
});

it('cannot raise the quantity of what is sold out, and can of what has an unknown stock', async () => {
  const soldOut = open(2, 0);
  expect(more()).toBeDisabled();
  await soldOut.type('9999{Enter}');
  expect(onChange.mock.calls).toEqual([[1]]);
  expect(screen.queryByText(/Puedes llevar/)).toBeNull();
  soldOut.unmount();
  onChange.mockClear();
  open(2, null);
  await user.click(more());
  expect(onChange.mock.calls).toEqual([[3]]);
});
