import { type RefObject, useEffect, useRef, useState } from 'react';
import { createDraft, customerDraftKey } from '@/components/forms/draft';
import { TextField } from '@/components/forms/field';
import { useZodForm } from '@/components/forms/use-zod-form';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ApiError } from '@/lib/api/client/errors';
import { sendWalletCode, verifyWalletCode } from '@/lib/api/customer-cart';
import { readJson, removeText, writeText } from '@/lib/browser/storage';
import { verificationCodeSchema } from '@/lib/domain/account/forms';
import { walletSchema } from '@/lib/domain/cart/coupon-wallet-forms';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { formatPrice } from '@/lib/domain/money';
import { z } from '@/lib/domain/zod';
import { useTranslation } from '@/lib/i18n/client';
import { notifyRolledBack } from '@/stores/flows/cart/cart-actions';
import { applyWallet, removeWalletFromCart } from '@/stores/flows/cart/customer/coupon-and-wallet';
import { AppliedDiscount, SingleFieldForm } from './savings-forms';

interface WalletSectionProps {
  customerId: string;
  totals: CustomerCartTotals;
}

/** Wallet credit: the amount form, the code form, or the applied amount. Renders nothing for an empty wallet. */
export function WalletSection({ customerId, totals }: WalletSectionProps) {
  const { t } = useTranslation('cart');
  const [request, setRequest] = useWalletRequest(customerId);
  const [announcement, setAnnouncement] = useState('');
  const isConfirmed = useRef(false);
  const region = useRef<HTMLElement>(null);
  const { walletToUse, maxWalletAmount: maxAmount } = totals;
  const done = (text: string) => {
    setRequest(null);
    setAnnouncement(text);
    region.current?.focus();
  };
  const removal = useOneAtATime(async () => {
    await removeWalletFromCart(customerId);
    done(t('wallet.removed'));
  }, notifyRolledBack);
  if (maxAmount <= 0 && walletToUse <= 0) return null;
  const apply = async (amount: number) => {
    await applyWallet(customerId, amount);
    done(t('wallet.applied', { amount: formatPrice(amount) }));
  };
  const form = { isConfirmed, apply, onRequest: setRequest };
  return (
    <section ref={region} tabIndex={-1} aria-label={t('server.wallet')} className="cart-saving">
      {walletToUse > 0 ? (
        <AppliedDiscount
          icon="wallet"
          title={t('wallet.applied', { amount: formatPrice(walletToUse) })}
          removeLabel={t('wallet.remove')}
          removal={removal}
        />
      ) : request ? (
        <WalletCodeForm {...form} request={request} />
      ) : (
        <WalletAmountForm {...form} maxAmount={maxAmount} />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </section>
  );
}

interface WalletFormProps {
  /** After a code is confirmed, the amount can be changed for some time without another code. */
  isConfirmed: RefObject<boolean>;
  apply: (amount: number) => Promise<void>;
  /** Asks for the code of this request; without one for the amount. */
  onRequest: (request: WalletRequest | null) => void;
}

const draft = createDraft('wallet-draft', ['amount']);

const needsCode = (error: unknown) => error instanceof ApiError && error.status === 403;

/** Submitting it sends a verification code to the customer. */
function WalletAmountForm(props: WalletFormProps & { maxAmount: number }) {
  const { maxAmount, isConfirmed, apply, onRequest } = props;
  const { t } = useTranslation('cart');
  const most = formatPrice(maxAmount);
  const form = useZodForm({
    schema: walletSchema(maxAmount),
    t,
    messageValues: { amount: most },
    serverFields: { wallet_to_use: 'amount' },
    offline: t('wallet.offline'),
    draft,
    send: async ({ amount }) => {
      if (isConfirmed.current) {
        try {
          return await apply(amount);
        } catch (error) {
          if (!needsCode(error)) throw error;
          isConfirmed.current = false;
        }
      }
      const { assignedTo } = await sendWalletCode(browserClient);
      onRequest({ amount, assignedTo });
    },
  });
  return (
    <SingleFieldForm
      form={form}
      title={t('wallet.title')}
      intro={t('wallet.available', { amount: most })}
      field={
        <TextField
          {...form.field('amount', t('wallet.amount'), { isOptional: true })}
          inputMode="decimal"
        />
      }
      send={t('wallet.start')}
      sending={t('wallet.sending')}
    />
  );
}

function WalletCodeForm(props: WalletFormProps & { request: WalletRequest }) {
  const { request, isConfirmed, apply, onRequest } = props;
  const { t } = useTranslation('cart');
  const [note, setNote] = useState('');
  /** A code works only once: after it is verified, a retry only applies the amount. */
  const verified = useRef<string>(undefined);
  const form = useZodForm({
    schema: verificationCodeSchema,
    t,
    serverFields: { verification_code: 'code', wallet_to_use: 'code' },
    offline: t('wallet.offline'),
    send: async ({ code }) => {
      if (verified.current !== code) await verifyWalletCode(browserClient, code);
      verified.current = code;
      isConfirmed.current = true;
      await apply(request.amount);
    },
  });
  const resend = useOneAtATime(
    async () => {
      await sendWalletCode(browserClient);
      setNote(t('wallet.resent'));
    },
    (error) => setNote(errorText(error)),
  );
  const { setFocus } = form.form;
  useEffect(() => setFocus('code'), [setFocus]);
  const amount = formatPrice(request.amount);
  const to = request.assignedTo;
  return (
    <SingleFieldForm
      form={form}
      title={t('wallet.title')}
      intro={to ? t('wallet.sentTo', { to, amount }) : t('wallet.sent', { amount })}
      field={
        <TextField
          {...form.field('code', t('wallet.code'), { isOptional: true })}
          hint={t('wallet.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      }
      send={t('wallet.confirm')}
      sending={t('wallet.confirming')}
      variant="primary"
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
        <button type="button" onClick={() => onRequest(null)} className="link-button">
          {t('wallet.change')}
        </button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {note}
      </p>
    </SingleFieldForm>
  );
}

const walletRequestSchema = z.object({
  amount: z.number(),
  /** Where the verification code was sent; empty when the backend does not say it. */
  assignedTo: z.string(),
});
type WalletRequest = z.output<typeof walletRequestSchema>;

/** The request whose code the customer still has to type. It survives a reload while the customer reads the mail. */
export function useWalletRequest(customerId: string) {
  const key = customerDraftKey(customerId, 'wallet-request');
  const [request, setRequest] = useState(
    () => walletRequestSchema.safeParse(readJson(key, 'sessionStorage')).data ?? null,
  );
  const change = (next: WalletRequest | null) => {
    setRequest(next);
    if (next === null) removeText(key, 'sessionStorage');
    else writeText(key, JSON.stringify(next), 'sessionStorage');
  };
  return [request, change] as const;
}
