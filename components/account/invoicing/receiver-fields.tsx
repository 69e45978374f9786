import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/field';
import type { FieldProps } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import { isRfc, normalizeRfc } from '@/lib/domain/account/fields';
import type { InvoicingFields, NewInvoicingProfile } from '@/lib/domain/invoicing/form';
import {
  hasCompanyEnding,
  hasValidCheckDigit,
  isGenericRfc,
  toConstanciaName,
} from '@/lib/domain/invoicing/receiver';
import { useTranslation } from '@/lib/i18n/client';

export interface InvoicingFieldsProps {
  form: UseFormReturn<InvoicingFields, unknown, NewInvoicingProfile>;
  field: FieldProps<InvoicingFields>;
}

/** RFC and name. Probable mistakes show a warning, which does not prevent the submit. */
export function ReceiverFields({
  form,
  field,
  onRfc,
  onChange,
}: InvoicingFieldsProps & { onRfc: () => void; onChange: () => void }) {
  const { t } = useTranslation('invoicing');
  const [written, name] = useWatch({ control: form.control, name: ['rfc', 'businessName'] });
  const rfc = normalizeRfc(written);
  const offered = toConstanciaName(name);
  const aboutRfc = isGenericRfc(rfc)
    ? t('warning.generic')
    : isRfc(rfc) && !hasValidCheckDigit(rfc)
      ? t('warning.checkDigit')
      : null;
  return (
    <>
      <div>
        <TextField
          {...field('rfc', t('field.rfc'))}
          registration={form.register('rfc', { onChange: onRfc })}
          hint={t('field.rfcHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <div role="status">{aboutRfc && <p className="form-warning">{aboutRfc}</p>}</div>
      </div>
      <div>
        <TextField
          {...field('businessName', t('field.name'))}
          hint={t('field.nameHint')}
          autoComplete="organization"
        />
        <div role="status">
          {hasCompanyEnding(name) && <p className="form-warning">{t('warning.ending')}</p>}
        </div>
        {offered !== name.trim() && (
          <Button
            variant="secondary"
            className="mt-2 max-w-full py-2 text-left"
            onClick={() => {
              form.setValue('businessName', offered, { shouldDirty: true });
              form.setFocus('businessName');
              onChange();
            }}
          >
            {t('useName', { name: offered })}
          </Button>
        )}
      </div>
    </>
  );
}
