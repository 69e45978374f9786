'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import type { PanelProps } from '@/components/shared/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { backendTexts } from '@/lib/queries/texts';
import { useSessionStore } from '@/stores/session/session-store';
import { LocationForm } from './location-form';
import { OwnAddresses } from './own-addresses';
import { SignInPrompt } from './sign-in-prompt';

/** The dialog to choose the delivery location. */
export function LocationDialog(props: PanelProps) {
  return (
    <Suspense fallback={null}>
      <Chooser {...props} />
    </Suspense>
  );
}

function Chooser({ open, onOpenChange }: PanelProps) {
  const { t } = useTranslation('layout');
  useQuery(backendTexts('layout'), getQueryClient());
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
        {customerId && <OwnAddresses customerId={customerId} onDone={() => onOpenChange(false)} />}
        <LocationForm fieldRef={field} onDone={() => onOpenChange(false)} />
        {!customerId && <SignInPrompt />}
      </div>
    </DialogPanel>
  );
}
