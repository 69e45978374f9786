import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

/** Shows on large screens that the account is verified. */
export function VerifiedAnnouncement() {
  const { t } = useTranslation('access');
  return (
    <div role="status" className="access-announcement">
      <Icon name="check" />
      <div>
        <p>{t('verify.announcement')}</p>
        <p>{t('verify.announcementText')}</p>
      </div>
    </div>
  );
}
