'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { authHref } from '@/components/shared/return-to';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { withQueryClient } from '@/components/shared/with-query-client';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { Icon } from '@/components/ui/icon';
import { backendTextsQuery } from '@/lib/i18n/backend-texts';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { LocationForm } from './location-form';
import { SavedAddresses } from './saved-addresses';

/** Invites a guest to sign in to use saved addresses; the sign-in returns to this page. */
export function SignInPrompt() {
  const { t } = useTranslation('layout');
  return (
    <p className="hairline-t px-4 py-1">
      <a
        href={authHref('login')}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        <Icon name="user" />
        {t('Sign in to see your addresses')}
      </a>
    </p>
  );
}

/** The dialog to choose the delivery location. */
export const LocationDialog = withQueryClient(function LocationDialog(props: LazyDialogProps) {
  return (
    <Suspense fallback={null}>
      <LocationChooser {...props} />
    </Suspense>
  );
});

function LocationChooser({ open, onOpenChange }: LazyDialogProps) {
  const { t } = useTranslation('layout');
  useQuery(backendTextsQuery('layout'));
  const customerId = useSessionStore((state) => state.accessToken && state.customer?.id);
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('Choose your location')}
      closeLabel={t('location.close')}
      side="center"
      initialFocus={customerId ? undefined : field}
    >
      <div className="min-h-0 overflow-y-auto">
        {customerId && (
          <SavedAddresses customerId={customerId} onDone={() => onOpenChange(false)} />
        )}
        <LocationForm fieldRef={field} onDone={() => onOpenChange(false)} />
        {!customerId && <SignInPrompt />}
      </div>
    </DialogPanel>
  );
}
