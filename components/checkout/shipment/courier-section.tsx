import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import { couriersQuery } from '@/lib/api/delivery-options';
import type { Courier } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { CourierDays, CourierPrice } from '../shared/courier-terms';
import { RadioGroup, RadioOption } from '../shared/radio-group';
import { StepSection } from '../shared/step-section';
import { OptionsSkeleton } from './options-skeleton';

interface CourierSectionProps {
  customerId: string;
  /** Null until an address is chosen. */
  addressId: string | null;
  chosenId: string | null;
  /** Code of the chosen payment method. */
  method: string | null;
  error?: string;
  onChoose: (courier: Courier) => void;
}

/** Chooses a courier, with its delivery dates and price. */
export function CourierSection({ addressId, error, ...props }: CourierSectionProps) {
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="courier" title={t('courier')} error={error}>
      {addressId === null ? (
        <p className="soft">{t('courier.addressFirst')}</p>
      ) : (
        <CourierOptions {...props} addressId={addressId} hasError={error !== undefined} />
      )}
    </StepSection>
  );
}

function CourierOptions(
  props: Omit<CourierSectionProps, 'error'> & { addressId: string; hasError: boolean },
) {
  const { customerId, addressId, chosenId, method, hasError, onChoose } = props;
  const { t } = useTranslation('shipment');
  const query = useQuery(couriersQuery(customerId, addressId));
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <p className="soft">{t('courier.none')}</p>
        ) : (
          <RadioGroup section="courier" hasError={hasError}>
            {list.map((courier) => (
              <RadioOption
                key={courier.id}
                name="courier"
                isChosen={courier.id === chosenId}
                onChoose={() => onChoose(courier)}
                title={`${courier.name} ${courier.service}`.trim()}
                trailing={<CourierPrice courier={courier} />}
              >
                <span className="soft">
                  <CourierDays courier={courier} method={method} />
                </span>
              </RadioOption>
            ))}
          </RadioGroup>
        )
      }
    </QueryView>
  );
}
