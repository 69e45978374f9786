import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { RadioOption } from '@/components/forms/field';
import { ZipCodeForm } from '@/components/forms/zip-code-form';
import { pickupTexts } from '@/components/product/delivery/delivery-text';
import { QueryView } from '@/components/shared/query-view';
import { Button } from '@/components/ui/button';
import { pickupStoresQuery } from '@/lib/api/delivery-options';
import { chooseStore, sortPickupStores } from '@/lib/domain/checkout/delivery';
import type { PickupStore } from '@/lib/domain/checkout/types';
import { isPaidLater } from '@/lib/domain/payments/payment-method';
import { formatPhone } from '@/lib/domain/phone';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { useSessionStore } from '@/stores/session/session-store';
import { OptionsSkeleton, RadioGroup, StepSection } from '../shared/step-section';
import type { ShipmentSectionProps } from './use-shipment';

const INITIAL_COUNT = 4;

export function PickupStoreSection(props: ShipmentSectionProps) {
  const { customer, errors } = props;
  const { t } = useTranslation('shipment');
  const zipCode = useSessionStore((state) => state.zipCode);
  const query = useQuery(pickupStoresQuery(customer.id, zipCode));
  const isUnknown = query.data === null;
  return (
    <StepSection section="store" title={t('store')} error={errors.store}>
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
            {(list) => <PickupStoreList {...props} list={list} />}
          </QueryView>
        )}
      </div>
    </StepSection>
  );
}

function PickupStoreList(props: ShipmentSectionProps & { list: readonly PickupStore[] }) {
  const { list, data, errors, change } = props;
  const { t } = useTranslation('shipment');
  const { t: delivery } = useTranslation('delivery');
  const [isAll, setAll] = useState(false);
  const [now] = useState(Date.now);
  const terms = { now, isPaidLater: isPaidLater(data.paymentMethodCode) };
  const chosenId = data.store?.id;
  const sorted = sortPickupStores(list);
  const open = sorted.filter(({ isAvailable }) => isAvailable);
  const toPromise = (store: PickupStore) => pickupTexts(store, terms, delivery).join(' · ');
  const choose = ({ id, name }: PickupStore) =>
    change((known) => chooseStore(known, { id, label: name }));
  // Of the stores that have everything the nearest stands chosen, or the only one.
  const preselect = useEffectEvent(() => {
    const [first] = open;
    const { isShipping, store } = useCheckoutStore.getState();
    // Who has just chosen the delivery sees this list for a moment longer.
    if (!first || isShipping !== false || store !== null) return;
    if (open.length > 1 && first.distance === null) return;
    choose(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the list.
  useEffect(() => preselect(), [list]);
  if (list.length === 0) return <p className="soft">{t('store.none')}</p>;
  const shown = isAll
    ? sorted
    : sorted.filter(({ id }, index) => index < INITIAL_COUNT || id === chosenId);
  const isNowhere = open.length === 0;
  const promises = new Set(open.map(toPromise));
  // What is true of all stores stands once above them.
  const [common] = open.length > 1 && promises.size === 1 ? promises : [];
  return (
    <>
      {isNowhere && <p className="form-warning">{t('store.nowhere')}</p>}
      {common && <p className="text-15 font-semibold text-saved">{common}</p>}
      <RadioGroup section="store" errors={errors}>
        {shown.map((store) => (
          <PickupStoreOption
            key={store.id}
            promise={common ? '' : toPromise(store)}
            store={store}
            isChosen={store.id === chosenId}
            onChoose={() => choose(store)}
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

/** Ways to ask a store for what it lacks: a message that names it, or a call. Nothing without a number. */
function MissingRequest({ store }: { store: PickupStore }) {
  const { t } = useTranslation('shipment');
  const { name, phone, whatsapp, missing } = store;
  if (phone === null && whatsapp === null) return null;
  const products = missing.map((one) => (one.wanted > 1 ? `${one.wanted} × ` : '') + one.name);
  const text = t('store.askText', { store: name, products: products.join(', ') });
  return (
    // Below the text of the option above it.
    <p className="flex flex-wrap gap-x-5 -mt-2 pr-4 pb-1 pl-12.5 text-15">
      {whatsapp !== null && products.length > 0 && (
        <a
          className="link"
          href={`https://wa.me/52${whatsapp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('store.ask')}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
      {phone !== null && (
        <a className="link" href={`tel:+52${phone}`}>
          {t('store.call', { phone: formatPhone(phone) })}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
    </p>
  );
}

const kilometres = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

interface PickupStoreOptionProps {
  store: PickupStore;
  /** When it is ready; empty where that stands elsewhere. */
  promise: string;
  isChosen: boolean;
  onChoose: () => void;
}

function PickupStoreOption({ store, promise, isChosen, onChoose }: PickupStoreOptionProps) {
  const { t } = useTranslation('shipment');
  const { name, address, city, state, hours, distance, isAvailable, missing } = store;
  return (
    <div>
      <RadioOption
        name="store"
        isChosen={isChosen && isAvailable}
        isDisabled={!isAvailable}
        onChoose={onChoose}
        title={name}
        trailing={
          distance !== null && (
            <span className="soft">{t('store.distance', { km: kilometres.format(distance) })}</span>
          )
        }
      >
        <span className="soft">
          {[address, ...new Set([city, state])].filter(Boolean).join(', ')}
        </span>
        {/* One reads the hours of the store that one goes to. */}
        {isChosen && hours.length > 0 && <span className="soft">{hours.join('. ')}</span>}
        {isAvailable ? (
          promise && <span className="text-15 font-semibold text-saved">{promise}</span>
        ) : (
          <span className="grid text-15 font-semibold text-warn">
            {missing.map(({ productId, name: product, wanted, stock }) => (
              <span key={productId}>
                {stock > 0
                  ? t('store.some', { product, wanted, stock })
                  : t('store.lacks', { product })}
              </span>
            ))}
            {missing.length === 0 && <span>{t('store.unavailable')}</span>}
          </span>
        )}
      </RadioOption>
      {!isAvailable && <MissingRequest store={store} />}
    </div>
  );
}
