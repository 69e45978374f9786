import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '@/lib/api/error-catalogue';
import { ApiError } from '@/lib/api/errors';
import {
  type ByPart,
  CHECKOUT_PARTS,
  shipmentProblems,
  withoutGone,
} from '@/lib/domain/checkout/parts';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { CheckoutProblem } from '@/lib/domain/checkout/validation';
import { checkoutKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { keepDelivery, saveDelivery } from '@/stores/flows/checkout/keep-delivery';
import { notify } from '@/stores/interface/toast-store';
import type { StepProps } from '../checkout-flow';
import { goToPart } from '../shared/part';
import { refusalsOf } from '../shared/refusals';
import { useOffered } from './use-offered';
import type { usePickupPerson } from './use-pickup-person';

const goToFirst = (found: ByPart<unknown>) => {
  const first = CHECKOUT_PARTS.find((part) => found[part] !== undefined);
  if (first) goToPart(first);
};

/** The decisions that the server's totals depend on. */
const DELIVERY = ['isShipping', 'customerAddress', 'courier', 'store'] as const;

/** The state of the shipment step: its decisions, their problems, and saving. */
export function useShipment(
  { customer, store, goOn }: StepProps,
  person: ReturnType<typeof usePickupPerson>,
) {
  const state = store();
  const data = withoutGone(state, useOffered(customer.id, state));
  /** Problems are shown only after the first attempt to save. */
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<ByPart<string>>({});
  const [isOffline, setOffline] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const problems: ByPart<CheckoutProblem> = isTried ? shipmentProblems(data) : {};

  const change = (rule: (data: CheckoutData) => CheckoutData) => {
    setRefused({});
    const before = store.getState();
    before.apply(rule);
    const after = store.getState();
    // An error here is ignored: it is shown when the step is saved.
    if (DELIVERY.some((field) => before[field] !== after[field])) {
      keepDelivery(customer.id).catch(() => undefined);
    }
  };
  const send = async () => {
    const found = shipmentProblems(data);
    flushSync(() => setTried(true));
    const isPickup = data.isShipping === false;
    const picker = isPickup ? await person.check() : store.getState().pickupPerson;
    if (Object.keys(found).length > 0) return goToFirst(found);
    if (picker === null) return;
    if (isPickup) store.getState().apply((known) => ({ ...known, pickupPerson: picker }));
    await saveDelivery(customer.id, { ...data, pickupPerson: picker });
    goOn();
  };
  const fail = (error: unknown) => {
    const { type, title, text, duration } = describeError(error, { operation: 'shipment' });
    notify({ type, title, text, duration });
    setOffline(error instanceof ApiError && error.status === null);
    const said = refusalsOf(error);
    // The available options may have changed.
    void getQueryClient().invalidateQueries({ queryKey: checkoutKey(customer.id) });
    if (person.refuse(error)) return;
    flushSync(() => setRefused(said));
    goToFirst(said);
  };
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setOffline(false);
    setRefused({});
    try {
      await send();
    } catch (error) {
      fail(error);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  return { data, problems, refused, isSaving, isOffline, change, save };
}
