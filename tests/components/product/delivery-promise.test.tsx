// @vitest-environment jsdom

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DeliveryPromise } from '@/components/browse/product/product-islands';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';
import { useSessionStore } from '@/stores/session/session-store';
import { resource } from '@/tests/support/resource';
import { mockBackend, refusal } from '../../support/mock-backend';
import { serveMarkup } from '../../support/serve-markup';

// A shared machine may take long to compile it.
beforeAll(() => import('@/components/browse/product/product-page-chunk'), 60_000);

const backend = mockBackend();
const estimate = {
  zip_code: '06700',
  days: 2,
  from: '2026-11-24',
  to: '2026-11-26',
  cost: 0,
  courier: 'Mensajería',
  pickup_stores: [
    { id: '1', name: 'Roma', distance_km: 1.2, stock: 3 },
    { id: '2', name: 'Centro', distance_km: 4, stock: 1 },
  ],
};
const place = { zip_code: '06700', state: 'CDMX', municipality: 'Cuauhtémoc', city: 'CDMX' };
const unknown = () => refusal(404, 'No existe.');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 18) });
  backend.on(assumedEndpoints.deliveryEstimate, ({ url, params }) =>
    params.id === '7' && url.searchParams.get('zip_code') === '06700'
      ? { meta: estimate }
      : unknown(),
  );
  backend.on(assumedEndpoints.zipCode, ({ params }) =>
    params.zipCode === '06700' ? { data: resource('zip-codes', '06700', place) } : unknown(),
  );
});

const FIELD = <input aria-label="Código postal" />;
const promiseWith = (waiting: ReactNode, standard: ReactNode) => (
  <DeliveryPromise
    id="7"
    standard={standard}
    waiting={<div data-part="delivery-form">{waiting}</div>}
  />
);
const promise = promiseWith(FIELD, <p>Llega en 2 día(s) a CDMX</p>);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código postal' });
const submit = () => screen.findByRole('button', { name: 'Calcular' });

async function ask(zipCode: string) {
  const user = userEvent.setup();
  render(promise);
  await user.hover(field());
  await submit();
  await user.type(field(), zipCode);
  await user.click(await submit());
  return user;
}

test('a field that was focused before its code came is asked with it', async () => {
  const { hydrate } = serveMarkup(promise);
  field().focus();
  hydrate();
  expect(await submit()).toBeVisible();
  expect(field()).toHaveFocus();
});

test('a field that was filled in before its code came is asked with it', async () => {
  const { hydrate } = serveMarkup(promise);
  field().value = '06700';
  hydrate();
  expect(await submit()).toBeVisible();
  expect(field()).toHaveValue('06700');
});

test('what was sent before its code came is sent', async () => {
  const sent = (
    <form method="dialog" data-submitted="">
      <input aria-label="Código postal" defaultValue="06700" />
    </form>
  );
  serveMarkup(promiseWith(sent, '')).hydrate();
  await vi.waitFor(() => expect(useSessionStore.getState().zipCode).toBe('06700'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
  // It is not sent again.
  expect(field()).toHaveValue('06700');
});

/** It is drawn once beside the waiting field and once with the form: a key comes in that moment. */
function TypesAnotherKey() {
  const waiting = document.querySelector<HTMLInputElement>('[data-part="delivery-form"] input');
  if (waiting?.value === '9705') waiting.value = '97050';
  return null;
}

test('keys that come while the form is drawn are kept', async () => {
  render(promiseWith(FIELD, <TypesAnotherKey />));
  field().value = '9705';
  act(() => field().focus());
  await submit();
  expect(field()).toHaveValue('97050');
  expect(field()).toHaveFocus();
});

test('a zip code shows the days, the cost and the nearest store', async () => {
  await ask('06700');
  const days = 'Llega entre el martes 24 y el jueves 26 de noviembre';
  expect(await screen.findByText(days)).toBeVisible();
  expect(screen.queryByText('Llega en 2 día(s) a CDMX')).toBeNull();
  expect(screen.getByText('Envío gratis')).toBeVisible();
  expect(screen.getByText('Recoge en Roma a 1.2 km y en 1 sucursal más')).toBeVisible();
  expect(useSessionStore.getState().zipCode).toBe('06700');
  // The header names the place, too.
  await vi.waitFor(() => expect(useSessionStore.getState().place?.municipality).toBe('Cuauhtémoc'));
});

test('an invalid zip code is rejected beside its field', async () => {
  await ask('123');
  expect(screen.getByRole('alert')).toHaveTextContent('El código postal tiene 5 dígitos.');
  expect(field()).toBeInvalid();
  expect(useSessionStore.getState().zipCode).toBeNull();
});

test('an unknown zip code says so and can be changed', async () => {
  const user = await ask('00999');
  expect(await screen.findByText('No encontramos el código postal 00999.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(field()).toHaveValue('00999');
});

test('a near day is named as a shopper says it', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 18));
  await ask('06700');
  expect(await screen.findByText('Llega entre mañana y el jueves 26 de noviembre')).toBeVisible();
});
