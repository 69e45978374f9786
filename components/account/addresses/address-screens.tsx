'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { readReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { addressesQuery } from '@/lib/api/addresses';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { AddressForm } from './address-form';

export const EditAddressScreen = customerScreen(
  { texts: ['addresses'] },
  function EditAddressScreen({ customer }) {
    const { id = null } = useRouteParams('profile.address.edit');
    const query = useQuery({
      ...addressesQuery(customer.id),
      select: (list) => list.find((one) => one.id === id) ?? null,
    });
    const exit = useAddressFormExit();
    return (
      <QueryView
        query={query}
        skeleton={<div className="skeleton h-180" />}
        notFound={{ list: 'profile.addresses' }}
      >
        {(address) => (
          <AddressForm key={address.id} customer={customer} address={address} {...exit} />
        )}
      </QueryView>
    );
  },
);

export const NewAddressScreen = customerScreen(
  { texts: ['addresses'] },
  function NewAddressScreen({ customer }) {
    return <AddressForm customer={customer} {...useAddressFormExit()} />;
  },
);

/** After saving or cancelling an address form, returns to the page the customer came from, or to the list. */
function useAddressFormExit() {
  const { t } = useTranslation('addresses');
  const router = useRouter();
  const target = () => readReturnTo(route('profile.addresses'));
  return {
    onSaved: () => router.push(target()),
    cancel: (dropDraft: () => void) => (
      <ButtonLink variant="secondary" size="lg" href={target()} onClick={dropDraft}>
        {t('cancel')}
      </ButtonLink>
    ),
  };
}
