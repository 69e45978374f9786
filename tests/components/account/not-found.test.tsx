// @vitest-environment own-window

import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { EditAddressScreen } from '@/components/account/addresses/address-screens';
import { ChatScreen } from '@/components/account/orders/chat-screen';
import { OrderScreen } from '@/components/account/orders/order-screen';
import {
  OrderWarrantyScreen,
  WarrantyProductsScreen,
} from '@/components/account/warranties/order-warranty-screen';
import { WarrantiesScreen } from '@/components/account/warranties/warranties-screen';
import { PayableTransactionGuard } from '@/components/checkout/checkout-screen';
import { SuccessScreen } from '@/components/checkout/results/result/success-screen';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { hrefOf } from '@/tests/support/href-of';
import { mockBackend } from '../../support/mock-backend';
import { sandboxes } from '../checkout/samples';
import { at } from '../fake-navigation';
import { laura, show, signInAs } from './harness';

vi.mock('next/navigation', () => import('../fake-navigation'));

// The customer has nothing of what is asked for.
const backend = mockBackend([
  http.all('*', () => HttpResponse.json({ errors: [{ detail: 'No existe.' }] }, { status: 404 })),
]);

const payment = { config: sandboxes, screen: 'success' } as const;

it.each([
  ['/perfil/pedidos/7', <OrderScreen key="" providers={sandboxes.providers} />, 'Ver mis pedidos'],
  ['/perfil/pedidos/7/chat', <ChatScreen key="" />, 'Ver mis pedidos'],
  ['/perfil/pedidos/7/garantia', <OrderWarrantyScreen key="" />, 'Ver mis pedidos'],
  ['/perfil/pedidos/7/garantia/productos', <WarrantyProductsScreen key="" />, 'Ver mis pedidos'],
  ['/perfil/garantias/7', <WarrantiesScreen key="" />, 'Ver mis garantías'],
  ['/perfil/direcciones/7/editar', <EditAddressScreen key="" />, 'Ver mis direcciones'],
  [
    '/compra/7/elegir-pago',
    <PayableTransactionGuard key="" customerId="2" transactionId="7" isNavigationLocked={false}>
      {null}
    </PayableTransactionGuard>,
    'Ver mis pedidos',
  ],
  ['/pagos/7/pago-exitoso', <SuccessScreen key="" {...payment} />, 'Ver mis pedidos'],
])('%s of another customer is not found, with the list and help', async (path, shown, list) => {
  at.path = path;
  signInAs(laura);
  backend.on(assumedAccountEndpoints.customerAddresses, () => ({ data: [] }));
  show(shown);
  expect(await screen.findByRole('heading', { name: /^No encontramos / })).toBeVisible();
  expect(screen.getByRole('link', { name: list })).toBeVisible();
  expect(hrefOf('Pedir ayuda')).toBe('/soporte/contactanos');
});
