import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import type { ProviderIds } from '@/lib/domain/payments/payment-page';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import type { PaymentScreenName } from './payment-screens';

/** Props of every payment page. */
export interface PaymentPageProps {
  screen: PaymentScreenName;
  /** Provider ids from the environment, used as the last segment of the providers' URLs. */
  providers: ProviderIds;
  /** The payment providers and their public keys. */
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;
