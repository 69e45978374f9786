'use client';

import { Icon } from '@/components/ui/icon';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';

/** A zip code may have dozens of neighbourhoods; this many are enough to recognise the place. */
const SHOWN_NEIGHBORHOODS = 4;

export function PlacePreview({ place }: { place: ZipCodePlace }) {
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
