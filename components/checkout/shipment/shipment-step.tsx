'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/types';
import {
  chooseAddress,
  chooseCourier,
  choosePickup,
  chooseShipping,
  chooseStore,
} from '@/lib/domain/checkout/delivery';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { addressesQuery } from '@/lib/queries/addresses';
import type { StepProps } from '../step-props';
import { AddressSection } from './address-section';
import { BillingSection } from './billing-section';
import { ConsentCheckbox } from './consent-checkbox';
import { CourierSection } from './courier-section';
import { DeliveryChoice } from './delivery-choice';
import { InsuranceSection } from './insurance-section';
import { PickupPersonSection } from './pickup-person-section';
import { PickupStoreSection } from './pickup-store-section';
import { usePickupPerson } from './use-pickup-person';
import { useShipment } from './use-shipment';
import '../shared/step.css';

const chosenAddress = ({ id, alias, recipientName }: Address) => ({
  id,
  label: alias || recipientName,
});

/** Chooses delivery or pickup, and the invoicing profile. */
export function ShipmentStep(props: StepProps) {
  const { customer, store } = props;
  const { t } = useTranslation('shipment');
  const { t: shared } = useTranslation('account');
  const client = useQueryClient();
  const person = usePickupPerson(props);
  const step = useShipment(props, person);
  const { data, errors, change } = step;
  const ship = async () => {
    change(chooseShipping);
    // Choose the default address, unless the customer chose one while the list was loading.
    const list = await client.ensureQueryData(addressesQuery(customer.id));
    const usual = sortDefaultFirst(list).find(({ isDefault }) => isDefault);
    const { isShipping, customerAddress } = store.getState();
    if (usual && isShipping && !customerAddress) {
      change((known) => chooseAddress(known, chosenAddress(usual)));
    }
  };
  return (
    <div className="step">
      <DeliveryChoice
        isShipping={data.isShipping}
        error={errors.delivery}
        onShipping={() => void ship().catch(() => undefined)}
        onPickup={() => change(choosePickup)}
      />
      {data.isShipping === true && (
        <>
          <AddressSection
            customer={customer}
            chosenId={data.customerAddress?.id ?? null}
            error={errors.address}
            onChoose={(address) => change((known) => chooseAddress(known, chosenAddress(address)))}
          />
          <CourierSection
            customerId={customer.id}
            addressId={data.customerAddress?.id ?? null}
            chosenId={data.courier?.id ?? null}
            error={errors.courier}
            onChoose={({ id, name, service }) =>
              change((known) => chooseCourier(known, { id, label: `${name} ${service}`.trim() }))
            }
          />
          {hasFeature('insurance') && <InsuranceSection {...props} />}
        </>
      )}
      {data.isShipping === false && (
        <>
          <PickupStoreSection
            customerId={customer.id}
            chosenId={data.store?.id ?? null}
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
          onRequire={(requiredBilling) => change((known) => ({ ...known, requiredBilling }))}
          onChoose={({ id, businessName }) =>
            change((known) => ({
              ...known,
              requiredBilling: true,
              billingCustomerAddress: { id, label: businessName },
            }))
          }
        />
      )}
      <section aria-label={t('consent')} className="step-part">
        <ConsentCheckbox
          section="terms"
          isAccepted={data.acceptTerms}
          error={errors.terms}
          onChange={(acceptTerms) => change((known) => ({ ...known, acceptTerms }))}
        />
        {data.isShipping === true && (
          <ConsentCheckbox
            section="conditions"
            isAccepted={data.acceptShippingConditions}
            error={errors.conditions}
            onChange={(acceptShippingConditions) =>
              change((known) => ({ ...known, acceptShippingConditions }))
            }
          />
        )}
      </section>
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
