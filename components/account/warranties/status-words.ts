import { isWarrantyStatus } from '@/lib/domain/warranty/status';
import { useTranslation } from '@/lib/i18n/client';

/** The shopper's words for a status of a request: what it is called, what it means, what comes next. */
export function useStatusWords() {
  const { t } = useTranslation('warranties');
  return (status: number, told: string) =>
    isWarrantyStatus(status)
      ? {
          title: t(`status.${status}`),
          meaning: t(`status.${status}.meaning`),
          next: t(`status.${status}.next`),
        }
      : { title: told || t('status.other'), meaning: null, next: null };
}
