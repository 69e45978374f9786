import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProfileForm, useProfileForm } from '@/components/account/shared/profile-form';
import { Checkbox } from '@/components/forms/checkbox';
import { TextAreaField, TextField } from '@/components/forms/field';
import { addressesQuery, saveAddress } from '@/lib/api/addresses';
import { browserClient } from '@/lib/api/client/browser-client';
import { zipCodePlaceQuery } from '@/lib/api/location';
import type { Customer } from '@/lib/domain/account/types';
import {
  type AddressFields,
  addressSchema,
  toAddressFields,
  withPlace,
} from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { customerDraftKey } from '@/stores/session/customer-drafts';
import { useSessionStore } from '@/stores/session/session-store';
import { ZipCodeFields } from './zip-code-fields';

interface AddressFormOptions {
  customer: Customer;
  /** The address to edit; undefined for a new one. */
  address?: Address;
  onSaved: (address: Address) => void;
}

/** A new address starts with the customer's name and telephone, and the chosen delivery zip code. */
const newAddress = ({ name, lastName, motherLastName, phone }: Customer): AddressFields => ({
  alias: '',
  recipientName: [name, lastName, motherLastName].filter(Boolean).join(' '),
  phone,
  zipCode: useSessionStore.getState().zipCode ?? '',
  neighborhood: '',
  otherNeighborhood: '',
  street: '',
  exteriorNumber: '',
  interiorNumber: '',
  betweenStreets: '',
  references: '',
  isDefault: false,
});

function useAddressForm({ customer, address, onSaved }: AddressFormOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('addresses');
  return useProfileForm({
    schema: addressSchema,
    t,
    initialValues: address ? toAddressFields(address) : newAddress(customer),
    draftKey: customerDraftKey(customer.id, `address ${address?.id ?? 'new'}`),
    send: async (fields) => {
      const place = await client
        .ensureQueryData(zipCodePlaceQuery(fields.zipCode))
        .catch(() => (address?.zipCode === fields.zipCode ? address : null));
      const saved = await saveAddress(browserClient, {
        customerId: customer.id,
        address: withPlace(fields, place),
        id: address?.id,
      });
      // The saved address may have replaced another one as the default.
      await client.invalidateQueries({ queryKey: addressesQuery(customer.id).queryKey });
      if (saved.isDefault) deliverTo(saved);
      onSaved(saved);
    },
  });
}

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
