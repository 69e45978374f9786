// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CandidateCard, type CandidateCardProps } from '@/components/builder/candidate-card';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import { makePart } from '../../lib/domain/build/make-part';
import { setUpBuilder } from './harness';

const part = makePart('7', {
  ...{ name: 'Procesador X', stock: 3, brandName: 'Marca', performance: 'Medio' },
  pricing: {
    ...{ priceWithTax: 5000, currentPriceWithTax: 4000 },
    ...{ mwiOnePriceWithTax: 0, mwiOneDiscPercent: 0 },
  },
});
const verdict = (state: 'compatible' | 'incompatible') => ({
  rule: 'socket' as const,
  state,
  key: `verdict.socket.${state}`,
  params: { cpuSocket: 'AM5', boardSocket: state === 'compatible' ? 'AM5' : 'LGA1700' },
  productIds: ['7'],
});
const says = (state: Compatibility['state'], ...verdicts: Compatibility['verdicts']) => ({
  state,
  verdicts,
});

function show(props: Partial<CandidateCardProps> = {}) {
  const wishes = { add: vi.fn(), replace: vi.fn(), setQuantity: vi.fn(), remove: vi.fn() };
  const usual = { groupId: 'g', part, compatibility: says(null), qty: 0, maxQuantity: 1 };
  const all = { ...usual, isReplacement: false, ...wishes, ...props };
  const { rerender } = render(<CandidateCard {...all} />);
  const again = (next: typeof props) => rerender(<CandidateCard {...all} {...next} />);
  return { ...wishes, again };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isSaid = (text: string | RegExp) => expect(screen.getByText(text)).toBeDefined();

setUpBuilder();

it('names each of the three states, with the compared fields', () => {
  const { again } = show({ compatibility: says('compatible', verdict('compatible')) });
  isSaid('Compatible');
  isSaid(/usan el mismo socket: AM5/);
  again({ compatibility: says('incompatible', verdict('incompatible')) });
  isSaid('No compatible');
  isSaid(/socket AM5 y la tarjeta madre, LGA1700/);
  again({ compatibility: says('unknown') });
  isSaid('Sin datos');
  expect(screen.queryByText('Compatible')).toBeNull();
});

it('never shows a part as compatible when nothing was compared', () => {
  show();
  expect(screen.queryByText('Compatible')).toBeNull();
  isSaid('No depende de las demás piezas');
});

it('does not show a passing comparison as the reason of an incompatibility', () => {
  show({ compatibility: says('incompatible', verdict('compatible')) });
  isSaid('Hay piezas que no van juntas.');
});

it('adds the part, and moves the focus to the button that isReplacement the pressed one', async () => {
  const { add, again } = show();
  await userEvent.click(button('Agregar: Procesador X'));
  expect(add).toHaveBeenCalledWith('g', part);
  again({ qty: 1 });
  expect(document.activeElement).toBe(button('Quitar: Procesador X'));
});

it('isReplacement instead of adding when the step is full', async () => {
  const { add, replace } = show({ isReplacement: true });
  await userEvent.click(button('Reemplazar: Procesador X'));
  expect(replace).toHaveBeenCalledWith('g', part);
  expect(add).not.toHaveBeenCalled();
});

it('limits the quantity to the maximum of the step', async () => {
  const { setQuantity, again } = show({ qty: 1, maxQuantity: 2 });
  const more = /Una pieza más/;
  await userEvent.click(button(more));
  expect(setQuantity).toHaveBeenCalledWith('g', part, 2);
  again({ qty: 2, maxQuantity: 2 });
  expect(button(more)).toBeDisabled();
});

it('shows the price, the original price and the stock', () => {
  const { again } = show();
  isSaid('3 piezas disponibles');
  isSaid('$5,000.00');
  again({ part: { ...part, stock: 0 } });
  isSaid('Agotado');
});

it('cannot be chosen when it is sold out', () => {
  const { again } = show({ part: { ...part, stock: 0 } });
  expect(screen.queryByRole('button')).toBeNull();
  isSaid('Sin piezas por ahora: elige otra.');
  // What was chosen before it sold out can still be removed.
  again({ part: { ...part, stock: 0 }, qty: 1 });
  expect(button('Quitar: Procesador X')).toBeDefined();
});
