import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { adoptPickup } from '@/lib/domain/checkout/delivery';
import type { PickupPerson } from '@/lib/domain/checkout/types';
import { dropMissingChoices } from '@/stores/checkout/checkout-store';
import type { StepProps } from '../step-props';

/**
 * Takes over the store and the person that the server's cart has, as on a device where nothing was chosen yet. The
 * screen around the step asks for the cart.
 */
export function useCartPickup(
  { customer, store }: Pick<StepProps, 'customer' | 'store'>,
  showPerson: (person: PickupPerson) => void,
): void {
  const { data: cart } = useQuery({ ...customerCartQuery(customer.id), enabled: false });
  const pickup = cart?.pickup ?? null;
  const isAsked = store((state) => !state.isDigital && !state.isDeliveryChosen);
  const adopt = useEffectEvent(() => {
    if (!pickup) return;
    const { update, pickupPerson: before } = store.getState();
    update((data) => dropMissingChoices(adoptPickup(data, pickup)));
    const { pickupPerson } = store.getState();
    if (pickupPerson !== before) showPerson(pickupPerson);
  });
  useEffect(() => {
    if (pickup && isAsked) adopt();
  }, [pickup, isAsked]);
}
