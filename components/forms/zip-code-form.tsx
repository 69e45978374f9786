'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cleanZipCode, isZipCode } from '@/lib/domain/typed-text';
import { deliverToZipCode } from '@/stores/flows/location/deliver-to';
import { Form } from './form';

interface ZipCodeFormProps {
  labels: {
    prompt?: string;
    zip: string;
    submit: string;
    invalid: string;
  };
  initial: string;
  /** The form takes the place of a field that has the focus. */
  hasFocus?: boolean;
  /** The field was sent before this form was there. */
  wasSent?: boolean;
  onDone: () => void;
}

/** Asks for a zip code and makes it the visitor's delivery location. */
export function ZipCodeForm(props: ZipCodeFormProps) {
  const { labels, initial, hasFocus, wasSent, onDone } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wasSent) form.current?.requestSubmit();
  }, [wasSent]);
  const field = useId();
  const [isInvalid, setInvalid] = useState(false);
  const onSubmit = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('zip');
    const zipCode = typeof typed === 'string' ? cleanZipCode(typed) : '';
    setInvalid(!isZipCode(zipCode));
    if (!isZipCode(zipCode)) return;
    void deliverToZipCode(zipCode);
    onDone();
  };
  return (
    <Form ref={form} onSubmit={onSubmit} className="noscript:hidden">
      <p
        id={`${field}-text`}
        role={isInvalid ? 'alert' : undefined}
        className={isInvalid ? 'text-danger' : ''}
      >
        {isInvalid ? labels.invalid : (labels.prompt ?? labels.zip)}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          name="zip"
          // biome-ignore lint/a11y/noAutofocus: the visitor was in this field already.
          autoFocus={hasFocus}
          aria-label={labels.zip}
          aria-describedby={`${field}-text`}
          aria-invalid={isInvalid || undefined}
          defaultValue={initial}
          placeholder="00000"
          inputMode="numeric"
          autoComplete="postal-code"
          className="zip-field"
        />
        <Button variant="secondary" type="submit">
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}
