import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

/** Shows on large screens that the account is verified. */
export function VerifiedAnnouncement() {
  const { t } = useTranslation('access');
  return (
    <div role="status" className="access-announcement">
      <Icon name="check" className="size-10 text-saved" />
      <div>
        <p className="text-20 font-650">{t('verify.announcement')}</p>
        <p>{t('verify.announcementText')}</p>
      </div>
    </div>
  );
}
