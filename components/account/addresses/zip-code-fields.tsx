import { useLayoutEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/forms/field';
import { LocateButton } from '@/components/forms/locate-button';
import { useZipCodePlace } from '@/components/forms/use-zip-code-place';
import type { FieldProps } from '@/components/forms/use-zod-form';
import { FactList } from '@/components/ui/fact-list';
import { RetryButton } from '@/components/ui/retry-button';
import { type AddressFields, type NewAddress, OTHER_NEIGHBORHOOD } from '@/lib/domain/address/form';
import { isAlcaldia } from '@/lib/domain/address/format-address';
import type { Address } from '@/lib/domain/address/types';
import type { ZipCodePlace } from '@/lib/domain/product/types';
import { cleanZipCode } from '@/lib/domain/zip-code';
import { useTranslation } from '@/lib/i18n/client';

interface ZipCodeFieldsProps {
  form: UseFormReturn<AddressFields, unknown, NewAddress>;
  field: FieldProps<AddressFields>;
  /** The address to edit; undefined for a new one. */
  address?: Address;
}

/** The zip code, its place, and a choice of its colonias (neighbourhoods). */
export function ZipCodeFields({ form, field, address }: ZipCodeFieldsProps) {
  const { t } = useTranslation('addresses');
  const [zipCode, neighborhood] = useWatch({
    control: form.control,
    name: ['zipCode', 'neighborhood'],
  });
  const { place, problem, isSearching, retry } = useZipCodePlace(zipCode);
  // The backend may not know every colonia, so the one of the existing address is always offered.
  const own = address && cleanZipCode(zipCode) === address.zipCode ? [address.neighborhood] : [];
  const colonias = [...new Set([...(place?.neighborhoods ?? []), ...own])];
  const { getValues, setValue } = form;
  const offered = colonias.join();
  // The select stays in its place, with the focus, and takes its value from the form when its options arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the options.
  useLayoutEffect(() => {
    setValue('neighborhood', getValues('neighborhood'));
  }, [offered, getValues, setValue]);
  const zip = field('zipCode', t('field.zip'));
  const chooseZipCode = (found: string) => {
    form.setValue('zipCode', found, { shouldDirty: true, shouldValidate: true });
    form.setValue('neighborhood', '');
    form.setFocus('zipCode');
  };
  return (
    <>
      <div className="form-pair">
        <TextField
          {...zip}
          registration={form.register('zipCode', {
            // The chosen colonia belongs to the old zip code.
            onChange: () => form.setValue('neighborhood', ''),
          })}
          error={zip.error ?? (problem ? t(problem) : undefined)}
          hint={isSearching ? t('field.zipSearching') : t('field.zipHint')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        {retry && (
          <RetryButton className="self-center justify-self-start" onClick={retry}>
            {t('zipRetry')}
          </RetryButton>
        )}
      </div>
      {!place && <LocateButton onFound={chooseZipCode} />}
      <div aria-live="polite">{place && <PlaceFacts place={place} />}</div>
      <SelectField
        {...field('neighborhood', t('field.neighborhood'))}
        choose={colonias.length > 0 ? t('field.chooseNeighborhood') : t('field.zipFirst')}
        options={
          colonias.length > 0
            ? [...colonias, { value: OTHER_NEIGHBORHOOD, text: t('field.otherNeighborhood') }]
            : []
        }
      />
      {neighborhood === OTHER_NEIGHBORHOOD && (
        <TextField
          {...field('otherNeighborhood', t('field.otherNeighborhoodName'))}
          autoComplete="address-level3"
        />
      )}
    </>
  );
}

/** The state, municipality and city that belong to a zip code. */
function PlaceFacts({ place }: { place: ZipCodePlace }) {
  const { t } = useTranslation('addresses');
  const { zipCode, state, municipality, city } = place;
  return (
    <FactList
      className="form-place"
      rows={[
        [t('field.state'), state],
        [t(isAlcaldia(zipCode) ? 'field.alcaldia' : 'field.municipality'), municipality],
        // The city is left out if it only repeats another line.
        [t('field.city'), city !== state && city !== municipality && city],
      ]}
    />
  );
}
