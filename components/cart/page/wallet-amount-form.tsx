import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { browserClient } from '@/lib/api/browser-client';
import { sendWalletCode } from '@/lib/api/calls/cart-coupon-wallet';
import { ApiError } from '@/lib/api/errors';
import { walletSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { applyWallet } from '@/stores/flows/cart/coupon-and-wallet';
import { SingleFieldForm } from './single-field-form';
import { useCartField } from './use-cart-field';
import type { WalletRequest } from './wallet-request';

interface WalletAmountFormProps {
  customerId: string;
  /** Largest amount that may be used, in pesos. */
  maxAmount: number;
  /** Whether a verification code was confirmed recently. */
  isConfirmed: RefObject<boolean>;
  onCodeSent: (wish: WalletRequest) => void;
  onApplied: (amount: number) => void;
}

const draft = createDraft('wallet-draft', ['amount']);
const SERVER_FIELDS = { wallet_to_use: 'amount' } as const;

const needsCode = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Form for the wallet amount. Submitting it sends a verification code to the customer. */
export function WalletAmountForm(props: WalletAmountFormProps) {
  const { customerId, maxAmount, isConfirmed, onCodeSent, onApplied } = props;
  const { t } = useTranslation('cart');
  const resolver = useMemo(() => zodResolver(walletSchema(maxAmount)), [maxAmount]);
  const form = useForm<{ amount: string }, unknown, { amount: number }>({ resolver });
  const field = useCartField(form);
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    draft,
    send: async ({ amount }) => {
      if (isConfirmed.current) {
        try {
          await applyWallet(customerId, amount);
          onApplied(amount);
          return;
        } catch (error) {
          if (!needsCode(error)) throw error;
          isConfirmed.current = false;
        }
      }
      onCodeSent({ amount, verificationCode: await sendWalletCode(browserClient) });
    },
  });
  const { isSubmitting } = form.formState;
  const amount = formatPrice(maxAmount);
  return (
    <SingleFieldForm
      title={t('wallet.title')}
      intro={t('wallet.available', { amount })}
      field={
        <TextField
          {...field('amount', t('wallet.amount'), { amount })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
        />
      }
      submitLabel={isSubmitting ? t('wallet.sending') : t('wallet.start')}
      isSubmitting={isSubmitting}
      failure={failure === null ? null : failure || t('wallet.offline')}
      onChange={keepDraft}
      onSubmit={submit}
    />
  );
}
