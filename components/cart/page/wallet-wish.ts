import type { VerificationCode } from '@/lib/domain/account/types';

/** Pesos of the wallet that are to be used, and the code that was sent to confirm it. */
export interface WalletWish {
  amount: number;
  sent: VerificationCode;
}
