import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewAddressHandle } from '@/components/account/addresses/address-form';
import { useOneAtATime } from '@/components/shared/use-one-at-a-time';
import { checkoutKey } from '@/lib/api/client/query-parts';
import { couriersQuery } from '@/lib/api/delivery-options';
import {
  type BySection,
  findShipmentProblems,
  type LoadedOptions,
  removeUnavailableChoices,
} from '@/lib/domain/checkout/checkout-sections';
import { chooseCourier, namePickupPerson, toChosenCourier } from '@/lib/domain/checkout/delivery';
import { findCheapestCourier } from '@/lib/domain/checkout/quick-purchase';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutProblem } from '@/lib/domain/checkout/types';
import { getOrderQueries, isOffline, toSectionErrors } from '@/stores/flows/checkout/order-queries';
import { saveDelivery, syncDelivery } from '@/stores/flows/checkout/save-delivery';
import { notifyError } from '@/stores/interface/notify-failure';
import { useSessionStore } from '@/stores/session/session-store';
import type { StepProps } from '../purchase';
import { focusFirstSection, useSectionErrors } from '../shared/step-section';
import type { usePickupPerson } from './pickup-person';

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

export interface ShipmentSectionProps extends Pick<StepProps, 'customer' | 'issuerZip'> {
  data: CheckoutData;
  errors: BySection<string>;
  change: (rule: (data: CheckoutData) => CheckoutData) => void;
}

const DELIVERY_FIELDS = ['isShipping', 'customerAddress', 'courier', 'store'] as const;

export function useShipment(
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
  const problems: BySection<CheckoutProblem> = isTried ? findShipmentProblems(data) : {};

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
    const errors = toSectionErrors(error);
    flushSync(() => setSectionErrors(errors));
    focusFirstSection(errors);
  };
  const saving = useOneAtATime(send, fail);
  const save = () => {
    if (saving.isBusy) return;
    setOfflineError(false);
    setSectionErrors({});
    saving.run();
  };
  const errors = useSectionErrors(problems, sectionErrors);
  const section: ShipmentSectionProps = { customer, issuerZip, data, errors, change };
  /** Who writes an address is mending what was missing: the form's own errors say the rest. */
  const forgetProblems = () => setTried(false);
  const { isBusy: isSaving } = saving;
  return { section, shownShipping, isSaving, hasOfflineError, save, forgetProblems };
}
