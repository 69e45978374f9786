'use client';

import { useQuery } from '@tanstack/react-query';
import { ProfileList } from '@/components/account/shared/profile-list';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { customerScreen } from '@/components/shared/customer-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { type Device, devicesQuery, revokeDevice, sortDevices } from '@/lib/api/devices';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** The devices on which the account is signed in, this device first. */
export const DevicesScreen = customerScreen(['devices'], function Devices({ customer }) {
  const { t } = useTranslation('devices');
  const options = devicesQuery(customer.id);
  const { isLeaving, signOff } = useSignOut();
  const badgesOf = ({ isCurrent, isAuthorized }: Device) => (
    <>
      {isCurrent && <span className="owned-badge">{t('current')}</span>}
      {isAuthorized ? (
        <span className="owned-badge bg-saved-wash text-saved">{t('authorized')}</span>
      ) : (
        <span className="owned-badge bg-warn-wash text-warn">{t('unauthorized')}</span>
      )}
    </>
  );
  return (
    <ProfileList
      query={useQuery(options)}
      queryKey={options.queryKey}
      t={t}
      sort={sortDevices}
      icon="device"
      link={
        <ButtonLink variant="secondary" href={route('profile.information')}>
          {t('password')}
        </ButtonLink>
      }
      emptyLink={null}
      deleteLabel={t('delete')}
      without={(list, id) => list.filter((one) => one.id !== id)}
      remove={revokeDevice}
      toView={(device) => {
        const used = parseUtc(device.lastUsedUtc);
        return {
          title: device.name || t('unnamed'),
          badges: badgesOf(device),
          // The current device cannot be revoked; the customer signs out instead.
          instead: device.isCurrent ? (
            <Button variant="quiet" icon="exit" isBusy={isLeaving} onClick={signOff}>
              {t(isLeaving ? 'signingOff' : 'signOff')}
            </Button>
          ) : undefined,
          content: (
            <>
              {used !== null && <p>{t('lastUsed', { when: formatDateTime(used) })}</p>}
              {device.place && <p className="soft">{device.place}</p>}
            </>
          ),
        };
      }}
    />
  );
});
