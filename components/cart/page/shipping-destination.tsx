import { useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import type { ShippingSource } from './use-guest-cart-summary';

interface ShippingDestinationProps {
  zipCode: string | null;
  source: ShippingSource;
  /** Pesos with IVA. */
  cost: number;
  /** The amount of the purchase gives free shipping to any destination. */
  isFree: boolean;
}

/** The shipping destination and its cost. */
export function ShippingDestination({ zipCode, source, cost, isFree }: ShippingDestinationProps) {
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
        <ZipCodeForm
          labels={{
            zip: t('shipping.zip'),
            submit: t('shipping.calculate'),
            invalid: t('shipping.invalid'),
          }}
          initial={zipCode ?? ''}
          onDone={() => setChanging(false)}
        />
      )}
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isFree ? t('shipping.free') : texts[source]}
      </p>
    </div>
  );
}
