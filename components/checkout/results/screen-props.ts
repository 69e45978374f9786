import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import type { ProviderIds } from '@/lib/domain/payments/stage';
import type { PaymentConfig } from '@/lib/payments/config';
import type { ResultScreen } from './result-screens';

/** Props of every payment page. */
export interface PaymentPageProps {
  screen: ResultScreen;
  /** Provider ids from the environment, used as the last segment of the providers' URLs. */
  providers: ProviderIds;
  /** The payment providers and their public keys. */
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;
