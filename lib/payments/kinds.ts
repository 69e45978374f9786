import { accountCardMethod, accountMethod, isCardMethod } from '../domain/payments/codes';
import type { PaymentConfig } from './config';

/** How a payment method is paid. */
export type PaymentKind = 'card' | 'account' | 'account-card' | 'voucher' | 'wallet';

/** The kind of a backend's payment method. An unknown method is paid on a page of its own, like a wallet. */
export function kindOf(code: string, { providers }: Pick<PaymentConfig, 'providers'>): PaymentKind {
  if (code === accountMethod(providers.account)) return 'account';
  if (code === accountCardMethod(providers.account)) return 'account-card';
  if (isCardMethod(code)) return 'card';
  return code === providers.voucher ? 'voucher' : 'wallet';
}
