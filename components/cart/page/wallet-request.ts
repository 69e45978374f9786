import type { VerificationCode } from '@/lib/domain/account/types';

/** The amount of the wallet to use, in pesos, and the verification code that was sent for it. */
export interface WalletRequest {
  amount: number;
  verificationCode: VerificationCode;
}
