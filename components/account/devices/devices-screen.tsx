'use client';

import { useQuery } from '@tanstack/react-query';
import { ProfileList } from '@/components/account/shared/profile-list';
import { ProfileListSkeleton } from '@/components/account/shared/profile-list-skeleton';
import { useListChanges } from '@/components/account/shared/use-list-changes';
import { useRemovalFocus } from '@/components/account/shared/use-removal-focus';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { revokeDevice } from '@/lib/api/calls/devices';
import { type Device, sortDevices } from '@/lib/domain/account/device';
import { useTranslation } from '@/lib/i18n/client';
import { devicesQuery } from '@/lib/queries/devices';
import { route } from '@/lib/routing/routes';
import { DeviceItem } from './device-item';

/** The devices on which the account is signed in, this device first. */
export function DevicesScreen({ customer }: CustomerScreenProps) {
  const query = useQuery(devicesQuery(customer.id));
  return (
    <QueryView query={query} skeleton={<ProfileListSkeleton />}>
      {(list) => <DeviceList customerId={customer.id} list={sortDevices(list)} />}
    </QueryView>
  );
}

const withoutDevice = (list: readonly Device[], id: string) => list.filter((one) => one.id !== id);

function DeviceList({ customerId, list }: { customerId: string; list: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const { isBusy, change } = useListChanges<Device>(devicesQuery(customerId).queryKey);
  const revoke = {
    apply: withoutDevice,
    send: (id: string) => revokeDevice(browserClient, id),
    errorTitle: t('revokeFailed'),
  };
  const { region, beforeRemoval } = useRemovalFocus(list.map(({ id }) => id));
  return (
    <ProfileList
      {...{ list, region, t }}
      icon="device"
      link={
        <ButtonLink variant="secondary" href={route('profile.information')}>
          {t('password')}
        </ButtonLink>
      }
      emptyLink={null}
    >
      {(device) => (
        <DeviceItem
          key={device.id}
          device={device}
          isBusy={isBusy}
          onRevoke={() => {
            beforeRemoval(device.id);
            void change(device.id, revoke);
          }}
        />
      )}
    </ProfileList>
  );
}
