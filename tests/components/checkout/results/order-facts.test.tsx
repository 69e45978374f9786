// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OrderFacts } from '@/components/checkout/results/result/success-screen';
import type { JsonApiModel } from '@/lib/api/client/json-api';
import { toOrderDetail } from '@/lib/api/orders';
import { must } from '@/tests/mock-api/test-client';
import { loadAllTexts } from '@/tests/support/load-all-texts';

const orderWith = (fields: object) => {
  const model: JsonApiModel = { type: 'orders', id: '1', total: 100, ...fields };
  return must(toOrderDetail(model));
};

beforeEach(() => loadAllTexts('payments', 'delivery'));

it('has no heading above nothing', () => {
  const { container } = render(<OrderFacts order={orderWith({})} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows the delivery alone when nothing is said about an invoice', () => {
  const delivery_address = { recipient_name: 'Laura Méndez', street: 'Calle Orizaba' };
  render(<OrderFacts order={orderWith({ delivery_address })} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Entrega a domicilio',
  ]);
  expect(screen.getByText('Calle Orizaba')).toBeVisible();
});

it('says where a pickup is collected, and that the customer is told when it is ready', () => {
  const pickup_store = { type: 'stores', id: '2', name: 'Universidad', address: 'Av. 5' };
  const { unmount } = render(<OrderFacts order={orderWith({ pickup_store })} />);
  expect(screen.getByRole('heading', { name: 'Recolección en sucursal' })).toBeVisible();
  expect(screen.getByText(/^Te avisaremos cuando esté listo/)).toBeVisible();
  expect(screen.getByText('Universidad')).toBeVisible();
  // How long it is kept is said by a backend that knows it.
  expect(screen.queryByText(/apartamos/)).toBeNull();
  unmount();
  render(<OrderFacts order={orderWith({ pickup_store: { ...pickup_store, hold_days: '5' } })} />);
  expect(screen.getByText('En la sucursal te lo apartamos 5 días.')).toBeVisible();
});
