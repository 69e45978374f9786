'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  Suspense,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Form } from '@/components/forms/form';
import { LocateButton } from '@/components/forms/locate-button';
import { authHref, withReturnTo } from '@/components/shared/return-to';
import type { LazyDialogProps } from '@/components/shared/use-lazy-dialog';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { DialogPanel } from '@/components/ui/dialog-panel';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { addressesQuery } from '@/lib/api/addresses';
import { type ZipCodePlace, zipCodePlaceQuery as zipCodeQuery } from '@/lib/api/location';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/address';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import { cleanZipCode, isZipCode } from '@/lib/domain/typed-text';
import { backendTextsQuery } from '@/lib/i18n/backend-texts';
import { useTranslation } from '@/lib/i18n/client';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { useSessionStore } from '@/stores/session/session-store';

/** For a place that is chosen elsewhere, such as in the filter of a list. */
export { deliverToZipCode } from '@/stores/flows/location/deliver-to';

type Problem = 'location.format' | 'location.unknown' | 'location.failed';

interface LocationFormProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

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
  const send = (shown: string) => {
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
  // What is typed and sent until the moment in which this form takes the placeholder's place.
  const takeOver = useEffectEvent(() => {
    const form = document.querySelector<HTMLFormElement>('.placeholder[open] .placeholder-form');
    const text = form?.querySelector('input')?.value;
    if (text) change(text);
    if (form && 'sent' in form.dataset) send(text ?? '');
  });
  useLayoutEffect(() => takeOver(), []);
  // What stands in the field, also when the browser filled it without an event.
  const submit = (form: HTMLFormElement) =>
    send(String(new FormData(form).get('postal-code') ?? ''));
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
            className="h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-4 text-lg tracking-widest sm:w-0 sm:flex-1 placeholder:text-base placeholder:tracking-normal placeholder:text-ink-soft aria-invalid:border-danger"
          />
          <Button className="min-h-12 basis-full sm:basis-auto sm:min-w-36" type="submit">
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

export function SavedAddresses(props: { customerId: string; onDone: () => void }) {
  const { customerId, onDone } = props;
  const { t } = useTranslation('layout');
  const { data, isError, refetch } = useQuery(addressesQuery(customerId));
  const zipCode = useSessionStore((state) => state.zipCode);
  const choose = (address: Address) => {
    deliverTo(address);
    onDone();
  };
  // Only the zip code is stored, and several addresses may share it: mark only the first of them.
  const chosen = data?.find((address) => address.zipCode === zipCode)?.id;
  return (
    <section aria-labelledby="own-addresses" className="hairline-b px-4 py-3">
      <h3 id="own-addresses" className="font-semibold">
        {t('location.addresses')}
      </h3>
      {isError && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-2 py-2">
          {t('location.addressesFailed')}
          <RetryButton onClick={() => refetch()}>{t('location.retry')}</RetryButton>
        </p>
      )}
      {!data && !isError && <div aria-hidden="true" className="skeleton my-2 h-16" />}
      {data?.length === 0 && <p className="py-2 text-ink-soft">{t('location.noAddresses')}</p>}
      <ul>
        {sortDefaultFirst(data ?? []).map((address) => (
          <li key={address.id} className="hairline-b">
            <button
              type="button"
              aria-pressed={address.id === chosen}
              onClick={() => choose(address)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-sunken"
            >
              <Icon
                name={address.id === chosen ? 'check' : 'pin'}
                className={address.id === chosen ? 'text-brand' : 'text-ink-soft'}
              />
              <span className="min-w-0 leading-snug">
                <strong className="font-semibold">{address.alias || address.recipientName}</strong>
                {address.isDefault && (
                  <span className="text-sm text-ink-soft"> · {t('location.default')}</span>
                )}
                <span className="block text-sm">{formatStreetLine(address)}</span>
                <span className="block text-sm text-ink-soft">{formatPlaceLine(address)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <a
        href={withReturnTo('profile.address.new', location.pathname + location.search)}
        className="link"
      >
        <Icon name="plus" />
        {t('location.addAddress')}
      </a>
    </section>
  );
}

export function SignInPrompt() {
  const { t } = useTranslation('layout');
  return (
    <p className="hairline-t px-4 py-1">
      <a href={authHref('login')} rel="nofollow" className="link">
        <Icon name="user" />
        {t('Sign in to see your addresses')}
      </a>
    </p>
  );
}

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
