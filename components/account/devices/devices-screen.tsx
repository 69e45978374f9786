'use client';

import { useQuery } from '@tanstack/react-query';
import {
  ProfileList,
  ProfileListItem,
  ProfileListSkeleton,
  useListChanges,
  useRemovalFocus,
} from '@/components/account/shared/profile-list';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { devicesQuery, revokeDevice } from '@/lib/api/devices';
import { type Device, sortDevices } from '@/lib/domain/account/device';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface DeviceItemProps {
  device: Device;
  isBusy: boolean;
  onRevoke: () => void;
}

function DeviceItem({ device, isBusy, onRevoke }: DeviceItemProps) {
  const { t } = useTranslation('devices');
  const name = device.name || t('unnamed');
  const used = parseUtc(device.lastUsedUtc);
  return (
    <ProfileListItem
      title={name}
      badges={
        <>
          {device.isCurrent && <span className="owned-badge">{t('current')}</span>}
          {device.isAuthorized ? (
            <span className="owned-badge bg-saved-wash text-saved">{t('authorized')}</span>
          ) : (
            <span className="owned-badge owned-badge-warn">{t('unauthorized')}</span>
          )}
        </>
      }
      actions={
        device.isCurrent ? (
          <SignOutButton />
        ) : (
          <ConfirmButton
            label={t('revoke')}
            itemName={name}
            icon="trash"
            question={t('revokeQuestion')}
            confirmLabel={t('revokeConfirm')}
            isBusy={isBusy}
            onConfirm={onRevoke}
          />
        )
      }
    >
      {used !== null && <p>{t('lastUsed', { when: formatDateTime(used) })}</p>}
      {device.place && <p className="soft">{device.place}</p>}
    </ProfileListItem>
  );
}

/** The current device cannot be revoked; the customer signs out instead. */
function SignOutButton() {
  const { t } = useTranslation('devices');
  const { isLeaving, signOff } = useSignOut();
  return (
    <Button variant="quiet" icon="exit" isBusy={isLeaving} onClick={signOff}>
      {t(isLeaving ? 'signingOff' : 'signOff')}
    </Button>
  );
}

/** The devices on which the account is signed in, this device first. */
export const DevicesScreen = customerScreen(
  { texts: ['devices'] },
  function DevicesScreen({ customer }) {
    const query = useQuery(devicesQuery(customer.id));
    return (
      <QueryView query={query} skeleton={<ProfileListSkeleton />}>
        {(list) => <DeviceList customerId={customer.id} list={sortDevices(list)} />}
      </QueryView>
    );
  },
);

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
