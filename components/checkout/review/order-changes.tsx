import type { OrderChange } from '@/lib/domain/checkout/order-changes';
import { formatCalendarDay } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
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

function describeChange(change: OrderChange, t: Texts<'review-order'>): string {
  switch (change.kind) {
    case 'delivery':
      return t(change.isShipping ? 'changed.shippingChosen' : 'changed.pickupChosen');
    case 'arrival': {
      const [from, to] = [formatCalendarDay(change.from), formatCalendarDay(change.to)];
      return from === to
        ? t('changed.arrivalDay', { day: to })
        : t('changed.arrival', { from, to });
    }
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

/** What changed in the order since the shopper last saw it. Nothing when nothing changed. */
export function OrderChanges({ changes }: { changes: readonly OrderChange[] }) {
  const { t } = useTranslation('review-order');
  return (
    <div role="alert">
      {changes.length > 0 && (
        <div className="note note-warn">
          <p>
            <strong>{t('changed.title')}</strong>
          </p>
          <ul className="my-2 pl-5 list-disc">
            {changes.map((change) => {
              const text = describeChange(change, t);
              return <li key={text}>{text}</li>;
            })}
          </ul>
          <p>{t('changed.text')}</p>
        </div>
      )}
    </div>
  );
}
