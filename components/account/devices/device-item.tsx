import { OwnedItem } from '@/components/account/shared/owned-item';
import { useSignOff } from '@/components/account/sign-in/use-sign-off';
import { ConfirmButton } from '@/components/shared/confirm-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { longDateTime } from '@/components/ui/long-date';
import type { Device } from '@/lib/domain/account/device';
import { parseUtc } from '@/lib/domain/instant';
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
    <OwnedItem
      title={name}
      badges={
        <>
          {device.isCurrent && <span className="owned-badge">{t('current')}</span>}
          {device.isAuthorized ? (
            <span className="owned-badge owned-badge-good">{t('authorized')}</span>
          ) : (
            <span className="owned-badge owned-badge-warn">{t('unauthorized')}</span>
          )}
        </>
      }
      actions={
        device.isCurrent ? (
          <SignOff />
        ) : (
          <ConfirmButton
            label={t('revoke')}
            of={name}
            icon="trash"
            question={t('revokeQuestion')}
            confirmLabel={t('revokeConfirm')}
            isBusy={isBusy}
            onConfirm={onRevoke}
          />
        )
      }
    >
      {used !== null && <p>{t('lastUsed', { when: longDateTime(used) })}</p>}
      {device.place && <p className="soft">{device.place}</p>}
    </OwnedItem>
  );
}

/** The current device cannot be revoked; the customer signs out instead. */
function SignOff() {
  const { t } = useTranslation('devices');
  const { isLeaving, signOff } = useSignOff();
  return (
    <button
      type="button"
      aria-disabled={isLeaving}
      onClick={signOff}
      className={buttonClass('quiet')}
    >
      <Icon name="exit" />
      {t(isLeaving ? 'signingOff' : 'signOff')}
    </button>
  );
}
