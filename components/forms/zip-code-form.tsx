'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isZipCode } from '@/lib/domain/zip-code';
import { useSessionStore } from '@/stores/session/session-store';

interface ZipCodeFormProps {
  labels: {
    /** The question above the field; without it, `zip` is shown there. */
    prompt?: string;
    zip: string;
    submit: string;
    invalid: string;
  };
  initial: string;
  onDone: () => void;
}

/** Asks for a zip code and makes it the visitor's delivery location. */
export function ZipCodeForm({ labels, initial, onDone }: ZipCodeFormProps) {
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
        {isInvalid ? labels.invalid : (labels.prompt ?? labels.zip)}
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
        <Button variant="secondary" type="submit">
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
