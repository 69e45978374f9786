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
  const code = totals.couponCode;
  const hadFocus = useRef(false);
  useEffect(() => {
    // The focused control was replaced, so the focus moves to the new one.
    const first = section.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button');
    if (hadFocus.current) first?.focus();
    hadFocus.current = false;
  }, [code]);
  const removal = useOneAtATime(async () => {
    hadFocus.current = true;
    await removeCouponFromCart(customerId);
    setAnnouncement(t('coupon.removed'));
  }, notifyRolledBack);
  return (
    <div ref={section} className="cart-saving">
      {code === null ? (
        <CouponForm
          customerId={customerId}
          onStart={() => {
            hadFocus.current = true;
          }}
          onApplied={(applied) => setAnnouncement(t('coupon.applied', { code: applied }))}
        />
      ) : (
        <AppliedDiscount
          icon="coupon"
          title={t('coupon.applied', { code })}
          removeLabel={t('coupon.remove', { code })}
          removal={removal}
        >
          <CouponBenefits totals={totals} />
        </AppliedDiscount>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}

function CouponBenefits({ totals }: { totals: CustomerCartTotals }) {
  const { t } = useTranslation('cart');
  const { couponDiscount, couponWalletAmount } = totals;
  const texts = [
    couponDiscount > 0 && t('coupon.saves', { amount: formatPrice(couponDiscount) }),
    couponWalletAmount > 0 && t('coupon.earns', { amount: formatPrice(couponWalletAmount) }),
  ].filter((text) => typeof text === 'string');
  return <span className="block text-sm text-ink-soft">{texts.join(' ')}</span>;
}

interface CouponFormProps {
  customerId: string;
  /** Called before sending, because the form is replaced when the coupon is applied. */
  onStart: () => void;
  onApplied: (code: string) => void;
}

function CouponForm({ customerId, onStart, onApplied }: CouponFormProps) {
  const { t } = useTranslation('cart');
  const form = useZodForm({
    schema: couponSchema,
    t,
    serverFields: { coupon_code: 'code' },
    offline: t('coupon.offline'),
    draft,
    send: async ({ code }) => {
      onStart();
      await applyCoupon(customerId, code);
      onApplied(code.toUpperCase());
    },
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
