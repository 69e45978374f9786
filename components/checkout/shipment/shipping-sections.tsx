import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { AddressForm, type NewAddressHandle } from '@/components/account/addresses/address-form';
import { InsuranceChoice } from '@/components/cart/summary-parts';
import { customerDraftKey } from '@/components/forms/draft';
import { RadioOption } from '@/components/forms/field';
import { QueryView } from '@/components/shared/query-view';
import { Icon } from '@/components/ui/icon';
import { addressesQuery } from '@/lib/api/addresses';
import { couriersQuery } from '@/lib/api/delivery-options';
import { sortDefaultFirst } from '@/lib/domain/account/defaults';
import type { Address } from '@/lib/domain/address/address';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import { isInsured } from '@/lib/domain/cart/purchase-price';
import {
  chooseAddress,
  chooseCourier,
  choosePickup,
  toChosenAddress,
  toChosenCourier,
} from '@/lib/domain/checkout/delivery';
import { findCheapestCourier } from '@/lib/domain/checkout/quick-purchase';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { updateShippingInsurance } from '@/stores/flows/checkout/save-delivery';
import { type PurchaseProps, type ShipmentSectionProps, useCheckoutTotals } from '../purchase';
import { CourierDays, CourierPrice } from '../shared/courier-terms';
import { OptionsSkeleton, RadioGroup, StepSection } from '../shared/step-section';
import { InlineForm, useInlineForm } from './inline-form';

export function DeliveryChoice(props: ShipmentSectionProps & { onShipping: () => void }) {
  const { data, errors, change, onShipping } = props;
  const { t } = useTranslation('shipment');
  const pickUp = () => change(choosePickup);
  const ways = [
    { name: 'shipping', icon: 'truck', isChosen: data.isShipping === true, choose: onShipping },
    { name: 'pickup', icon: 'store', isChosen: data.isShipping === false, choose: pickUp },
  ] as const;
  return (
    <StepSection section="delivery" title={t('delivery')} error={errors.delivery}>
      <RadioGroup section="delivery" errors={errors} isPair>
        {ways
          .filter(({ name }) => name !== 'pickup' || hasFeature('pickup'))
          .map(({ name, icon, isChosen, choose }) => (
            <RadioOption
              key={name}
              name="delivery"
              isChosen={isChosen}
              onChoose={choose}
              title={t(`delivery.${name}`)}
              trailing={<Icon name={icon} />}
            >
              <span className="soft">{t(`delivery.${name}Text`)}</span>
            </RadioOption>
          ))}
      </RadioGroup>
    </StepSection>
  );
}

interface AddressSectionProps extends ShipmentSectionProps {
  /** The form of a new address while it is open: it is saved with the step. */
  newAddress: RefObject<NewAddressHandle | null>;
  onSubmit: () => void;
  onWrite: () => void;
}

export function AddressSection(props: AddressSectionProps) {
  const { newAddress, onSubmit, onWrite, ...section } = props;
  const { customer, data, errors, change } = section;
  const { t } = useTranslation('shipment');
  const query = useQuery(addressesQuery(customer.id));
  const inlineForm = useInlineForm(customerDraftKey(customer.id, 'address new'));
  const labels = { add: t('address.add'), title: t('address.new') };
  const choose = (address: Address) =>
    change((known) => chooseAddress(known, toChosenAddress(address)));
  return (
    <StepSection section="address" title={t('address')} error={errors.address}>
      <QueryView query={query} skeleton={<OptionsSkeleton rows={2} />}>
        {(list) => (
          <div className="step-part-body" onInput={onWrite}>
            <RadioGroup section="address" errors={errors}>
              {sortDefaultFirst(list).map((address) => (
                <RadioOption
                  key={address.id}
                  name="address"
                  isChosen={address.id === data.customerAddress?.id}
                  onChoose={() => choose(address)}
                  title={address.alias || address.recipientName}
                  trailing={
                    address.isDefault && <span className="owned-badge">{t('address.default')}</span>
                  }
                >
                  {address.alias && <span>{address.recipientName}</span>}
                  <span className="soft">{formatStreetLine(address)}</span>
                  <span className="soft">{formatPlaceLine(address)}</span>
                </RadioOption>
              ))}
            </RadioGroup>
            <InlineForm
              section="address"
              inlineForm={inlineForm}
              isAlone={list.length === 0}
              labels={labels}
            >
              {(cancel) => (
                <AddressForm
                  customer={customer}
                  cancel={cancel}
                  handle={newAddress}
                  onSubmit={onSubmit}
                  onSaved={(address) => {
                    inlineForm.close();
                    choose(address);
                  }}
                />
              )}
            </InlineForm>
          </div>
        )}
      </QueryView>
    </StepSection>
  );
}

export function CourierSection(props: ShipmentSectionProps) {
  const { data, errors } = props;
  const { t } = useTranslation('shipment');
  return (
    <StepSection section="courier" title={t('courier')} error={errors.courier}>
      {data.customerAddress ? (
        <CourierOptions {...props} addressId={data.customerAddress.id} />
      ) : (
        <p className="soft">{t('courier.addressFirst')}</p>
      )}
    </StepSection>
  );
}

function CourierOptions(props: ShipmentSectionProps & { addressId: string }) {
  const { customer, addressId, data, errors, change } = props;
  const { t } = useTranslation('shipment');
  const query = useQuery(couriersQuery(customer.id, addressId));
  const { data: couriers } = query;
  // The cheapest one, with its price in view. One that was chosen and is not offered any more is not replaced.
  const preselect = useEffectEvent(() => {
    const cheapest = findCheapestCourier(couriers ?? []);
    if (!cheapest || useCheckoutStore.getState().courier !== null) return;
    change((known) => chooseCourier(known, toChosenCourier(cheapest)));
  });
  useEffect(() => {
    if (couriers) preselect();
  }, [couriers]);
  return (
    <QueryView query={query} skeleton={<OptionsSkeleton rows={3} />}>
      {(list) =>
        list.length === 0 ? (
          <p className="soft">{t('courier.none')}</p>
        ) : (
          <RadioGroup section="courier" errors={errors}>
            {list.map((courier) => (
              <RadioOption
                key={courier.id}
                name="courier"
                isChosen={courier.id === data.courier?.id}
                onChoose={() => change((known) => chooseCourier(known, toChosenCourier(courier)))}
                title={`${courier.name} ${courier.service}`.trim()}
                trailing={<CourierPrice courier={courier} />}
              >
                <span className="soft">
                  <CourierDays courier={courier} method={data.paymentMethodCode} />
                </span>
              </RadioOption>
            ))}
          </RadioGroup>
        )
      }
    </QueryView>
  );
}

export function InsuranceSection(props: PurchaseProps) {
  const { t } = useTranslation('shipment');
  const { data: totals } = useCheckoutTotals(props);
  const state = props.store();
  // Without a price there is nothing to offer.
  if (totals?.insuranceOffer === 0) return null;
  return (
    <StepSection section="insurance" title={t('insurance.title')}>
      <InsuranceChoice
        label={t('insurance')}
        isInsured={isInsured(state, totals)}
        cost={totals?.insuranceOffer}
        onChange={(isWanted) => void updateShippingInsurance(props.customer.id, isWanted)}
      />
    </StepSection>
  );
}
