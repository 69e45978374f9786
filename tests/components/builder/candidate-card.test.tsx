// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CandidateCard, type CandidateCardProps } from '@/components/builder/candidate-card';
import type { Compatibility } from '@/lib/domain/build/compatibility/check';
import type { BuildPart } from '@/lib/domain/build/types';
import { loadAllTexts } from '@/tests/support/load-all-texts';

const part: BuildPart = {
  id: '7',
  slug: 'procesador-x',
  name: 'Procesador X',
  partNumber: 'PX',
  stock: 3,
  brandName: 'Marca',
  categoryName: null,
  image: null,
  pricing: {
    priceWithTax: 5000,
    currentPriceWithTax: 4000,
    mwiOnePriceWithTax: 0,
    mwiOneDiscPercent: 0,
  },
  offerMonths: [],
  performance: 'Medio',
  groupId: '1',
  configs: [],
  facts: null,
};
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
  const wishes = {
    groupId: 'g',
    add: vi.fn(),
    replace: vi.fn(),
    setQuantity: vi.fn(),
    remove: vi.fn(),
  };
  const all = {
    part,
    compatibility: says(null),
    qty: 0,
    maxQuantity: 1,
    isReplacement: false,
    ...wishes,
    ...props,
  };
  const view = render(<CandidateCard {...all} />);
  const again = (next: Partial<CandidateCardProps>) =>
    view.rerender(<CandidateCard {...all} {...next} />);
  return { ...wishes, again };
}

beforeAll(() => loadAllTexts('assembly', 'cart'));

describe('candidate card', () => {
  it('names each of the three states, with the compared fields', () => {
    const { again } = show({ compatibility: says('compatible', verdict('compatible')) });
    expect(screen.getByText('Compatible')).toBeDefined();
    expect(screen.getByText(/usan el mismo socket: AM5/)).toBeDefined();
    again({ compatibility: says('incompatible', verdict('incompatible')) });
    expect(screen.getByText('No compatible')).toBeDefined();
    expect(screen.getByText(/socket AM5 y la tarjeta madre, LGA1700/)).toBeDefined();
    again({ compatibility: says('unknown') });
    expect(screen.getByText('Sin datos')).toBeDefined();
    expect(screen.queryByText('Compatible')).toBeNull();
  });

  it('never shows a part as compatible when nothing was compared', () => {
    show();
    expect(screen.queryByText('Compatible')).toBeNull();
    expect(screen.getByText('No depende de las demás piezas')).toBeDefined();
  });

  it('does not show a passing comparison as the reason of an incompatibility', () => {
    show({ compatibility: says('incompatible', verdict('compatible')) });
    expect(screen.getByText('Hay piezas que no van juntas.')).toBeDefined();
  });

  it('adds the part, and moves the focus to the button that isReplacement the pressed one', async () => {
    const { add, again } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Agregar: Procesador X' }));
    expect(add).toHaveBeenCalledWith('g', part);
    again({ qty: 1 });
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Quitar: Procesador X' }),
    );
  });

  it('isReplacement instead of adding when the step is full', async () => {
    const { add, replace } = show({ isReplacement: true });
    await userEvent.click(screen.getByRole('button', { name: 'Reemplazar: Procesador X' }));
    expect(replace).toHaveBeenCalledWith('g', part);
    expect(add).not.toHaveBeenCalled();
  });

  it('limits the quantity to the maximum of the step', async () => {
    const { setQuantity, again } = show({ qty: 1, maxQuantity: 2 });
    const more = () => screen.getByRole('button', { name: /Una pieza más/ });
    await userEvent.click(more());
    expect(setQuantity).toHaveBeenCalledWith('g', part, 2);
    again({ qty: 2, maxQuantity: 2 });
    expect(more().hasAttribute('disabled')).toBe(true);
  });

  it('shows the price, the original price and the stock', () => {
    const { again } = show();
    expect(screen.getByText('3 piezas disponibles')).toBeDefined();
    expect(screen.getByText('$5,000.00')).toBeDefined();
    again({ part: { ...part, stock: 0 } });
    expect(screen.getByText('Agotado')).toBeDefined();
  });

  it('cannot be chosen when it is sold out', () => {
    const { again } = show({ part: { ...part, stock: 0 } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Sin piezas por ahora: elige otra.')).toBeDefined();
    // What was chosen before it sold out can still be removed.
    again({ part: { ...part, stock: 0 }, qty: 1 });
    expect(screen.getByRole('button', { name: 'Quitar: Procesador X' })).toBeDefined();
  });
});
