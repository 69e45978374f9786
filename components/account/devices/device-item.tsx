import { ProfileListItem } from '@/components/account/shared/profile-list-item';
import { useSignOut } from '@/components/account/sign-in/use-sign-out';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { Button } from '@/components/ui/button';
import type { Device } from '@/lib/domain/account/device';
import { formatDateTime } from '@/lib/domain/dates';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

interface DeviceItemProps {
  device: Device;
  isBusy: boolean;
  onRevoke: () => void;
}

export function DeviceItem({ device, isBusy, onRevoke }: DeviceItemProps) {
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
