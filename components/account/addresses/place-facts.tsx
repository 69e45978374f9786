import { isAlcaldia } from '@/lib/domain/address/lines';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';

/** What a zip code says by itself. */
export function PlaceFacts({ place }: { place: ZipCodePlace }) {
  const { t } = useTranslation('addresses');
  const { zipCode, state, municipality, city } = place;
  const facts = [
    [t('field.state'), state],
    [t(isAlcaldia(zipCode) ? 'field.alcaldia' : 'field.municipality'), municipality],
    // Where it only repeats the others it says nothing.
    ...(city && city !== state && city !== municipality ? [[t('field.city'), city]] : []),
  ];
  return (
    <dl className="form-place">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
