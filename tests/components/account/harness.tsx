import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, type Mock, vi } from 'vitest';
import { getQueryClient } from '@/lib/api/client/query-client';
import type { Customer } from '@/lib/api/customer';
import type { Endpoint } from '@/lib/api/endpoints/endpoint';
import { type OrderDetail, toOrderDetail } from '@/lib/api/orders';
import type { Namespace } from '@/lib/i18n/types';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { resource } from '@/tests/support/resource';
import { mockBackend, type Resolver } from '../../support/mock-backend';
import { ScreenHost } from '../../support/screen-host';

export const laura: Customer = {
  id: '2',
  name: 'Laura',
  lastName: 'Méndez',
  motherLastName: 'Ríos',
  email: 'laura@clientes.example',
  phone: '5544332211',
  rfc: '',
  businessName: '',
  emailVerifiedAt: '2025-10-17T17:08:05.324Z',
  phoneVerifiedAt: null,
  hasCredit: 0,
  customerType: 'personal',
  authorizedDevice: true,
  verificationCode: { id: '', assignedTo: '' },
};

/** The shopper, who types without pauses and offers a field any file. */
export const user = userEvent.setup({ delay: null, applyAccept: false });
/** Presses a button, once it is there. */
export const press = async (
  name: string | RegExp,
  place: Pick<typeof screen, 'findByRole'> = screen,
) => user.click(await place.findByRole('button', { name }));
/** The notifications on the screen. */
export const toasts = () => useToastStore.getState().toasts;

/** Opens the session of a customer on a device whose stores are read: screens of customers need one. */
export function signInAs(customer: Customer): void {
  hydrateStores();
  useSessionStore.setState({ customer, accessToken: 'handle', isExpired: false });
}

/** Fakes the backend of a file of tests, before each of which these texts are loaded. */
export function fakeBackend(...texts: readonly Namespace[]) {
  const { on } = mockBackend();
  beforeEach(() => loadAllTexts(...texts));
  /** The answer of an endpoint until the test ends, which notes the calls. */
  function hear(endpoint: Endpoint, resolve: Resolver = () => ({ meta: {} })): Mock<Resolver> {
    const call = vi.fn(resolve);
    on(endpoint, call);
    return call;
  }
  return { on, hear };
}

/** The same for a file of tests in which a customer is signed in. */
export function fakeBackendOfLaura(...texts: readonly Namespace[]) {
  const backend = fakeBackend(...texts);
  beforeEach(() => signInAs(laura));
  return backend;
}

/** What was sent with the last call. */
export const bodyOf = ({ mock }: Mock<Resolver>) => mock.lastCall?.[0].body;

/** Renders a part of the account or the checkout, which suspends while its texts are loaded. */
export function show(children: ReactNode) {
  getQueryClient().clear();
  return render(<ScreenHost>{children}</ScreenHost>);
}

/** An order as it is read from some fields of the backend. */
export function orderWith(fields: object): OrderDetail {
  const order = toOrderDetail({ type: 'orders', id: '7', total: 500, ...fields });
  if (!order) throw new Error('These fields are no order.');
  return order;
}

/** An address as the backend sends it. */
export const address = (id: string, alias: string, is_default = false, zip_code = '06700') =>
  resource('customer-addresses', id, {
    alias,
    recipient_name: 'Laura Méndez',
    phone: '5544332211',
    zip_code,
    is_default,
    street: 'Calle Orizaba',
    exterior_number: '118',
    neighborhood: 'Roma Norte',
    state: 'Ciudad de México',
  });

/** The place of a zip code as the backend sends it. */
export const place = resource('zip-codes', '06700', {
  zip_code: '06700',
  state: 'Ciudad de México',
  municipality: 'Cuauhtémoc',
  city: 'Ciudad de México',
  neighborhoods: ['Condesa', 'Roma Norte'],
});
