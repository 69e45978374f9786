'use client';

import { useEffect, useRef, useState } from 'react';
import { describeError } from '@/lib/api/error-catalogue';
import { useTranslation } from '@/lib/i18n/client';
import { showGoogleButton } from '@/lib/integrations/google-identity';
import { signIn } from '@/stores/flows/session/sign-in';
import { notify } from '@/stores/interface/toast-store';
import { notifyMergedGuestData } from './notify-merged-guest-data';

/** Shows a refused social login as a toast. It has no form that could show it. */
function notifyFailure(error: unknown): void {
  if (navigator.onLine) notify(describeError(error, { operation: 'login' }));
}

/** The button of the social login. Its script is loaded on this screen only. If it is blocked, no button appears. */
export function SocialLoginButton({ clientId }: { clientId: string }) {
  const { t } = useTranslation('access');
  const host = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const onToken = (token: string) => {
      signIn({ by: 'social', fields: { provider: 'google', token } }).then(
        (entered) => notifyMergedGuestData(entered, t),
        notifyFailure,
      );
    };
    showGoogleButton(current, clientId, onToken).then(
      () => setShown(true),
      () => undefined,
    );
  }, [clientId, t]);
  return (
    <div className="grid min-h-22 gap-2 justify-items-center text-ink-soft">
      {isShown && <p>{t('login.or')}</p>}
      <div ref={host} />
    </div>
  );
}
