'use client';

import { lazy, Suspense, useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
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
  /** The promise to show while no zip code is known; '' when there is none. */
  standard: string;
  labels: DeliveryLabels;
}

/** The delivery promise for the chosen zip code, or a form that asks for one. */
export function DeliveryPromise({ id, standard, labels }: DeliveryPromiseProps) {
  const zipCode = useSessionStore((session) => session.zipCode);
  const [isChanging, setChanging] = useState(false);
  if (zipCode === null || isChanging) {
    return (
      <>
        {standard && <p className="font-semibold">{standard}</p>}
        <ZipCodeForm labels={labels} initial={zipCode ?? ''} onDone={() => setChanging(false)} />
      </>
    );
  }
  return (
    <Suspense fallback={<p>{labels.loading}</p>}>
      <DeliveryEstimateView id={id} zipCode={zipCode} onChange={() => setChanging(true)} />
    </Suspense>
  );
}
