import { type FormEvent, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { formatPrice } from '@/lib/domain/money';
import { isZipCode } from '@/lib/domain/zip-code';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session-store';
import type { ShippingSource } from './use-summary';

interface ShippingPlaceProps {
  zipCode: string | null;
  source: ShippingSource;
  /** Pesos with IVA. */
  cost: number;
  /** The purchase is large enough for free shipping, whatever the place. */
  isFree: boolean;
}

/** Where the cart is to be sent, and what that costs. */
export function ShippingPlace({ zipCode, source, cost, isFree }: ShippingPlaceProps) {
  const { t } = useTranslation('cart');
  const [isChanging, setChanging] = useState(false);
  const place = useSessionStore((state) => state.place);
  const city = place?.municipality || place?.city;
  const price = formatPrice(cost);
  const texts: Record<ShippingSource, string> = {
    standard: t('shipping.standard', { price }),
    loading: t('shipping.loading'),
    unknown: t('shipping.unknown'),
    place: cost > 0 ? t('shipping.place', { price }) : t('shipping.placeFree'),
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">
          {zipCode
            ? t('shipping.to', { zip: city ? `${zipCode}, ${city}` : zipCode })
            : t('shipping.title')}
        </h3>
        {zipCode && !isChanging && (
          <button type="button" onClick={() => setChanging(true)} className="link-button shrink-0">
            {t('shipping.change')}
          </button>
        )}
      </div>
      {(zipCode === null || isChanging) && (
        <ZipForm initial={zipCode ?? ''} onDone={() => setChanging(false)} />
      )}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isFree ? t('shipping.free') : texts[source]}
      </p>
    </div>
  );
}

function ZipForm({ initial, onDone }: { initial: string; onDone: () => void }) {
  const { t } = useTranslation('cart');
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
    <form onSubmit={onSubmit} noValidate className="mt-2">
      <label htmlFor={field} className="text-sm">
        {t('shipping.zip')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={field}
          name="zip"
          aria-describedby={isInvalid ? `${field}-error` : undefined}
          aria-invalid={isInvalid || undefined}
          defaultValue={initial}
          placeholder="00000"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          className="h-11 w-28 rounded-md border border-line-strong bg-surface px-3"
        />
        <button type="submit" className={buttonClass('secondary')}>
          {t('shipping.calculate')}
        </button>
      </div>
      {isInvalid && (
        <p id={`${field}-error`} role="alert" className="mt-1 text-sm text-danger">
          {t('shipping.invalid')}
        </p>
      )}
    </form>
  );
}
