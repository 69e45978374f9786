import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/field';
import { normaliseRfc } from '@/lib/domain/account/rfc';
import { regimesFor, usesFor } from '@/lib/domain/invoicing/choices';
import type { InvoicingCatalogue } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import type { InvoicingFieldsProps } from './receiver-fields';

interface RegimeFieldsProps extends InvoicingFieldsProps {
  catalogue: InvoicingCatalogue;
  onRegime: () => void;
}

interface Entry {
  id: string;
  text: string;
}

/** The codes of SAT are shown, because they are what customers find in their Constancia. */
const options = (entries: readonly Entry[]) =>
  entries.map(({ id, text }) => ({ value: id, text: `${id} · ${text}` }));
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id).join();

/** The tax regimes that fit the RFC, and the CFDI uses that fit the regime. */
export function RegimeFields({ form, field, catalogue, onRegime }: RegimeFieldsProps) {
  const { t } = useTranslation('invoicing');
  const [rfc, regime] = useWatch({ control: form.control, name: ['rfc', 'taxRegime'] });
  const regimes = regimesFor(catalogue, normaliseRfc(rfc));
  const uses = usesFor(catalogue, normaliseRfc(rfc), regime);
  return (
    <>
      <SelectField
        // With other options the select is created again and takes its value from the form.
        key={`regimes ${idsOf(regimes)}`}
        {...field('taxRegime', t('field.regime'))}
        registration={form.register('taxRegime', { onChange: onRegime })}
        choose={t('field.chooseRegime')}
        options={options(regimes)}
      />
      <SelectField
        key={`uses ${idsOf(uses)}`}
        {...field('cfdiUse', t('field.use'))}
        choose={regime ? t('field.chooseUse') : t('field.regimeFirst')}
        options={options(uses)}
      />
    </>
  );
}
