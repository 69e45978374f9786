'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { NewAddressHandle } from '@/components/account/addresses/address-form';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { addressesQuery } from '@/lib/api/addresses';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { couriersQuery } from '@/lib/api/delivery-options';
import { afterFrame } from '@/lib/browser/after-frame';
import { findUsualItem } from '@/lib/domain/account/defaults';
import {
  type BySection,
  findShipmentProblems,
  type LoadedOptions,
  removeUnavailableChoices,
} from '@/lib/domain/checkout/checkout-sections';
import {
  adoptPickup,
  chooseAddress,
  chooseCourier,
  chooseShipping,
  isDigitalCart,
  namePickupPerson,
  toChosenAddress,
  toChosenCourier,
} from '@/lib/domain/checkout/delivery';
import { findCheapestCourier } from '@/lib/domain/checkout/quick-purchase';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { dropMissingChoices } from '@/stores/checkout/checkout-store';
import { getOrderQueries, isOffline, toSectionErrors } from '@/stores/flows/checkout/order-queries';
import { saveDelivery, syncDelivery } from '@/stores/flows/checkout/save-delivery';
import { notifyError } from '@/stores/interface/notify-failure';
import { useSessionStore } from '@/stores/session/session-store';
import { checkoutScreen } from '../checkout-screen';
import type { ShipmentSectionProps, StepProps } from '../purchase';
import { DigitalDelivery } from '../shared/courier-terms';
import { focusFirstSection, StepEnd, StepSection, useSectionErrors } from '../shared/step-section';
import { BillingSection } from './billing-section';
import { PickupPersonSection, usePickupPerson } from './pickup-person';
import { PickupStoreSection } from './pickup-store-section';
import {
  AddressSection,
  CourierSection,
  DeliveryChoice,
  InsuranceSection,
} from './shipping-sections';

/** The options that exist now, of the lists that are needed. Choices outside these lists are dropped. */
function useLoadedOptions(customerId: string, data: CheckoutData): LoadedOptions {
  // The stores are asked for at the zip code.
  useSessionStore((state) => state.zipCode);
  const queries = getOrderQueries({ customerId, transactionId: null }, data);
  return {
    addresses: useQuery(queries.addresses).data,
    couriers: useQuery(queries.couriers).data,
    stores: useQuery(queries.stores).data,
    profiles: useQuery(queries.profiles).data,
  };
}

const DELIVERY_FIELDS = ['isShipping', 'customerAddress', 'courier', 'store'] as const;

function useShipment(
  { customer, store, issuerZip, onComplete }: StepProps,
  person: ReturnType<typeof usePickupPerson>,
  newAddress: RefObject<NewAddressHandle | null>,
) {
  const client = useQueryClient();
  const state = store();
  // The press is answered at once; the sections of the chosen delivery are drawn, and their options asked for, after that.
  const shownShipping = useDeferredValue(state.isShipping);
  const options = useLoadedOptions(customer.id, { ...state, isShipping: shownShipping });
  const data = removeUnavailableChoices(state, options);
  const [isTried, setTried] = useState(false);
  const [sectionErrors, setSectionErrors] = useState<BySection<string>>({});
  const [hasOfflineError, setOfflineError] = useState(false);
  const errors = useSectionErrors(isTried ? findShipmentProblems(data) : {}, sectionErrors);

  const change: ShipmentSectionProps['change'] = (rule) => {
    setSectionErrors({});
    const before = store.getState();
    before.update(rule);
    const after = store.getState();
    // An error here is ignored: it is shown when the step is saved.
    if (DELIVERY_FIELDS.some((field) => before[field] !== after[field])) {
      syncDelivery(customer.id).catch(() => undefined);
    }
  };
  /** Saves the address that is being written, and takes the cheapest courier to it. False when it is not complete. */
  const saveNewAddress = async (): Promise<boolean> => {
    if (!newAddress.current) return true;
    const address = await newAddress.current.save();
    if (!address) return false;
    const couriers = await client.fetchQuery(couriersQuery(customer.id, address.id));
    const cheapest = findCheapestCourier(couriers ?? []);
    if (cheapest && store.getState().courier === null) {
      change((known) => chooseCourier(known, toChosenCourier(cheapest)));
    }
    return true;
  };
  const send = async () => {
    flushSync(() => setTried(true));
    const isNew = newAddress.current !== null;
    if (!(await saveNewAddress())) return;
    const chosen = isNew ? store.getState() : data;
    const found = findShipmentProblems(chosen);
    const isPickup = data.isShipping === false;
    const picker = isPickup ? await person.validate() : store.getState().pickupPerson;
    if (focusFirstSection(found) || picker === null) return;
    if (isPickup) store.getState().update((known) => namePickupPerson(known, picker));
    await saveDelivery(customer.id, { ...chosen, pickupPerson: picker });
    onComplete();
  };
  const fail = (error: unknown) => {
    notifyError(error, 'shipment');
    setOfflineError(isOffline(error));
    // The available options may have changed.
    void client.invalidateQueries({ queryKey: checkoutKey(customer.id) });
    if (person.showBackendErrors(error)) return;
    const refused = toSectionErrors(error);
    flushSync(() => setSectionErrors(refused));
    focusFirstSection(refused);
  };
  const saving = useOneAtATime(send, fail);
  const save = () => {
    if (saving.isBusy) return;
    setOfflineError(false);
    setSectionErrors({});
    saving.run();
  };
  const section: ShipmentSectionProps = { customer, issuerZip, data, errors, change };
  /** Who writes an address is mending what was missing: the form's own errors say the rest. */
  const forgetProblems = () => setTried(false);
  const isSaving = saving.isBusy;
  return { section, shownShipping, isSaving, hasOfflineError, save, forgetProblems };
}

/**
 * Takes over the store and the person that the server's cart has, as on a device where nothing was chosen yet. Without
 * them the order is shipped, unless the customer decides otherwise. The screen around the step asks for the cart.
 */
function useUsualDelivery(
  { customer, store }: StepProps,
  { show }: ReturnType<typeof usePickupPerson>,
  ship: () => void,
): void {
  const { data: cart } = useQuery({ ...customerCartQuery(customer.id), enabled: false });
  const pickup = cart?.pickup ?? null;
  const isAsked = store((state) => !state.isDigital && !state.isDeliveryChosen);
  const adopt = useEffectEvent(() => {
    if (!pickup) return;
    const { update, pickupPerson: before } = store.getState();
    update((data) => dropMissingChoices(adoptPickup(data, pickup)));
    const { pickupPerson } = store.getState();
    if (pickupPerson !== before) show(pickupPerson);
  });
  useEffect(() => {
    if (pickup && isAsked) adopt();
  }, [pickup, isAsked]);
  const isSent = cart !== undefined && pickup === null && !isDigitalCart(cart);
  const preselect = useEffectEvent(() => {
    const { isShipping, isDigital, customerAddress } = store.getState();
    if (!isDigital && isShipping !== false && !customerAddress) ship();
  });
  useEffect(() => {
    if (isSent) preselect();
  }, [isSent]);
}

export function ShipmentStep(props: StepProps) {
  const { customer, store } = props;
  const { t } = useTranslation('shipment');
  const { t: shared } = useTranslation('account');
  const client = useQueryClient();
  const person = usePickupPerson(props);
  const newAddress = useRef<NewAddressHandle>(null);
  const step = useShipment(props, person, newAddress);
  const { section, shownShipping, isSaving, save } = step;
  const { data, errors, change } = section;
  const chooseShippingAndAddress = async () => {
    change(chooseShipping);
    await afterFrame();
    // Choose the usual address, unless the customer chose one while the list was loading.
    const usual = findUsualItem(await client.ensureQueryData(addressesQuery(customer.id)));
    const { isShipping, customerAddress } = store.getState();
    if (usual && isShipping && !customerAddress) {
      change((known) => chooseAddress(known, toChosenAddress(usual)));
    }
  };
  const ship = () => void chooseShippingAndAddress().catch(() => undefined);
  useUsualDelivery(props, person, ship);
  return (
    <>
      <div className="step grid">
        {data.isDigital ? (
          <StepSection section="delivery" title={t('digital')} error={errors.delivery}>
            <DigitalDelivery email={customer.email} />
          </StepSection>
        ) : (
          <DeliveryChoice {...section} onShipping={ship} />
        )}
        {shownShipping === true && (
          <>
            <AddressSection
              {...section}
              newAddress={newAddress}
              onSubmit={save}
              onWrite={step.forgetProblems}
            />
            <CourierSection {...section} />
            {hasFeature('insurance') && <InsuranceSection {...props} />}
          </>
        )}
        {shownShipping === false && (
          <>
            <PickupStoreSection {...section} />
            <PickupPersonSection person={person} error={errors.person} />
          </>
        )}
        {hasFeature('invoicing') && <BillingSection {...section} />}
      </div>
      <StepEnd problem={step.hasOfflineError && shared('offline')} isBusy={isSaving} onClick={save}>
        {isSaving ? shared('saving') : t('continue')}
      </StepEnd>
    </>
  );
}

export const ShipmentStepScreen = checkoutScreen('shipment', ShipmentStep);
