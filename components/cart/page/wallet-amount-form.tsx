import type { RefObject } from 'react';
import { createDraft } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { browserClient } from '@/lib/api/client/browser-client';
import { ApiError } from '@/lib/api/client/errors';
import { sendWalletCode } from '@/lib/api/customer-cart';
import { walletSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { applyWallet } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { SingleFieldForm } from './single-field-form';
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

const needsCode = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Form for the wallet amount. Submitting it sends a verification code to the customer. */
export function WalletAmountForm(props: WalletAmountFormProps) {
  const { customerId, maxAmount, isConfirmed, onCodeSent, onApplied } = props;
  const { t } = useTranslation('cart');
  const most = formatPrice(maxAmount);
  const { field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: walletSchema(maxAmount),
    t,
    messageValues: { amount: most },
    serverFields: { wallet_to_use: 'amount' },
    offline: t('wallet.offline'),
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
  return (
    <SingleFieldForm
      title={t('wallet.title')}
      intro={t('wallet.available', { amount: most })}
      field={
        <TextField
          {...field('amount', t('wallet.amount'), false)}
          inputMode="decimal"
          autoComplete="off"
        />
      }
      submitLabel={isSending ? t('wallet.sending') : t('wallet.start')}
      isSending={isSending}
      failure={failure}
      onChange={keepDraft}
      onSubmit={submit}
    />
  );
}
