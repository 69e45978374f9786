import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormError } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { errorText } from '@/lib/api/client/error-catalogue';
import { transactionPaymentQuery } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import type { TransactionPayment } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';
import { getChallenge } from '@/lib/payments/challenge';
import { startApproval } from '@/stores/flows/checkout/approval-attempts';
import { CardVerification } from './card-verification';
import type { PaymentScreenProps } from './payment-screen';
import { ProviderReturnQuestion } from './provider-return-question';
import { UnpaidOrderActions } from './unpaid-order-actions';
import { useApproval } from './use-approval';

interface ChallengePanelProps {
  payment: TransactionPayment;
  page: PaymentScreenProps;
  /** Who asks for the challenge: the bank of a card, or the provider of an account. */
  methodKind: 'card' | 'account';
}

/** The extra step in which a bank or a provider verifies the customer. */
export function ChallengePanel({ payment, page, methodKind }: ChallengePanelProps) {
  const { t } = useTranslation('payments');
  const approval = useApproval(payment, page);
  const { report, isComparing, question, reported, error } = approval;
  const challenge = getChallenge(payment, window.location.origin, page.config);
  const { methodName: method } = payment;
  const amount = formatKnownPrice(payment.amount);
  const cancel = () => report({ kind: 'cancelled' });
  const leave = (address: string) =>
    location.assign(
      startApproval({ customerId: page.customer.id, paymentId: payment.id, address }),
    );
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsking = question !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    // The question takes the focus, and what replaces it keeps it.
    if (isAsking !== wasAsking.current) heading.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <section className="payment-section">
      {question ? (
        <ProviderReturnQuestion
          answer={question}
          headingRef={heading}
          isBusy={approval.isBusy}
          onConfirm={() => report(question)}
          onDismiss={approval.dismiss}
        />
      ) : isComparing || reported ? (
        <p role="status" className="payment-busy">
          {t(reported ? `challenge.${reported.kind}` : 'moment')}
        </p>
      ) : (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t(`challenge.${methodKind}.title`, { method })}
          </h3>
          {amount && <p>{t(`challenge.${methodKind}.text`, { method, amount })}</p>}
          {challenge.kind === 'over' && (
            <CardVerification
              payment={payment}
              page={page}
              verify={challenge.verify}
              onCancel={cancel}
            />
          )}
          {challenge.kind === 'missing' && <MissingChallenge payment={payment} page={page} />}
          {challenge.kind === 'page' && (
            <div className="payment-actions">
              <Button size="lg" onClick={() => leave(challenge.address)}>
                {t('challenge.go', { method })}
                <Icon name="external" />
              </Button>
              <Button variant="quiet" size="lg" onClick={cancel}>
                {t('challenge.cancel')}
              </Button>
            </div>
          )}
          {challenge.kind === 'sandbox' && (
            <div className="sandbox">
              <p>
                <Icon name="info" />
                <strong>{t('challenge.sandbox')}</strong>
              </p>
              <p>{t(`challenge.${methodKind}.sandbox`, { method })}</p>
              <div className="payment-actions">
                <Button
                  size="lg"
                  onClick={() => report({ kind: 'approved', token: challenge.token })}
                >
                  {t('challenge.approve')}
                </Button>
                <Button variant="secondary" size="lg" onClick={cancel}>
                  {t('challenge.refuse')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
      <FormError text={error ? `${t('challenge.failed')} ${errorText(error)}` : null} />
    </section>
  );
}

interface MissingChallengeProps {
  payment: TransactionPayment;
  page: PaymentScreenProps;
}

/** The backend requires a challenge but sends no data for it: the customer can ask again or pay in another way. */
function MissingChallenge({ payment, page }: MissingChallengeProps) {
  const { t } = useTranslation('payments');
  const { refetch, isFetching } = useQuery(transactionPaymentQuery(page.customer.id, payment.id));
  return (
    <>
      <p role="alert">{t('challenge.missing')}</p>
      <UnpaidOrderActions transaction={{ ...payment, isPayable: true }}>
        <Button size="lg" isBusy={isFetching} onClick={() => void refetch()}>
          {t('slow.again')}
        </Button>
      </UnpaidOrderActions>
    </>
  );
}
