'use client';

import { useQuery } from '@tanstack/react-query';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import { useListChanges } from '@/components/account/shared/use-list-changes';
import { useRemovalFocus } from '@/components/account/shared/use-removal-focus';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { browserClient } from '@/lib/api/browser-client';
import { deleteAddress, setDefaultAddress } from '@/lib/api/calls/addresses';
import {
  removeDefaultableItem,
  setDefaultItem,
  sortDefaultFirst,
} from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/types';
import { useTranslation } from '@/lib/i18n/client';
import { addressesQuery } from '@/lib/queries/addresses';
import { route } from '@/lib/routing/routes';
import { AddressItem } from './address-item';

/** The customer's addresses, with the default first. */
export function AddressesScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(addressesQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<ProfileListSkeleton rows={3} />}>
      {(list) => <AddressList customerId={customer.id} list={sortDefaultFirst(list)} />}
    </QueryView>
  );
}

function AddressList({ customerId, list }: { customerId: string; list: readonly Address[] }) {
  const { t } = useTranslation('addresses');
  const { queryKey } = addressesQuery(customerId);
  const { isBusy, change } = useListChanges<Address>(queryKey);
  const makeDefault = {
    apply: setDefaultItem,
    send: (id: string) => setDefaultAddress(browserClient, id),
    errorTitle: t('defaultFailed'),
  };
  const remove = {
    apply: removeDefaultableItem,
    send: (id: string) => deleteAddress(browserClient, id),
    errorTitle: t('deleteFailed'),
  };
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  const add = (
    <ButtonLink icon="plus" href={route('profile.address.new')}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <div ref={region}>
      {list.length === 0 ? (
        <EmptyState icon="pin" heading="h2" title={t('empty')} text={t('emptyText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="owned-head">
            <p>{t('intro')}</p>
            {add}
          </div>
          <ul className="owned-list">
            {list.map((address) => (
              <AddressItem
                key={address.id}
                address={address}
                isBusy={isBusy}
                onMakeDefault={() => void change(address.id, makeDefault)}
                onDelete={() => {
                  beforeRemoval(address.id);
                  void change(address.id, remove);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
