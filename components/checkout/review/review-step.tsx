'use client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { type BySection, findFirstSection } from '@/lib/domain/checkout/checkout-sections';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { toOrderPayment } from '@/lib/domain/checkout/place-order-request';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutProblem, CheckoutTotals } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { isCardMethod } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { checkoutScreen } from '../checkout-screen';
import type { StepProps } from '../purchase';
import { focusFirstSection, focusSection, StepEnd, useSectionErrors } from '../shared/step-section';
import { ConsentSection } from './consent-section';
import { DeliveryReview } from './delivery-review';
import { ExpressPayment } from './express-payment';
import { CartLinesReview, OrderLinesReview } from './lines-review';
import {
  PaymentReview,
  SecurityCodeField,
  type SecurityCodeHandle,
  TotalReview,
} from './payment-review';
import { OrderChanges, useOrderChanges, useOrderRefresh, useOrderReview } from './use-order-review';
import { PlaceOrderLock, usePlaceOrder } from './use-place-order';
import './review.css';

export function ReviewStep(props: StepProps) {
  const { customer, transactionId, store } = props;
  const { t } = useTranslation('review-order');
  const { t: shared } = useTranslation('account');
  const review = useOrderReview(props);
  const { checkout, phase, sectionErrors, failure, place, clearSectionError } =
    usePlaceOrder(props);
  const { data, method, totals, shown } = review;
  const refreshed = useOrderRefresh(checkout, phase !== null);
  const { changes, isReadable, confirm, accept } = useOrderChanges(shown, refreshed.isFresh);
  const [problems, setProblems] = useState<BySection<CheckoutProblem>>({});
  const codeField = useRef<SecurityCodeHandle>(null);
  const isChecking = useRef(false);
  const needsCode = review.isCodeNeeded(review.now);
  const errors = useSectionErrors(problems, { ...refreshed.errors, ...sectionErrors });

  const showProblems = (found: BySection<CheckoutProblem>, now: number) => {
    review.setNow(now);
    setProblems(found);
  };
  /** Validates the order. On errors: shows each in its section, focuses the first one and returns null. */
  const check = async (now: number): Promise<{ cvcToken: string | null } | null> => {
    const found = review.findProblems(now);
    const isNeeded = review.isCodeNeeded(now);
    const given = store.getState().enteredSecurityCode;
    let cvcToken =
      given?.tokenizableId === data.paymentTokenizable?.id ? (given?.reference ?? null) : null;
    if (isNeeded) {
      cvcToken = (await codeField.current?.submit()) ?? null;
      if (cvcToken === null) found.code = 'errors.securityCode';
    }
    const first = findFirstSection(found);
    if (first === undefined) return { cvcToken };
    flushSync(() => showProblems(found, now));
    // The provider's field shows its own error and already has the focus.
    if (first !== 'code') focusSection(first);
    return null;
  };
  /** The same for a wallet, which is a payment by itself and must open at once. */
  const isReadyForWallet = () => {
    if (isChecking.current || phase !== null || !shown || !isReadable) return false;
    const { payment: _, monthly: __, ...found } = review.findProblems(Date.now());
    flushSync(() => setProblems(found));
    return focusFirstSection(found) === undefined;
  };
  const order = async () => {
    if (isChecking.current || !totals.data || !shown || !isReadable) return;
    isChecking.current = true;
    try {
      const now = Date.now();
      const checked = await check(now);
      if (!checked) return;
      // Drawn once, together with the lock.
      showProblems({}, now);
      const payment = toOrderPayment(data, totals.data);
      if (!payment) return;
      confirm();
      await place({ ...checked, payment, data, totals: totals.data }, shown);
    } finally {
      isChecking.current = false;
    }
  };
  const placeLabel = (loaded: CheckoutTotals) =>
    t(isPaymentNeeded(loaded) ? 'place' : 'placeCovered', {
      amount: formatPrice(loaded.amountDue),
    });
  return (
    <>
      <div className="step grid">
        <PaymentReview
          data={data}
          arePlansFresh={review.arePlansFresh}
          method={method}
          amountDue={totals.data?.amountDue ?? null}
          transactionId={transactionId}
          errors={errors}
          code={
            needsCode &&
            method && (
              <SecurityCodeField
                ref={codeField}
                methodCode={method.code}
                brand={
                  method.tokenizables.find(({ id }) => id === data.paymentTokenizable?.id)?.brand
                }
                config={props.config}
                backendError={sectionErrors.code}
                onSubmit={() => void order()}
              />
            )
          }
        />
        {transactionId === null ? (
          <>
            <DeliveryReview customer={customer} data={data} errors={errors} />
            <CartLinesReview
              totals={totals.data}
              store={store}
              error={errors.lines}
              coupon={{
                customerId: customer.id,
                error: errors.coupon,
                onRemoved: () => {
                  accept();
                  refreshed.clearError('coupon');
                  clearSectionError('coupon');
                },
              }}
            />
          </>
        ) : (
          <OrderLinesReview customerId={customer.id} transactionId={transactionId} />
        )}
        {/* On wide screens the summary beside the review says the total. */}
        <div className="review-total-part">
          <TotalReview {...props} query={totals} error={errors.total} />
        </div>
        <div className="step-end">
          <OrderChanges changes={changes} method={data.paymentMethodCode} />
          <ExpressPayment
            {...props}
            shown={isReadable ? shown : null}
            isReady={isReadyForWallet}
            place={place}
          />
        </div>
      </div>
      <StepEnd
        problem={failure}
        consent={
          transactionId === null && (
            <ConsentSection
              data={data}
              error={errors.terms}
              onChange={(consent) => {
                store.getState().update((known) => ({ ...known, ...consent }));
                setProblems(({ terms: _, ...rest }) => rest);
              }}
            />
          )
        }
        id="place-order"
        // A press before the price stands there, or while a change of it can hardly be read, is no consent to it.
        isBusy={phase !== null || !shown || !isReadable}
        onClick={() => void order()}
      >
        {totals.data ? placeLabel(totals.data) : shared('loading')}
      </StepEnd>
      <p className="soft mt-4">{t('placeNote')}</p>
      <PurchaseTrust {...data} />
      {phase !== null && <PlaceOrderLock phase={phase} />}
    </>
  );
}

/** What protects the customer. A licence that was activated cannot be returned, and without a card nobody gets its data. */
function PurchaseTrust({ isDigital, paymentMethodCode }: CheckoutData) {
  const { t } = useTranslation('review-order');
  const statements = [
    { name: 'card', icon: 'lock', page: null, isTrue: isCardMethod(paymentMethodCode ?? '') },
    { name: 'returns', icon: 'box', page: 'about.returns', isTrue: !isDigital },
    { name: 'warranty', icon: 'shield', page: 'about.warranties', isTrue: true },
  ] as const;
  return (
    <ul className="grid gap-1 mt-2 text-14 text-ink-soft" aria-label={t('trust')}>
      {statements.map(
        ({ name, icon, page, isTrue }) =>
          isTrue && (
            <li key={name} className="flex items-start gap-2.5 py-1">
              <Icon name={icon} className="mt-0.5 text-saved" />
              {page ? (
                <a
                  href={route(page)}
                  target="_blank"
                  rel="noopener"
                  className="inline-block min-h-6 underline underline-offset-4"
                >
                  {t(`trust.${name}`)}
                </a>
              ) : (
                <span>{t(`trust.${name}`)}</span>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

export const ReviewStepScreen = checkoutScreen('review', ReviewStep);
