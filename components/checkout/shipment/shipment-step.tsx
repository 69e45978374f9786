'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { addressesQuery } from '@/lib/api/addresses';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { afterFrame } from '@/lib/browser/after-frame';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import {
  adoptPickup,
  chooseAddress,
  chooseShipping,
  toChosenAddress,
} from '@/lib/domain/checkout/delivery';
import type { PickupPerson } from '@/lib/domain/checkout/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { dropMissingChoices } from '@/stores/checkout/checkout-store';
import { checkoutScreen } from '../checkout-screen';
import { ConsentSection } from '../shared/consent-section';
import { DigitalDelivery } from '../shared/courier-terms';
import { StepSection } from '../shared/step-section';
import type { StepProps } from '../step-props';
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
import '../shared/step.css';

/**
 * Takes over the store and the person that the server's cart has, as on a device where nothing was chosen yet. The
 * screen around the step asks for the cart.
 */
function useCartPickup(
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

export function ShipmentStep(props: StepProps) {
  const { customer, store } = props;
  const { t } = useTranslation('shipment');
  const { t: shared } = useTranslation('account');
  const client = useQueryClient();
  const person = usePickupPerson(props);
  const step = useShipment(props, person);
  useCartPickup(props, person.show);
  const { section, shownShipping } = step;
  const { data, errors, change } = section;
  const ship = async () => {
    change(chooseShipping);
    await afterFrame();
    // Choose the default address, unless the customer chose one while the list was loading.
    const list = await client.ensureQueryData(addressesQuery(customer.id));
    const usual = sortDefaultFirst(list).find(({ isDefault }) => isDefault);
    const { isShipping, customerAddress } = store.getState();
    if (usual && isShipping && !customerAddress) {
      change((known) => chooseAddress(known, toChosenAddress(usual)));
    }
  };
  // Shipping may have been chosen in an earlier visit, before there was an address.
  const chooseUsualAddress = useEffectEvent(() => {
    const { isShipping, customerAddress } = store.getState();
    if (isShipping && !customerAddress) void ship().catch(() => undefined);
  });
  useEffect(() => chooseUsualAddress(), []);
  return (
    <div className="step">
      {data.isDigital ? (
        <StepSection section="delivery" title={t('digital')} error={errors.delivery}>
          <DigitalDelivery email={customer.email} />
        </StepSection>
      ) : (
        <DeliveryChoice {...section} onShipping={() => void ship().catch(() => undefined)} />
      )}
      {shownShipping === true && (
        <>
          <AddressSection {...section} />
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
      <ConsentSection
        data={data}
        errors={errors}
        onChange={(consent) => change((known) => ({ ...known, ...consent }))}
      />
      <div className="step-end">
        <div role="alert">
          {step.hasOfflineError && <p className="note note-danger">{shared('offline')}</p>}
        </div>
        <Button size="lg" isBusy={step.isSaving} onClick={step.save}>
          {step.isSaving ? shared('saving') : t('continue')}
        </Button>
      </div>
    </div>
  );
}

export const ShipmentStepScreen = checkoutScreen('shipment', ShipmentStep);
