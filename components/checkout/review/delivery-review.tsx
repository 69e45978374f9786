import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pickupTexts } from '@/components/product/delivery/delivery-text';
import { addressesQuery } from '@/lib/api/addresses';
import type { Customer } from '@/lib/api/customer';
import { couriersQuery, pickupStoresQuery } from '@/lib/api/delivery-options';
import { invoicingProfilesQuery } from '@/lib/api/invoicing';
import { formatPlaceLine, formatStreetLine } from '@/lib/domain/address/address-lines';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { findCheapestCourier } from '@/lib/domain/checkout/quick-purchase';
import type { CheckoutData } from '@/lib/domain/checkout/state';
import { isPaidLater } from '@/lib/domain/payments/payment-method';
import { formatPhone } from '@/lib/domain/phone';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { CourierDays, CourierPrice, DigitalDelivery } from '../shared/courier-terms';
import { StepSection } from '../shared/step-section';

interface OwnProps {
  customer: Pick<Customer, 'id' | 'email'>;
  data: CheckoutData;
}

const getDeliveryTitle = ({ isDigital, isShipping }: CheckoutData) =>
  isDigital ? 'delivery.digital' : isShipping === false ? 'delivery.pickup' : 'delivery.shipping';

const TO_SHIPMENT = { step: 'shipment', transactionId: null } as const;

export function DeliveryReview(props: OwnProps & { errors: BySection<string> }) {
  const { customer, data, errors } = props;
  const { t } = useTranslation('review-order');
  const error =
    errors.delivery || errors.address || errors.courier || errors.store || errors.person;
  return (
    <>
      <StepSection
        section="delivery"
        title={t(getDeliveryTitle(data))}
        error={error}
        change={!data.isDigital && { ...TO_SHIPMENT, targetName: t('delivery') }}
      >
        {data.isDigital && <DigitalDelivery email={customer.email} />}
        {data.isShipping === true && <Shipping {...props} />}
        {data.isShipping === false && <Pickup {...props} />}
      </StepSection>
      {hasFeature('invoicing') && (
        <StepSection
          section="billing"
          title={t('billing')}
          error={errors.billing}
          change={{ ...TO_SHIPMENT, section: 'billing' }}
        >
          <Billing {...props} />
        </StepSection>
      )}
    </>
  );
}

function Shipping({ customer, data }: OwnProps) {
  const { t } = useTranslation('review-order');
  const customerId = customer.id;
  const addresses = useQuery(addressesQuery(customerId));
  const addressId = data.customerAddress?.id ?? '';
  const couriers = useQuery({ ...couriersQuery(customerId, addressId), enabled: addressId !== '' });
  const address = addresses.data?.find(({ id }) => id === addressId);
  const courier = couriers.data?.find(({ id }) => id === data.courier?.id);
  const offered = couriers.data ?? [];
  const isCheapest = offered.length > 1 && courier === findCheapestCourier(offered);
  return (
    <>
      <p>{address?.recipientName ?? data.customerAddress?.label}</p>
      {address && (
        <>
          <p className="soft">{formatStreetLine(address)}</p>
          <p className="soft">{formatPlaceLine(address)}</p>
        </>
      )}
      <p className="mt-2">
        {data.courier?.label}
        {courier && (
          <>
            {' · '}
            <CourierPrice courier={courier} />
          </>
        )}
      </p>
      {courier && (
        <p className="soft">
          <CourierDays courier={courier} method={data.paymentMethodCode} />
        </p>
      )}
      {isCheapest && <p className="soft">{t('courier.cheapest')}</p>}
      {hasFeature('insurance') && (
        <p className="soft">{t(data.hasShippingInsurance ? 'insurance.on' : 'insurance.off')}</p>
      )}
    </>
  );
}

function Pickup({ customer, data }: OwnProps) {
  const { store, pickupPerson, paymentMethodCode } = data;
  const { t } = useTranslation('review-order');
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const terms = { now, isPaidLater: isPaidLater(paymentMethodCode) };
  const zipCode = useSessionStore((state) => state.zipCode);
  const query = useQuery(pickupStoresQuery(customer.id, zipCode));
  const known = query.data?.find(({ id }) => id === store?.id);
  const { name, lastName, motherLastName, telephone } = pickupPerson;
  return (
    <>
      <p>{store?.label || known?.name}</p>
      {known && (
        <>
          <p className="soft">{[known.address, known.city].filter(Boolean).join(', ')}</p>
          <p className="soft">{known.hours.join('. ')}</p>
          <p className="text-saved">{pickupTexts(known, terms, delivery).join(' · ')}</p>
        </>
      )}
      <p className="mt-2">
        {t('person', { name: [name, lastName, motherLastName].filter(Boolean).join(' ') })}
      </p>
      <p className="soft">{formatPhone(telephone)}</p>
      <p className="soft mt-2">{t('collect')}</p>
    </>
  );
}

function Billing({ customer, data }: OwnProps) {
  const { t } = useTranslation('review-order');
  const { requiredBilling, billingCustomerAddress, cfdiUse } = data;
  const query = useQuery({ ...invoicingProfilesQuery(customer.id), enabled: requiredBilling });
  if (!requiredBilling) return <p className="soft">{t('billing.none')}</p>;
  const profile = query.data?.find(({ id }) => id === billingCustomerAddress?.id);
  return (
    <>
      <p>{profile?.businessName ?? billingCustomerAddress?.label}</p>
      {profile && (
        <>
          <p className="soft">{t('billing.line', { rfc: profile.rfc, zip: profile.zipCode })}</p>
          {(cfdiUse ?? profile.cfdiUse) && (
            <p className="soft">{t('billing.use', { use: cfdiUse ?? profile.cfdiUse })}</p>
          )}
        </>
      )}
    </>
  );
}
