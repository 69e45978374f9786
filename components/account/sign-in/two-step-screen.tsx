'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ResendButton } from '@/components/account/shared/resend-button';
import { TextField } from '@/components/forms/field';
import { Form, FormEnd } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { customerScreen } from '@/components/shared/customer-screen';
import { readReturnTo } from '@/components/shared/return-to';
import { sendTwoStepCode, verifyTwoStep } from '@/lib/api/authentication';
import { browserClient } from '@/lib/api/client/browser-client';
import type { SentCode } from '@/lib/api/customer';
import { verificationCodeSchema } from '@/lib/domain/account/forms';
import { useTranslation } from '@/lib/i18n/client';
import { updateCustomer } from '@/stores/session/session-actions';
import { useSignOut } from './use-sign-out';

function TwoStepForm({ sent }: { sent: SentCode }) {
  const { t } = useTranslation('auth');
  const { field, end, submit } = useZodForm({
    schema: verificationCodeSchema,
    t,
    offline: t('offline'),
    serverFields: { verification_code: 'code' },
    send: async ({ code }) => {
      updateCustomer(await verifyTwoStep(browserClient, code));
    },
  });
  const [{ assignedTo: to }, setSent] = useState(sent);
  return (
    <Form className="form-stack" onSubmit={submit}>
      <p>{to ? t('twoStep.sentTo', { to }) : t('twoStep.notSent')}</p>
      <TextField
        {...field('code', t('field.code'))}
        hint={t('field.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormEnd {...end} send={t('twoStep.submit')} sending={t('twoStep.sending')} />
      <ResendButton
        send={() => sendTwoStepCode(browserClient)}
        onSent={setSent}
        label={t(to ? 'twoStep.resend' : 'twoStep.send')}
        done={t('twoStep.sent')}
      />
    </Form>
  );
}

/** Authorises this device. A customer whose device is already authorised is sent on (spec 2.3). */
export const TwoStepScreen = customerScreen(
  ['auth'],
  function TwoStep({ customer }) {
    const { t } = useTranslation('auth');
    const router = useRouter();
    const { isLeaving, signOff } = useSignOut();
    const isAuthorised = customer.authorizedDevice;
    useEffect(() => {
      if (isAuthorised) router.replace(readReturnTo());
    }, [isAuthorised, router]);
    if (isAuthorised) return <p role="status">{t('leaving')}</p>;
    return (
      <>
        <TwoStepForm sent={customer.verificationCode} />
        <p className="access-other">
          <button type="button" aria-disabled={isLeaving} onClick={signOff} className="link">
            {isLeaving ? t('account.signingOff') : t('twoStep.leave')}
          </button>
        </p>
      </>
    );
  },
  { height: 'h-56' },
);
