'use client';

import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { isZipCode } from '@/lib/domain/zip-code';
import { useSessionStore } from '@/stores/session-store';

const DeliveryEstimateView = lazy(() => import('./delivery-estimate-view'));

export interface DeliveryLabels {
  zip: string;
  prompt: string;
  check: string;
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

interface ZipFormProps {
  labels: DeliveryLabels;
  initial: string;
  onDone: () => void;
}

function ZipForm({ labels, initial, onDone }: ZipFormProps) {
  const field = useId();
  const [isInvalid, setInvalid] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('zip');
    const zipCode = typeof typed === 'string' ? typed.trim() : '';
    setInvalid(!isZipCode(zipCode));
    if (!isZipCode(zipCode)) return;
    useSessionStore.getState().chooseZipCode(zipCode);
    onDone();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="noscript:hidden">
      <p
        id={`${field}-text`}
        role={isInvalid ? 'alert' : undefined}
        className={isInvalid ? 'text-danger' : ''}
      >
        {isInvalid ? labels.invalid : labels.prompt}
      </p>
      <div className="mt-1 flex gap-2">
        <input
          name="zip"
          aria-label={labels.zip}
          aria-describedby={`${field}-text`}
          aria-invalid={isInvalid || undefined}
          defaultValue={initial}
          placeholder="00000"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          className="h-11 w-28 rounded-md border border-line-strong bg-surface px-3"
        />
        <button type="submit" className={buttonClass('secondary')}>
          {labels.check}
        </button>
      </div>
    </form>
  );
}
