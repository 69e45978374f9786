import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { resendVerification } from '@/lib/api/calls/authentication';
import { errorText } from '@/lib/api/error-catalogue';
import type { Customer } from '@/lib/domain/account/types';
import { formatDate } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

/** The e-mail of the account. If it is not verified, a button sends the verification e-mail again. */
export function EmailSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation('information');
  const { email, emailVerifiedAt } = customer;
  const verified = parseUtc(emailVerifiedAt);
  return (
    <section className="part" aria-labelledby="information-email">
      <h2 id="information-email">{t('email.title')}</h2>
      <p className="soft">{t('email.text')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <strong>{email}</strong>
        {emailVerifiedAt ? (
          <span className="owned-badge bg-saved-wash text-saved">
            {verified === null
              ? t('email.verified')
              : t('email.verifiedOn', { day: formatDate(verified) })}
          </span>
        ) : (
          <span className="owned-badge owned-badge-warn">{t('email.unverified')}</span>
        )}
      </p>
      {!emailVerifiedAt && <Resend email={email} />}
    </section>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation('information');
  const resend = useMutation({ mutationFn: () => resendVerification(browserClient) });
  return (
    <>
      <p className="mt-2 mb-4">{t('email.pending')}</p>
      <Button variant="secondary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
        {t(resend.isPending ? 'email.resending' : 'email.resend')}
      </Button>
      <p role="status" className="mt-2 min-h-6">
        {resend.isSuccess && t('email.resent', { email })}
        {resend.error && errorText(resend.error)}
      </p>
    </>
  );
}
