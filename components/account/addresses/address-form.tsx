import type { ReactNode } from 'react';
import { ProfileForm } from '@/components/account/shared/profile-form';
import { Checkbox } from '@/components/forms/checkbox';
import { TextAreaField, TextField } from '@/components/forms/field';
import { useTranslation } from '@/lib/i18n/client';
import { type AddressFormOptions, useAddressForm } from './use-address-form';
import { ZipCodeFields } from './zip-code-fields';

interface AddressFormProps extends AddressFormOptions {
  /** Renders the cancel link; `dropDraft` deletes the draft. */
  cancel?: (dropDraft: () => void) => ReactNode;
}

/**
 * The form of a new or existing address, also used outside of the profile. It needs the texts `addresses` and
 * `account`, and the styles of the profile's forms.
 */
export function AddressForm({ cancel, ...options }: AddressFormProps) {
  const { t } = useTranslation('addresses');
  const { form, field, props, dropDraft } = useAddressForm(options);
  const { address } = options;
  return (
    <ProfileForm {...props} cancel={cancel?.(dropDraft)}>
      <ZipCodeFields form={form} field={field} address={address} />
      <TextField {...field('street', t('field.street'))} autoComplete="address-line1" />
      <div className="form-pair">
        <TextField
          {...field('exteriorNumber', t('field.exterior'))}
          hint={t('field.exteriorHint')}
          autoComplete="off"
        />
        <TextField
          {...field('interiorNumber', t('field.interior'), false)}
          hint={t('field.interiorHint')}
          autoComplete="off"
        />
      </div>
      <TextField {...field('betweenStreets', t('field.between'), false)} autoComplete="off" />
      <TextAreaField
        {...field('references', t('field.references'), false)}
        hint={t('field.referencesHint')}
        rows={2}
      />
      <div className="form-pair">
        <TextField {...field('recipientName', t('field.recipient'))} autoComplete="name" />
        <TextField
          {...field('phone', t('field.phone'))}
          hint={t('field.phoneHint')}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <TextField
        {...field('alias', t('field.alias'), false)}
        hint={t('field.aliasHint')}
        autoComplete="off"
      />
      {/* A default stays the default until another item becomes it, so it has no checkbox. */}
      {!address?.isDefault && (
        <Checkbox value="1" {...form.register('isDefault')}>
          {t('field.default')}
        </Checkbox>
      )}
    </ProfileForm>
  );
}
