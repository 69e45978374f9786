import { isWarrantyStatus } from '@/lib/domain/warranty/status';
import { useTranslation } from '@/lib/i18n/client';

/** Returns a function that gives the texts of a request's status: its title, its meaning and the next step. */
export function useWarrantyStatusTexts() {
  const { t } = useTranslation('warranties');
  return (status: number, backendText: string) =>
    isWarrantyStatus(status)
      ? {
          title: t(`status.${status}`),
          meaning: t(`status.${status}.meaning`),
          next: t(`status.${status}.next`),
        }
      : { title: backendText || t('status.other'), meaning: null, next: null };
}
