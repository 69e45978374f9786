import {
  getAccountCardMethodCode,
  getAccountMethodCode,
  isCardMethod,
  isCreditMethod,
} from '../domain/payments/method-codes';
import { getProviderPage } from '../domain/payments/payment-page';
import type { PaymentConfig } from './payment-config';

/** How a payment method is paid. */
export type PaymentKind = 'card' | 'account' | 'account-card' | 'voucher' | 'credit' | 'wallet';

/** The kind of a backend's payment method. An unknown one is paid after the order, where the backend leads to, like a wallet. */
export function getPaymentKind(
  code: string,
  { providers }: Pick<PaymentConfig, 'providers'>,
): PaymentKind {
  if (code === getAccountMethodCode(providers.account)) return 'account';
  if (code === getAccountCardMethodCode(providers.account)) return 'account-card';
  if (isCardMethod(code)) return 'card';
  if (isCreditMethod(code)) return 'credit';
  return getProviderPage(code, providers) === 'voucher' ? 'voucher' : 'wallet';
}
