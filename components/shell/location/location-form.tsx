'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { Form } from '@/components/forms/form';
import { LocateButton } from '@/components/forms/locate-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { zipCodePlaceQuery as zipCodeQuery } from '@/lib/api/location';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import { cleanZipCode, isZipCode } from '@/lib/domain/zip-code';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';

type Problem = 'location.format' | 'location.unknown' | 'location.failed';

interface LocationFormProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

/** Chooses the delivery location by zip code. A complete zip code shows its place before it is saved. */
export function LocationForm({ fieldRef, onDone }: LocationFormProps) {
  const { t } = useTranslation('layout');
  const client = useQueryClient();
  const id = useId();
  const { zipCode: chosen, chooseZipCode, forgetZipCode } = useSessionStore.getState();
  const [typed, setTyped] = useState(chosen ?? '');
  const code = cleanZipCode(typed);
  const [refused, setRefused] = useState<Problem | null>(null);
  const found = useQuery(zipCodeQuery(code));
  const isComplete = isZipCode(code);
  const place = isComplete ? found.data : undefined;
  const problem: Problem | null = isComplete && place === null ? 'location.unknown' : refused;

  const change = (text: string) => {
    setTyped(text);
    setRefused(null);
  };
  const refuse = (reason: Problem) => {
    setRefused(reason);
    fieldRef.current?.focus();
  };
  const submit = (form: HTMLFormElement) => {
    // What stands in the field, also when the browser filled it without an event.
    const shown = String(new FormData(form).get('postal-code') ?? '');
    const zipCode = cleanZipCode(shown);
    if (shown !== typed) change(shown);
    const save = (known: ZipCodePlace) => {
      chooseZipCode(zipCode, known);
      onDone();
    };
    if (!isZipCode(zipCode)) return refuse('location.format');
    if (place && zipCode === code) return save(place);
    client.fetchQuery(zipCodeQuery(zipCode)).then(
      (answer) => (answer ? save(answer) : refuse('location.unknown')),
      () => refuse('location.failed'),
    );
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4 overflow-y-auto p-4">
      <p className="text-ink-soft">{t('location.text')}</p>
      <div>
        <label htmlFor={id} className="block font-semibold">
          {t('location.label')}
        </label>
        <div className="mt-1 flex flex-wrap gap-2">
          <input
            ref={fieldRef}
            id={id}
            name="postal-code"
            value={typed}
            onChange={(event) => change(event.target.value)}
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={t('location.hint')}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-error`}
            className="h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-4 text-lg tracking-widest sm:w-36 placeholder:text-base placeholder:tracking-normal placeholder:text-ink-soft aria-invalid:border-danger"
          />
          <Button className="min-h-12 basis-full sm:flex-1 sm:basis-0" type="submit">
            {isComplete && found.isFetching ? t('location.searching') : t('location.save')}
          </Button>
        </div>
        <p id={`${id}-error`} role="alert" className="mt-1 min-h-6 text-sm text-danger">
          {problem && t(problem)}
        </p>
      </div>
      <LocateButton onFound={change} />
      <div aria-live="polite">{place && <PlacePreview place={place} />}</div>
      {chosen && (
        <Button
          variant="quiet"
          className="self-start text-sm"
          onClick={() => {
            forgetZipCode();
            onDone();
          }}
        >
          {t('location.forget')}
        </Button>
      )}
    </Form>
  );
}

/** A zip code may have dozens of neighbourhoods; this many are enough to recognise the place. */
const SHOWN_NEIGHBORHOODS = 4;

function PlacePreview({ place }: { place: ZipCodePlace }) {
  const { t } = useTranslation('layout');
  const { municipality, state, city, neighborhoods } = place;
  const names = neighborhoods.slice(0, SHOWN_NEIGHBORHOODS).join(', ');
  const more = neighborhoods.length - SHOWN_NEIGHBORHOODS;
  const where = [...new Set([municipality, city, state].filter(Boolean))].join(', ');
  return (
    <div className="flex gap-3 rounded-md bg-sunken p-3">
      <Icon name="pin" className="mt-0.5 size-5 text-brand" />
      <div>
        <p className="text-sm text-ink-soft">{t('location.found')}</p>
        <p className="font-semibold">{where}</p>
        {names && (
          <p className="text-sm text-ink-soft">
            {more > 0
              ? t('location.neighborhoodsMore', { names, more })
              : t('location.neighborhoods', { names })}
          </p>
        )}
      </div>
    </div>
  );
}
