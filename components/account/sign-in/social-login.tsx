'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import { showGoogleButton } from '@/lib/integrations/google-identity';
import { enter } from '@/stores/flows/session/enter';
import { tellEntryFailure } from './entry-failure';
import { tellEntered } from './entry-told';

/** The button of the social login. Its script is loaded on this screen only. If it is blocked, no button appears. */
export function SocialLogin({ clientId }: { clientId: string }) {
  const { t } = useTranslation('access');
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const onToken = (token: string) => {
      enter({ by: 'social', fields: { provider: 'google', token } }).then(
        (entered) => tellEntered(entered, t),
        tellEntryFailure('login'),
      );
    };
    showGoogleButton(current, clientId, onToken).catch(() => undefined);
  }, [clientId, t]);
  return (
    <div className="access-social">
      <p>{t('login.or')}</p>
      <div ref={host} />
    </div>
  );
}
