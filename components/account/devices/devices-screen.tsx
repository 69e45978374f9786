'use client';

import { ProfileList } from '@/components/account/shared/profile-list';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { customerScreen } from '@/components/shared/customer-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { type Device, devicesQuery, revokeDevice, sortDevices } from '@/lib/api/devices';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** This device stands where other lists have their default. */
const currentFirst = (devices: Device[]) =>
  sortDevices(devices).map((device) => ({ ...device, isDefault: device.isCurrent }));

/** The devices on which the account is signed in, this device first. */
export const DevicesScreen = customerScreen(['devices'], function Devices({ customer }) {
  const { t } = useTranslation('devices');
  const { isLeaving, signOff } = useSignOut();
  const toView = ({ name, isCurrent, isAuthorized, lastUsedUtc, place }: Device) => {
    const used = parseUtc(lastUsedUtc);
    const state = isAuthorized ? 'bg-saved-wash text-saved' : 'bg-warn-wash text-warn';
    return {
      title: name || t('unnamed'),
      badges: (
        <>
          {isCurrent && <span className="owned-badge">{t('current')}</span>}
          <span className={`owned-badge ${state}`}>
            {t(isAuthorized ? 'authorized' : 'unauthorized')}
          </span>
        </>
      ),
      // The current device cannot be revoked; the customer signs out instead.
      instead: isCurrent ? (
        <Button variant="quiet" icon="exit" isBusy={isLeaving} onClick={signOff}>
          {t(isLeaving ? 'signingOff' : 'signOff')}
        </Button>
      ) : undefined,
      content: (
        <>
          {used !== null && <p>{t('lastUsed', { when: formatDateTime(used) })}</p>}
          {place && <p className="soft">{place}</p>}
        </>
      ),
    };
  };
  return (
    <ProfileList
      options={{ ...devicesQuery(customer.id), select: currentFirst }}
      {...{ t, toView }}
      icon="device"
      link={
        <ButtonLink variant="secondary" href={route('profile.information')}>
          {t('password')}
        </ButtonLink>
      }
      emptyLink={null}
      deleteLabel={t('delete')}
      remove={revokeDevice}
    />
  );
});
