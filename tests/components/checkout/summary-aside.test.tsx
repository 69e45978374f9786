// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SummaryAside } from '@/components/checkout/layout/summary-aside';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import {
  chooseAddress,
  choosePickup,
  chooseShipping,
  chooseStore,
} from '@/lib/domain/checkout/delivery';
import { completeStep } from '@/lib/domain/checkout/steps';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { loadAllTexts } from '@/tests/support/load-all-texts';
import { mockBackend } from '../../support/mock-backend';
import { show } from '../account/harness';
import { stepProps } from './samples';

const backend = mockBackend();
const totals = {
  ...{ cart_id: '2-1', pieces: 1, subtotal: 981.03, tax: 156.97, total: 1138, iva_percentage: 16 },
  ...{ shipping_with_tax: 109, has_shipping: true },
  ...{ shipping_insurance_with_tax: 29, has_shipping_insurance: 1 },
};

beforeEach(() => loadAllTexts('checkout', 'cart'));

it('has neither courier nor insurance while a pickup has no store yet', async () => {
  backend.on(specEndpoints.cartTotals, () => ({ meta: totals }));
  show(<SummaryAside {...stepProps()} isFolded={false} />);
  const summary = screen.getByRole('complementary', { name: 'Resumen de tu compra' });
  expect(await screen.findByText('$1,138.00')).toBeVisible();
  expect(summary).toHaveTextContent(/Envío estimado\$109\.00.*Seguro de envío\$29\.00/);
  const { update } = useCheckoutStore.getState();
  act(() => update(choosePickup));
  // While the payment is chosen, the summary names the totals by which its methods are offered.
  expect(summary).toHaveTextContent('$1,138.00');
  act(() => update((data) => ({ ...data, steps: completeStep(data.steps, 'payment') })));
  expect(summary).toHaveTextContent(/Recolección en sucursalGratis/);
  expect(summary).not.toHaveTextContent(/Envío|Seguro/);
  expect(summary).toHaveTextContent('$1,000.00');
  // From then on the server's totals are those of the store.
  act(() => update((data) => chooseStore(data, { id: '1', label: 'Centro' })));
  expect(summary).toHaveTextContent('$1,138.00');
});

it.each([true, false])(
  'never shows the amount of a pickup for a delivery, folded: %s',
  async (isFolded) => {
    const pickup = { ...totals, total: 1000, has_shipping: false, shipping_with_tax: 0 };
    backend.on(specEndpoints.cartTotals, () => ({ meta: pickup }));
    const { update } = useCheckoutStore.getState();
    update((data) => chooseStore(data, { id: '1', label: 'Centro' }));
    show(<SummaryAside {...stepProps()} isFolded={isFolded} />);
    const summary = screen.getByRole('complementary', { name: 'Resumen de tu compra' });
    await waitFor(() => expect(summary).toHaveTextContent('$1,000.00'));
    act(() => update(chooseShipping));
    expect(summary).not.toHaveTextContent('$1,000.00');
    expect(summary).toHaveTextContent(isFolded ? 'Por calcular' : 'Calculamos tu total cuando');
    // With an address it is being reckoned.
    act(() => update((data) => chooseAddress(data, { id: '1', label: 'Casa' })));
    expect(summary).not.toHaveTextContent(/\$1,000\.00|alcula/);
  },
);
