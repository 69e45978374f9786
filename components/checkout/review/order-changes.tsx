import { useLayoutEffect, useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { findOrderChanges, type OrderChange } from '@/lib/domain/checkout/order-changes';
import type { OrderFingerprint } from '@/lib/domain/checkout/order-fingerprint';
import { formatPrice } from '@/lib/domain/money';
import { isPaidLater } from '@/lib/domain/payments/payment-method';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';

const prices = (change: { before: number; now: number }) => ({
  before: formatPrice(change.before),
  now: formatPrice(change.now),
});

function describeQuantity(
  { name, before, now }: OrderChange & { kind: 'quantity' },
  t: Texts<'review-order'>,
): string {
  if (before === 0) return t('changed.added', { name });
  if (now === 0) return t('changed.removed', { name });
  return t('changed.quantity', { name, before: String(before), count: now });
}

function describePlans({ now }: OrderChange & { kind: 'plans' }, t: Texts<'review-order'>): string {
  if (now.length === 0) return t('changed.plansGone');
  const plans = now.map(({ months, price, total }) =>
    months === 1
      ? t('monthly.once', { amount: formatPrice(total) })
      : t('monthly.plan', { months, amount: formatPrice(price), total: formatPrice(total) }),
  );
  return t('changed.plans', { now: plans.join('; ') });
}

type Arrival = OrderChange & { kind: 'arrival' };

function describeChange(
  change: OrderChange,
  t: Texts<'review-order'>,
  arrivalText: (days: Arrival) => string,
): string {
  switch (change.kind) {
    case 'delivery':
      return t(change.isShipping ? 'changed.shippingChosen' : 'changed.pickupChosen');
    case 'arrival':
      return t('changed.arrival', { arrival: arrivalText(change) });
    case 'coupon':
      return change.now === null
        ? t('changed.couponGone', { code: change.before ?? '' })
        : t('changed.coupon', { code: change.now });
    case 'quantity':
      return describeQuantity(change, t);
    case 'build':
      return t(change.requiresAssembly ? 'changed.buildAssembled' : 'changed.buildLoose', {
        name: change.name,
      });
    case 'price':
      return t('changed.price', { name: change.name, ...prices(change) });
    case 'plans':
      return describePlans(change, t);
    case 'shipping':
    case 'insurance':
    case 'wallet':
    case 'total':
      return t(`changed.${change.kind}`, prices(change));
    default:
      return change.now === null
        ? t(`changed.${change.kind}Gone`)
        : t(`changed.${change.kind}`, { now: change.now });
  }
}

interface OrderChangesProps {
  changes: readonly OrderChange[];
  method: string | null;
}

/** What changed in the order since the shopper last saw it. Nothing when nothing changed. */
export function OrderChanges({ changes, method }: OrderChangesProps) {
  const { t } = useTranslation('review-order');
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const terms = { now, isPaidLater: isPaidLater(method) };
  const arrivalText = ({ from, to }: Arrival) =>
    deliveryText({ days: null, from, to, cost: null }, terms, delivery);
  return (
    <div role="alert">
      {changes.length > 0 && (
        <div className="note note-warn">
          <p>
            <strong>{t('changed.title')}</strong>
          </p>
          <ul className="my-2 pl-5 list-disc">
            {changes.map((change) => {
              const text = describeChange(change, t, arrivalText);
              return <li key={text}>{text}</li>;
            })}
          </ul>
          <p>{t('changed.text')}</p>
        </div>
      )}
    </div>
  );
}

/** How long nothing can be confirmed after a change appeared, in milliseconds: a double click must not confirm it unread. */
const READING_TIME = 600;

/**
 * What changed since the shopper last saw the order: when it opened, or when it was last confirmed.
 * @param order null until it is loaded
 * @param isFresh whether it was asked for since the screen opened
 */
export function useOrderChanges(order: OrderFingerprint | null, isFresh: boolean) {
  const [seen, setSeen] = useState<OrderFingerprint | null>(null);
  /** Whether `seen` was confirmed, so that every difference has to be told. */
  const [isConfirmed, setConfirmed] = useState(false);
  const changes = seen && order ? findOrderChanges(seen, order) : [];
  // Insurance is switched on and off on this screen, which shows its price and the new total.
  const isOwnChange = !isConfirmed && changes.some(({ kind }) => kind === 'insurance');
  if (order && ((isFresh && seen === null) || isOwnChange)) setSeen(order);

  const [isReadable, setReadable] = useState(true);
  const text = JSON.stringify(changes);
  useLayoutEffect(() => {
    if (text === '[]') return;
    setReadable(false);
    const timer = setTimeout(() => setReadable(true), READING_TIME);
    return () => {
      clearTimeout(timer);
      setReadable(true);
    };
  }, [text]);

  const confirm = () => {
    setSeen(order);
    setConfirmed(true);
  };
  /** Takes the order as it is now as seen, after a change that the shopper made on this screen. */
  const accept = () => {
    setSeen(null);
    setConfirmed(false);
  };
  return { changes, isReadable, confirm, accept };
}
