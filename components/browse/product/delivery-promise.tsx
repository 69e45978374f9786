'use client';

import { lazy, Suspense, useState } from 'react';
import { ZipForm } from '@/components/forms/zip-form';
import { useSessionStore } from '@/stores/session/session-store';

const DeliveryEstimateView = lazy(() => import('./delivery-estimate-view'));

export interface DeliveryLabels {
  zip: string;
  prompt: string;
  submit: string;
  invalid: string;
  loading: string;
}

interface DeliveryPromiseProps {
  id: string;
  /** The promise without a zip code; '' when there is none. */
  standard: string;
  labels: DeliveryLabels;
}

/** When the product reaches the chosen zip code; asks for one when none is chosen. */
export function DeliveryPromise({ id, standard, labels }: DeliveryPromiseProps) {
  const zipCode = useSessionStore((session) => session.zipCode);
  const [isChanging, setChanging] = useState(false);
  if (zipCode === null || isChanging) {
    return (
      <>
        {standard && <p className="font-semibold">{standard}</p>}
        <ZipForm labels={labels} initial={zipCode ?? ''} onDone={() => setChanging(false)} />
      </>
    );
  }
  return (
    <Suspense fallback={<p>{labels.loading}</p>}>
      <DeliveryEstimateView id={id} zipCode={zipCode} onChange={() => setChanging(true)} />
    </Suspense>
  );
}
