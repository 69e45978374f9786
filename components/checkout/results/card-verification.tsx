import { useState } from 'react';
import { FormError } from '@/components/forms/form';
import { Button, ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ScriptLoadError } from '@/lib/api/client/errors';
import { confirmPayment, type TransactionPayment } from '@/lib/api/transactions';
import { useTranslation } from '@/lib/i18n/client';
import type { Verification } from '@/lib/payments/types';
import { route } from '@/lib/routing/routes';
import { type PaymentScreenProps, useReportPayment } from './payment-screen';

interface CardVerificationProps {
  payment: TransactionPayment;
  page: PaymentScreenProps;
  verify: () => Promise<Verification>;
  onCancel: () => void;
}

/** The bank's verification (3-D Secure) in the provider's dialog. Only the backend decides whether it succeeded. */
export function CardVerification({ payment, page, verify, onCancel }: CardVerificationProps) {
  const { t } = useTranslation('payments');
  const [isRefused, setRefused] = useState(false);
  const { mutate, isPending, isSuccess, error } = useReportPayment(async (_: null) => {
    const verification = await verify();
    setRefused(verification.isRefused);
    return confirmPayment(browserClient, { id: payment.id, token: verification.reference });
  }, page);
  const isBlocked = error instanceof ScriptLoadError;
  // Still on this page after an answer: the payment still needs its verification.
  const notice = isSuccess ? t(isRefused ? 'bank.refused' : 'bank.unknown') : null;
  const failure = error && `${t(isBlocked ? 'bank.blocked' : 'bank.failed')} ${errorText(error)}`;
  // Not while the bank may have approved it: the customer could pay twice.
  const canPayOtherwise = isBlocked || (isSuccess && isRefused);
  return (
    <>
      <p role="status" className={isPending ? 'payment-busy' : undefined}>
        {isPending && t('bank.open')}
      </p>
      <FormError text={failure ?? notice} />
      <div className="payment-actions">
        <Button size="lg" isBusy={isPending} onClick={() => mutate(null)}>
          {t(error || isSuccess ? 'bank.again' : 'bank.go')}
        </Button>
        {canPayOtherwise && (
          <ButtonLink
            variant="secondary"
            size="lg"
            href={route('cart-payment', { transactionId: payment.transactionId })}
          >
            {t('payOtherwise')}
          </ButtonLink>
        )}
        {/* Not while the bank asks: what it approves in the meantime would be cancelled. */}
        <Button variant="quiet" size="lg" isBusy={isPending} onClick={onCancel}>
          {t('challenge.cancel')}
        </Button>
      </div>
    </>
  );
}
