import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/field';
import { normalizeRfc } from '@/lib/domain/account/rfc';
import { getAllowedRegimes, getAllowedUses } from '@/lib/domain/invoicing/tax-choices';
import type { InvoicingCatalogue } from '@/lib/domain/invoicing/types';
import { useTranslation } from '@/lib/i18n/client';
import type { InvoicingFieldsProps } from './receiver-fields';

interface RegimeFieldsProps extends InvoicingFieldsProps {
  catalogue: InvoicingCatalogue;
  onRegimeChange: () => void;
}

interface Entry {
  id: string;
  text: string;
}

/** The codes of SAT are shown, because they are what customers find in their Constancia. */
const toOptions = (entries: readonly Entry[]) =>
  entries.map(({ id, text }) => ({ value: id, text: `${id} · ${text}` }));
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id).join();

/** The tax regimes that fit the RFC, and the CFDI uses that fit the regime. */
export function RegimeFields({ form, field, catalogue, onRegimeChange }: RegimeFieldsProps) {
  const { t } = useTranslation('invoicing');
  const [rfc, regime] = useWatch({ control: form.control, name: ['rfc', 'taxRegime'] });
  const regimes = getAllowedRegimes(catalogue, normalizeRfc(rfc));
  const uses = getAllowedUses(catalogue, normalizeRfc(rfc), regime);
  return (
    <>
      <SelectField
        // With other options the select is created again and takes its value from the form.
        key={`regimes ${idsOf(regimes)}`}
        {...field('taxRegime', t('field.regime'))}
        registration={form.register('taxRegime', { onChange: onRegimeChange })}
        choose={t('field.chooseRegime')}
        options={toOptions(regimes)}
      />
      <SelectField
        key={`uses ${idsOf(uses)}`}
        {...field('cfdiUse', t('field.use'))}
        choose={regime ? t('field.chooseUse') : t('field.regimeFirst')}
        options={toOptions(uses)}
      />
    </>
  );
}
