'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import type { PanelProps } from '@/components/layout/use-panel';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { backendTexts } from '@/lib/queries/texts';
import { LocationForm } from './location-form';

/** The chooser of the place of delivery. */
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
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title={t('Choose your location')}
      closeLabel={t('location.close')}
      side="center"
      initialFocus={field}
    >
      <LocationForm fieldRef={field} onDone={() => onOpenChange(false)} />
    </DialogPanel>
  );
}
