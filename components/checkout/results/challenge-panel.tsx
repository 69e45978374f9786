import { useQuery } from '@tanstack/react-query';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { FormError } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import {
  cancelPayment,
  confirmPayment,
  type TransactionPayment,
  transactionPaymentQuery,
} from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import { isPaymentOpen } from '@/lib/domain/payments/payment-target';
import {
  isTrustedApproval,
  type ProviderReturn,
  parseProviderReturn,
  parseReturnState,
} from '@/lib/domain/payments/provider-redirect';
import { useTranslation } from '@/lib/i18n/client';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { getPaymentModule } from '@/lib/payments/registry';
import type { Verification } from '@/lib/payments/types';
import { claimApprovalReturn, startApproval } from '@/stores/flows/checkout/approval-attempts';
import { CardVerification } from './card-verification';
import { UnpaidOrderActions } from './payment-parts';
import { type PaymentScreenProps, useReportPayment } from './payment-screen';

/**
 * Reports the result of a challenge or an approval to the backend. A result in the URL is reported without a press only
 * when the customer returns from the provider's page that this browser had left for. Any other one is a question to the
 * customer, because anybody can make such a link.
 */
function useApproval(payment: TransactionPayment, page: PaymentScreenProps) {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const arrived = isPaymentOpen(payment.status) ? parseProviderReturn(query) : null;
  const { mutate, reset, isPending, isSuccess, variables, error } = useReportPayment(
    (answer: ProviderReturn) =>
      answer.kind === 'approved'
        ? confirmPayment(browserClient, { id: payment.id, token: answer.token })
        : cancelPayment(browserClient, payment.id),
    page,
  );
  const [stage, setStage] = useState<'comparing' | 'reporting' | 'asking'>('comparing');
  const wasCompared = useRef(false);
  useEffect(() => {
    if (!arrived || wasCompared.current) return;
    wasCompared.current = true;
    const ask = () => setStage('asking');
    const reportAtOnce = () => {
      setStage('reporting');
      mutate(arrived, { onError: ask });
    };
    void claimApprovalReturn({
      customerId: page.customer.id,
      paymentId: payment.id,
      state: parseReturnState(query),
      referrer: document.referrer,
    }).then((isOwn) => (isOwn ? reportAtOnce() : ask()), ask);
  }, [arrived, query, mutate, page.customer.id, payment.id]);
  return {
    report: mutate,
    isComparing: arrived !== null && stage === 'comparing',
    /** What the customer is asked before it is reported. */
    question: stage === 'asking' ? arrived : null,
    /** Answers the question with no: the payment stays as it is, and the result leaves the address. */
    dismiss: () => {
      reset();
      router.replace(pathname);
    },
    /** What is being reported or was reported; null when that failed. */
    reported: error ? null : (variables ?? null),
    isBusy: isPending || isSuccess,
    error,
  };
}

/**
 * The step in which a bank or a provider verifies the customer. `page`: on the provider's own page, which returns here
 * with a token or as cancelled. `over`: the bank's dialog over this page. `sandbox`: no real provider, and the screen
 * says so. `missing`: there is no known way to open it.
 */
type Challenge =
  | { kind: 'page'; address: string }
  | { kind: 'over'; verify: () => Promise<Verification> }
  | { kind: 'sandbox' /** Replaces the provider's token. */; token: string }
  | { kind: 'missing' };

const SANDBOX_TOKEN = 'sandbox_approved';

/** The second step of a payment. @param origin of the shop */
export function getChallenge(
  payment: Pick<TransactionPayment, 'methodCode' | 'approvalUrl' | 'clientSecret'>,
  origin: string,
  config: PaymentConfig,
): Challenge {
  const { methodCode, approvalUrl, clientSecret } = payment;
  if (approvalUrl !== null && isTrustedApproval(approvalUrl, origin)) {
    return { kind: 'page', address: approvalUrl };
  }
  const module = getPaymentModule(methodCode, config);
  if (module.isSandbox) return { kind: 'sandbox', token: SANDBOX_TOKEN };
  const verify = module.kind === 'card' ? module.verify : undefined;
  return verify && clientSecret !== null
    ? { kind: 'over', verify: () => verify(clientSecret) }
    : { kind: 'missing' };
}

interface ChallengePanelProps {
  payment: TransactionPayment;
  page: PaymentScreenProps;
  /** Who asks for the challenge: the bank of a card, or the provider of an account. */
  methodKind: 'card' | 'account';
}

export function ChallengePanel({ payment, page, methodKind }: ChallengePanelProps) {
  const { t } = useTranslation('payments');
  const approval = useApproval(payment, page);
  const { report, isComparing, question, reported, error } = approval;
  const textId = useId();
  const isApproval = question?.kind === 'approved';
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
        <>
          <h3 ref={heading} tabIndex={-1} aria-describedby={textId}>
            {t(`question.${question.kind}.title`)}
          </h3>
          <p id={textId}>{t(`question.${question.kind}.text`)}</p>
          <div className="payment-actions">
            {/* What cannot be undone is not the button that one presses without reading. */}
            <Button
              variant={isApproval ? 'primary' : 'secondary'}
              size="lg"
              isBusy={approval.isBusy}
              onClick={() => report(question)}
            >
              {t(`question.${question.kind}.yes`)}
            </Button>
            <Button
              variant={isApproval ? 'secondary' : 'primary'}
              size="lg"
              isBusy={approval.isBusy}
              onClick={approval.dismiss}
            >
              {t(`question.${question.kind}.no`)}
            </Button>
          </div>
        </>
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
            <div className="max-w-160 mt-4 pt-4 px-4 rounded-md border border-dashed border-line-strong">
              <p className="flex items-center gap-2">
                <Icon name="info" />
                <strong>{t('challenge.sandbox')}</strong>
              </p>
              <p>{t(`challenge.${methodKind}.sandbox`, { method })}</p>
              <div className="payment-actions pb-5">
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

/** The backend requires a challenge but sends no data for it: the customer can ask again or pay in another way. */
function MissingChallenge({ payment, page }: Pick<ChallengePanelProps, 'payment' | 'page'>) {
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
