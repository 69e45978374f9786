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

export const DevicesScreen = customerScreen([], function Devices({ customer }) {
  const { t } = useTranslation('account');
  const { isLeaving, signOff } = useSignOut();
  const toView = ({ name, isCurrent, isAuthorized, lastUsedUtc, place }: Device) => {
    const used = parseUtc(lastUsedUtc);
    const state = isAuthorized ? 'bg-saved-wash text-saved' : 'bg-warn-wash text-warn';
    return {
      title: name || t('devices.unnamed'),
      badges: (
        <>
          {isCurrent && <span className="owned-badge">{t('devices.current')}</span>}
          <span className={`owned-badge ${state}`}>
            {t(isAuthorized ? 'devices.authorized' : 'devices.unauthorized')}
          </span>
        </>
      ),
      // The current device cannot be revoked; the customer signs out instead.
      instead: isCurrent ? (
        <Button variant="quiet" icon="exit" isBusy={isLeaving} onClick={signOff}>
          {t(isLeaving ? 'hub.signingOff' : 'hub.signOff')}
        </Button>
      ) : undefined,
      content: (
        <>
          {used !== null && <p>{t('devices.lastUsed', { when: formatDateTime(used) })}</p>}
          {place && <p className="soft">{place}</p>}
        </>
      ),
    };
  };
  return (
    <ProfileList
      options={{ ...devicesQuery(customer.id), select: currentFirst }}
      t={(key) => t(`devices.${key}`)}
      toView={toView}
      icon="device"
      link={
        <ButtonLink variant="secondary" href={route('profile.information')}>
          {t('devices.password')}
        </ButtonLink>
      }
      emptyLink={null}
      deleteLabel={t('devices.delete')}
      remove={revokeDevice}
    />
  );
});
