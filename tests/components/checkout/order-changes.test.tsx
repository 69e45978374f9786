// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OrderChanges } from '@/components/checkout/review/use-order-review';
import type { OrderChange } from '@/lib/domain/checkout/order-fingerprint';
import { loadAllTexts } from '@/tests/support/load-all-texts';

beforeEach(() => loadAllTexts('review-order', 'delivery'));

const amounts = { before: 1000, now: 1200 };
const plan = { months: 6, price: 200, total: 1200 };

it.each<[OrderChange, string | RegExp]>([
  [
    { kind: 'address', now: 'Elena Prueba, Calle Durango 118' },
    'Tu dirección cambió: Elena Prueba, Calle Durango 118.',
  ],
  [{ kind: 'price', name: 'Monitor', ...amounts }, /^El precio de Monitor cambió de \$1,000\.00 a/],
  [{ kind: 'total', ...amounts }, 'El total cambió de $1,000.00 a $1,200.00.'],
  [
    { kind: 'plans', now: [plan] },
    /^Tus mensualidades cambiaron: 6 mensualidades de \$200\.00.*\$1,200\.00/,
  ],
])('says what changed: %j', (change, text) => {
  render(<OrderChanges changes={[change]} method="oxxo" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Algo cambió en tu pedido');
  expect(screen.getByText(text)).toBeVisible();
});

it('says nothing when nothing changed', () => {
  render(<OrderChanges changes={[]} method="oxxo" />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
