'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { useTranslation } from '@/lib/i18n/client';
import { AuthLink } from './auth-link';
import { dropQuery } from './drop-query';
import { FormResult } from './form-parts';
import { NewPasswordForm } from './new-password-form';
import { PasswordRequestForm } from './password-request-form';

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
  const showResult = () => {
    dropQuery();
    setSaved(true);
  };
  const back = (
    <p className="access-other">
      <AuthLink to="login" className="link">
        {t('password.back')}
      </AuthLink>
    </p>
  );
  if (isSaved) {
    return (
      <FormResult title={t('password.savedTitle')}>
        <p>{t('password.savedText')}</p>
        <AuthLink to="login" className={buttonClass('primary')}>
          {t('login.submit')}
        </AuthLink>
      </FormResult>
    );
  }
  return (
    <>
      {link ? (
        <NewPasswordForm {...link} onSaved={showResult} onNewLink={() => setLink(null)} />
      ) : (
        <PasswordRequestForm />
      )}
      {back}
    </>
  );
}
