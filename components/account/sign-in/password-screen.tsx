'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { Outcome } from './form-parts';
import { NewPasswordForm } from './new-password-form';
import { PasswordRequestForm } from './password-request-form';
import { ReturnLink } from './return-link';

/** The token and e-mail from the link in the password e-mail; null when the screen was opened without that link. */
function readLink(): { token: string; email: string } | null {
  const params = new URLSearchParams(location.search);
  const [token, email] = [params.get('token'), params.get('email')];
  return token && email ? { token, email } : null;
}

/**
 * Requests the password e-mail, or sets the new password when it was opened from that e-mail. The routes
 * `password.request` and `password.reset` both show this screen.
 */
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
