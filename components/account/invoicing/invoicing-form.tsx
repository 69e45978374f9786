import type { ReactNode } from 'react';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { Checkbox } from '@/components/forms/checkbox';
import { EmailField } from '@/components/forms/field';
import { useTranslation } from '@/lib/i18n/client';
import { ConstanciaReader } from './constancia-reader';
import { FiscalZipField } from './fiscal-zip-field';
import { ReceiverFields } from './receiver-fields';
import { RegimeFields } from './regime-fields';
import { type InvoicingFormOptions, useInvoicingForm } from './use-invoicing-form';

interface InvoicingFormProps extends InvoicingFormOptions {
  /** Renders the cancel link; `dropDraft` deletes the draft. */
  cancel?: (dropDraft: () => void) => ReactNode;
}

/**
 * The form of an invoicing profile, also used outside of the profile. It needs the texts `invoicing` and `account`, and
 * the styles of the profile's forms.
 */
export function InvoicingForm({ cancel, ...options }: InvoicingFormProps) {
  const { t } = useTranslation('invoicing');
  const { form, field, refit, fill, props, dropDraft } = useInvoicingForm(options);
  const { catalogue, profile } = options;
  return (
    <ProfileForm {...props} cancel={cancel?.(dropDraft)}>
      <ConstanciaReader onRead={fill} />
      <ReceiverFields form={form} field={field} onRfc={refit} onChange={props.onChange} />
      <RegimeFields form={form} field={field} catalogue={catalogue} onRegimeChange={refit} />
      <div className="form-pair">
        <FiscalZipField form={form} field={field} />
        <EmailField {...field('email', t('field.email'))} autoComplete="email" />
      </div>
      {/* A default stays the default until another item becomes it, so it has no checkbox. */}
      {!profile?.isDefault && (
        <Checkbox value="1" {...form.register('isDefault')}>
          {t('field.default')}
        </Checkbox>
      )}
    </ProfileForm>
  );
}
