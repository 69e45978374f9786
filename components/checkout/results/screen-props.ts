import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import type { ProviderIds } from '@/lib/domain/payments/stage';
import type { PaymentConfig } from '@/lib/payments/config';
import type { ResultScreen } from './result-screens';

/** What every page about a payment gets. */
export interface PaymentPageProps {
  screen: ResultScreen;
  /** From the environment: what the addresses of the providers' pages end with. */
  providers: ProviderIds;
  /** Which provider makes sure of a customer. */
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;
