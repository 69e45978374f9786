import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { couponSchema } from '@/lib/domain/cart/saving-forms';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { tellRolledBack } from '@/stores/cart/customer-cart/tell';
import { applyCoupon, dropCoupon } from '@/stores/flows/cart/savings';
import { AppliedSaving } from './applied-saving';
import { SavingForm } from './saving-form';
import { useCartField } from './use-cart-field';

interface CouponPartProps {
  customerId: string;
  totals: CustomerCartTotals;
}

const draft = createDraft('coupon-draft', ['code']);
const REFUSABLE = { coupon_code: 'code' } as const;

/** The form for a coupon code, or the applied coupon with a button to remove it. */
export function CouponPart({ customerId, totals }: CouponPartProps) {
  const { t } = useTranslation('cart');
  const part = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const code = totals.couponCode;
  const hadFocus = useRef(false);
  useEffect(() => {
    // The focused control was replaced, so the focus moves to the new one.
    const first = part.current?.querySelector<HTMLElement>(code === null ? 'input' : 'button');
    if (hadFocus.current) first?.focus();
    hadFocus.current = false;
  }, [code]);
  const removal = useOneAtATime(async () => {
    hadFocus.current = true;
    await dropCoupon(customerId);
    setSaid(t('coupon.removed'));
  }, tellRolledBack);
  return (
    <div ref={part} className="mt-4 border-t border-line pt-4">
      {code === null ? (
        <CouponForm
          customerId={customerId}
          onStart={() => {
            hadFocus.current = true;
          }}
          onApplied={(applied) => setSaid(t('coupon.applied', { code: applied }))}
        />
      ) : (
        <AppliedSaving
          icon="coupon"
          title={t('coupon.applied', { code })}
          removeLabel={t('coupon.remove', { code })}
          isBusy={removal.isBusy}
          onRemove={removal.run}
        >
          <CouponWorth totals={totals} />
        </AppliedSaving>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function CouponWorth({ totals }: { totals: CustomerCartTotals }) {
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
  const form = useForm<{ code: string }, unknown, { code: string }>({
    resolver: zodResolver(couponSchema),
  });
  const field = useCartField(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    refusable: REFUSABLE,
    draft,
    send: async ({ code }) => {
      onStart();
      await applyCoupon(customerId, code);
      onApplied(code.toUpperCase());
    },
  });
  const { isSubmitting } = form.formState;
  return (
    <SavingForm
      title={t('coupon.title')}
      field={
        <TextField
          {...field('code', t('coupon.label'))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      }
      send={isSubmitting ? t('coupon.applying') : t('coupon.apply')}
      isSending={isSubmitting}
      failure={failure === null ? null : failure || t('coupon.offline')}
      onChange={keepDraft}
      submit={submit}
    />
  );
}
