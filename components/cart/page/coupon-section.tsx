import { useEffect, useRef, useState } from 'react';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { couponSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { notifyRolledBack } from '@/stores/flows/cart/cart-actions';
import { applyCoupon, removeCouponFromCart } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { AppliedDiscount, SingleFieldForm } from './savings-forms';

interface CouponSectionProps {
  customerId: string;
  totals: CustomerCartTotals;
}

const draft = createDraft('coupon-draft', ['code']);

export function CouponSection({ customerId, totals }: CouponSectionProps) {
  const { t } = useTranslation('cart');
  const section = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { couponCode: code, couponDiscount, couponWalletAmount } = totals;
  const hadFocus = useRef(false);
  useEffect(() => {
    // The focused control was replaced, so the focus moves to the new one.
    const first = section.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button');
    if (hadFocus.current) first?.focus();
    hadFocus.current = false;
  }, [code]);
  const apply = async (typed: string) => {
    hadFocus.current = true;
    await applyCoupon(customerId, typed);
    setAnnouncement(t('coupon.applied', { code: typed.toUpperCase() }));
  };
  const removal = useOneAtATime(async () => {
    hadFocus.current = true;
    await removeCouponFromCart(customerId);
    setAnnouncement(t('coupon.removed'));
  }, notifyRolledBack);
  return (
    <div ref={section} className="cart-saving">
      {code === null ? (
        <CouponForm apply={apply} />
      ) : (
        <AppliedDiscount
          icon="coupon"
          title={t('coupon.applied', { code })}
          removeLabel={t('coupon.remove', { code })}
          removal={removal}
        >
          <span className="block text-sm text-ink-soft">
            {couponDiscount > 0 && t('coupon.saves', { amount: formatPrice(couponDiscount) })}{' '}
            {couponWalletAmount > 0 &&
              t('coupon.earns', { amount: formatPrice(couponWalletAmount) })}
          </span>
        </AppliedDiscount>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

function CouponForm({ apply }: { apply: (code: string) => Promise<void> }) {
  const { t } = useTranslation('cart');
  const form = useZodForm({
    schema: couponSchema,
    t,
    serverFields: { coupon_code: 'code' },
    offline: t('coupon.offline'),
    draft,
    send: ({ code }) => apply(code),
  });
  return (
    <SingleFieldForm
      form={form}
      title={t('coupon.title')}
      field={
        <TextField
          {...form.field('code', t('coupon.label'), { isOptional: true })}
          autoCapitalize="characters"
          spellCheck={false}
        />
      }
      send={t('coupon.apply')}
      sending={t('coupon.applying')}
    />
  );
}
