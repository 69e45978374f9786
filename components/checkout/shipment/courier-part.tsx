import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import type { Courier } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { couriers } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { Option, Options } from '../shared/option';
import { Part } from '../shared/part';
import { dayName } from './delivery-dates';
import { OptionsSkeleton } from './options-skeleton';

interface CourierPartProps {
  customerId: string;
  /** Null until an address is chosen. */
  addressId: string | null;
  chosenId: string | null;
  error?: string;
  onChoose: (courier: Courier) => void;
}

/** Chooses a courier, with its delivery dates and price. */
export function CourierPart({ addressId, error, ...props }: CourierPartProps) {
  const { t } = useTranslation('shipment');
  return (
    <Part part="courier" title={t('courier')} error={error}>
      {addressId === null ? (
        <p className="soft">{t('courier.addressFirst')}</p>
      ) : (
        <Offers {...props} addressId={addressId} hasError={error !== undefined} />
      )}
    </Part>
  );
}

function Offers(props: Omit<CourierPartProps, 'error'> & { addressId: string; hasError: boolean }) {
  const { customerId, addressId, chosenId, hasError, onChoose } = props;
  const { t } = useTranslation('shipment');
  const query = useQuery(couriers(customerId, addressId), getQueryClient());
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <p className="soft">{t('courier.none')}</p>
        ) : (
          <Options part="courier" hasError={hasError}>
            {list.map((courier) => (
              <Option
                key={courier.id}
                name="courier"
                isChosen={courier.id === chosenId}
                onChoose={() => onChoose(courier)}
                title={`${courier.name} ${courier.service}`.trim()}
                end={<Price courier={courier} />}
              >
                <span className="soft">
                  {courier.from === courier.to
                    ? t('courier.day', { day: dayName(courier.to) })
                    : t('courier.range', { from: dayName(courier.from), to: dayName(courier.to) })}
                </span>
              </Option>
            ))}
          </Options>
        )
      }
    </QueryView>
  );
}

function Price({ courier: { price, total } }: { courier: Courier }) {
  const { t } = useTranslation('shipment');
  return (
    <>
      {total < price && (
        <>
          <span className="visually-hidden">{t('courier.before')}</span>
          <s className="soft">{formatPrice(price)}</s>
        </>
      )}
      <strong className={total === 0 ? 'text-saved' : ''}>
        {total === 0 ? t('free') : formatPrice(total)}
      </strong>
    </>
  );
}
