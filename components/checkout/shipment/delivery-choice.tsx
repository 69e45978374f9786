import { Icon } from '@/components/ui/icon';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { RadioGroup, RadioOption } from '../shared/radio-group';
import { StepSection } from '../shared/step-section';

interface DeliveryChoiceProps {
  isShipping: boolean | null;
  error?: string;
  onShipping: () => void;
  onPickup: () => void;
}

/** Chooses between shipping and pickup. A shop without pickup only ships. */
export function DeliveryChoice({ isShipping, error, onShipping, onPickup }: DeliveryChoiceProps) {
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="delivery" title={t('delivery')} error={error}>
      <div className="step-pair">
        <RadioGroup section="delivery" hasError={error !== undefined}>
          <RadioOption
            name="delivery"
            isChosen={isShipping === true}
            onChoose={onShipping}
            title={t('delivery.shipping')}
            trailing={<Icon name="truck" />}
          >
            <span className="soft">{t('delivery.shippingText')}</span>
          </RadioOption>
          {hasFeature('pickup') && (
            <RadioOption
              name="delivery"
              isChosen={isShipping === false}
              onChoose={onPickup}
              title={t('delivery.pickup')}
              trailing={<Icon name="store" />}
            >
              <span className="soft">{t('delivery.pickupText')}</span>
            </RadioOption>
          )}
        </RadioGroup>
      </div>
    </StepSection>
  );
}
