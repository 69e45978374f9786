'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { addressesQuery } from '@/lib/api/addresses';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { invoicingProfilesQuery } from '@/lib/api/invoicing';
import { afterFrame } from '@/lib/browser/after-frame';
import { findUsualItem, sortDefaultFirst } from '@/lib/domain/account/defaults';
import { chooseBilling } from '@/lib/domain/checkout/checkout-sections';
import {
  adoptPickup,
  chooseAddress,
  chooseCourier,
  choosePickup,
  chooseShipping,
  chooseStore,
  toChosenAddress,
  toChosenCourier,
} from '@/lib/domain/checkout/delivery';
import type { PickupPerson } from '@/lib/domain/checkout/types';
import type { InvoicingProfile } from '@/lib/domain/invoicing/types';
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

const toChosenProfile = ({ id, businessName }: InvoicingProfile) => ({ id, label: businessName });

export function ShipmentStep(props: StepProps) {
  const { customer, store } = props;
  const { t } = useTranslation('shipment');
  const { t: shared } = useTranslation('account');
  const client = useQueryClient();
  const person = usePickupPerson(props);
  const step = useShipment(props, person);
  useCartPickup(props, person.show);
  const { data, shownShipping, errors, change } = step;
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
  const requireBilling = async (requiredBilling: boolean) => {
    change((known) => ({ ...known, requiredBilling }));
    if (!requiredBilling) return;
    const usual = findUsualItem(await client.ensureQueryData(invoicingProfilesQuery(customer.id)));
    const { requiredBilling: isStillRequired, billingCustomerAddress } = store.getState();
    if (usual && isStillRequired && !billingCustomerAddress) {
      change((known) => chooseBilling(known, toChosenProfile(usual)));
    }
  };
  return (
    <div className="step">
      {data.isDigital ? (
        <StepSection section="delivery" title={t('digital')} error={errors.delivery}>
          <DigitalDelivery email={customer.email} />
        </StepSection>
      ) : (
        <DeliveryChoice
          isShipping={data.isShipping}
          error={errors.delivery}
          onShipping={() => void ship().catch(() => undefined)}
          onPickup={() => change(choosePickup)}
        />
      )}
      {shownShipping === true && (
        <>
          <AddressSection
            customer={customer}
            chosenId={data.customerAddress?.id ?? null}
            error={errors.address}
            onChoose={(address) =>
              change((known) => chooseAddress(known, toChosenAddress(address)))
            }
          />
          <CourierSection
            customerId={customer.id}
            addressId={data.customerAddress?.id ?? null}
            chosenId={data.courier?.id ?? null}
            method={data.paymentMethodCode}
            error={errors.courier}
            onChoose={(courier) =>
              change((known) => chooseCourier(known, toChosenCourier(courier)))
            }
          />
          {hasFeature('insurance') && <InsuranceSection {...props} />}
        </>
      )}
      {shownShipping === false && (
        <>
          <PickupStoreSection
            customerId={customer.id}
            chosenId={data.store?.id ?? null}
            method={data.paymentMethodCode}
            error={errors.store}
            onChoose={({ id, name }) => change((known) => chooseStore(known, { id, label: name }))}
          />
          <PickupPersonSection person={person} error={errors.person} />
        </>
      )}
      {hasFeature('invoicing') && (
        <BillingSection
          customer={customer}
          isRequired={data.requiredBilling}
          chosenId={data.billingCustomerAddress?.id ?? null}
          error={errors.billing}
          cfdiUse={data.cfdiUse}
          onRequire={(isRequired) => void requireBilling(isRequired).catch(() => undefined)}
          onChoose={(profile) => change((known) => chooseBilling(known, toChosenProfile(profile)))}
          onChooseUse={(cfdiUse) => change((known) => ({ ...known, cfdiUse }))}
        />
      )}
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
