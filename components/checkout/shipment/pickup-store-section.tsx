import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { pickupStoresQuery } from '@/lib/api/delivery-options';
import { sortPickupStores } from '@/lib/domain/checkout/pickup';
import type { PickupStore } from '@/lib/domain/checkout/types';
import { isPaidLater } from '@/lib/domain/payments/method-kind';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { RadioGroup } from '../shared/radio-group';
import { StepSection } from '../shared/step-section';
import { OptionsSkeleton } from './options-skeleton';
import { PickupStoreOption } from './pickup-store-option';

/** Number of stores shown at first. */
const INITIAL_COUNT = 4;

interface PickupStoreSectionProps {
  customerId: string;
  chosenId: string | null;
  /** Code of the chosen payment method. */
  method: string | null;
  error?: string;
  onChoose: (store: PickupStore) => void;
}

/** Chooses a pickup store: the nearest first, each with the products that it lacks. */
export function PickupStoreSection({ customerId, error, ...props }: PickupStoreSectionProps) {
  const { t } = useTranslation('shipment');
  const zipCode = useSessionStore((state) => state.zipCode);
  const query = useQuery(pickupStoresQuery(customerId, zipCode));
  const isUnknown = query.data === null;
  return (
    <StepSection section="store" title={t('store')} error={error}>
      <div className="step-part-body">
        <div>
          <ZipCodeForm
            key={zipCode}
            labels={{
              prompt: isUnknown ? t('store.zipUnknown') : t('store.zipPrompt'),
              zip: t('store.zip'),
              submit: t('store.zipSubmit'),
              invalid: t('store.zipInvalid'),
            }}
            initial={zipCode ?? ''}
            onDone={() => undefined}
          />
        </div>
        {!isUnknown && (
          <QueryView query={query} skeleton={<OptionsSkeleton rows={INITIAL_COUNT} />}>
            {(list) => <PickupStoreList {...props} list={list} hasError={error !== undefined} />}
          </QueryView>
        )}
      </div>
    </StepSection>
  );
}

interface PickupStoreListProps extends Omit<PickupStoreSectionProps, 'customerId' | 'error'> {
  list: readonly PickupStore[];
  hasError: boolean;
}

function PickupStoreList({ list, chosenId, method, hasError, onChoose }: PickupStoreListProps) {
  const { t } = useTranslation('shipment');
  const [isAll, setAll] = useState(false);
  const [now] = useState(Date.now);
  const terms = { now, isPaidLater: isPaidLater(method) };
  if (list.length === 0) return <p className="soft">{t('store.none')}</p>;
  const sorted = sortPickupStores(list);
  const shown = isAll
    ? sorted
    : sorted.filter(({ id }, index) => index < INITIAL_COUNT || id === chosenId);
  const isNowhere = !list.some(({ isAvailable }) => isAvailable);
  return (
    <>
      {isNowhere && <p className="form-warning">{t('store.nowhere')}</p>}
      <RadioGroup section="store" hasError={hasError}>
        {shown.map((store) => (
          <PickupStoreOption
            key={store.id}
            terms={terms}
            store={store}
            isChosen={store.id === chosenId}
            onChoose={() => onChoose(store)}
          />
        ))}
      </RadioGroup>
      {shown.length < list.length && (
        <Button variant="secondary" className="mt-3" onClick={() => setAll(true)}>
          {t('store.more', { count: list.length - shown.length })}
        </Button>
      )}
      {!isNowhere && <p className="soft mt-3">{t('store.collect')}</p>}
    </>
  );
}
