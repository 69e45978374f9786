// @vitest-environment own-window

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkoutScreen } from '@/components/checkout/checkout-screen';
import { MonthlyStep } from '@/components/checkout/monthly/monthly-step';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { ShipmentStep } from '@/components/checkout/shipment/shipment-step';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { chooseAddress } from '@/lib/domain/checkout/delivery';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { installApiHooks } from '@/stores/flows/session/install-api-hooks';
import { hydrateStores } from '@/stores/persistence/hydration';
import { openSession } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';
import { place } from '../../lib/domain/checkout/samples';
import { fakeBackend, laura, show, toasts, user } from '../account/harness';
import { at, router } from '../fake-navigation';
import { decide, method, sandboxes, stepProps, totals } from './samples';

vi.mock('next/navigation', () => import('../fake-navigation'));
const { on } = fakeBackend('account', 'checkout', 'cards', 'cart');
const refuse = () =>
  Response.json({ errors: [{ status: '401', code: 'token_expired' }] }, { status: 401 });
const STEPS = [
  ['payment', PaymentStep],
  ['shipment', ShipmentStep],
  ['monthly-payment', MonthlyStep],
  ['review', ReviewStep],
] as const;
const titles = () => toasts().map(({ title }) => title);

/** A customer who has chosen to pay with CoDi, and whose session is open. */
function choose(): void {
  openSession({ customer: laura, accessToken: 'asa', expiresIn: 600 });
  useCheckoutStore.getState().update((data) => chooseAddress(data, place('1')));
  const steps = completeStep(useCheckoutStore.getState().steps, 'detail');
  decide({ customerId: laura.id, paymentMethodCode: 'codi', steps });
}
const chosen = () => {
  const { paymentMethodCode, customerAddress } = useCheckoutStore.getState();
  return [paymentMethodCode, customerAddress !== null];
};

beforeEach(() => {
  at.path = '/compra/elegir-pago';
  on(specEndpoints.cartTotalItems, () => ({ meta: { count: 0 } }));
  on(specEndpoints.cartDetail, () => ({ data: null, meta: totals(1000) }));
  installApiHooks();
  hydrateStores();
  closeSession();
});

it('says once that the session ended, whatever the step itself does with the refusal', async () => {
  choose();
  on(assumedCheckoutEndpoints.paymentMethods, () => ({ data: [method('codi', 'CoDi')] }));
  on(specEndpoints.cartTotals, () => ({ meta: totals(1000) }));
  on(assumedCheckoutEndpoints.monthlyOptions, refuse);
  show(<PaymentStep {...stepProps()} />);
  await screen.findByRole('radio', { name: 'CoDi' });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(useSessionStore.getState().isExpired).toBe(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled());
  expect(titles()).toEqual(['Sesión expirada']);
  expect(chosen()).toEqual(['codi', true]);
});

it.each(STEPS)(
  'keeps what was chosen when the customer comes back to the step %s before signing in',
  async (name, step) => {
    const Screen = checkoutScreen(name, step);
    choose();
    history.replaceState(null, '', '/compra/elegir-pago');
    act(() => closeSession(true));
    show(<Screen config={sandboxes} issuerZip={null} />);
    await waitFor(() =>
      expect(router.replace).toHaveBeenCalledWith('/login?volver=%2Fcompra%2Felegir-pago'),
    );
    expect(chosen()).toEqual(['codi', true]);
  },
);

it('starts over for a visitor who arrives signed out', async () => {
  choose();
  act(() => closeSession());
  const Step = checkoutScreen('payment', PaymentStep);
  show(<Step config={sandboxes} issuerZip={null} />);
  await waitFor(() => expect(chosen()).toEqual([null, false]));
});
