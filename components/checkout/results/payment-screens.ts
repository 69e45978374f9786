import { PROVIDER_KINDS } from '@/lib/domain/payments/provider-kinds';

/**
 * The payment pages (spec 2.1): three results, one page for each kind of provider, and one for what a backend names
 * otherwise, such as the payment's method.
 */
export const PAYMENT_SCREENS = [
  ...(['success', 'processing', 'pending'] as const),
  ...PROVIDER_KINDS,
  'other',
] as const;
export type PaymentScreenName = (typeof PAYMENT_SCREENS)[number];
