import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/field';
import { useZipCodePlace } from '@/components/forms/use-zip-code-place';
import { normalizeRfc } from '@/lib/domain/account/rfc';
import { isGenericRfc } from '@/lib/domain/invoicing/receiver';
import { useTranslation } from '@/lib/i18n/client';
import { IssuerZip } from './issuer-zip';
import type { InvoicingFieldsProps } from './receiver-fields';

/** The zip code of the fiscal address, with the place that it belongs to. */
export function FiscalZipField({ form, field }: InvoicingFieldsProps) {
  const { t } = useTranslation('invoicing');
  const [rfc, zipCode] = useWatch({ control: form.control, name: ['rfc', 'zipCode'] });
  const issuerZip = useContext(IssuerZip);
  const { place, problem } = useZipCodePlace(zipCode);
  const { error, ...zip } = field('zipCode', t('field.zip'));
  const isIssuers = issuerZip !== null && isGenericRfc(normalizeRfc(rfc));
  const hint = place
    ? [place.municipality, place.state].filter(Boolean).join(', ')
    : t('field.zipHint');
  return (
    <TextField
      {...zip}
      error={error ?? (problem ? t(problem) : undefined)}
      hint={isIssuers ? t('field.zipIssuer') : hint}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
