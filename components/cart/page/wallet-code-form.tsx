import { useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { sendWalletCode, verifyWalletCode } from '@/lib/api/customer-cart';
import { verificationCodeSchema } from '@/lib/domain/account/forms';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { applyWallet } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { SingleFieldForm } from './single-field-form';
import type { WalletRequest } from './wallet-request';

interface WalletCodeFormProps {
  customerId: string;
  request: WalletRequest;
  onVerified: () => void;
  onApplied: (amount: number) => void;
  onBack: () => void;
}

/** Form for the verification code that confirms the use of the wallet. */
export function WalletCodeForm(props: WalletCodeFormProps) {
  const { customerId, request, onVerified, onApplied, onBack } = props;
  const { t } = useTranslation('cart');
  const [note, setNote] = useState('');
  /** A code works only once: after it is verified, a retry only applies the amount. */
  const verified = useRef<string>(undefined);
  const { form, field, failure, isSending, submit } = useZodForm({
    schema: verificationCodeSchema,
    t,
    serverFields: { verification_code: 'code', wallet_to_use: 'code' },
    offline: t('wallet.offline'),
    send: async ({ code }) => {
      if (verified.current !== code) await verifyWalletCode(browserClient, code);
      verified.current = code;
      onVerified();
      await applyWallet(customerId, request.amount);
      onApplied(request.amount);
    },
  });
  const resend = useOneAtATime(
    async () => {
      await sendWalletCode(browserClient);
      setNote(t('wallet.resent'));
    },
    (error) => setNote(errorText(error)),
  );
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const amount = formatPrice(request.amount);
  const to = request.verificationCode.assignedTo;
  return (
    <SingleFieldForm
      title={t('wallet.title')}
      intro={to ? t('wallet.sentTo', { to, amount }) : t('wallet.sent', { amount })}
      field={
        <TextField
          {...field('code', t('wallet.code'), false)}
          hint={t('wallet.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      }
      submitLabel={isSending ? t('wallet.confirming') : t('wallet.confirm')}
      variant="primary"
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
    >
      <div className="mt-1 flex flex-wrap gap-x-6">
        <button
          type="button"
          aria-disabled={resend.isBusy}
          onClick={resend.run}
          className="link-button"
        >
          {t('wallet.resend')}
        </button>
        <button type="button" onClick={onBack} className="link-button">
          {t('wallet.change')}
        </button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {note}
      </p>
    </SingleFieldForm>
  );
}
