import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { sendTwoStepCode, verifyTwoStep } from '@/lib/api/calls/authentication';
import { errorText } from '@/lib/api/error-catalogue';
import { verificationCodeSchema } from '@/lib/domain/account/forms';
import type { VerificationCode } from '@/lib/domain/account/types';
import { useTranslation } from '@/lib/i18n/client';
import { updateCustomer } from '@/stores/session/session-actions';
import { AuthForm, SubmitButton } from './form-parts';
import { useAuthFields } from './use-auth-fields';

const SERVER_FIELDS = { verification_code: 'code' } as const;

/** Asks for the verification code that was sent to the customer. */
export function TwoStepForm({ sent }: { sent: VerificationCode }) {
  const { t } = useTranslation('access');
  const form = useForm<{ code: string }, unknown, { code: string }>({
    resolver: zodResolver(verificationCodeSchema),
  });
  const field = useAuthFields(form);
  const { failure, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
    send: async ({ code }) => {
      updateCustomer(await verifyTwoStep(browserClient, code));
    },
  });
  const resend = useMutation({ mutationFn: () => sendTwoStepCode(browserClient) });
  const to = (resend.data ?? sent).assignedTo;
  return (
    <AuthForm submit={submit}>
      <p>{to ? t('twoStep.sentTo', { to }) : t('twoStep.notSent')}</p>
      <TextField
        {...field('code', 'field.code')}
        hint={t('field.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError text={failure === null ? null : failure || t('offline')} />
      <SubmitButton
        isSending={form.formState.isSubmitting}
        labels={{ send: t('twoStep.submit'), sending: t('twoStep.sending') }}
      />
      <Button variant="secondary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
        {t(to ? 'twoStep.resend' : 'twoStep.send')}
      </Button>
      <p role="status">
        {resend.isSuccess && t('twoStep.sent')}
        {resend.error && errorText(resend.error)}
      </p>
    </AuthForm>
  );
}
