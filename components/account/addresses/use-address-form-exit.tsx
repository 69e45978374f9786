import { useRouter } from 'next/navigation';
import { readReturnTo } from '@/components/shared/return-to';
import { ButtonLink } from '@/components/ui/button';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** After saving or cancelling an address form, returns to the page the customer came from, or to the list. */
export function useAddressFormExit() {
  const { t } = useTranslation('addresses');
  const router = useRouter();
  const target = () => readReturnTo(route('profile.addresses'));
  return {
    onSaved: () => router.push(target()),
    cancel: (dropDraft: () => void) => (
      <ButtonLink variant="secondary" size="lg" href={target()} onClick={dropDraft}>
        {t('cancel')}
      </ButtonLink>
    ),
  };
}
