// @vitest-environment own-window

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkoutScreen } from '@/components/checkout/checkout-screen';
import { MonthlyStep } from '@/components/checkout/monthly/monthly-step';
import { PaymentStep } from '@/components/checkout/payment/payment-step';
import { ReviewStep } from '@/components/checkout/review/review-step';
import { ShipmentStep } from '@/components/checkout/shipment/shipment-step';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { chooseAddress } from '@/lib/domain/checkout/delivery';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { closeSession } from '@/stores/flows/session/answer-api-error';
import { installApiHooks } from '@/stores/flows/session/install-api-hooks';
import { useToastStore } from '@/stores/interface/toast-store';
import { hydrateStores } from '@/stores/persistence/hydration';
import { openSession } from '@/stores/session/session-actions';
import { useSessionStore } from '@/stores/session/session-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { place } from '../../lib/domain/checkout/samples';
import { mockBackend } from '../../support/mock-backend';
import { laura, show } from '../account/harness';
import { method, sandboxes, stepProps, totals } from './samples';

const router = vi.hoisted(() => ({ replace: vi.fn(), push: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/compra/elegir-pago',
}));

const backend = mockBackend();
const refuse = () =>
  Response.json({ errors: [{ status: '401', code: 'token_expired' }] }, { status: 401 });
const Step = checkoutScreen('payment', PaymentStep);
const STEPS = [
  ['payment', PaymentStep],
  ['shipment', ShipmentStep],
  ['monthly-payment', MonthlyStep],
  ['review', ReviewStep],
] as const;
const titles = () => useToastStore.getState().toasts.map(({ title }) => title);

/** A customer who has chosen to pay with CoDi, and whose session is open. */
function choose(): void {
  openSession({ customer: laura, accessToken: 'asa', expiresIn: 600 });
  useCheckoutStore.getState().update((data) => ({
    ...chooseAddress(data, place('1')),
    customerId: laura.id,
    paymentMethodCode: 'codi',
    steps: { ...data.steps, detail: { ...data.steps.detail, isCompleted: true } },
  }));
}
const chosen = () => {
  const { paymentMethodCode, customerAddress } = useCheckoutStore.getState();
  return [paymentMethodCode, customerAddress !== null];
};

beforeEach(async () => {
  vi.clearAllMocks();
  backend.on(specEndpoints.cartTotalItems, () => ({ meta: { count: 0 } }));
  backend.on(specEndpoints.cartDetail, () => ({ data: null, meta: totals(1000) }));
  installApiHooks();
  hydrateStores();
  closeSession();
  await loadAllTexts('account', 'checkout', 'cards', 'cart');
});

it('says once that the session ended, whatever the step itself does with the refusal', async () => {
  choose();
  backend.on(assumedCheckoutEndpoints.paymentMethods, () => ({ data: [method('codi', 'CoDi')] }));
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals(1000) }));
  backend.on(assumedCheckoutEndpoints.monthlyOptions, refuse);
  show(<PaymentStep {...stepProps()} />);
  await screen.findByRole('radio', { name: 'CoDi' });
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
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
  show(<Step config={sandboxes} issuerZip={null} />);
  await waitFor(() => expect(chosen()).toEqual([null, false]));
});
