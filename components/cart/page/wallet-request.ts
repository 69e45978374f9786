import { useState } from 'react';
import { customerDraftKey } from '@/components/forms/draft';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import type { VerificationCode } from '@/lib/domain/account/types';

/** The amount of the wallet to use, in pesos, and the verification code that was sent for it. */
export interface WalletRequest {
  amount: number;
  verificationCode: Pick<VerificationCode, 'assignedTo'>;
}

function asWalletRequest(stored: unknown): WalletRequest | null {
  const { amount, assignedTo } = { ...(stored as Record<string, unknown> | null) };
  if (typeof amount !== 'number' || typeof assignedTo !== 'string') return null;
  return { amount, verificationCode: { assignedTo } };
}

/** The request whose code the customer still has to type. It survives a reload while the customer reads the mail. */
export function useWalletRequest(customerId: string) {
  const key = customerDraftKey(customerId, 'wallet-request');
  const [request, setRequest] = useState(() => asWalletRequest(readJson(key, 'sessionStorage')));
  const change = (next: WalletRequest | null) => {
    setRequest(next);
    if (next === null) removeText(key, 'sessionStorage');
    else {
      const { amount, verificationCode } = next;
      const kept = { amount, assignedTo: verificationCode.assignedTo };
      writeText(key, JSON.stringify(kept), 'sessionStorage');
    }
  };
  return [request, change] as const;
}
