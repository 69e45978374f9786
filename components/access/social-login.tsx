'use client';

import { useEffect, useRef } from 'react';
import { useTranslation } from '@/lib/i18n/client';
import { showGoogleButton } from '@/lib/integrations/google-identity';
import { enter } from '@/stores/flows/enter';
import { tellAdjustments, tellEntryFailure } from './entry-failure';

/** The social login's own button. Its script is loaded with this screen only; blocked, nothing is missing. */
export function SocialLogin({ clientId }: { clientId: string }) {
  const { t } = useTranslation('access');
  const host = useRef<HTMLDivElement>(null);
  const title = t('adjusted.title');
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const onToken = (token: string) => {
      enter({ by: 'social', fields: { provider: 'google', token } }).then(
        ({ adjustments }) => tellAdjustments(adjustments, title),
        tellEntryFailure('login'),
      );
    };
    showGoogleButton(current, clientId, onToken).catch(() => undefined);
  }, [clientId, title]);
  return (
    <div className="access-social">
      <p>{t('login.or')}</p>
      <div ref={host} />
    </div>
  );
}
