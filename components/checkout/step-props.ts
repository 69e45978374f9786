import type { Customer } from '@/lib/domain/account/types';
import type { PaymentConfig } from '@/lib/payments/config';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';

/** What every step of the checkout gets. */
export interface StepProps {
  customer: Customer;
  /** Of the address: an order that exists and is paid; null on the way from the cart to an order. */
  transactionId: string | null;
  /** The decisions so far, of the one flow or the other. */
  store: typeof useCheckoutStore;
  /** Which providers take payments, and with which public keys. */
  config: PaymentConfig;
  /** Marks this step as done and leads to the next one. */
  goOn: () => void;
  /**
   * While it is held nothing leads away from this step: an order is being placed, which empties the cart, or its
   * result's page is on its way.
   */
  hold: (isHeld: boolean) => void;
}
