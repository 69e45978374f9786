import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getQueryClient } from '@/lib/api/client/query-client';
import type { Customer } from '@/lib/domain/account/types';
import { hydrateStores } from '@/stores/persistence/hydration';
import { useSessionStore } from '@/stores/session/session-store';
import { ScreenHost } from '../../support/screen-host';

export const laura: Customer = {
  id: '2',
  name: 'Laura',
  lastName: 'Méndez',
  motherLastName: 'Ríos',
  email: 'laura@clientes.example',
  phone: '5544332211',
  mobil: '',
  rfc: '',
  businessName: '',
  emailVerifiedAt: '2025-10-17T17:08:05.324Z',
  phoneVerifiedAt: null,
  hasCredit: 0,
  customerType: 'personal',
  authorizedDevice: true,
  verificationCode: {
    id: '',
    assignedTo: '',
    amount: '',
    reason: '',
    action: '',
    code: '',
    time: 0,
    isUsed: 0,
  },
};

/** Opens the session of a customer on a device whose stores are read: screens of customers need one. */
export function signInAs(customer: Customer): void {
  hydrateStores();
  useSessionStore.setState({ customer, accessToken: 'handle', isExpired: false });
}

/** Renders a part of the account or the checkout, which suspends while its texts are loaded. */
export function show(children: ReactNode) {
  getQueryClient().clear();
  return render(<ScreenHost>{children}</ScreenHost>);
}
