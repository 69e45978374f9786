import { Icon } from '@/components/ui/icon';
import { useTranslation } from '@/lib/i18n/client';
import { Option, Options } from '../shared/option';
import { Part } from '../shared/part';

interface DeliveryChoiceProps {
  isShipping: boolean | null;
  error?: string;
  onShipping: () => void;
  onPickup: () => void;
}

/** Chooses between shipping and pickup. */
export function DeliveryChoice({ isShipping, error, onShipping, onPickup }: DeliveryChoiceProps) {
  const { t } = useTranslation('shipment');
  return (
    <Part part="delivery" title={t('delivery')} error={error}>
      <div className="step-pair">
        <Options part="delivery" hasError={error !== undefined}>
          <Option
            name="delivery"
            isChosen={isShipping === true}
            onChoose={onShipping}
            title={t('delivery.shipping')}
            end={<Icon name="truck" />}
          >
            <span className="soft">{t('delivery.shippingText')}</span>
          </Option>
          <Option
            name="delivery"
            isChosen={isShipping === false}
            onChoose={onPickup}
            title={t('delivery.pickup')}
            end={<Icon name="store" />}
          >
            <span className="soft">{t('delivery.pickupText')}</span>
          </Option>
        </Options>
      </div>
    </Part>
  );
}
