import type { ComponentType } from 'react';
import { type CustomerScreenProps, customerScreen } from '@/components/shared/customer-screen';
import type { ProviderIds } from '@/lib/domain/payments/payment-page';
import type { ProviderKind } from '@/lib/domain/payments/provider-kinds';
import type { PaymentConfig } from '@/lib/payments/payment-config';

/**
 * The payment pages (spec 2.1): three results, one page for each kind of provider, and one for what a backend names
 * otherwise, such as the payment's method.
 */
export type PaymentScreenName = 'success' | 'processing' | 'pending' | ProviderKind | 'other';

/** Props of every payment page. */
export interface PaymentPageProps {
  screen: PaymentScreenName;
  /** Provider ids from the environment, used as the last segment of the providers' URLs. */
  providers: ProviderIds;
  /** The payment providers and their public keys. */
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;

/** A payment page for the signed-in customer. */
export const paymentScreen = (Screen: ComponentType<PaymentScreenProps>) =>
  customerScreen<PaymentPageProps>({ texts: ['payments', 'delivery'], height: 'h-96' }, Screen);
