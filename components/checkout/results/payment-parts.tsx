import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BoughtName } from '@/components/shared/bought-name';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { OrderDetail, OrderPickupStore } from '@/lib/api/orders';
import type { Transaction } from '@/lib/api/transactions';
import { formatTime, formatWeekday } from '@/lib/domain/dates';
import { formatKnownPrice } from '@/lib/domain/money';
import { parseUtc } from '@/lib/domain/parse-utc';
import type { FailedPaymentStatus } from '@/lib/domain/payments/payment-target';
import { useTranslation } from '@/lib/i18n/client';
import { orderHref } from '@/lib/routing/payment-href';
import { route } from '@/lib/routing/routes';

interface PaymentQueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'refetch'>;
  /** The payment belongs on another page, which is loading. */
  isRedirecting?: boolean;
  children: (data: NonNullable<T>) => ReactNode;
}

/** A `QueryView` for payments that says so when the customer has no such payment. */
export function PaymentQueryView<T>(props: PaymentQueryViewProps<T>) {
  const { query, isRedirecting, children } = props;
  const { t } = useTranslation('payments');
  if (isRedirecting) return <p role="status">{t('moment')}</p>;
  const notFound = { title: t('notFound.title'), text: t('notFound.text') };
  return (
    <QueryView
      query={query}
      skeleton={<div className="skeleton h-96" />}
      notFound={{ list: 'profile.orders', ...notFound }}
    >
      {children}
    </QueryView>
  );
}

const TONES = {
  done: 'bg-saved-wash text-saved',
  waiting: 'bg-warn-wash text-warn',
  stopped: 'bg-danger-wash text-danger',
  busy: 'bg-sunken',
} as const;

interface PaymentHeroProps {
  tone: keyof typeof TONES;
  icon: IconName;
  title: string;
  children?: ReactNode;
}

export const PaymentHero = ({ tone, icon, title, children }: PaymentHeroProps) => (
  <div
    role="status"
    className="payment-hero grid gap-4 items-start pb-6 grid-cols-[auto_minmax(0,1fr)]"
  >
    <span
      className={`inline-flex size-11 items-center justify-center rounded-[50%] ${TONES[tone]}`}
    >
      <Icon name={icon} className="size-6 stroke-2" />
    </span>
    <div>
      <h2 className="pt-1 text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)]">{title}</h2>
      {children}
    </div>
  </div>
);

/** The payment deadline in Mexico City time, named as such for readers in other zones. Empty without a deadline. */
export function PaymentDeadline({ utc }: { utc: string | null }) {
  const { t } = useTranslation('payments');
  const time = parseUtc(utc);
  if (time === null) return null;
  return (
    <time dateTime={new Date(time).toISOString()}>
      <strong>{t('deadline', { day: formatWeekday(time), clock: formatTime(time) })}</strong>{' '}
      <small className="block text-ink-soft text-14">{t('deadline.zone')}</small>
    </time>
  );
}

export function FailedPayment(props: { status: FailedPaymentStatus; transaction: Transaction }) {
  const { status, transaction } = props;
  const { t } = useTranslation('payments');
  const { isPayable, message, orderFolio } = transaction;
  const due = formatKnownPrice(transaction.amountDue);
  return (
    <>
      <PaymentHero
        tone="stopped"
        icon={status === 'expired' ? 'clock' : 'close'}
        title={t(isPayable ? `stopped.${status}` : 'stopped.order')}
      >
        {message && <p>{message}</p>}
        <p>{t(isPayable ? 'stopped.payable' : 'stopped.over')}</p>
      </PaymentHero>
      <FactList
        className="payment-facts"
        rows={[
          [t('folio'), orderFolio],
          [t('amountDue'), isPayable && due && <strong key="due">{due}</strong>],
        ]}
      />
      <UnpaidOrderActions transaction={transaction} />
    </>
  );
}

interface UnpaidOrderActionsProps {
  transaction: Pick<Transaction, 'transactionId' | 'orderId' | 'isPayable'>;
  /** The page itself is the main way to pay, so these links look secondary. */
  isSecondary?: boolean;
  children?: ReactNode;
}

export function UnpaidOrderActions(props: UnpaidOrderActionsProps) {
  const { transaction, isSecondary, children } = props;
  const { t } = useTranslation('payments');
  const { transactionId, orderId, isPayable } = transaction;
  const look = children || isSecondary ? 'secondary' : 'primary';
  return (
    <div className="payment-actions">
      {children}
      {isPayable && (
        <ButtonLink variant={look} size="lg" href={route('cart-payment', { transactionId })}>
          {t('payOtherwise')}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isPayable || children ? 'quiet' : 'primary'}
        size="lg"
        href={orderHref(orderId)}
      >
        {t(orderId ? 'order' : 'orders')}
      </ButtonLink>
      {!isPayable && !children && (
        <ButtonLink variant="secondary" size="lg" href={route('home')}>
          {t('goOnShopping')}
        </ButtonLink>
      )}
    </div>
  );
}

export const PlaceLines = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <address className="grid mt-2 not-italic">
    <strong>{name}</strong>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);

/** Where an order is collected. @param text what comes before */
export function PickupFacts({ store, text }: { store: OrderPickupStore; text: string }) {
  const { t } = useTranslation('payments');
  const { name, address, hours, holdDays } = store;
  return (
    <>
      <h3>{t('pickup')}</h3>
      <p>{text}</p>
      {holdDays > 0 && <p>{t('pickup.hold', { count: holdDays })}</p>}
      <PlaceLines name={name} lines={[address, ...hours].filter(Boolean)} />
    </>
  );
}

export function BoughtItems({ order }: { order: OrderDetail | null | undefined }) {
  const { t } = useTranslation('payments');
  if (!order || order.items.length === 0) return null;
  return (
    <section className="payment-section" aria-label={t('bought')}>
      <h3>{t('bought')}</h3>
      <ul className="payment-items grid gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-12">
        {order.items.map(({ id, name, qty, product }) => (
          <li
            key={id}
            className="grid items-center gap-3.5 grid-cols-[4rem_minmax(0,1fr)] lh-[1.35]"
          >
            <Picture
              src={product?.cover?.thumbnail ?? null}
              alt=""
              width={64}
              className="size-16 p-1 rounded-sm bg-plate object-contain"
            />
            <p>
              <BoughtName name={name} product={product} />
              <span className="block text-ink-soft text-15">{t('pieces', { count: qty })}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
