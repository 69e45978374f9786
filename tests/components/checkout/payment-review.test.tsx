// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentReview } from '@/components/checkout/review/payment-review';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { show } from '../account/harness';

it('names the chosen method in words before the methods are loaded', async () => {
  const data = { ...useCheckoutStore.getState(), paymentMethodCode: 'stripe_card' };
  show(
    <PaymentReview
      data={data}
      arePlansFresh
      method={null}
      amountDue={1000}
      transactionId={null}
      errors={{}}
      code={null}
    />,
  );
  expect(await screen.findByText('Tarjeta de crédito o débito')).toBeVisible();
  expect(screen.queryByText(/stripe/)).toBeNull();
});
