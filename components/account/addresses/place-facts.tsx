import { isAlcaldia } from '@/lib/domain/address/format-address';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';

/** The state, municipality and city that belong to a zip code. */
export function PlaceFacts({ place }: { place: ZipCodePlace }) {
  const { t } = useTranslation('addresses');
  const { zipCode, state, municipality, city } = place;
  const facts = [
    [t('field.state'), state],
    [t(isAlcaldia(zipCode) ? 'field.alcaldia' : 'field.municipality'), municipality],
    // The city is left out if it only repeats another line.
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
