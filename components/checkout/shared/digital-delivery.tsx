import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';

/** How a digital order arrives. */
export function DigitalDelivery({ email }: { email: string }) {
  const { t } = useTranslation('shipment');
  return (
    <p className="flex items-start gap-3">
      <Icon name="mail" />
      <span>{email ? t('digital.text', { email }) : t('digital.textAccount')}</span>
    </p>
  );
}
