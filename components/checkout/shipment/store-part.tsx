import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ZipForm } from '@/components/forms/zip-form';
import { QueryView } from '@/components/shared/query-view';
import { buttonClass } from '@/components/ui/button';
import type { PickupStore } from '@/lib/domain/checkout/types';
import { useTranslation } from '@/lib/i18n/client';
import { pickupStores } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { useSessionStore } from '@/stores/session/session-store';
import { Options } from '../shared/option';
import { Part } from '../shared/part';
import { OptionsSkeleton } from './options-skeleton';
import { StoreOption } from './store-option';

/** Number of stores shown at first. */
const FIRST = 4;

interface StorePartProps {
  customerId: string;
  chosenId: string | null;
  error?: string;
  onChoose: (store: PickupStore) => void;
}

/** Chooses a pickup store: the nearest first, each with the products that it lacks. */
export function StorePart({ customerId, error, ...props }: StorePartProps) {
  const { t } = useTranslation('shipment');
  const zipCode = useSessionStore((state) => state.zipCode);
  const query = useQuery(pickupStores(customerId, zipCode), getQueryClient());
  const isUnknown = query.data === null;
  return (
    <Part part="store" title={t('store')} error={error}>
      <div className="step-part-body">
        <div className="store-zip">
          <ZipForm
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
          <QueryView query={query} skeleton={<OptionsSkeleton rows={FIRST} />}>
            {(list) => <Stores {...props} list={list} hasError={error !== undefined} />}
          </QueryView>
        )}
      </div>
    </Part>
  );
}

interface StoresProps extends Pick<StorePartProps, 'chosenId' | 'onChoose'> {
  list: readonly PickupStore[];
  hasError: boolean;
}

function Stores({ list, chosenId, hasError, onChoose }: StoresProps) {
  const { t } = useTranslation('shipment');
  const [isAll, setAll] = useState(false);
  if (list.length === 0) return <p className="soft">{t('store.none')}</p>;
  const shown = isAll ? list : list.filter(({ id }, index) => index < FIRST || id === chosenId);
  const isNowhere = !list.some(({ isAvailable }) => isAvailable);
  return (
    <>
      {isNowhere && <p className="form-warning">{t('store.nowhere')}</p>}
      <Options part="store" hasError={hasError}>
        {shown.map((store) => (
          <StoreOption
            key={store.id}
            store={store}
            isChosen={store.id === chosenId}
            onChoose={() => onChoose(store)}
          />
        ))}
      </Options>
      {shown.length < list.length && (
        <button
          type="button"
          className={buttonClass('secondary', 'md', 'mt-3')}
          onClick={() => setAll(true)}
        >
          {t('store.more', { count: list.length - shown.length })}
        </button>
      )}
    </>
  );
}
