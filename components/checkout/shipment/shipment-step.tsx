'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NewAddressHandle } from '@/components/account/addresses/address-form';
import { addressesQuery } from '@/lib/api/addresses';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { afterFrame } from '@/lib/browser/after-frame';
import { findUsualItem } from '@/lib/domain/account/defaults';
import {
  adoptPickup,
  chooseAddress,
  chooseShipping,
  isDigitalCart,
  toChosenAddress,
} from '@/lib/domain/checkout/delivery';
import type { PickupPerson } from '@/lib/domain/checkout/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { dropMissingChoices } from '@/stores/checkout/checkout-store';
import { checkoutScreen } from '../checkout-screen';
import type { StepProps } from '../purchase';
import { DigitalDelivery } from '../shared/courier-terms';
import { StepEnd, StepSection } from '../shared/step-section';
import { BillingSection } from './billing-section';
import { PickupPersonSection, usePickupPerson } from './pickup-person';
import { PickupStoreSection } from './pickup-store-section';
import {
  AddressSection,
  CourierSection,
  DeliveryChoice,
  InsuranceSection,
} from './shipping-sections';
import { useShipment } from './use-shipment';

/**
 * Takes over the store and the person that the server's cart has, as on a device where nothing was chosen yet. Without
 * them the order is shipped, unless the customer decides otherwise. The screen around the step asks for the cart.
 */
function useUsualDelivery(
  { customer, store }: Pick<StepProps, 'customer' | 'store'>,
  showPerson: (person: PickupPerson) => void,
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
    if (pickupPerson !== before) showPerson(pickupPerson);
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
  const { section, shownShipping } = step;
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
  useUsualDelivery(props, person.show, ship);
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
              onSubmit={step.save}
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
      <StepEnd
        problem={step.hasOfflineError && shared('offline')}
        isBusy={step.isSaving}
        onClick={step.save}
      >
        {step.isSaving ? shared('saving') : t('continue')}
      </StepEnd>
    </>
  );
}

export const ShipmentStepScreen = checkoutScreen('shipment', ShipmentStep);
