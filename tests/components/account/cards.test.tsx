// @vitest-environment own-window

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CardsScreen } from '@/components/account/cards/cards-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { resource } from '@/tests/support/resource';
import { mockBackend } from '../../support/mock-backend';
import { laura, show, signInAs } from './harness';

vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: vi.fn() }) }));
const backend = mockBackend();
const card = (id: string, brand: string, expires: string, isDefault = false) =>
  resource('tokenizables', id, { brand, last_four: '4242', expires, is_default: isDefault });
const itemOf = (name: RegExp) =>
  screen.getAllByRole('listitem').find((one) => within(one).queryByRole('heading', { name })) ??
  expect.fail(`no card ${name}`);

beforeEach(() => signInAs(laura));

it('lists the default card first, and lets only valid cards become the default', async () => {
  backend.on(assumedAccountEndpoints.customerTokenizables, () => ({
    data: [
      card('1', 'Mastercard', '2098-12'),
      card('2', 'Amex', '2020-01'),
      card('3', 'Visa', '2099-12', true),
    ],
  }));
  show(<CardsScreen />);
  const names = (await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
  expect(names[0]).toMatch(/Visa.*Predeterminada$/);
  const choice = { name: /predeterminada/ };
  expect(within(itemOf(/Mastercard/)).getByRole('button', choice)).toBeVisible();
  for (const name of [/Visa/, /Amex/]) {
    expect(within(itemOf(name)).queryByRole('button', choice)).toBeNull();
    expect(within(itemOf(name)).getByRole('button', { name: /^Eliminar: / })).toBeVisible();
  }
  expect(within(itemOf(/Amex/)).getByText('Vencida')).toBeVisible();
});

it('says what to do without a card', async () => {
  backend.on(assumedAccountEndpoints.customerTokenizables, () => ({ data: [] }));
  show(<CardsScreen />);
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/compra/carrito/detalle');
});
