import { PROVIDER_KINDS } from '@/lib/domain/payments/provider-kinds';

/** The payment pages (spec 2.1): three results, and one page for each kind of provider. */
export const PAYMENT_SCREENS = ['success', 'processing', 'pending', ...PROVIDER_KINDS] as const;
export type PaymentScreenName = (typeof PAYMENT_SCREENS)[number];
