import type { Customer } from '@/lib/domain/account/types';
import type { CheckoutStep } from '@/lib/domain/checkout/steps';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import type { useCheckoutStore } from '@/stores/checkout/checkout-store';

/** The steps that have a checkout screen: the step `detail` is the cart page. */
export type ScreenStep = Exclude<CheckoutStep, 'detail'>;

export interface StepProps {
  customer: Customer;
  /** From the URL: an existing order that is being paid; null in the flow from the cart. */
  transactionId: string | null;
  /** The store of the decisions: of the cart's checkout, or of the existing order's. */
  store: typeof useCheckoutStore;
  /** When this tab opened the step, in milliseconds since 1970. */
  openedAt: number;
  config: PaymentConfig;
  /** Marks this step as completed and goes to the next one. `replace` leaves this step out of the history. */
  onComplete: (options?: { replace: boolean }) => void;
  /**
   * While locked, no redirect leaves this step: an order is being placed, which empties the cart, or its result page
   * is loading.
   */
  lockNavigation: (isHeld: boolean) => void;
}

/** Whose purchase it is: of the cart, or of an existing order. */
export type PurchaseProps = Pick<StepProps, 'customer' | 'transactionId' | 'store'>;
