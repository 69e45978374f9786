import { useRouter } from 'next/navigation';
import { returnAddress } from '@/components/shared/return-address';
import { buttonClass } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** After saving or cancelling an address form, returns to the page the customer came from, or to the list. */
export function useLeaveAddress() {
  const { t } = useTranslation('addresses');
  const router = useRouter();
  const target = () => returnAddress(route('profile.addresses'));
  return {
    onSaved: () => router.push(target()),
    cancel: (dropDraft: () => void) => (
      <a href={target()} onClick={dropDraft} className={buttonClass('secondary', 'lg')}>
        {t('cancel')}
      </a>
    ),
  };
}
