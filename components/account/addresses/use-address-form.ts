import { useQueryClient } from '@tanstack/react-query';
import { useProfileForm } from '@/components/account/shared/use-profile-form';
import { browserClient } from '@/lib/api/browser-client';
import { saveAddress } from '@/lib/api/calls/addresses';
import type { Customer } from '@/lib/domain/account/types';
import {
  type AddressFields,
  addressSchema,
  toAddressFields,
  withPlace,
} from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { addressesQuery } from '@/lib/queries/addresses';
import { zipCodePlaceQuery } from '@/lib/queries/location';
import { deliverTo } from '@/stores/flows/location/deliver-to';
import { customerDraftKey } from '@/stores/session/customer-drafts';
import { useSessionStore } from '@/stores/session/session-store';

export interface AddressFormOptions {
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

export function useAddressForm({ customer, address, onSaved }: AddressFormOptions) {
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
