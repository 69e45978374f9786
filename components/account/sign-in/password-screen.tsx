'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { Outcome } from './form-parts';
import { NewPasswordForm } from './new-password-form';
import { PasswordRequestForm } from './password-request-form';
import { ReturnLink } from './return-link';

/** What the mail's link carries; null when this was not opened by it. */
function readLink(): { token: string; email: string } | null {
  const params = new URLSearchParams(location.search);
  const [token, email] = [params.get('token'), params.get('email')];
  return token && email ? { token, email } : null;
}

/** Asks for the mail, or takes the new password of whoever comes from it. Both addresses do both. */
export function PasswordScreen() {
  const { t } = useTranslation('access');
  const [link, setLink] = useState(readLink);
  const [isSaved, setSaved] = useState(false);
  const back = (
    <p className="access-other">
      <ReturnLink to="login" className="access-link">
        {t('password.back')}
      </ReturnLink>
    </p>
  );
  if (isSaved) {
    return (
      <Outcome title={t('password.savedTitle')}>
        <p>{t('password.savedText')}</p>
        <ReturnLink to="login" className={buttonClass('primary')}>
          {t('login.submit')}
        </ReturnLink>
      </Outcome>
    );
  }
  return (
    <>
      {link ? (
        <NewPasswordForm {...link} onSaved={() => setSaved(true)} onNewLink={() => setLink(null)} />
      ) : (
        <PasswordRequestForm />
      )}
      {back}
    </>
  );
}
