import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useProfileForm } from '@/components/account/shared/use-profile-form';
import { useFormFields } from '@/components/forms/use-form-fields';
import { browserClient } from '@/lib/api/browser-client';
import { saveAddress } from '@/lib/api/calls/addresses';
import type { Customer } from '@/lib/domain/account/types';
import {
  type AddressFields,
  addressSchema,
  type NewAddress,
  toAddressFields,
} from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';
import { addressesQuery } from '@/lib/queries/addresses';
import { customerDraftKey } from '@/stores/session/customer-drafts';
import { useSessionStore } from '@/stores/session/session-store';

export interface AddressFormOptions {
  customer: Customer;
  /** The address to edit; undefined for a new one. */
  address?: Address;
  onSaved: (address: Address) => void;
}

/** The form's field for each field name of the backend. */
const SERVER_FIELDS = {
  zip_code: 'zipCode',
  neighborhood: 'neighborhood',
  street: 'street',
  exterior_number: 'exteriorNumber',
  interior_number: 'interiorNumber',
  between_streets: 'betweenStreets',
  references: 'references',
  recipient_name: 'recipientName',
  phone: 'phone',
  alias: 'alias',
} as const satisfies Record<string, keyof AddressFields>;

const { zip_code, neighborhood, ...others } = SERVER_FIELDS;
const DRAFT_FIELDS = [
  zip_code,
  neighborhood,
  'otherNeighborhood',
  ...Object.values(others),
  'isDefault',
] as const;

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

const resolver = zodResolver(addressSchema);

export function useAddressForm({ customer, address, onSaved }: AddressFormOptions) {
  const client = useQueryClient();
  const { t } = useTranslation('addresses');
  const { t: shared } = useTranslation('account');
  const profileForm = useProfileForm<AddressFields, NewAddress>({
    resolver,
    initialValues: address ? toAddressFields(address) : newAddress(customer),
    draftKey: customerDraftKey(customer.id, `address ${address?.id ?? 'new'}`),
    draftFields: DRAFT_FIELDS,
    serverFields: SERVER_FIELDS,
    send: async (fields) => {
      const saved = await saveAddress(browserClient, {
        customerId: customer.id,
        address: fields,
        id: address?.id,
      });
      // The saved address may have replaced another one as the default.
      await client.invalidateQueries({ queryKey: addressesQuery(customer.id).queryKey });
      onSaved(saved);
    },
  });
  const field = useFormFields(profileForm.form, {
    translate: (message) => t(message as TextKey<'addresses'>, { defaultValue: message }),
    requiredMark: shared('required'),
  });
  return { ...profileForm, field };
}
