'use client';

import { buttonClass } from '@/components/ui/button';
import { defaultFirst } from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/types';
import {
  chooseAddress,
  chooseCourier,
  choosePickup,
  chooseShipping,
  chooseStore,
} from '@/lib/domain/checkout/delivery';
import type { CheckoutPart } from '@/lib/domain/checkout/parts';
import { useTranslation } from '@/lib/i18n/client';
import { addresses } from '@/lib/queries/addresses';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../checkout-flow';
import { AddressPart } from './address-part';
import { BillingPart } from './billing-part';
import { Consent } from './consent-part';
import { CourierPart } from './courier-part';
import { DeliveryChoice } from './delivery-choice';
import { InsuranceOffer } from './insurance-offer';
import { PersonPart } from './person-part';
import { StorePart } from './store-part';
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
  const { t: said } = useTranslation('checkout');
  const { t: shared } = useTranslation('account');
  const person = usePickupPerson(props);
  const step = useShipment(props, person);
  const { data, change } = step;
  const errorOf = (part: CheckoutPart): string | undefined => {
    const problem = step.problems[part];
    return step.refused[part] ?? (problem && said(problem));
  };
  const ship = async () => {
    change(chooseShipping);
    // Choose the default address, unless the customer chose one while the list was loading.
    const list = await getQueryClient().ensureQueryData(addresses(customer.id));
    const usual = defaultFirst(list).find(({ isDefault }) => isDefault);
    const { isShipping, customerAddress } = store.getState();
    if (usual && isShipping && !customerAddress) {
      change((known) => chooseAddress(known, chosenAddress(usual)));
    }
  };
  return (
    <div className="step">
      <DeliveryChoice
        isShipping={data.isShipping}
        error={errorOf('delivery')}
        onShipping={() => void ship().catch(() => undefined)}
        onPickup={() => change(choosePickup)}
      />
      {data.isShipping === true && (
        <>
          <AddressPart
            customer={customer}
            chosenId={data.customerAddress?.id ?? null}
            error={errorOf('address')}
            onChoose={(address) => change((known) => chooseAddress(known, chosenAddress(address)))}
          />
          <CourierPart
            customerId={customer.id}
            addressId={data.customerAddress?.id ?? null}
            chosenId={data.courier?.id ?? null}
            error={errorOf('courier')}
            onChoose={({ id, name, service }) =>
              change((known) => chooseCourier(known, { id, label: `${name} ${service}`.trim() }))
            }
          />
          <InsuranceOffer {...props} />
        </>
      )}
      {data.isShipping === false && (
        <>
          <StorePart
            customerId={customer.id}
            chosenId={data.store?.id ?? null}
            error={errorOf('store')}
            onChoose={({ id, name }) => change((known) => chooseStore(known, { id, label: name }))}
          />
          <PersonPart person={person} error={errorOf('person')} />
        </>
      )}
      <BillingPart
        customer={customer}
        isRequired={data.requiredBilling}
        chosenId={data.billingCustomerAddress?.id ?? null}
        error={errorOf('billing')}
        onRequire={(requiredBilling) => change((known) => ({ ...known, requiredBilling }))}
        onChoose={({ id, businessName }) =>
          change((known) => ({
            ...known,
            requiredBilling: true,
            billingCustomerAddress: { id, label: businessName },
          }))
        }
      />
      <section aria-label={t('consent')} className="step-part">
        <Consent
          part="terms"
          isAccepted={data.acceptTerms}
          error={errorOf('terms')}
          onChange={(acceptTerms) => change((known) => ({ ...known, acceptTerms }))}
        />
        {data.isShipping === true && (
          <Consent
            part="conditions"
            isAccepted={data.acceptShippingConditions}
            error={errorOf('conditions')}
            onChange={(acceptShippingConditions) =>
              change((known) => ({ ...known, acceptShippingConditions }))
            }
          />
        )}
      </section>
      <div className="step-end">
        <div role="alert">
          {step.isOffline && <p className="form-failure">{shared('offline')}</p>}
        </div>
        <button
          type="button"
          aria-disabled={step.isSaving}
          onClick={() => void step.save()}
          className={buttonClass('primary', 'lg')}
        >
          {step.isSaving ? shared('saving') : t('continue')}
        </button>
      </div>
    </div>
  );
}
