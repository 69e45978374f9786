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

/** What the server's totals depend on. */
const DELIVERY = ['isShipping', 'customerAddress', 'courier', 'store'] as const;

/** The decisions of the shipment step, what they lack, and their saving. */
export function useShipment(
  { customer, store, goOn }: StepProps,
  person: ReturnType<typeof usePickupPerson>,
) {
  const state = store();
  const data = withoutGone(state, useOffered(customer.id, state));
  /** Problems are shown from the first try on. */
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
    // What fails here is said when the step is left.
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
    // What is offered is not what it was.
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
